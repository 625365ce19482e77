import { wordSet } from "#shared/word-set.ts";
import { verbOf } from "../prose/verbs.ts";
import { isDoneTo } from "./nature.ts";

/** What takes away or cleans puts nothing in. */
const CLEARING = wordSet(
  "clean clear haul remove sweep wash scrub dump rake mow trim prune unclog snake drain demo empty",
);

/** "Cleaned out trash", but not "replaced blinds": true for a name that begins with what was cleared away. */
export const clearedAway = ([first = ""]: readonly string[]): boolean =>
  isDoneTo(first) && CLEARING.has(verbOf(first) ?? "");
