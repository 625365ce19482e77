import { z } from "zod";

/** The closed list of reasons for which the server refuses; each has one HTTP status. */
export const errorCodes = {
  bad_request: 400,
  signed_out: 401,
  subscription_ended: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  invalid: 422,
  rate_limited: 429,
  failed: 500,
  not_configured: 501,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorCodes;

/** One field that is wrong: its path ("items.3.quantity") and what to do about it. */
export const issueSchema = z.object({ path: z.string(), message: z.string() });

/** The body of every refusal. */
export const errorBodySchema = z.object({
  message: z.string(),
  code: z.enum(Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]]), // Object.keys loses the literal types
  issues: z.array(issueSchema).optional(),
});

export type Issue = z.infer<typeof issueSchema>;
export type ErrorBody = z.infer<typeof errorBodySchema>;
