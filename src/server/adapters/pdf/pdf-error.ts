/**
 * Why there is no PDF. `timeout`: past the deadline, the child was killed. `busy`: too many wait. `failed`: it cannot be
 * set, or a child died. `closed`: the pool was ended.
 */
export type PdfErrorCode = "timeout" | "busy" | "failed" | "closed";

export class PdfError extends Error {
  override readonly name = "PdfError";
  readonly code: PdfErrorCode;

  constructor(code: PdfErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
