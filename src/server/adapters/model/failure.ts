import { APICallError, InvalidResponseDataError, NoObjectGeneratedError, NoOutputGeneratedError, RetryError } from "ai";
import { ModelError, type ModelFailure } from "./model.ts";

function failureOfStatus(status: number | undefined): ModelFailure {
  if (status === 401 || status === 403) return "refused";
  if (status === 429) return "rate_limited";
  if (status === 408 || status === 504) return "timeout";
  // A success that could not be read to its end: the connection broke while the answer was coming.
  if (status === 200) return "cut_off";
  return "unavailable";
}

/** Sorts whatever the SDK threw into the closed list. */
export function modelErrorOf(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  if (RetryError.isInstance(error)) return modelErrorOf(error.lastError);
  const cause = { cause: error };
  if (APICallError.isInstance(error)) return new ModelError(failureOfStatus(error.statusCode), cause);
  if (NoObjectGeneratedError.isInstance(error))
    return new ModelError(error.finishReason === "stop" ? "nonsense" : "cut_off", cause);
  // The stream ended as if all was well, but without the piece that says so.
  if (NoOutputGeneratedError.isInstance(error) || InvalidResponseDataError.isInstance(error))
    return new ModelError("cut_off", cause);
  if (error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError"))
    return new ModelError("timeout", cause);
  return new ModelError("unavailable", cause);
}

/** True when a server refuses the request because it cannot be bound to a schema. */
export function refusesSchema(error: unknown): boolean {
  return APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422);
}
