import type { LineItem } from "#shared/documents/schema.ts";
import { wordSet } from "#shared/word-set.ts";
import { isNumberWord } from "../words/number-words.ts";
import { stem } from "../words/stem.ts";
import { at, tokenFrom, type Token } from "../words/tokens.ts";
import { looksPlural } from "../words/units.ts";
import { couldName } from "../words/words.ts";
import { isWorkVerb } from "../words/work-forms.ts";
import type { Draft } from "./line-words.ts";

/** What is counted of anything, and says nothing of it: "rekey cylinders, three | pieces". */
const COUNTERS = wordSet(
  "pieces units items people persons guys men times sets trays pairs copies steps treads rooms sheets squares zones bundles lengths",
);
/** How often something is done, or to how many, behind what it is: "dog walking, ten | walks", "vent cleaning, six | buildings". */
const TURNS = wordSet(
  "sessions visits walks applications lessons classes treatments cuts mowings buildings houses homes apartments",
);
/** What work is sold by: "hang and finish, twenty | sheets". */
const SOLD_BY = wordSet("sheets squares");
/** Behind a verb: "turn over two rooms". */
const PARTICLES = wordSet("over up out off down away back");
/** What a name does not end with: "labor for | two guys". */
const SMALL = / (?:for|with|of|and|at|by|from|to|in|on)$/iu;
const ONE = 1000;
/** So far behind the first word of a count stands what is counted: "two brand new | panels". */
const REACH = 4;

const wordsOf = (name: string): string[] => name.toLowerCase().replaceAll(",", "").split(" ");

/** Where the word stands that the quantity of a line counts; -1 where none does, or where something is done to those: "sprinkler job, | add three zones". */
function placeOfCounted(
  { sources: { quantity } }: Pick<LineItem, "sources">,
  word: string,
  tokens: readonly Token[],
): number {
  const said =
    quantity?.kind === "spoken" ? [quantity.start] : quantity?.kind === "computed" ? (quantity.said ?? []) : [];
  for (const one of said) {
    const first = tokenFrom(tokens, typeof one === "number" ? one : one.start);
    const before = at(tokens, first - 1);
    if (before === "add" || (isWorkVerb(before) && !before.endsWith("ing") && !SOLD_BY.has(word))) continue;
    for (let index = first + 1; index <= first + REACH; index++) if (at(tokens, index) === word) return index;
  }
  return -1;
}

/** "Painting | three | rooms": what is done, of which the count says to what. */
const isBareDoing = ([word = "", ...others]: readonly string[]): boolean =>
  others.length === 0 && /\p{L}{2}ing$/u.test(word);

/** "Four | double pane | units", "the ptac units": true where a name is said in one. */
const isCalledSo = (tokens: readonly Token[], before: string, last: string): boolean =>
  tokens.some(({ norm }, index) => norm === last && index > 0 && at(tokens, index - 1) === before);

/**
 * A name that does not end with what only counts it: "Labor guys" is labor, "Airbnb turnover turnovers" says it twice, "Carpet
 * cleaning rooms" has its rooms in the quantity; but "Double pane units" are called so.
 */
function nameWithoutCount(
  item: Pick<LineItem, "description" | "quantity" | "sources">,
  tokens: readonly Token[],
): string {
  const { description, quantity } = item;
  const words = wordsOf(description);
  const [before = "", last = ""] = words.slice(-2);
  const others = words.slice(0, -1);
  // "four oh four"
  const isTwice = before !== "new" && !isNumberWord(last) && others.some((word) => stem(word) === stem(last));
  // "clean the panels, | 24 panel"
  const counted = looksPlural(last) || last === "people" || isTwice;
  if (quantity === ONE || words.length < 2 || !counted) return description;
  const place = placeOfCounted(item, last, tokens);
  // "gutter cleaning", of which each word may be a work
  const named =
    others.some((word) => couldName(word) && !isWorkVerb(word)) ||
    (others.length > 1 && (TURNS.has(last) || isSoldBy(description, last)));
  if (place < 0 || PARTICLES.has(before) || !named) return description;
  const head = description.slice(0, description.lastIndexOf(" ")).replace(/,$/u, "").replace(SMALL, "");
  if (isTwice) return head;
  const counts = COUNTERS.has(last) || (TURNS.has(last) && before.endsWith("ing"));
  return counts && !isBareDoing(others) && !isCalledSo(tokens, before, last) ? head : description;
}

/** "Shingle roof | squares", "hang and finish, | sheets", but "hang and finish | sheets", which says no more of the thing. */
const isSoldBy = (description: string, last: string): boolean =>
  SOLD_BY.has(last) && (!/ and /iu.test(description) || description.toLowerCase().endsWith(`, ${last}`));

/** Lines whose names do not end with what only counts them. */
export const withoutCount =
  (tokens: readonly Token[]) =>
  (draft: Draft): Draft => {
    const description = nameWithoutCount(draft.item, tokens);
    return description === draft.item.description ? draft : { ...draft, item: { ...draft.item, description } };
  };
