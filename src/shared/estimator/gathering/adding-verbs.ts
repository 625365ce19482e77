import { wordSet } from "#shared/word-set.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import { oneOf } from "../words/begins.ts";

/** Besides "add" these say that something comes on top: "tack on thirty five", "throw in a gate". */
const ADDING = wordSet("tack throw toss stick slap chuck tag");
export const beginsAdding = oneOf(ADDING);
const ON = wordSet("on in onto");
const ARTICLES = wordSet("a an another the his her their");

/**
 * "And tack on thirty five for delivery", "throw in a gate for ninety": the verb begins a line and names nothing.
 * Returns the last token of its words, or -1.
 */
export function addsAt(open: OpenLines, index: number): number {
  if (!ADDING.has(open.at(index))) return -1;
  const next = index + 1;
  // "tack forty on for the trim"
  const figure = open.figures.get(next);
  const around = figure?.role === "money" && ON.has(open.at(figure.last + 1));
  const onto = ON.has(open.at(next)) && (open.figures.has(next + 1) || ARTICLES.has(open.at(next + 1)));
  if (!around && !onto) return -1;
  if (open.settled()) open.finish();
  return onto ? next : index;
}
