import { formatMoney, type Cents } from "#shared/money.ts";
import { typeNames } from "#shared/documents/page-words.ts";
import type { DocumentType } from "#shared/documents/schema.ts";

/** What a certificate is about. Instants are those of the server's clock. */
export interface Certified {
  type: DocumentType;
  number: string;
  title: string;
  /** Empty while the sender has no profile. */
  business: string;
  /** Hash of what was sent: content, business, look and PDF. */
  sentSha256: string;
  /** Hash of the event of the acceptance, which covers everything before it. */
  proofHash: string;
  amount: Cents;
  /** Descriptions of the optional lines that were chosen; null where there were none to choose from. */
  chosen: string[] | null;
  name: string;
  signedAt: Date;
  /** The address that the link was mailed to; null for a link that was handed over. */
  recipient: string | null;
  address: string;
  browser: string;
  onOwnersDevice: boolean;
  sentAt: Date;
  viewedAt: Date | null;
}

export interface CertificateRow {
  label: string;
  value: string;
}
export interface CertificatePart {
  heading: string;
  rows: CertificateRow[];
}

const longInstant = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeStyle: "medium",
  timeZone: "UTC",
});

/** "November 21, 2026 at 2:05:09 PM UTC". */
export const formatInstant = (instant: Date): string => `${longInstant.format(instant).replaceAll("\u202f", " ")} UTC`;

const chosenText = (chosen: readonly string[] | null): CertificateRow[] =>
  chosen === null ? [] : [{ label: "Options chosen", value: chosen.length === 0 ? "None" : chosen.join("; ") }];

/** What the certificate's page says, part by part. */
export function certificateOf(of: Certified): CertificatePart[] {
  return [
    {
      heading: "Document",
      rows: [
        { label: typeNames[of.type], value: `${of.number}, ${of.title}` },
        ...(of.business === "" ? [] : [{ label: "From", value: of.business }]),
        { label: "Accepted for", value: formatMoney(of.amount) },
        ...chosenText(of.chosen),
      ],
    },
    {
      heading: "Signature",
      rows: [
        { label: "Signed by", value: of.name },
        { label: "Signed on", value: formatInstant(of.signedAt) },
        { label: "Link sent to", value: of.recipient ?? "Handed over as a link" },
        { label: "Network address", value: of.address },
        { label: "Browser", value: of.browser || "Not said" },
        ...(of.onOwnersDevice
          ? [{ label: "Signed in person", value: `On a device of ${of.business || "the sender"}` }]
          : []),
      ],
    },
    {
      heading: "History",
      rows: [
        { label: "Sent", value: formatInstant(of.sentAt) },
        { label: "First seen", value: of.viewedAt === null ? "Not reported" : formatInstant(of.viewedAt) },
        { label: "Accepted", value: formatInstant(of.signedAt) },
      ],
    },
    {
      heading: "Proof",
      rows: [
        { label: "Document sent, SHA-256", value: of.sentSha256 },
        { label: "This acceptance, SHA-256", value: of.proofHash },
      ],
    },
  ];
}
