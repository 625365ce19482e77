import { Download } from "lucide-react";
import { useState } from "react";
import type { Document } from "#shared/documents/schema.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { RuledSkeleton } from "#web/ui/skeleton.tsx";
import { pdfUrl } from "../api.ts";
import { startDownload } from "../dialog/use-download.ts";
import { nameLines, openOnPaper } from "../document-notes.ts";
import styles from "./pdf-dialog.module.css";

/** The PDF itself, as the server prints it. */
export function PdfDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const [isLoaded, setLoaded] = useState(false);
  const { lines, questions } = openOnPaper(document);
  const url = pdfUrl(document.id, { download: false });
  return (
    <Dialog
      open
      flush
      size="full"
      title={`${document.number} as PDF`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close Preview</Button>
          <Button look="main" icon={<Download aria-hidden="true" />} onClick={() => void startDownload(document.id)}>
            Download PDF
          </Button>
        </>
      }
    >
      <div className={styles.place}>
        {lines.length + questions.length > 0 && (
          <div className={styles.note}>
            {lines.length > 0 && (
              <p>
                Left out because {lines.length === 1 ? "it has" : "they have"} no price: {nameLines(lines)}.
              </p>
            )}
            {questions.length > 0 && <p>May still change the sums: {questions.map(({ text }) => text).join(" ")}</p>}
          </div>
        )}
        {!isLoaded && (
          <div className={styles.waiting}>
            <RuledSkeleton rows={8} label="Printing the document" />
          </div>
        )}
        {/* Versions of one document are different papers: the number keeps the frame from showing the one before. */}
        {/* Same origin, and browsers refuse to show a PDF in a sandbox. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          className={styles.frame}
          src={`${url}?v=${document.version}`}
          title={`PDF of ${document.title}`}
          onLoad={() => setLoaded(true)}
        />
        <p className={styles.elsewhere}>
          Nothing to see here? <a href={url}>Open the PDF on its own</a>
        </p>
      </div>
    </Dialog>
  );
}
