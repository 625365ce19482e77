import { BookUser } from "lucide-react";
import { contactFromClients } from "#shared/clients/known-client.ts";
import type { DocumentContent } from "#shared/documents/schema.ts";
import { conjunction } from "../document-notes.ts";
import marks from "./owner-marks.module.css";

/** Says which of the client's particulars nobody said: they are known from an earlier job. */
export function FromClients({ content }: { content: Pick<DocumentContent, "contact" | "sources"> }) {
  const fields = contactFromClients(content);
  if (fields.length === 0) return null;
  const names = conjunction.format(fields.map((field) => labels[field]));
  return (
    <span className={marks.clients}>
      <BookUser aria-hidden="true" />
      {names.charAt(0).toUpperCase() + names.slice(1)} from your client list
    </span>
  );
}

const labels = { address: "address", phone: "phone", email: "email" };
