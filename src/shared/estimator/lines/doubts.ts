import { wordSet } from "#shared/word-set.ts";
import { thousandths, type Cents } from "#shared/money.ts";
import { likelihoods, likelyWrong } from "../likelihood/likelihood.ts";
import type { Role } from "../likelihood/statement-lattice.ts";
import type { Statement } from "../likelihood/statements.ts";
import { figureWith, type Figure } from "../numbers/figure.ts";
import type { SpokenNumber } from "../words/spoken-number.ts";
import { isShortTalk } from "../words/short-talk.ts";
import type { Token } from "../words/tokens.ts";
import type { Doubt, DoubtRule, HeardLine, PricedPlace } from "./doubt.ts";
import {
  askCount,
  endlessWeeks,
  hoursOfUs,
  otherCount,
  priceInCount,
  repeatedAfter,
  rivalCounts,
  rivalPeople,
  withCompany,
} from "./doubted-counts.ts";
import { eachOrAll, oneOrHundred } from "./doubted-lists.ts";
import { addedBehind, manyForTheTime, partOfThem, priceOfSome, theRest } from "./doubted-parts.ts";
import {
  askWhether,
  givenBack,
  isBare,
  lastWordOf,
  outOfProportion,
  rivalPrice,
  sameThing,
  bareNumber,
  tinySum,
  describing,
  countOrPrice,
  thingless,
} from "./doubted-prices.ts";
import { eachOne, twoScales } from "./doubted-scales.ts";
import { measuresOf } from "./line-measures.ts";
import { LineTalk } from "./line-talk.ts";
import { laterChanges } from "./later-changes.ts";
import type { Draft } from "./line-words.ts";
import { isBehindPurpose } from "./told-clauses.ts";

/** What a line has, each a bit: few lines have what a rule needs. */
const PRICED = 1 << 0;
const BARE = 1 << 1;
const SURE = 1 << 2;
const PER = 1 << 3;
const TWO_READINGS = 1 << 4;
const LISTED = 1 << 5;
const COUNTED = 1 << 6;
const UNCOUNTED = 1 << 7;
const SEVERAL_COUNTS = 1 << 8;
const OTHER_COUNT = 1 << 9;
const PRICE_NEXT = 1 << 10;
const COUNT_NEXT = 1 << 11;
const SAID_AGAIN = 1 << 12;

/** Each rule with what a line must have, so that the rule may find anything. */
const RULES: readonly { needed: number; rule: DoubtRule }[] = [
  { needed: PRICE_NEXT, rule: rivalPrice },
  { needed: OTHER_COUNT, rule: otherCount },
  { needed: COUNTED, rule: priceInCount },
  { needed: SEVERAL_COUNTS, rule: rivalCounts },
  { needed: SEVERAL_COUNTS, rule: rivalPeople },
  { needed: LISTED | COUNTED, rule: withCompany },
  { needed: PRICED | COUNTED, rule: hoursOfUs },
  { needed: COUNTED, rule: endlessWeeks },
  { needed: COUNT_NEXT, rule: repeatedAfter },
  { needed: PRICED | PRICE_NEXT, rule: partOfThem },
  { needed: PRICED | SEVERAL_COUNTS, rule: priceOfSome },
  { needed: UNCOUNTED, rule: theRest },
  { needed: COUNT_NEXT, rule: addedBehind },
  { needed: COUNT_NEXT, rule: manyForTheTime },
  { needed: SAID_AGAIN, rule: sameThing },
  { needed: PRICED | COUNTED, rule: eachOrAll },
  { needed: TWO_READINGS, rule: oneOrHundred },
  { needed: BARE, rule: bareNumber },
  { needed: SURE, rule: tinySum },
  { needed: PRICED | LISTED, rule: countOrPrice },
  { needed: BARE, rule: outOfProportion },
  { needed: BARE, rule: describing },
  { needed: TWO_READINGS, rule: twoScales },
  { needed: PER, rule: eachOne },
  { needed: 0, rule: thingless },
  { needed: 0, rule: givenBack },
];

function priceHas(place: PricedPlace, { sure, per, number }: Figure): number {
  const bare = isBare(place) ? BARE : 0;
  const read = !sure && number.readings.length > 1 ? TWO_READINGS : 0;
  return PRICED | bare | read | (sure ? SURE : 0) | (per ? PER : 0);
}

function nextHas({ candidate, draft }: HeardLine): number {
  if (candidate.price) return PRICE_NEXT;
  return !draft && !candidate.service && candidate.quantities.length > 0 ? COUNT_NEXT : 0;
}

/** What a line and the next one have. */
function has(place: PricedPlace): number {
  const { candidate, next, alike } = place;
  const counts = candidate.quantities.length;
  return (
    (candidate.price ? priceHas(place, candidate.price) : 0) |
    (next ? nextHas(next) : 0) |
    (candidate.service ? LISTED : 0) |
    (counts === 0 ? UNCOUNTED : counts === 1 ? COUNTED : COUNTED | SEVERAL_COUNTS) |
    (candidate.otherCount === null ? 0 : OTHER_COUNT) |
    (alike.length > 0 ? SAID_AGAIN : 0)
  );
}

/** So many lines of one name are compared with each other. */
const MOST_ALIKE = 8;

/** Of each line those behind it, the nearest first, that share the last word of its name; of one that stands alone nothing. */
function alikeBehind(heard: readonly HeardLine[]): ReadonlyMap<Draft, readonly Draft[]> {
  const alike = new Map<Draft, readonly Draft[]>();
  const behind = new Map<string, readonly Draft[]>();
  for (let place = heard.length - 1; place >= 0; place--) {
    const draft = heard[place]?.draft;
    if (!draft) continue;
    const word = lastWordOf(draft);
    const lines = behind.get(word);
    if (lines) alike.set(draft, lines);
    behind.set(word, lines ? [draft, ...lines].slice(0, MOST_ALIKE) : [draft]);
  }
  return alike;
}
const NONE: readonly Draft[] = [];

/** The line without what is in doubt: it waits for the answer, whose choices hold the readings. */
function opened(draft: Draft, doubt: Doubt): Draft {
  const { unitPrice: _price, amount: _amount, quantity: counted, ...sources } = draft.item.sources;
  const uncounted = doubt.field === "quantity";
  return {
    ...draft,
    item: {
      ...draft.item,
      ...(uncounted ? { quantity: thousandths(1000) } : {}),
      unitPrice: null,
      amount: null,
      sources: { ...sources, ...(counted && !uncounted ? { quantity: counted } : {}) },
    },
    questions: [doubt],
    priced: false,
  };
}

/**
 * Below the first a number is told and prices nothing, below the second it is asked about, however its clause reads; so it
 * is below the third in a talk that surely tells another number. What these let through is measured on talk that nothing
 * was learned from (`likelihood.test.ts`).
 */
const [TOLD, DOUBTFUL, DOUBTFUL_BESIDE_TOLD] = [0.1, 0.3, 0.5];

/** Who is counted once for all that is priced by them. */
const COUNTED_FOR_ALL = wordSet("guest person");

/** How likely a line's price is one, or the price whose place it took; 1 where more than its words settle it: a sum, a price with a mark-up, what the price list has, or a comma behind what the thing is for. */
function likelihoodOf(
  { candidate, draft }: HeardLine,
  of: (figure: Figure) => number,
  tokens: readonly Token[],
): number {
  const { price, priceBefore, service, markup } = candidate;
  if (!price || service || markup || price.whole || price.confirmed || draft?.total) return 1;
  if (isBehindPurpose(tokens, price.first)) return 1;
  // "80 people, ... peach cobbler | 3 a head": a rate of what was counted for all
  if (price.per && COUNTED_FOR_ALL.has(price.unit ?? "") && draft?.item.sources.quantity) return 1;
  return Math.max(of(price), ofCorrected(price, of), priceBefore ? of(priceBefore) : 0);
}

/** "Hundred ten, no, I told her ninety, so ninety": how likely the words that say the price which holds are one. */
function ofCorrected(price: Figure, of: (figure: Figure) => number): number {
  const { number, corrected } = price;
  return corrected ? of(figureWith(price, { number: { ...number, ...corrected } })) : 0;
}

/** From here on a statement surely is about something else than the work. */
const SURELY = 0.9;
/** In a statement that is surely about one of these a price less likely than that is asked about: what others do, what happens only if, and what people tell. */
const ASKED_BELOW: Partial<Record<Role, number>> = { leftOut: 1, condition: 0.99, story: 0.7 };

/** "The fan's theirs, they paid three twenty", "if we run over it's one twenty five an hour": a price in a statement that is surely about something else. What is said as an option has its price. */
function isBesideWork({ candidate, draft }: HeardLine, likely: number, talk: LineTalk): boolean {
  const statement = talk.statements[talk.statementAt(candidate.price?.number.first ?? -1)];
  if (statement === undefined || statement.likely <= SURELY || draft?.item.optional) return false;
  return likely < (ASKED_BELOW[statement.role] ?? 0);
}

/** How likely the price of each line is one, the lines whose prices are told, and those whose prices may be. The likeliest price is one: a job costs something. */
function toldLines(
  heard: readonly HeardLine[],
  talk: LineTalk,
): { likely: Map<Draft, number>; told: Set<Draft>; doubtful: Set<Draft> } {
  const of = likelihoods(talk.tokens);
  const likelihood = new Map<Draft, number>();
  const [told, doubtful] = [new Set<Draft>(), new Set<Draft>()];
  for (const line of heard)
    if (line.draft?.priced && !line.candidate.free) {
      const likely = likelihoodOf(line, of, talk.tokens);
      likelihood.set(line.draft, likely);
      if (isBesideWork(line, likely, talk)) doubtful.add(line.draft);
    }
  let least = Infinity;
  let most = -Infinity;
  for (const likely of likelihood.values()) {
    least = Math.min(least, likely);
    most = Math.max(most, likely);
  }
  const below = least < TOLD && least < most ? DOUBTFUL_BESIDE_TOLD : DOUBTFUL;
  for (const [draft, likely] of likelihood) {
    if (likely === most || likely >= below) continue;
    (likely < TOLD ? told : doubtful).add(draft);
  }
  return { likely: likelihood, told, doubtful };
}

/** What is in doubt of a line, by the first rule that finds anything. */
function doubtOf(place: PricedPlace, given: number): { doubt: Doubt; rule: DoubtRule } | null {
  for (const { needed, rule } of RULES) {
    if ((given & needed) !== needed) continue;
    const doubt = rule(place);
    if (doubt) return { doubt, rule };
  }
  return null;
}

/** How likely a line's amount is wrong by how it was made, and from where on it is asked about. */
export interface Judge {
  likelyWrong: (measures: Float64Array) => number;
  limit: number;
}
/** An amount that is wrong without a question is as bad as six needless questions (`bench/line-doubts.ts`). */
const LEARNED: Judge = { likelyWrong, limit: 0.15 };
/** Hardly any line of short talk is wrong: it is asked about from here on. */
const LIMIT_OF_SHORT = 0.3;

/** Asks whether a line is right that no rule doubts: for so many of them, or at that price. */
function askMade(place: PricedPlace, price: Cents): Doubt {
  const { quantity } = place.draft.item;
  const counted = quantity === ONE ? null : askCount(place, [quantity / ONE, 1]);
  return counted ?? askWhether(place, price);
}
/** A count of one, in thousandths. */
const ONE = 1000;

/** A line that stands, with what is in doubt of it. */
interface Judged {
  line: HeardLine;
  place: PricedPlace;
  doubt: Doubt | null;
  /** Where it was heard. */
  index: number;
  /** Whether nothing is in doubt of it that has a price of its own. */
  stands: boolean;
}

/** Each line with a price, with what the rules doubt of it. Prices that are surely told are handed to `told`. */
function judgedLines(
  heard: readonly HeardLine[],
  tokens: readonly Token[],
  figures: readonly Figure[],
  statements: readonly Statement[],
  told: (figure: Figure) => void,
): { judged: Judged[]; talk: LineTalk; likely: ReadonlyMap<Draft, number> } {
  const judged: Judged[] = [];
  let chosen: HeardLine | undefined;
  const alike = alikeBehind(heard);
  const talk = new LineTalk(tokens, figures, statements, heard);
  const unlikely = toldLines(heard, talk);
  const changes = laterChanges(heard, tokens, figures, unlikely.told);
  let index = 0;
  for (const line of heard) {
    const next = heard[++index];
    const { candidate, draft } = line;
    if (!draft || line === chosen) continue;
    const place = { candidate, draft, next, alike: alike.get(draft) ?? NONE, heard, tokens };
    if (!draft.priced || candidate.free) {
      judged.push({ line, place, doubt: null, index: index - 1, stands: false });
      continue;
    }
    if (candidate.price && unlikely.told.has(draft)) {
      told(candidate.price);
      continue;
    }
    const found = doubtOf(place, has(place));
    if (found?.rule === rivalPrice) chosen = next;
    const { unitPrice } = draft.item;
    const unsure = unlikely.doubtful.has(draft) || changes.unsure.has(draft);
    const doubt =
      found?.doubt ?? changes.doubts.get(draft) ?? (unsure && unitPrice !== null ? askWhether(place, unitPrice) : null);
    // what stays optional is in no sum
    const stands = doubt === null && candidate.price !== null && !draft.total && !draft.item.optional;
    judged.push({ line, place, doubt, index: index - 1, stands });
  }
  return { judged, talk, likely: unlikely.likely };
}

/** How each line was made that stands, in the order of all; null for the others. */
function measured(
  { judged, talk, likely }: ReturnType<typeof judgedLines>,
  numbers: readonly SpokenNumber[],
): (Float64Array | null)[] {
  const doubts = judged.filter(({ doubt }) => doubt !== null).length;
  const all = talk.measured(numbers, likely, doubts);
  return judged.map(({ line, index, stands }) => (stands ? measuresOf(all, index, line) : null));
}

/** How each line was made that no rule doubts, with what it came to. */
export function madeLines(
  heard: readonly HeardLine[],
  tokens: readonly Token[],
  figures: readonly Figure[],
  statements: readonly Statement[],
  numbers: readonly SpokenNumber[],
): { draft: Draft; measures: Float64Array }[] {
  const found = judgedLines(heard, tokens, figures, statements, () => undefined);
  const made = measured(found, numbers);
  return found.judged.flatMap(({ place }, index) => {
    const measures = made[index] ?? null;
    return measures === null ? [] : [{ draft: place.draft, measures }];
  });
}

/**
 * Prices only what is explained whole: a line with a figure that no rule accounts for, or with two that compete, stays
 * open and asks, and so does one whose price is said as numbers are that people only tell, or that was made as lines are
 * that are wrong. A price that named nothing and became a choice of the line before is no line of its own; nor is what is
 * surely told, which stands in `told`.
 */
export function withDoubts(
  heard: readonly HeardLine[],
  tokens: readonly Token[],
  figures: readonly Figure[],
  statements: readonly Statement[],
  numbers: readonly SpokenNumber[],
  judge = LEARNED,
): { drafts: Draft[]; told: Figure[] } {
  const told: Figure[] = [];
  const found = judgedLines(heard, tokens, figures, statements, (figure) => told.push(figure));
  const { judged } = found;
  const limit = isShortTalk(tokens) ? Math.max(judge.limit, LIMIT_OF_SHORT) : judge.limit;
  // the line that is likeliest right stands, since a job costs something; so nothing is asked of one alone
  const made = judged.filter(({ stands }) => stands).length > 1 ? measured(found, numbers) : [];
  const odds = judged.map((_one, index) => {
    const measures = made[index] ?? null;
    return measures === null ? 1 : judge.likelyWrong(measures);
  });
  const least = Math.min(...odds);
  const drafts = judged.map(({ place, doubt, stands }, index) => {
    const { draft } = place;
    if (doubt !== null) return opened(draft, doubt);
    const { unitPrice } = draft.item;
    const wrong = odds[index] ?? 0;
    const isDoubted = stands && unitPrice !== null && wrong >= limit && wrong > least;
    return isDoubted ? opened(draft, askMade(place, unitPrice)) : draft;
  });
  return { drafts, told };
}
