import type { Printed } from "#shared/documents/page-words.ts";
import type { CertificatePart } from "#shared/sending/certificate.ts";

/** What a PDF shows: decoded content (cents, thousandths, thousandths of a percent) whose sums are already computed. */
export type PdfDocument = Printed;

/** The signature that a PDF bears, and the page that certifies it. */
export interface SignedPage {
  consent: string;
  name: string;
  /** The instant, written out. */
  signedOn: string;
  signature: { kind: "typed"; text: string } | { kind: "drawn"; png: string };
  certificate: CertificatePart[];
}
