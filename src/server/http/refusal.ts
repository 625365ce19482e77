import { HTTPException } from "hono/http-exception";
import { PaymentsError } from "#server/adapters/payments/payments.ts";
import { PdfError } from "#server/adapters/pdf/pdf-error.ts";
import { outageOf, sqlStateOf } from "#server/db/errors.ts";
import { AppError } from "#server/errors.ts";
import { noRoom } from "./room.ts";

/** By SQLSTATE: text that PostgreSQL cannot hold, such as NUL in an id of a path, and a number beyond its column. */
const unstorable = new Map([
  ["22021", "The text has characters that cannot be stored."],
  ["22P05", "The text has characters that cannot be stored."],
  ["22003", "A number is too large."],
]);

const databaseIsAway = () =>
  new AppError("unavailable", "The database cannot be reached at the moment. Please try again in a few seconds.", {
    retryAfterSeconds: 5,
  });

/** The refusal that an error means for who asked; null when it is a mistake of ours. */
export function refusalOf(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException && error.status === 400)
    return new AppError("bad_request", "The request body is not valid JSON.");
  if (error instanceof HTTPException && error.status === 415)
    return new AppError("bad_request", "The body of the request is not of a type that this address takes.");
  if (error instanceof PdfError && (error.code === "timeout" || error.code === "busy"))
    return new AppError("unavailable", "The PDF is not ready yet. Please try again in a moment.", {
      retryAfterSeconds: 2,
    });
  if (error instanceof PaymentsError && error.code !== "signature")
    return new AppError("unavailable", "The card provider did not answer, and nothing was charged. Please try again.", {
      retryAfterSeconds: 10,
    });
  // Calls to others end in errors of their adapters: a line that broke otherwise was the database's.
  const outage = outageOf(error);
  if (outage) return outage === "full" ? noRoom() : databaseIsAway();
  const what = unstorable.get(sqlStateOf(error) ?? "");
  return what === undefined ? null : new AppError("invalid", what);
}
