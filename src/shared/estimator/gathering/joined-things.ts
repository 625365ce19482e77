import { wordSet } from "#shared/word-set.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import { cueAt } from "../words/cues.ts";
import { isThing } from "../words/nearby.ts";
import { beginsSentence, isJoined } from "../words/tokens.ts";
import { PREPOSITIONS, WORK_VERBS } from "../words/words.ts";

/** What things are made of, before their name: "metal panels". */
const STUFFS = wordSet(
  "metal vinyl cedar composite copper pvc steel wood wooden plastic rubber fiber concrete aluminum oak pine maple granite marble slate asphalt galvanized stainless treated brass foam bamboo glass",
);
const ARTICLES = new Set(["the", "a", "an", "his", "her", "their"]);
/** Who works, behind the price of their time: "an hour for the crew". */
const CREWS = new Set(["crew", "team", "guys", "men", "movers"]);
const LEADS = new Set(["for", "is", "are", "at", "was", "were"]);
/** The second of two things has no more words. */
const LONGEST_THING = 3;

/** "To strip and reroof the barn": two verbs of one work. */
export function joinsVerbs(open: OpenLines, and: number): boolean {
  const { trailing } = open.current;
  const verbs = [open.at(and - 1), open.at(and + 1)];
  return open.at(trailing[0] ?? -1) === "to" && verbs.every((word) => WORK_VERBS.has(word));
}

/** "Seventy five for pickup and delivery.": the second of two things behind their price ends the sentence, or another subject follows. */
export function endsName(open: OpenLines, and: number): boolean {
  const { current } = open;
  if (!current.price || !current.after || open.at(and) !== "and" || !isThing(open.at(and - 1))) return false;
  let next = and + 1;
  while (next <= and + LONGEST_THING && isThing(open.at(next)) && isJoined(open.tokens[next])) {
    // "all labor and materials included"
    if (cueAt(open.tokens, next)) return false;
    next++;
  }
  if (next === and + 1) return false;
  // "three hundred for the fan and light, the switch is forty"
  const anew = open.tokens[next]?.gap === "comma" && ARTICLES.has(open.at(next)) && current.words.length > 0;
  return beginsSentence(open.tokens[next]) || next >= open.tokens.length || anew;
}

/** True when a thing and its price follow the "and". */
function pricesThing(open: OpenLines, and: number): boolean {
  for (let next = and + 1; next <= and + LONGEST_THING + 1 && isJoined(open.tokens[next]); next++) {
    const lead = LEADS.has(open.at(next)) ? 1 : 0;
    if (open.figures.get(next + lead)?.role === "money") return next > and + 1;
    if (lead > 0 || !isThing(open.at(next))) return false;
  }
  return false;
}

/**
 * "To reroof the barn | metal panels and screws for", "an hour for the crew | truck and mileage is": the words behind the
 * work, or behind those who do it, that the thing after "and" has its price with.
 */
export function mateBefore(open: OpenLines, and: number): number[] {
  const { trailing } = open.current;
  const word = (place: number) => (place < 0 ? "" : open.at(trailing[place] ?? -1));
  const last = trailing.length - 1;
  const things = isThing(word(last)) && !WORK_VERBS.has(word(last)) && !ARTICLES.has(word(last - 1));
  const behindCrew = word(last - 3) === "for" && word(last - 2) === "the" && CREWS.has(word(last - 1));
  if (
    !(word(0) === "to" || behindCrew) ||
    last < 3 ||
    !things ||
    PREPOSITIONS.has(word(last - 1)) ||
    !pricesThing(open, and)
  )
    return [];
  let first = last;
  while (STUFFS.has(word(first - 1)) && !ARTICLES.has(word(first - 2))) first--;
  return trailing.slice(first);
}
