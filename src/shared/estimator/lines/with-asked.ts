import { wordSet } from "#shared/word-set.ts";
import type { HeardJob } from "../hear-job.ts";
import { stem } from "../words/stem.ts";
import { normsAt, type Token } from "../words/tokens.ts";
import { singular } from "../words/units.ts";
import { couldName, PREPOSITIONS } from "../words/words.ts";
import { isWorkVerb } from "../words/work-forms.ts";
import { ANY, isFigure, isParticiple } from "../asked/phrases.ts";
import { PARTICLES } from "../asked/works.ts";
import { stemsOf, type Draft } from "./line-words.ts";
import type { LineWriter } from "./line-writer.ts";

/** The words of a line, whether it is a service of the account, which may be asked for in other words, and whether it is of several. */
interface Spoken {
  stems: ReadonlySet<string>;
  listed: boolean;
  several: boolean;
}

const spokenOf = (draft: Draft, names: ReadonlySet<string>): Spoken => ({
  stems: new Set(stemsOf(draft)),
  listed: draft.item.sources.unitPrice?.kind === "catalogue" || names.has(draft.item.description),
  several: draft.item.quantity > 1000,
});

/** "A new door": the thing alone, of whatever kind it is. */
const isBare = (stems: ReadonlySet<string>): boolean => stems.size === 2 && stems.has("new");

/** "A third sign for the alley": one more than those that have a price, unless a line is of several or of that one. */
const FURTHER = wordSet("second third fourth fifth");

/** True when a line speaks of a thing that was asked for, or of nothing but what is to be done: "painting" of "the fence painted". */
function speaksOf(lines: readonly Spoken[], asked: readonly string[]): boolean {
  const end = asked.findIndex((word, place) => place > 0 && PREPOSITIONS.has(word));
  const head = end < 0 ? asked : asked.slice(0, end);
  // "put up" ends with its particle, "the back door" begins with no such thing
  const last = PARTICLES.has(head.at(-1) ?? "") ? head.slice(0, -1) : head;
  const named = last.filter((word) => couldName(word) && !isFigure(word) && !isParticiple(word) && !ANY.has(word));
  const things = named.filter((word) => !isWorkVerb(word));
  // "the trim in the closet" is a thing, though one can trim
  const stems = (things.length > 0 ? things : named).map((word) => stem(singular(word)));
  const doings = new Set(things.length > 0 ? asked.filter(isWorkVerb).map(stem) : []);
  const [name = "", ...parts] = stems.toReversed();
  if (name === "") return true;
  const further = asked.find((word) => FURTHER.has(word));
  const known =
    further === undefined ? lines : lines.filter(({ stems: said, several }) => several || said.has(further));
  return known.some(
    ({ stems: said, listed }) =>
      (said.has(name) && (parts.length === 0 || listed || parts.some((part) => said.has(part)) || isBare(said))) ||
      (listed && parts.some((part) => said.has(part))) ||
      [...said].every((word) => doings.has(word)),
  );
}

/** Where a line was said; 0 for one that was not. */
const startOf = ({ item: { sources } }: Draft): number =>
  sources.description?.kind === "spoken" ? sources.description.start : 0;

/** Puts a line before the first that was said behind it. */
export function insertInOrder(drafts: Draft[], draft: Draft): void {
  const start = startOf(draft);
  const place = drafts.findIndex((other) => startOf(other) > start);
  drafts.splice(place < 0 ? drafts.length : place, 0, draft);
}

/** True for a line without a price that was heard in some of the words of a thing. */
function isOpenAt(draft: Draft, tokens: readonly Token[], words: readonly number[]): boolean {
  const { amount, sources } = draft.item;
  const source = sources.description;
  if (amount !== null || source?.kind !== "spoken") return false;
  const stems = new Set(stemsOf(draft));
  return words.some((index) => {
    const { start = -1, end = -1, norm = "" } = tokens[index] ?? {};
    return start >= source.start && end <= source.end && couldName(norm) && stems.has(stem(singular(norm)));
  });
}

/** The lines, and one without a price for each thing that the talk asks for and of which no line speaks. */
export function withAsked(
  drafts: readonly Draft[],
  { asked, open, tokens, catalogue }: HeardJob,
  writer: LineWriter,
): readonly Draft[] {
  if (asked.length === 0) return drafts;
  const all = [...drafts];
  const names = new Set(catalogue.map(({ name }) => name));
  const lines = drafts.map((draft) => spokenOf(draft, names));
  for (const words of asked) {
    const named = open.has(words) ? all.findIndex((draft) => isOpenAt(draft, tokens, words)) : -1;
    const [known] = named < 0 ? [] : all.slice(named, named + 1);
    if (known) {
      // "the finder's dead": the thing alone, but "swap the belt"
      const whole = known.item.quantity > 1000 || isWorkVerb(known.item.description.toLowerCase().split(" ")[0] ?? "");
      const alone = whole ? null : writer.asked(words, true);
      all[named] = { ...(alone ?? known), open: true };
      continue;
    }
    const draft = speaksOf(lines, normsAt(tokens, words)) ? null : writer.asked(words, open.has(words));
    if (!draft) continue;
    insertInOrder(all, draft);
    lines.push(spokenOf(draft, names));
  }
  return all;
}
