/** An answer in the provider's shape of an error. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly status: number;
  readonly body: { error: Record<string, unknown> };
  constructor(status: number, error: Record<string, unknown>) {
    super(String(error.message));
    this.status = status;
    this.body = { error };
  }
}

export function refuse(status: number, code: string, message: string, param?: string, declineCode?: string): Refusal {
  const type = status === 402 ? "card_error" : status >= 500 ? "api_error" : "invalid_request_error";
  const declined = declineCode && { decline_code: declineCode === "card_declined" ? "generic_decline" : declineCode };
  return new Refusal(status, { type, code, message, ...(param && { param }), ...declined });
}
