import type { ErrorBody, ErrorCode, Issue } from "#shared/errors.ts";

/** A refusal with a reason of the closed list. `details` are added to the answer's body as they are. */
export class AppError extends Error {
  override name = "AppError";
  readonly code: ErrorCode;
  readonly issues: Issue[] | undefined;
  readonly details: Record<string, unknown>;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    more: { issues?: Issue[]; details?: Record<string, unknown>; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.code = code;
    this.issues = more.issues;
    this.details = more.details ?? {};
    this.retryAfterSeconds = more.retryAfterSeconds;
  }

  get body(): ErrorBody & Record<string, unknown> {
    return { message: this.message, code: this.code, ...(this.issues ? { issues: this.issues } : {}), ...this.details };
  }
}

/** The one refusal for a row that is not there and for a row of another account. */
export const notFound = (what: string) => new AppError("not_found", `${what} was not found.`);
