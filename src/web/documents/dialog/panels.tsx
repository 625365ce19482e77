import { useState } from "react";
import type { Document } from "#shared/documents/schema.ts";
import { SettlementDialog } from "#web/settlement/settlement-dialog.tsx";
import { SaveTemplateDialog } from "#web/templates/save-template-dialog.tsx";
import { ConflictDialog } from "../dialogs/conflict-dialog.tsx";
import { DeleteDialog } from "../dialogs/delete-dialog.tsx";
import { DownloadDialog } from "../dialogs/download-dialog.tsx";
import { LeaveDialog } from "../dialogs/leave-dialog.tsx";
import { PdfDialog } from "../dialogs/pdf-dialog.tsx";
import { RefineDialog } from "../dialogs/refine-dialog.tsx";
import { ThemeDialog } from "../dialogs/theme-dialog.tsx";
import { VersionsDialog } from "../dialogs/versions-dialog.tsx";
import { ReopenDialog } from "../sending/reopen-dialog.tsx";
import { SendDialog } from "../sending/send-dialog.tsx";
import { SendingDialog } from "../sending/sending-dialog.tsx";
import type { CarefulClose } from "./use-careful-close.ts";
import type { Saving } from "./use-save.ts";

export type PanelName =
  | "refine"
  | "pdf"
  | "download"
  | "versions"
  | "theme"
  | "template"
  | "settlement"
  | "delete"
  | "send"
  | "sending"
  | "reopen";

type PanelsProps = {
  open: PanelName | null;
  document: Document;
  saving: Saving;
  closing: CarefulClose;
  onClose: () => void;
  onAnswer: () => void;
  onDeleted: () => void;
};

/** The dialogs over the dialog; one at a time. */
export function Panels({ open, document, saving, closing, onClose, onAnswer, onDeleted }: PanelsProps) {
  const [instructions, setInstructions] = useState("");
  return (
    <>
      {open === "refine" && (
        <RefineDialog
          document={document}
          instructions={instructions}
          onInstructions={setInstructions}
          onClose={onClose}
        />
      )}
      {open === "pdf" && <PdfDialog document={document} onClose={onClose} />}
      {open === "download" && <DownloadDialog document={document} onAnswer={onAnswer} onClose={onClose} />}
      {open === "versions" && <VersionsDialog document={document} onClose={onClose} />}
      {open === "theme" && <ThemeDialog document={document} onClose={onClose} />}
      {open === "template" && <SaveTemplateDialog document={document} onClose={onClose} />}
      {open === "settlement" && <SettlementDialog document={document} onClose={onClose} />}
      {open === "delete" && <DeleteDialog document={document} onClose={onClose} onDeleted={onDeleted} />}
      {open === "send" && <SendDialog document={document} onClose={onClose} />}
      {open === "sending" && <SendingDialog document={document} onClose={onClose} />}
      {open === "reopen" && <ReopenDialog document={document} onClose={onClose} />}
      {saving.conflict && <ConflictDialog conflict={saving.conflict} saving={saving} />}
      <LeaveDialog closing={closing} />
    </>
  );
}
