import { AppError } from "#server/errors.ts";

/** A place in a list that is ordered by an instant and an id, as text that a browser hands back. */
export const encodeCursor = (at: Date, id: string): string =>
  Buffer.from(`${at.toISOString()}|${id}`).toString("base64url");

/** The place that `encodeCursor` wrote down. Throws `invalid` for any other text. */
export function decodeCursor(cursor: string): { at: Date; id: string } {
  const [instant = "", id = ""] = Buffer.from(cursor, "base64url").toString().split("|");
  const at = new Date(instant);
  if (id === "" || Number.isNaN(at.getTime()))
    throw new AppError("invalid", "This cursor is not one that this server gave.", {
      issues: [{ path: "cursor", message: "Not a cursor." }],
    });
  return { at, id };
}
