import { wordSet } from "#shared/word-set.ts";
import type { OpenLines } from "../heard/open-lines.ts";
import { byFirstWord, oneOf, type Begins } from "../words/begins.ts";
import { beginsSentence, isJoined, placesBetween } from "../words/tokens.ts";
import { isPricedBehind, putOff } from "./spoken-options.ts";

const PEOPLE = wordSet("he she they client customer owner landlord husband wife");
const MIGHT = wordSet("might may could");
/** "She might want", "they're thinking about". */
export const beginsWishedLine: Begins = (word) => PEOPLE.has(word) || BEING.has(word);
const ALSO = wordSet("also even possibly still eventually just");
const WISHES = wordSet("want need do add like get go");
const TOWARDS = wordSet("to for with having doing getting adding");
/** "She's thinking about | the hallway too": what is weighed and not ordered. */
const WEIGHING: readonly (readonly string[])[] = [
  ["thinking", "about"],
  ["thinking", "of"],
  ["considering"],
  ["debating"],
];
const WEIGHS = new Set(WEIGHING.map(([verb = ""]) => verb));
const BEING = wordSet("he's she's they're is are was were");
const ITSELF = wordSet("it that this them those");
/** "They're thinking about selling | so paint the door": the price is of something else. */
const TURNS = wordSet("so and but because since then anyway");
const PRICE_REACH = 16;
/** "They may want gutter guards, | if so they're 600". */
const SO = wordSet("if so then they're it's that's that'd");

/** True when the sentence goes on with a price of what is wished, and not of a thing behind a comma: "maybe in August, | fence 900". */
function isPriced(open: OpenLines, from: number): boolean {
  let clause = from;
  for (let index = from; index < from + PRICE_REACH && !beginsSentence(open.tokens[index]); index++) {
    if (!isJoined(open.tokens[index])) clause = index;
    if (open.figures.get(index)?.role === "money")
      return (
        clause === from ||
        open.figures.has(clause) ||
        open.lines.content(placesBetween(clause, index)).every((word) => SO.has(word))
      );
    if (TURNS.has(open.at(index))) return false;
  }
  return false;
}

/** The last token of "might want", "may also need to", or -1. */
function mightEnd(open: OpenLines, index: number): number {
  if (!PEOPLE.has(open.at(index)) || !MIGHT.has(open.at(index + 1))) return -1;
  const verb = index + (ALSO.has(open.at(index + 2)) ? 3 : 2);
  return WISHES.has(open.at(verb)) ? verb : -1;
}

/** The last token of "she's thinking about", "they're considering", or -1. */
function weighingEnd(open: OpenLines, index: number): number {
  if (!BEING.has(open.at(index)) || !WEIGHS.has(open.at(index + 1))) return -1;
  const said = WEIGHING.find((words) => words.every((word, place) => open.at(index + 1 + place) === word));
  return said ? index + said.length : -1;
}

const ORDERS = wordSet("want wants wanted need needs needed");
/** So many words name what is wished, and behind "maybe" its price is led to. */
const LONGEST_WISH = 5;
const LEADS_TO_PRICE = wordSet("that's it's that'd it'd they're");

/** "They want | matte black maybe, that's 90": the last token of a wish of which they are not sure, or -1. */
function maybeEnd(open: OpenLines, index: number): number {
  if (!PEOPLE.has(open.at(index)) || !ORDERS.has(open.at(index + 1))) return -1;
  let maybe = index + 2;
  while (maybe < index + 2 + LONGEST_WISH && open.at(maybe) !== "maybe" && isJoined(open.tokens[maybe])) maybe++;
  const said = open.at(maybe) === "maybe" && maybe > index + 2 && LEADS_TO_PRICE.has(open.at(maybe + 1));
  return said ? index + 1 : -1;
}

/** The last token of "they also asked for", "she also wants", behind a service of the account that has its price; or -1. */
function alsoEnd(open: OpenLines, index: number): number {
  if (open.at(index + 1) !== "also" || !PEOPLE.has(open.at(index))) return -1;
  const { service, price } = open.current;
  if (!service || price) return -1;
  // "she also wants | to pay by check"
  if (open.at(index + 3) === "to") return -1;
  if (ORDERS.has(open.at(index + 2))) return index + 2;
  return open.at(index + 2) === "asked" && open.at(index + 3) === "for" ? index + 3 : -1;
}

/** "She might want | the hallway too, that'd be four hundred": an option; "they also asked for | the fridge to be emptied for forty": work. Returns the last token of the wish, or -1. */
export function wishesLine(open: OpenLines, index: number): number {
  const also = alsoEnd(open, index);
  let last = Math.max(also, mightEnd(open, index), weighingEnd(open, index), maybeEnd(open, index));
  if (last < 0 || ITSELF.has(open.at(last + 1)) || !isJoined(open.tokens[last + 1]) || !isPriced(open, last + 1))
    return -1;
  while (TOWARDS.has(open.at(last + 1))) last++;
  open.boundary(beginsSentence(open.tokens[index]));
  if (also < 0) open.current.optional = true;
  return last;
}

/** How far behind what makes a line an option it is said once more why. */
const AGAIN_REACH = 8;
const THEM = wordSet("them her him you");
/** What is said of a line that nobody has ordered yet, as a clause of its own. */
const UNDECIDED = byFirstWord([
  "hasn't decided",
  "haven't decided",
  "isn't sure",
  "aren't sure",
  "wasn't sure",
  "weren't sure",
  "maybe on that",
  "maybe on it",
  "not sure yet",
  "still deciding",
  "on the fence",
  "undecided",
  ...["he'll", "she'll", "they'll", "will", "gonna", "going to"].map((will) => `${will} let me know`),
  ...["he", "she", "they"].flatMap((who) =>
    ["decide", "choose", "think it over", "think about it"].map((may) => `so ${who} can ${may}`),
  ),
  ...["him", "her", "them"].flatMap((whom) => ["decide", "choose"].map((may) => `let ${whom} ${may}`)),
  "your call",
  "her call",
  "his call",
  "their call",
  ...["don't include", "don't count", "don't add", "not include", "leave"].flatMap((not) =>
    ["it", "that", "those"].flatMap((it) =>
      ["total", "price"].map((sum) => `${not} ${it} ${not === "leave" ? "out of" : "in"} the ${sum}`),
    ),
  ),
]);
/** "Up to them", "he hasn't decided", "hold off on that till". */
export const beginsUndecidedLine = oneOf(["up", "wait", "hold"], UNDECIDED.keys());

/** "That's | up to them". */
const LEADS = wordSet("that's it's totally all is but and");
const POINTING = wordSet("that it those them");
const LATER = wordSet("till until til");

/** "A cabin filter, thirty two, but | wait on that till he says ok": the last token of the clause, or -1. */
function waitsEnd(open: OpenLines, index: number): number {
  const [word, on, what, till] = [0, 1, 2, 3].map((step) => open.at(index + step));
  if (!(word === "wait" || word === "hold") || !POINTING.has(what ?? "") || !LATER.has(till ?? "")) return -1;
  if (on !== "on" && on !== "off") return -1;
  let last = index + 3;
  while (isJoined(open.tokens[last + 1]) && last < index + PRICE_REACH) last++;
  return last;
}

/** "Rotors one ninety, but he hasn't decided", "rollers at ninety five, up to them": the last token, or -1. */
export function undecidedEnd(open: OpenLines, index: number): number {
  const up = open.at(index) === "up" && open.at(index + 1) === "to" && THEM.has(open.at(index + 2)) ? 3 : 0;
  const words = UNDECIDED.get(open.at(index))?.find((phrase) =>
    phrase.every((word, place) => open.at(index + place) === word),
  );
  const length = up || (words?.length ?? 0);
  const waits = length === 0 ? waitsEnd(open, index) : -1;
  if (waits < 0 && (length === 0 || isJoined(open.tokens[index + length]))) return -1;
  // "brings it | up to her" stands behind its verb, "that's | up to them" does not
  if (up > 0 && isJoined(open.tokens[index]) && !LEADS.has(open.at(index - 1))) return -1;
  // "irrigation repair, not sure yet": said of what has no price
  if (!open.settled() && open.lines.hasContent(open.current.words)) {
    // "trim and doors, she wasn't sure, | that would be another eight hundred"
    if (length === 0 || !isPricedBehind(open, index, index + length - 1)) return -1;
    open.current.optional = true;
    return index + length - 1;
  }
  // "fence 900, they'll let me know" is said of all there is
  const several = [...open.lines.list, open.current].filter((line) => line.price ?? line.service).length > 1;
  const isOfAll = words?.at(-1) === "know" || words?.[0] === "so" || words?.[0] === "let";
  if (isOfAll && !several) return -1;
  // "the album is optional, come to think of it. They weren't sure": said once more of that
  const again = open.lines.list.some(({ optional }) => optional) && index - open.optionAt <= AGAIN_REACH;
  if (!again && !putOff(open)) return -1;
  return waits < 0 ? index + length - 1 : waits;
}

const BOTH = wordSet("both two");
export const beginsBothOptional = oneOf(BOTH);
const BE = wordSet("are is would be as");

/** "Extra hour one fifty, second shooter four hundred, | both optional": the last token, or -1. */
export function bothOptionalEnd(open: OpenLines, index: number): number {
  if (!BOTH.has(open.at(index))) return -1;
  let last = index + 1;
  while (BE.has(open.at(last))) last++;
  if (open.at(last) !== "optional" || isJoined(open.tokens[last + 1])) return -1;
  const heard = [...open.lines.list, open.current].filter((line) => line.price ?? line.service).slice(-2);
  for (const line of heard) line.optional = true;
  return heard.length === 2 ? last : -1;
}
