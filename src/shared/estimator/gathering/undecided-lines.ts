import { wordSet } from "#shared/word-set.ts";
import { nameAt } from "../changes/said-names.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import { newCandidate } from "../quantities/candidate.ts";
import { isCostly } from "../quantities/magnitude.ts";
import { oneOf } from "../words/begins.ts";
import { NOUN_VERBS } from "../words/nearby.ts";
import { isWorkedOut, undecidedPriceEnd } from "../words/undecided-prices.ts";
import { isOwned, isTraded } from "../words/ordinary-words.ts";
import { singular } from "../words/units.ts";
import { FEE_WORDS, MATERIAL_WORDS, WORK_VERBS, WORK_WORDS } from "../words/words.ts";
import { isWorkVerb } from "../words/work-forms.ts";

/** Between a thing and these words: "wall touch-ups | I'll have to | price later". */
const LEADING = wordSet("i'll we'll have to is are still and but so oh then plus also");
/** "I have to | look up the price": the same before what the speaker does about it. */
const DOING = wordSet("i we gotta need");
/** "I still have to look at the subfloor, so no price yet", "the treads will need sanding": more is told than what it is. */
const TELLS = wordSet(
  "i i'm i'd i've we we're we'd she he they she's he's they're it it's that's there's who which has have had going will would need needs gets size color style wants want could can can't",
);

/** "Change the filter and | reseal the jets": the words from each other work on. */
function worksIn(open: OpenLines, words: readonly number[]): number[][] {
  const begins = (place: number) => {
    const [and, verb] = [open.at(words[place] ?? -1), open.at(words[place + 1] ?? -1)];
    return and === "and" && WORK_VERBS.has(verb) && !NOUN_VERBS.has(verb);
  };
  return words.flatMap((_, place) => (begins(place) ? [words.slice(place + 1)] : []));
}

/** "Resurface the steps, price to come, and | new filter sand": what was named so far is a line that asks. Its last token, or -1. */
export function undecidedAt(open: OpenLines, index: number): number {
  const last = undecidedPriceEnd(open.tokens, index);
  const { price, service, words, quantities } = open.current;
  if (last < 0 || price || service || open.correction || quantities.length > 0) return -1;
  let end = words.length;
  const worked = isWorkedOut(open.tokens, index);
  const leads = (word: string) => LEADING.has(word) || (worked && DOING.has(word));
  while (end > 0 && leads(open.at(words[end - 1] ?? -1))) end--;
  const thing = words.slice(0, end);
  // "I'll work up prices later": of nothing that has no line yet
  if (end === 0 && worked) {
    open.current.words = [];
    return last;
  }
  const tells = thing.some((place) => TELLS.has(open.at(place)));
  // "she also wants the screen door fixed, | I have to look up the price on that": the wish asks by itself
  // "the other line comes when there's a barn, so no number | two regulators"
  if (tells && (worked || open.figures.has(last + 1))) {
    open.current.words = thing;
    open.finish();
    return last;
  }
  if (!open.lines.hasContent(thing) || tells) return -1;
  Object.assign(open.current, { words: thing, first: thing[0] });
  for (const next of [...worksIn(open, thing), []]) {
    open.current.asked = true;
    open.finish(next);
  }
  return last;
}

const PRICES = wordSet("price number quote");
const OF = wordSet("on for about");
const THE = wordSet("the that his her their");
const YET = wordSet("yet");
/** Of what is not sure yet these say which one it is, or when. */
const CHOSEN = wordSet("color colors size sizes date dates day style finish count number hours time timing brand");
/** So long is a name that no "yet" ends. */
const LONGEST_OPEN = 3;
/** So far before it the same thing may be named. */
const NAMED_REACH = 24;
/** What leads to such words: "and I still don't have a | price on". */
const LEADS = wordSet(
  "not no i i'll we still don't haven't have to need gotta got get a the any and then also um uh okay alright let's see oh so but",
);

export const beginsOpenThing = oneOf(PRICES, ["sure", "no", "i", "we"]);

/** "Not | sure on", "have to get a | number for", "don't have a | price on", "no price on": where the thing behind begins, and whether "yet" has to end it; or null. */
function openThingFrom(open: OpenLines, index: number): { first: number; ends: boolean } | null {
  const word = open.at(index);
  const lacks = (word === "i" || word === "we") && open.at(index + 1) === "don't";
  const price = word === "no" ? index + 1 : lacks ? index + 4 : index;
  const of = price + 1;
  if (!OF.has(open.at(of)) || !THE.has(open.at(of + 1))) return null;
  const first = of + 2;
  if (word === "sure") return open.at(index - 1) === "not" ? { first, ends: true } : null;
  if (!PRICES.has(open.at(price))) return null;
  if (word === "no") return { first, ends: true };
  if (!/^(?:a|the|any)$/.test(open.at(price - 1))) return null;
  if (lacks) return open.at(index + 2) === "have" ? { first, ends: true } : null;
  return open.at(price - 2) === "get" && /^(?:to|gotta)$/.test(open.at(price - 3)) ? { first, ends: false } : null;
}

/** What a job depends on, and nobody sells. */
const GIVEN = wordSet(
  "venue weather address wording height width depth weight client clients customer people guests design layout plan plans order access house home place site location spot wife husband owner name theme menu schedule parking spacing seating timing",
);

/** Machines that a job is done with. */
const HIRED = wordSet("crane lift scaffold scaffolding excavator loader trencher trailer");

/** "Permit", "crane", "log splitting", but not "weather" and "venue": what has a price at all. */
function isSold(name: readonly string[]): boolean {
  const word = name.at(-1) ?? "";
  if (GIVEN.has(word)) return false;
  const one = singular(word);
  const listed = [WORK_WORDS, MATERIAL_WORDS, FEE_WORDS].some((words) => words.has(word) || words.has(one));
  const done = isWorkVerb(word) || (name.length > 1 && word.endsWith("ing"));
  return listed || done || HIRED.has(one) || isOwned(word) || isTraded(word) || isCostly([word, one]);
}

/** "The fan is 90 not sure on the permit yet | the seal is 40": what nobody knows the price of is a line that asks, also where no mark ends it. Its last token, or -1. */
export function openThingAt(open: OpenLines, index: number): number {
  const said = openThingFrom(open, index);
  if (!said) return -1;
  const name = nameAt(open, said.first, YET, said.ends ? undefined : LONGEST_OPEN);
  const end = name.at(-1) ?? -1;
  const yet = open.at(end + 1) === "yet";
  if (end < 0 || (said.ends && !yet) || name.some((place) => CHOSEN.has(open.at(place)))) return -1;
  if (!isSold(name.map((place) => open.at(place)))) return -1;
  // "and the gate hinge, I don't have a price for the gate hinge yet": it was named already
  for (let back = index - 1; back > index - NAMED_REACH; back--) if (open.at(back) === open.at(end)) return -1;
  const { current } = open;
  const from = current.price?.last ?? -1;
  for (const words of [current.trailing, current.words])
    while (words.length > 0 && (words.at(-1) ?? 0) > from && LEADS.has(open.at(words.at(-1) ?? -1))) words.pop();
  open.correction = null;
  open.finish();
  open.current = newCandidate(said.first);
  Object.assign(open.current, { words: name, last: end, asked: true });
  open.finish();
  return yet ? end + 1 : end;
}
