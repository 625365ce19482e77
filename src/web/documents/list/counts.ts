import type { DocumentCount } from "#shared/documents/schema.ts";
import type { Wanted } from "./api.ts";

/** How many documents these counts hold, or how many of a status, a type, or both. */
export const countOf = (
  counts: readonly DocumentCount[],
  { status, type }: Pick<Wanted, "status" | "type"> = {},
): number =>
  counts
    .filter((entry) => (!status || entry.status === status) && (!type || entry.type === type))
    .reduce((sum, { count }) => sum + count, 0);
