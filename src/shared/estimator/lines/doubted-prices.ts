import { wordSet } from "#shared/word-set.ts";
import { boundedCents, cents, formatMoney, formatQuantity, type Cents } from "#shared/money.ts";
import { asThousandths } from "../figures/counts.ts";
import { dollarsOf, type Figure } from "../numbers/figure.ts";
import { LEADING_TO_SUM } from "../numbers/price-cues.ts";
import { soldName } from "../service-names/sold-by.ts";
import { isThing } from "../words/nearby.ts";
import { ARTICLES } from "../words/number-words.ts";
import { at, beginsSentence, isJoined, joined, type Token } from "../words/tokens.ts";
import { looksPlural, singular } from "../words/units.ts";
import { isWorkVerb } from "../words/work-forms.ts";
import { nameOf, type Doubt, type DoubtRule, type HeardLine, type PricedPlace } from "./doubt.ts";
import { stemsOf, type Draft } from "./line-words.ts";

/** Words that speak of a line and name none. */
const THINGLESS = new Set(
  "him her them they he she it this that these those fine good minimum together altogether already quoted said told final total".split(
    " ",
  ),
);
/** A line that begins so is the change of one before: "nope, ninety because of the beading". */
const CHANGING = new Set(["no", "nope", "actually", "cause", "wait", "sorry", "rather", "better"]);
/** Nobody says a whole price as small as this without a word of money. */
const LEAST_PRICE = 15;
/** "Let's go seventeen" among prices of hundreds: in cents, so many times below each of them. */
const FAR_BELOW = 1200;
/** A bare number among these is rather a year than a price; the round ones are left to prices. */
const isRecentYear = (value: number): boolean => value > 2000 && value < 2036 && value % 25 !== 0;
/** A rival for a price is not so many times larger or smaller. */
const NEARNESS = 2.5;
/** A price so many times the sum of all others is likely a number of another kind. */
const OUT_OF_PROPORTION = 10;
const LARGE = 2_000_000;

/** True for a price that only a number tells: flat, without currency, count or service. */
export function isBare({ candidate, draft }: PricedPlace): boolean {
  const { price } = candidate;
  if (!price || candidate.service || draft.item.sources.quantity) return false;
  return !price.per && !price.sure && price.scale === 1;
}

const WORDS = /\p{L}+/gu;
const FIRST_WORD = /\p{L}+/u;
export const wordsOf = (draft: Draft): string[] => draft.item.description.toLowerCase().match(WORDS) ?? [];

const isMinimumCharge = (draft: Draft): boolean => /^minimum charge$/i.test(draft.item.description);

/** "No heat, cracked igniter, service call": what does not work, and no change. */
const lacksThing = (words: readonly string[]): boolean =>
  words[0] === "no" && words.length >= LEAST_TOLD && LACKED.has(words[1] ?? "");
const LACKED = wordSet("heat power water hot cold cooling spark signal pressure flow lights");
const LEAST_TOLD = 4;

function isThingless(draft: Draft): boolean {
  const [first = ""] = FIRST_WORD.exec(draft.item.description.toLowerCase()) ?? [];
  if (!CHANGING.has(first) && !THINGLESS.has(first)) return false;
  const words = wordsOf(draft);
  const waits = (words[0] === "wait" && words[1] === "time") || lacksThing(words);
  return words.length > 0 && ((CHANGING.has(words[0] ?? "") && !waits) || words.every((word) => THINGLESS.has(word)));
}

/** True for a price that was said right after a line and names nothing of its own. */
const isUnnamedRival = ({ candidate, draft }: HeardLine): boolean =>
  candidate.price !== null && !candidate.service && (draft === null || (draft.priced && isThingless(draft)));

/** The prices that a line may have as buttons, and one that leaves it out. */
export const priceChoices = (prices: readonly Cents[]): NonNullable<Doubt["choices"]> => [
  ...[...new Set(prices)].map((price) => ({ label: formatMoney(price), change: { unitPrice: price } })),
  { label: "Leave it out", change: { remove: true } },
];

/** Asks with the prices that a line may have as buttons. */
export function askPrice({ draft }: Pick<PricedPlace, "draft">, text: string, prices: readonly Cents[]): Doubt {
  const source = draft.item.sources.unitPrice;
  const choices = priceChoices(prices);
  return source ? { text, field: "unitPrice", source, choices } : { text, field: "unitPrice", choices };
}

/** Asks whether the one price that was heard is one at all. */
export const askWhether = (place: PricedPlace, price: Cents): Doubt =>
  askPrice(place, `Is ${formatMoney(price)} the price for ${nameOf(place.draft)}?`, [price]);

/** Asks which of the prices that were heard it is. */
export const choose = (place: PricedPlace, prices: readonly Cents[]): Doubt =>
  askPrice(place, `What is the price for ${nameOf(place.draft)}: ${prices.map(formatMoney).join(" or ")}?`, prices);

/** "The cabin filter, I'd told him thirty, it was only twenty four": the second price has no other thing. */
export const rivalPrice: DoubtRule = (place) => {
  const { candidate, draft, next } = place;
  const { unitPrice, amount } = draft.item;
  // "the dj part is four hours at 140 an hour", where the list says 150
  const listed = !candidate.price && candidate.service?.entry.hourlyRate != null && draft.item.unit === "hour";
  const rated =
    listed &&
    next?.candidate.price?.unit === "hour" &&
    !next.candidate.service &&
    !next.draft?.priced &&
    !next.candidate.words.some((index) => beginsSentence(place.tokens[index]));
  const unnamed = next !== undefined && candidate.price !== null && isUnnamedRival(next);
  if (!next?.candidate.price || unitPrice === null || !(rated || unnamed)) return null;
  const rival = dollarsOf(next.candidate.price);
  // "I'd said six hundred, so make the mantel six hundred"
  if (boundedCents(rival) === unitPrice) return null;
  const near = [unitPrice, amount ?? unitPrice].some((said) => {
    const ratio = (rival * 100) / said;
    return ratio < NEARNESS && ratio > 1 / NEARNESS;
  });
  return near ? choose(place, [unitPrice, boundedCents(rival)]) : null;
};

/** What a thing is called by and what tells it from no other: "the new chain", "now the hedge". */
const BESIDE_THING = new Set(
  "a an the now new her his their my our your that this those these about for of part parts job also well is".split(
    " ",
  ),
);
/** What is no thing that can be said again: of these there may be several in a job. */
const ANY_WORK = new Set(
  "labor work materials material travel fee item hour visit service side end part piece".split(" "),
);

/** The words of a line's thing, its head last. */
const thingOf = (draft: Draft): string[] => stemsOf(draft).filter((word) => word !== "" && !BESIDE_THING.has(word));

/**
 * "Hedge" after "now the hedge", "pump" after "drain pump": a line that is called by the head of one before it and by no
 * word that the first lacks is the same thing. What is done to a thing is another ("swap the pump", "pump").
 */
function isSameThing(first: Draft, again: Draft): boolean {
  if (first.item.description === again.item.description) return true;
  const [words, others] = [thingOf(first), thingOf(again)];
  // "the old stove is eighty to take out and the new one ...", "gravel on the fabric", "windows outside, screens"
  if (words.includes("old") || /,| (?:on|in|to|under|over|with) /.test(first.item.description)) return false;
  const head = others.at(-1);
  if (head === undefined || head !== words.at(-1) || ANY_WORK.has(head)) return false;
  if (first.item.category !== again.item.category || first.item.optional !== again.item.optional) return false;
  // "one case study 650 and three case studies at 400 each"
  if (first.item.sources.quantity || again.item.sources.quantity) return false;
  return isDone(first) === isDone(again) && others.every((word) => words.includes(word));
}

const isDone = ({ item }: Draft): boolean => isWorkVerb(FIRST_WORD.exec(item.description.toLowerCase())?.[0] ?? "");

/** The last word of a line's name, in the singular: two lines of one thing share it. */
export const lastWordOf = ({ item: { description } }: Draft): string =>
  singular(description.slice(description.lastIndexOf(" ") + 1).toLowerCase());

/** "Three bedrooms at three eighty" after "four bedrooms": the same thing has two prices. */
export const sameThing: DoubtRule = (place) => {
  const { draft, alike } = place;
  const { description, unitPrice, amount, category } = draft.item;
  if (description === "" || unitPrice === null || category === "labor" || draft.total) return null;
  const isAgain = ({ item }: Draft) => item.amount !== amount || item.description !== description;
  const again = alike.some((other) => other.priced && isAgain(other) && isSameThing(draft, other));
  return again
    ? askPrice(place, `${nameOf(draft)} was said twice. Is it also ${formatMoney(unitPrice)}?`, [unitPrice])
    : null;
};

/** What the other priced lines come to. */
const otherAmounts = ({ draft, heard }: PricedPlace): number[] =>
  heard.flatMap(({ draft: other }) => (other?.priced && other !== draft ? (other.item.amount ?? 0) : []));

/** A bare number below this counts more often than it prices, also in a list. */
const LEAST_LISTED = 5;

/** "Oil change, | 40 |;": the dollars of a bare price that a comma parts from one thing, and that ends its part; else 0. */
function listedDollars({ candidate, draft }: HeardLine, tokens: readonly Token[]): number {
  const { price, quantities, after, service } = candidate;
  if (!price || price.sure || price.per || after || service || !draft?.priced || quantities.length > 0) return 0;
  const parted = tokens[price.first]?.gap === "comma" && !isJoined(tokens[price.last + 1]);
  return parted && !looksPlural(at(tokens, price.first - 1)) ? dollarsOf(price) : 0;
}

/** "Blade sharpening, 25; oil change, 40; spark plug, 12": among larger prices that are said in the same way it is one. */
const isListed = ({ candidate, draft, heard, tokens }: PricedPlace): boolean =>
  listedDollars({ candidate, draft }, tokens) >= LEAST_LISTED &&
  heard.some((other) => other.draft !== draft && listedDollars(other, tokens) >= LEAST_PRICE);

/** "Ten for taking the clippings away": what is done for it. */
function isForDoing(tokens: readonly Token[], price: Figure): boolean {
  const doing = at(tokens, price.last + 2);
  const said = joined(tokens, price.last + 1) === "for" && doing.endsWith("ing") && isWorkVerb(doing);
  return said && dollarsOf(price) >= LEAST_LISTED;
}

/** "The house is 4 bed 3 bath", "nobody's touched it since, I'd say, 2011": a number that counts or names is no price of four dollars. */
export const bareNumber: DoubtRule = (place) => {
  const { price } = place.candidate;
  const { unitPrice } = place.draft.item;
  if (!price || unitPrice === null || !isBare(place)) return null;
  const value = dollarsOf(price);
  const changed = value < LEAST_PRICE * 2 && ["go", "with"].includes(place.tokens[price.first - 1]?.norm ?? "");
  const others = changed ? otherAmounts(place) : [];
  const tiny = changed && others.length > 1 && others.every((amount) => amount > value * FAR_BELOW);
  const year = price.number.readings.some((reading) => isRecentYear(reading.value));
  const added = place.tokens[price.first - 1]?.norm === "plus";
  const small =
    !added && value < LEAST_PRICE && Number.isInteger(value) && !isListed(place) && !isForDoing(place.tokens, price);
  return year || tiny || small ? askWhether(place, unitPrice) : null;
};

/** Nothing is sold whole for less, in dollars. */
const LEAST_SUM = 2;
/** "Ninety cents a foot delivered, a buck ten to install": so little is the price of each of something. */
export const tinySum: DoubtRule = (place) => {
  const { price, quantities } = place.candidate;
  const { unitPrice } = place.draft.item;
  if (!price?.sure || price.per || quantities.length > 0 || unitPrice === null) return null;
  return dollarsOf(price) < LEAST_SUM ? askWhether(place, unitPrice) : null;
};

/** A service has its own price for less than this part of the listed one only when dollars were said. */
const [PART_OF_LIST, MOST_COUNTED] = [1 / 4, 40];

/** So many times the listed price a bare number is no price of one. */
const TIMES_LISTED = 3;

/**
 * "Second photographer just five", "mileage twelve": a bare number far below the listed price, or behind what is sold by
 * the mile or the piece, may count the service, or its hours.
 */
export const countOrPrice: DoubtRule = (place) => {
  const { price, service, quantities } = place.candidate;
  const { unitPrice } = place.draft.item;
  if (!price || !service || unitPrice === null || price.per || price.sure || price.scale !== 1) return null;
  const listed = service.entry.fixedRate ?? service.entry.hourlyRate ?? 0;
  const value = dollarsOf(price);
  const counts = Number.isInteger(value) && value <= MOST_COUNTED && quantities.length === 0;
  const byUnit = soldName(service.entry.name).unit !== null;
  // "packing boxes, 40", which are six dollars each
  const several =
    price.first === service.last + 1 &&
    looksPlural(at(place.tokens, service.last)) &&
    value * 100 > listed * TIMES_LISTED;
  if (!counts || (!byUnit && !several && value * 100 > listed * PART_OF_LIST)) return null;
  const doubt = choose(place, [unitPrice]);
  const quantity = asThousandths(value);
  const label = `${formatQuantity(quantity)} × ${formatMoney(cents(listed))}`;
  const [own, ...others] = doubt.choices ?? [];
  return {
    ...doubt,
    text: `Is ${formatMoney(unitPrice)} the price for ${nameOf(place.draft)}, or is it ${label}?`,
    choices: [{ label, change: { quantity, unitPrice: cents(listed) } }, ...(own ? [own] : []), ...others],
  };
};

/** "A 2013 Sentra with 140 thousand on it", among prices of hundreds. */
export const outOfProportion: DoubtRule = (place) => {
  const { draft } = place;
  const { amount, unitPrice } = draft.item;
  if (unitPrice === null || amount === null || amount < LARGE || !isBare(place)) return null;
  // "gut the gym for twenty one thousand"
  const { price } = place.candidate;
  if (price && price.number.first < price.number.last && LEADING_TO_SUM.has(place.tokens[price.first - 1]?.norm ?? ""))
    return null;
  const others = otherAmounts(place);
  const sum = others.reduce((total: number, one) => total + one, 0);
  return others.length > 1 && amount > sum * OUT_OF_PROPORTION ? askWhether(place, unitPrice) : null;
};

/** "With a 150 horse outboard": behind an article a bare number describes what follows it, and prices nothing before it. */
export const describing: DoubtRule = (place) => {
  const { price, after } = place.candidate;
  const { unitPrice } = place.draft.item;
  if (!price || unitPrice === null || after || !isBare(place)) return null;
  const { tokens } = place;
  const next = joined(tokens, price.last + 1);
  return ARTICLES.has(at(tokens, price.first - 1)) && isThing(next) ? askWhether(place, unitPrice) : null;
};

/** "Credit back the cabinet lights, three hundred": what is given back is no line that costs. */
export const givenBack: DoubtRule = (place) => {
  const { unitPrice, description } = place.draft.item;
  if (unitPrice === null || !/^(?:credit|refund|deduct|subtract)\b(?! card)/i.test(description)) return null;
  return askPrice(place, `Is ${formatMoney(unitPrice)} to be paid for ${nameOf(place.draft)}, or taken off?`, [
    unitPrice,
  ]);
};

/** "Only charge him twenty four hundred": a price whose words name nothing. */
export const thingless: DoubtRule = (place) => {
  const { draft, candidate, heard } = place;
  const { unitPrice } = draft.item;
  if (unitPrice === null || draft.total || candidate.service) return null;
  // "charge my minimum which is ninety", with nothing before that it would be the price of
  const isLeast = () => {
    const first = heard.findIndex((one) => one.draft?.priced);
    return first >= 0 && first < heard.findIndex((one) => one.draft === draft);
  };
  if (!isThingless(draft) && !(isMinimumCharge(draft) && isLeast())) return null;
  return askPrice(place, `What is ${formatMoney(unitPrice)} for?`, [unitPrice]);
};
