import { thousandths, type Cents, type Thousandths } from "#shared/money.ts";
import { wordSet } from "#shared/word-set.ts";
import { FEE_WORDS, LABOR_WORDS, MATERIAL_WORDS, PREPOSITIONS, TRAVEL_WORDS } from "#shared/estimator/words/words.ts";
import { isMeasure, looksPlural, singular, TIME_UNITS, unitAt } from "#shared/estimator/words/units.ts";
import type { CatalogueEntry } from "#shared/estimator/estimate-input.ts";
import type { ItemCategory, LineItem } from "../../schema.ts";
import { isHours } from "../../totals.ts";
import { isUnit, perOf, UNIT } from "./read-line.ts";
import { isThere, linesMeant, theLine } from "../find-line.ts";
import { moneyOf, quantityOf, unitOf } from "../money-of.ts";
import type { Operation } from "../operations.ts";
import { amount, number, PER, PER_SAID, rule, type Found, type Rule, type RuleContext } from "../rule.ts";
import { dictated } from "./spoken-text.ts";

const ADD = "(?:add|include|put in|put|throw in|tack on|insert)(?: in| on)?";
const ARTICLE = "(?:an? |the |another |some |new |additional |extra )*";
const A_LINE = "(?:line item|line|item|charge|entry|row)";
const LEAD =
  "(?: (?:on|in) (?:there|it))?(?: too| also| as well)?(?: (?:at|for|is|of|costing|that costs|which is|that's|that is|it's|priced at))?";
const OPTIONAL = "(?<optional>optional |optionally )?";
const ONE: Thousandths = thousandths(1000);

/** The kind of a line from its words and unit. */
export function categoryOf(description: string, unit: string | null): ItemCategory {
  const words = description.toLowerCase().match(/\p{L}+/gu) ?? [];
  const has = (set: ReadonlySet<string>) => words.some((word) => set.has(word));
  if (isHours(unit) || has(LABOR_WORDS)) return "labor";
  if (has(FEE_WORDS)) return "fee";
  if (has(TRAVEL_WORDS)) return "travel";
  return words.length > 0 && MATERIAL_WORDS.has(words.at(-1) ?? "") ? "material" : "service";
}

const contentOf = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !/^(?:a|an|the|of|for|and)$/.test(word))
    .map(singular)
    .join(" ");

/** The one service of the catalogue that goes by this name. */
function serviceFor(context: RuleContext, words: string): CatalogueEntry | null {
  const wanted = contentOf(words);
  const services = wanted === "" ? [] : context.catalogue.filter((entry) => contentOf(entry.name) === wanted);
  return services.length === 1 ? (services[0] ?? null) : null;
}

/** "Haul away" said for a line that stands there without a price gives that line its price. */
function waitingLine(context: RuleContext, words: string): LineItem | null {
  const line = theLine(context.content, words);
  return line !== null && line.unitPrice === null && line.amount === null ? line : null;
}

interface NewLine {
  words: string;
  typed: string;
  quantity: Thousandths | null;
  unit: string | null;
  price: Cents | null;
  optional: boolean;
}

/** "Feet" and "for" are left over from a count, and "mulch and stumps are" is the beginning of what is told. */
function isName(words: string): boolean {
  const unit = isUnit(words) ? unitOf(words) : null;
  const isLeftOver = unit !== null && (isMeasure(unit) || TIME_UNITS.has(unit));
  return !isLeftOver && !/^(?:for|installed)$|\b(?:is|are|was|were|set)$/.test(words);
}

function added(context: RuleContext, line: NewLine): Operation[] | null {
  const description = dictated(line.typed.replace(/^(?:an?|the|some|of) /i, ""));
  if (!/\p{L}/u.test(description) || description.length > 300 || !isName(line.words)) return null;
  const waiting = waitingLine(context, line.words);
  if (waiting !== null && line.price !== null)
    return [
      {
        op: "set_line",
        itemId: waiting.id,
        unitPrice: line.price,
        ...(line.quantity === null ? {} : { quantity: line.quantity }),
      },
    ];
  return [
    {
      op: "add_line",
      description,
      quantity: line.quantity ?? ONE,
      unit: line.unit,
      unitPrice: line.price,
      category: categoryOf(description, line.unit),
      optional: line.optional,
    },
  ];
}

const perUnit = (found: Found): string | null => perOf(found) ?? null;

/** What is added, as it was said. */
const said = (found: Found): Pick<NewLine, "words" | "typed" | "optional"> => ({
  words: found.words("text"),
  typed: found.typed("text"),
  optional: found.has("optional"),
});

/** "twelve hours of labor at eighty five" and "twelve outlets at one fifty". */
function addedCount(found: Found, context: RuleContext): Operation[] | null {
  const quantity = quantityOf(found.figure("count"));
  const words = found.words("text").split(" ");
  const unit = unitAt(words[0], words[1]);
  const rest = unit === null ? words : words.slice(unit.length).filter((word, index) => index > 0 || word !== "of");
  const isThing = unit === null || rest.length === 0;
  const unitName = isThing ? perUnit(found) : unit.unit;
  const typed = isThing ? found.typed("text") : rest.join(" ");
  const hourly = unitName !== null && isHours(unitName);
  const price = found.has("amount")
    ? moneyOf(found.figure("amount"), null, unitName)
    : hourly
      ? rateFor(context, rest.join(" "))
      : null;
  if (quantity === null || price === null) return null;
  return added(context, { words: typed, typed, quantity, unit: unitName, price, optional: found.has("optional") });
}

/** The hourly rate that the document has already, or that the catalogue has for the words. */
function rateFor(context: RuleContext, words: string): Cents | null {
  const known = serviceFor(context, words)?.hourlyRate ?? null;
  return known ?? (/labou?r|work/.test(words) || words === "" ? context.content.hourly_rate : null);
}

/** "She wants it by June 12": what follows is a day and no price. */
const LEADS_TO_DAY =
  /\b(?:by|before|after|until|till|january|february|march|april|may|june|july|august|september|october|november|december)$/;

function addedFlat(found: Found, context: RuleContext): Operation[] | null {
  const unit = perUnit(found);
  const price = moneyOf(found.figure("amount"), null, unit);
  if (
    price === null ||
    /^(?:it|that|this|them|more|to)\b/.test(found.words("text")) ||
    LEADS_TO_DAY.test(found.words("text"))
  )
    return null;
  if (isThere(context.content, found.words("text"))) return null;
  return added(context, { ...said(found), quantity: null, unit, price });
}

/** "Drywall repair at sixty an hour for three hours". */
function addedMeasured(found: Found, context: RuleContext): Operation[] | null {
  const [quantity, unit] = [quantityOf(found.figure("count")), unitOf(found.words("unit"))];
  const per = perUnit(found);
  const price = moneyOf(found.figure("amount"), null, unit);
  if (quantity === null || price === null || unit === null || (per !== null && per !== unit)) return null;
  return added(context, { ...said(found), quantity, unit, price });
}

/** What a thing comes in: a unit, or another plural such as "sticks" and "coats". */
function countedUnit(words: string): string | null {
  if (isUnit(words)) return unitOf(words);
  return !words.includes(" ") && looksPlural(words) ? singular(words) : null;
}

/** "Crown molding forty feet at fourteen a foot", "post caps thirty at four dollars each". */
function addedNamed(found: Found, context: RuleContext): Operation[] | null {
  const [quantity, per] = [quantityOf(found.figure("count")), perUnit(found)];
  const unit = found.has("unit") ? countedUnit(found.words("unit")) : per;
  const price = found.has("amount") ? moneyOf(found.figure("amount"), null, unit) : null;
  const isCounted = !found.has("unit") || unit !== null;
  const isPriced = found.has("amount") ? price !== null : found.has("unit");
  if (quantity === null || !isCounted || !isPriced || (per !== null && per !== unit)) return null;
  return added(context, { ...said(found), quantity, unit, price });
}

/** "Staining, two coats, six hundred": without "at" it is what all of it costs, and the count belongs to the name. */
function addedWhole(found: Found, context: RuleContext): Operation[] | null {
  const price = moneyOf(found.figure("amount"));
  if (price === null || countedUnit(found.words("unit")) === null) return null;
  const typed = `${found.typed("text")}, ${found.typed("counted")}`;
  return added(context, { ...said(found), typed, quantity: null, unit: null, price });
}

/** Words of documents and of taste: who adds "more detail" wants no line. */
const NO_LINE = wordSet(
  "detail details more some color colour pizzazz photo photos picture pictures signature signatures page pages link section paragraph sentence word words text note notes term terms date deadline name number phone email address logo title description timeline scope discount tax taxes deposit tip interest percent percentage money price prices cost costs total everything something anything stuff it that this them line lines item items space contingency markup profit margin cushion buffer hours hour days day time labor labour",
);
const LONGEST_THING = 5;

const ORDINALS = "second third fourth fifth sixth seventh eighth ninth tenth".split(" ");
const ORDINAL = new RegExp(`^(?:${ORDINALS.join("|")}) `);

/** "Add a third gate", where there are two: one more of them. */
function addedNext(found: Found, { content }: RuleContext): Operation[] | null {
  const line = theLine(content, found.words("text"));
  const next = thousandths((ORDINALS.indexOf(found.words("nth")) + 2) * ONE);
  return line !== null && line.quantity + ONE === next ? [{ op: "set_line", itemId: line.id, quantity: next }] : null;
}

/** "Add staining": a new line, whose price is still to be given. One that is there already is not added again. */
function addedOpen(found: Found, context: RuleContext): Operation[] | null {
  const name = found.words("text").replace(ORDINAL, "");
  const words = name.split(" ");
  const isThing = words.length <= LONGEST_THING && !words.some((word) => NO_LINE.has(word) || PREPOSITIONS.has(word));
  return isThing && linesMeant(context.content, name).length === 0 ? addedUnpriced(found, context) : null;
}

const addedUnpriced = (found: Found, context: RuleContext): Operation[] | null =>
  added(context, { ...said(found), quantity: null, unit: null, price: null });

function addedService(found: Found, context: RuleContext): Operation[] | null {
  const service = serviceFor(context, found.words("text"));
  const price = service?.fixedRate ?? service?.hourlyRate ?? null;
  if (service === null || price === null) return null;
  const unit = service.fixedRate === null ? "hour" : null;
  const { name, id } = service;
  return [
    {
      op: "add_line",
      description: dictated(name),
      quantity: ONE,
      unit,
      unitPrice: price,
      category: categoryOf(name, unit),
      optional: found.has("optional"),
      service: { id, name },
    },
  ];
}

const TEXT = "(?<text>[^#$% ][^#$%]*?)";
/** Up to the name of what is added. */
const ADDED = `${ADD} ${ARTICLE}${OPTIONAL}${ARTICLE}(?:${A_LINE} (?:for|of|called|named) )?(?:an? |the )?`;

/** New lines. Without a price only when a line was asked for by name, or when the catalogue has one. */
export const addRules: readonly Rule[] = [
  rule(`${ADD} (?:an? |the )?(?<nth>${ORDINALS.join("|")}) ${TEXT}`, addedNext),
  rule(`${ADDED}${TEXT} ${number("count")} ${UNIT} (?:at|for) ${amount("amount")}${PER}`, addedNamed),
  rule(`${ADDED}${TEXT} ${number("count")} ${UNIT} ${amount("amount")}${PER_SAID}`, addedNamed),
  rule(`${ADDED}${TEXT} ${number("count")}(?: at| for)? ${amount("amount")}${PER_SAID}`, addedNamed),
  rule(`${ADDED}${TEXT} (?<counted>${number("count")} ${UNIT}) ${amount("amount")}`, addedWhole),
  rule(`${ADDED}${TEXT} ${number("count")} ${UNIT}`, addedNamed),
  rule(
    `${ADD} ${ARTICLE}${TEXT}${LEAD} ${amount("amount")}${PER} (?:as|for) (?:an? )?(?<optional>option|optional(?: extra| item| line)?|add on|upgrade|extra)`,
    addedFlat,
  ),
  rule(
    `${ADDED}${TEXT} (?:at|for)? ?${amount("amount")}${PER} (?:for|times) ${number("count")} ${UNIT}`,
    addedMeasured,
  ),
  rule(`${ADDED}${TEXT} (?:at|for)? ?${amount("amount")}${PER_SAID} (?:for|times) ${number("count")}`, addedNamed),
  rule(
    `${ADD} ${ARTICLE}${OPTIONAL}${ARTICLE}${A_LINE}(?: (?:for|of|called|named|saying|that says|item))* ${number("count")} ${TEXT} (?:at|for) ${amount("amount")}${PER}`,
    addedCount,
  ),
  rule(
    `${ADD} ${ARTICLE}${OPTIONAL}${ARTICLE}${A_LINE}(?: (?:for|of|called|named|saying|that says))* (?:an? |the )?${TEXT}${LEAD} ${amount("amount")}${PER}`,
    addedFlat,
  ),
  rule(
    `${ADD} ${ARTICLE}${OPTIONAL}${ARTICLE}${number("count")} ${TEXT} (?:at|for) ${amount("amount")}${PER}`,
    addedCount,
  ),
  rule(`${ADD} ${ARTICLE}${OPTIONAL}${ARTICLE}${number("count")} (?<text>hours? (?:of )?[^#$%]+)`, addedCount),
  rule(`${ADDED}${TEXT} ${number("count")} (?:at|for) ${amount("amount")}`, addedNamed),
  rule(
    `(?:(?:we|they|he|she|i|you) )?(?:also |still |will )*(?:needs?|wants?) ${ARTICLE}${TEXT}${LEAD} ${amount("amount")}${PER}`,
    addedFlat,
  ),
  rule(
    `(?:i|we) (?:forgot|missed|left out)(?: about)? ${ARTICLE}${TEXT} (?:that's|it's|at|for) ${amount("amount")}${PER}`,
    addedFlat,
  ),
  rule(`${ADD} ${ARTICLE}${OPTIONAL}${ARTICLE}${amount("amount")}${PER} for ${ARTICLE}${TEXT}`, addedFlat),
  rule(`(?:charge|bill) (?:them |him |her )?${amount("amount")}${PER} for ${ARTICLE}${TEXT}`, addedFlat),
  rule(`${ADD} ${OPTIONAL}(?:an? )?\\$(?<amount>\\d+) ${TEXT}`, addedFlat),
  rule(
    `${ADD} ${ARTICLE}${OPTIONAL}${ARTICLE}${TEXT}${LEAD} ${amount("amount")}${PER}(?: installed| delivered| all in| complete)?`,
    (found, context) => (/ (?:to|on|by|off)$/.test(found.words("text")) ? null : addedFlat(found, context)),
  ),
  rule(`${ADDED}${TEXT}`, addedService),
  rule(
    `${ADD} ${ARTICLE}${OPTIONAL}${ARTICLE}${A_LINE} (?:for|of|called|named|saying|that says) (?:an? |the )?${TEXT}`,
    addedUnpriced,
  ),
  rule(`${ADD} ${ARTICLE}${OPTIONAL}${ARTICLE}${TEXT}`, addedOpen),
];
