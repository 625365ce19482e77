import { wordSet } from "#shared/word-set.ts";

const WHOLE = wordSet("whole entire full same all");
const EXTENTS = wordSet("run length footage yardage area perimeter thing line way");
const SQUARE = wordSet("square linear");

/** "On the whole run", "the same square footage": as far as what was measured before. */
export const saysWholeExtent = (norms: readonly string[]): boolean =>
  norms.some((word, at) => {
    const extent = SQUARE.has(norms[at + 1] ?? "") ? at + 2 : at + 1;
    return WHOLE.has(word) && EXTENTS.has(norms[extent] ?? "");
  });
