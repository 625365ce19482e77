import type { ReactNode } from "react";
import type { DocumentStatus } from "#shared/documents/schema.ts";
import { classNames } from "./class-names.ts";
import styles from "./stamp.module.css";

/** `solid`, `soft` and `neutral` (an outline) say more or less without a colour of the statuses. */
export type StampTone = DocumentStatus | "completed" | "neutral" | "solid" | "soft";

/** A rubber stamp in one of the tones of the look. */
export function Stamp({ tone, children }: { tone: StampTone; children: ReactNode }) {
  return <span className={classNames(styles.stamp, styles[tone])}>{children}</span>;
}

const names: Record<DocumentStatus, string> = {
  draft: "Draft",
  pending: "Pending",
  accepted: "Accepted",
  declined: "Declined",
};

/** The status of a document. */
export function StatusStamp({ status }: { status: DocumentStatus }) {
  return <Stamp tone={status}>{names[status]}</Stamp>;
}
