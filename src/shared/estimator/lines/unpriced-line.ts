import type { Source } from "#shared/documents/source.ts";
import { cents, formatMoney, MAX_THOUSANDTHS, scaleDecimal, thousandths, type Thousandths } from "#shared/money.ts";
import { wordSet } from "#shared/word-set.ts";
import { laborService } from "../catalogue/listed-price.ts";
import { PRICE_WORDS } from "../catalogue/own-price.ts";
import type { CatalogueEntry } from "../estimate-input.ts";
import { isWorkTime } from "../heard/labor-alone.ts";
import type { Figure } from "../numbers/figure.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { flatMeasure } from "../quantities/flat-measures.ts";
import { thingNamed } from "../words/named-thing.ts";
import { isDoing, namesWork } from "../words/named-work.ts";
import { isBroughtByThem } from "../roles/bought-elsewhere.ts";
import { soldName } from "../service-names/sold-by.ts";
import { categoryOf, firstAside, isDoneTo, isNamedPart, isTask } from "../words/nature.ts";
import { headAfter, NOUN_VERBS } from "../words/nearby.ts";
import { stem } from "../words/stem.ts";
import { placesBetween, type Token } from "../words/tokens.ts";
import { isMeasure, looksPlural, TIME_UNITS } from "../words/units.ts";
import { couldName, LABOR_WORDS, PREPOSITIONS, WARRANTIES, WORK_VERBS } from "../words/words.ts";
import { askedDescription } from "./asked-description.ts";
import { catalogueLine } from "./catalogue-line.ts";
import { describe } from "./describe.ts";
import type { Draft, LineWords } from "./line-words.ts";
import { isNoLine } from "./no-line.ts";

const TERMS = wordSet("rebate rebates discount coupon voucher");
const REMOVALS = /^(?:haul|remove|tear|rip|dispose|demo|demolish|dump|junk|strip|gut)/;
/** Words that many services share and that name none. */
const SHARED = new Set(["install", "replace", "repair", "labor", "service", "work", "new", "old", "clean"].map(stem));

function stemsOf(text: string): string[] {
  const words: string[] = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return words.map(stem).filter((word) => !SHARED.has(word));
}

/** The word that says what a line is about: "lamp" of "rewire the post lamp", "gutter" of "gutters on the garage". */
function headStem(description: string): string {
  const words: string[] = description.toLowerCase().match(/\p{L}+/gu) ?? [];
  const end = words.findIndex((word, place) => place > 0 && (PREPOSITIONS.has(word) || PARTICLES.has(word)));
  const head = (end < 0 ? words : words.slice(0, end)).findLast((word) => word.length > 2 && !SHARED.has(stem(word)));
  return head === undefined ? "" : stem(head);
}
const PARTICLES = wordSet("away out off down back");

/** The account's prices that may be meant, best first, as buttons. */
function fitting(description: string, catalogue: readonly CatalogueEntry[]): Draft["questions"][number]["choices"] {
  const said = new Set(stemsOf(description));
  const removal = REMOVALS.exec(description.toLowerCase())?.[0];
  const head = headStem(description);
  return catalogue
    .slice(0, 2_000)
    .flatMap((entry) => {
      const named = new Set(stemsOf(soldName(entry.name).name));
      const shared = [...named].filter((word) => said.has(word)).length;
      // "rewire the post lamp" asks for no post mix
      const isOther = shared < named.size && !named.has(head);
      // "haul the old water heater away" sells no water heater
      const sells = removal === undefined || entry.name.toLowerCase().includes(removal);
      return entry.fixedRate === null || shared === 0 || isOther || !sells
        ? []
        : [{ entry, rate: entry.fixedRate, shared }];
    })
    .sort((a, b) => b.shared - a.shared)
    .slice(0, 3)
    .map(({ entry, rate }) => ({
      label: `${entry.name.slice(0, 100)}, ${formatMoney(rate)}`,
      change: { unitPrice: rate },
      source: { kind: "catalogue", serviceId: entry.id.slice(0, 100), name: entry.name.slice(0, 500) },
    }));
}

const OPENS = wordSet("the a an some new it them his her their my our all both these those up down out off");

/** "Drain the tank", but not "drain cleaning" nor "roof needs patching". */
function isOrder([verb = "", ...others]: readonly string[]): boolean {
  const [next = ""] = others;
  const named = isDoing(next) || next === "work" || PREPOSITIONS.has(next);
  // "pump motor" is a thing, "pump the tank" is work
  const thing = NOUN_VERBS.has(verb) && !OPENS.has(next);
  const orders =
    (WORK_VERBS.has(verb) && !thing) || (verb === "free" && next === "up") || /^(?:the|an?|some)$/.test(next);
  return orders && others.length > 0 && !named && !others.some((word) => /^needs?$/.test(word));
}

/** "Alternator replaced", "gutters need cleaning": what is to be done to a thing, and no name of it. */
const states = (description: string): boolean =>
  /\bneeds?\b/.test(description) || isDoneTo(description.split(" ").at(-1) ?? "");

/** What the question is about: "to drain the tank", "for drain cleaning". */
function askedFor(description: string): string {
  const inside = /^\p{Lu}\p{Ll}/u.test(description)
    ? description.charAt(0).toLowerCase() + description.slice(1)
    : description;
  if (isOrder(description.toLowerCase().split(/[^\p{L}]+/u))) return `to ${inside}`;
  if (states(description)) return `for “${description}”`;
  return /^new \p{L}+/u.test(inside) && !looksPlural(inside.split(" ").at(-1) ?? "")
    ? `for the ${inside}`
    : `for ${inside}`;
}

function priceQuestion(
  description: string,
  source: Source,
  catalogue: readonly CatalogueEntry[],
  unit: string | null = null,
): Draft["questions"][number] {
  const per = unit === "hour" ? " an hour" : "";
  return {
    text: `What do you charge${per} ${askedFor(description.slice(0, 200))}?`,
    field: "unitPrice",
    source,
    choices: [
      ...(fitting(description, catalogue) ?? []),
      { label: "Included, no charge", change: { amount: cents(0), unitPrice: cents(0) } },
      { label: "Leave it out", change: { remove: true } },
    ],
  };
}

const asQuantity = (figure: Figure | undefined): Thousandths =>
  thousandths(Math.min(Math.max(0, scaleDecimal(figure?.number.readings[0]?.value ?? 1, 1000)), MAX_THOUSANDTHS));

/** The account's hourly labour when hours of work were said, else null: "three hours to swap it". */
function laborFor(
  { quantities, words: places }: Candidate,
  words: LineWords,
  catalogue: readonly CatalogueEntry[],
): CatalogueEntry | null {
  const count = quantities[0];
  if (count?.unit !== "hour") return null;
  const norms = words.norms(places);
  const usual = norms.some((word) => PRICE_WORDS.has(word));
  const [to, verb = ""] = norms.filter((word) => !["and", "then", "plus", "so", "about"].includes(word));
  // "two hours on the | plumbing labor": the service that follows is counted, and not another
  const timed = isWorkTime(count, words.tokens) && (!norms.includes("on") || norms.some(couldName));
  const work = usual || timed || norms.some((word) => LABOR_WORDS.has(word)) || (to === "to" && WORK_VERBS.has(verb));
  return work ? laborService(catalogue) : null;
}

const OTHERS = wordSet("others other owner owners client customer homeowner");
/** "Leaf cleanup in November and snow by others" is more than what others do. */
const LONGEST_LEFT = 4;
const EXCLUDING = wordSet("excludes excluding");

const CANNOT = wordSet("can't cannot won't don't");
const TAKING = wordSet("take do haul touch handle accept carry");
const CALLED = wordSet("called notified marked located");
const CONDITIONS = wordSet("used scheduled booked cancelled canceled returned rescheduled");

/** "Paint cans we can't take", "dig safe gets called first", "sessions have to be used within": how things are done, and nothing to be priced. */
function isNoWork(norms: readonly string[]): boolean {
  return norms.some((word, place) => {
    if (CANNOT.has(word)) return /^(?:we|i)$/.test(norms[place - 1] ?? "") && TAKING.has(norms[place + 1] ?? "");
    if (GETS.has(word)) return CALLED.has(norms[place + 1] ?? "");
    const toBe = HAS.has(word) && norms[place + 1] === "to" && norms[place + 2] === "be";
    return toBe && CONDITIONS.has(norms[place + 3] ?? "");
  });
}
const GETS = wordSet("get gets is are");
const HAS = wordSet("have has");

/** "Patch the drywall by others", "excludes lead paint removal": what we don't do. */
export const isLeftOut = (norms: readonly string[]): boolean =>
  isNoWork(norms) || EXCLUDING.has(norms.find((word) => word !== "and" && word !== "but") ?? "") || isByOthers(norms);

/** "Patch the drywall | by others". */
function isByOthers(norms: readonly string[]): boolean {
  const isOther = (place: number) => OTHERS.has(norms[norms[place + 1] === "the" ? place + 2 : place + 1] ?? "");
  return norms.some((word, place) => word === "by" && place <= LONGEST_LEFT && isOther(place));
}

/** Work that was named and not priced: a line without a price, and its question. Null for talk. */
export function unpricedLine(words: LineWords, whole: Candidate, catalogue: readonly CatalogueEntry[]): Draft | null {
  const labor = laborFor(whole, words, catalogue);
  if (labor)
    return catalogueLine(words, { ...whole, service: { entry: labor, first: whole.first, last: whole.last } }, labor);
  const end = firstAside(words.tokens, whole.words);
  const candidate =
    end === Number.POSITIVE_INFINITY
      ? whole
      : {
          ...whole,
          words: whole.words.filter((index) => index < end),
          quantities: whole.quantities.filter((figure) => figure.first < end),
        };
  const norms = words.norms(candidate.words);
  // "the power company rebate [takes four hundred off]": a term, and no work
  const thingLast = norms.findLast(couldName) ?? "";
  // "with repair ninety day warranty": a term as well
  if (TERMS.has(thingLast) || (WARRANTIES.has(thingLast) && !norms.includes("extended"))) return null;
  // "rebate from the utility is theirs to claim", "they supply the photos"
  if (TERMS.has(norms.find(couldName) ?? "") || isBroughtByThem(norms) || isLeftOut(norms)) return null;
  if (isNoLine(words.tokens, whole.words[0] ?? whole.first, candidate.quantities.length > 0)) return null;
  // "I have no idea yet what it'll cost"
  const idea = norms.indexOf("idea");
  if (idea > 0 && norms[idea - 1] === "no") return null;
  const [count] = candidate.quantities;
  const timed =
    count?.unit === "hour" && (norms.some((word) => LABOR_WORDS.has(word)) || isWorkTime(count, words.tokens));
  const { text, tokens } = words;
  if (namesWork(tokens, candidate.words))
    return openLine(words, candidate, catalogue, askedDescription(text, tokens, candidate.words));
  const named = timed || isTask(tokens, candidate.words) || isNamedPart(tokens, candidate.words);
  if (named || whole.asked) return openLine(words, candidate, catalogue);
  const thing = thingNamed(tokens, whole.words, count ? countOf(tokens, count) : null);
  return thing.length > 0 ? openLine(words, { ...candidate, words: [...thing] }, catalogue) : null;
}

/** Where a number stands that counts things, and the places of its noun. */
function countOf(
  tokens: readonly Token[],
  { first, unit, number }: Figure,
): { first: number; nouns: readonly number[] } | null {
  const head = headAfter(tokens, number.last);
  const things = head >= 0 && (unit === null || (!isMeasure(unit) && !TIME_UNITS.has(unit)));
  return things ? { first, nouns: placesBetween(number.last + 1, head + 1) } : null;
}

/** A line without a price, and the question for it; null when its words name nothing. `called`: what it is called, where the words only tell it. */
export function openLine(
  words: LineWords,
  candidate: Candidate,
  catalogue: readonly CatalogueEntry[],
  called: string | null = null,
): Draft | null {
  const nouns: number[] = [];
  for (const figure of candidate.quantities)
    if (figure.unit !== null && figure.unit !== "day" && figure.unit !== "week" && !isWorkTime(figure, words.tokens))
      for (let index = figure.number.last + 1; index <= figure.noun; index++) nouns.push(index);
  const [count] = candidate.quantities;
  const quantity = asQuantity(count);
  const description =
    called ?? (words.description(candidate, nouns) || describe(words.text, words.tokens, candidate.words));
  if (description === "") return null;
  const source = words.source(candidate);
  return {
    item: {
      description,
      quantity,
      unit: count?.unit ?? (quantity === 1000 ? null : "each"),
      unitPrice: null,
      amount: null,
      category: categoryOf(words.norms(candidate.words), count?.unit ?? null, description),
      optional: candidate.optional,
      sources: { description: source, ...(count ? { quantity: words.spoken(count) } : {}) },
    },
    questions: [priceQuestion(description, source, catalogue, count?.unit ?? null)],
    task: true,
    priced: false,
    total: false,
  };
}

/** A service that was named, of which the account has several: a line without a price, and each of them as a button. */
export function undecidedLine(words: LineWords, candidate: Candidate, entries: readonly CatalogueEntry[]): Draft {
  const service = candidate.service;
  const said = service ? describe(words.text, words.tokens, tokensFrom(service.first, service.last)) : "";
  const description = said || (entries[0]?.name ?? "Service").slice(0, 500);
  const counts = candidate.quantities.filter((figure) => figure.unit === null || !isMeasure(figure.unit));
  const [{ name = "", fixedRate: rate = null } = {}] = entries;
  const measure =
    counts.length > 0 ? null : flatMeasure({ candidate, name, rate, text: words.text, tokens: words.tokens }, null);
  const measured = measure && !measure.asks ? measure.count : null;
  const quantity = measured?.quantity ?? asQuantity(counts.at(-1));
  const source = words.source(candidate);
  return {
    item: {
      description,
      quantity,
      unit: measured?.unit ?? (quantity === 1000 ? null : "each"),
      unitPrice: null,
      amount: null,
      category: "service",
      optional: candidate.optional,
      sources: {
        description: source,
        ...(measured || counts.length > 0 ? { quantity: measured?.source ?? source } : {}),
      },
    },
    questions: [{ ...priceQuestion(description, source, entries), text: `Which “${description}” is it?` }],
    task: false,
    priced: false,
    total: false,
  };
}

const tokensFrom = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
