/** The sets that nobody who mends rules has read, and nothing has learned from: docs/estimator.md, "Closed sets". */
export const CLOSED_SETS: ReadonlySet<string> = new Set([
  "set-aside",
  ...["j", "u", "w", "y", "ah", "an", "ap", "au", "ba", "bd", "bl", "bp", "bv", "bw", "ca", "ce", "cl", "co"].map(
    (name) => `fresh-${name}`,
  ),
]);
