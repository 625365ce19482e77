import { namesSomething } from "./naming-numbers.ts";
import { CURRENCY, at, joined, type Around, type Figure } from "./figure.ts";
import type { SpokenNumber } from "./numbers.ts";
import { isJoined, type Token } from "./tokens.ts";
import { looksPlural, singular, TIME_UNITS, unitAt } from "./units.ts";
import { EDGES, FILLERS, LEADING_TO_PRICE, PREPOSITIONS, WORK_VERBS } from "./words.ts";

const PRICE_CUES = new Set(
  "at for is are was were be cost costs about around another flat only just charge charged charging rate of totaling comes to run runs for's call made plus price us me they're it's thats that's be".split(
    " ",
  ),
);
const PER_CUES = new Set(["a", "an", "per", "each", "every", "the", "/"]);
const EACH = new Set(["each", "apiece"]);
const DIMENSION_AFTER = new Set(
  "by x inch inches gallon gallons amp amps volt volts watt watts story stories storey stories tier tiers coat coats gauge car btu seer bedroom bath ply point year quart stage hp horsepower speed panel burner door drawer person seater star degree degrees oclock pm am psi rpm cfm mph lumen lumens kw kilowatt kilowatts kva mil grit gb tb megapixel mhz ghz".split(
    " ",
  ),
);
const COUNTABLE_DIMENSIONS = new Set([
  "door",
  "panel",
  "drawer",
  "person",
  "point",
  "stage",
  "burner",
  "car",
  "bedroom",
  "bath",
  "gallon",
  "year",
]);
const SINGULAR_MEASURES = new Set([
  "foot",
  "ton",
  "yard",
  "square",
  "day",
  "hour",
  "week",
  "month",
  "year",
  "man",
  "piece",
  "zone",
  "room",
  "person",
  "unit",
  "step",
  "seat",
  "page",
  "mile",
  "pound",
  "section",
  "tree",
  "gallon",
]);

const STRICT_MEASURES = new Set(["foot", "ton", "hour", "day", "week", "month", "year", "mile", "pound"]);

const GANGS = new Set(["crew", "team"]);
const WORKERS = new Set(["man", "guy", "person", "worker", "head", "helper", "tech", "painter", "mover", "installer"]);

/** "An hour per man", "a day a head": each of a crew has this rate. */
const perWorker = (tokens: readonly Token[], index: number): boolean =>
  ["per", "a", "each"].includes(joined(tokens, index)) && WORKERS.has(joined(tokens, index + 1));

const PER_ADVERBS: Readonly<Record<string, string>> = { hourly: "hour", daily: "day", monthly: "month" };

/** The unit after "a", "per" or "each" that makes a number a price: [unit, last token] or null. */
function perUnit(
  tokens: readonly Token[],
  index: number,
  nouns: ReadonlySet<string>,
): { unit: string; last: number } | null {
  const cue = joined(tokens, index);
  if (cue === "each" && joined(tokens, index + 1) === "time") return { unit: "time", last: index + 1 };
  if (EACH.has(cue)) return { unit: "each", last: index };
  if (cue === "a" && joined(tokens, index + 1) === "piece") return { unit: "each", last: index + 1 };
  const adverb = PER_ADVERBS[cue];
  // "eleven monthly visits" counts visits
  if (adverb !== undefined && !looksPlural(joined(tokens, index + 1))) return { unit: adverb, last: index };
  if (!PER_CUES.has(cue)) return null;
  const first = at(tokens, index + 1);
  const unit = unitAt(first, joined(tokens, index + 2));
  if (unit && (cue !== "the" || TIME_UNITS.has(unit.unit) || unit.unit === "square" || unit.unit === "yard"))
    return unit.length === 1 && looksPlural(first) && cue !== "per"
      ? null
      : { unit: unit.unit, last: index + unit.length };
  if (cue === "per" || cue === "/" || cue === "every") return first ? { unit: singular(first), last: index + 1 } : null;
  return cue !== "the" && nouns.has(first) ? { unit: first, last: index + 1 } : null;
}

/** True when words like "squares at four hundred" follow: what stands before them counts. */
export function countsSomething(
  tokens: readonly Token[],
  index: number,
  isNumberAt: (index: number) => boolean,
): boolean {
  for (let next = index; next < index + 6; next++) {
    const word = at(tokens, next);
    if (word === "" || tokens[next]?.gap === "stop" || tokens[next]?.gap === "pause") return false;
    if (word === "at" || word === "@")
      return (
        isNumberAt(next + 1) ||
        at(tokens, next + 1) === "about" ||
        at(tokens, next + 1) === "$" ||
        (next < index + 5 && /^(a|an)$/.test(at(tokens, next + 1)) && isNumberAt(next + 1))
      );
    if (isNumberAt(next) || word === "$" || (next > index && tokens[next]?.gap === "comma")) return false;
    if (["is", "are", "and", "plus", "was"].includes(word)) return false;
  }
  return false;
}

/** Adds "a month" in "four visits a month" to the count. */
function counted(tokens: readonly Token[], figure: Figure): Figure {
  const noun = figure.last;
  const every = joined(tokens, noun + 2);
  if (joined(tokens, noun + 1) === "and" && joined(tokens, noun + 2) === "a" && joined(tokens, noun + 3) === "half") {
    const readings = figure.number.readings.map((reading) => ({ ...reading, value: reading.value + 0.5 }));
    return { ...figure, noun, last: noun + 3, number: { ...figure.number, readings } };
  }
  const repeats =
    ["a", "per", "each", "every"].includes(joined(tokens, noun + 1)) &&
    ["day", "week", "month", "quarter", "year"].includes(every);
  return repeats ? { ...figure, noun, every, last: noun + 2 } : { ...figure, noun };
}

const STUFF = new Set(["parts", "materials", "supplies", "tires", "labor"]);

/** True for a word that can be what a price directly after it is for. */
const isThing = (word: string): boolean =>
  /^\p{L}{2,}/u.test(word) &&
  !EDGES.has(word) &&
  !PREPOSITIONS.has(word) &&
  !FILLERS.has(word) &&
  (!WORK_VERBS.has(word) || NOUN_VERBS.has(word)) &&
  !LEADING_TO_PRICE.has(word);

/** True when a number directly follows a thing: a noun, or a verb that ends a compound noun ("panel upgrade"). */
export const followsThing = (tokens: readonly Token[], first: number): boolean => {
  const before = at(tokens, first - 1);
  return isThing(before) || (WORK_VERBS.has(before) && isJoined(tokens[first - 1]) && isThing(at(tokens, first - 2)));
};

const NOUN_VERBS = new Set(
  "drain paint tile stain seal screen finish frame design plan review cut pump filter service deck test mulch sod patch texture print plant wire trim shingle gutter".split(
    " ",
  ),
);

/** Decides by what stands around a number. The order of the rules is the order of their strength. */
export function figureOf(number: SpokenNumber, around: Around): Figure {
  const { tokens, nouns, isNumberAt } = around;
  const next = number.last + 1;
  const after = joined(tokens, next);
  const before = number.first > 0 && tokens[number.first]?.gap !== "stop" ? at(tokens, number.first - 1) : "";
  const base = {
    number,
    first: number.first,
    last: number.last,
    unit: null,
    per: false,
    sure: false,
    scale: 1,
    noun: number.last + 1,
    every: null,
  };

  if (after === "%" || after === "percent" || (after === "per" && joined(tokens, next + 1) === "cent"))
    return { ...base, role: "percent", last: after === "per" ? next + 1 : next };
  if (at(tokens, number.first) === "twice")
    return {
      ...base,
      role: "quantity",
      unit: "visit",
      last: number.last + 2,
      noun: number.last,
      every: at(tokens, number.last + 2),
    };
  const signed = before === "$" && tokens[number.first]?.gap !== "comma";
  if (signed || CURRENCY.has(after) || after === "cent" || after === "cents") {
    const word = signed && !CURRENCY.has(after) ? number.last : next;
    const rate = perUnit(tokens, word + 1, nouns);
    return {
      ...base,
      role: "money",
      first: signed ? number.first - 1 : number.first,
      last: rate?.last ?? word,
      unit: rate?.unit ?? null,
      per: rate !== null,
      sure: true,
      scale: !signed && after.startsWith("cent") ? 0.01 : 1,
    };
  }
  const rate = perUnit(tokens, next, nouns);
  const each = after === "each" && (joined(tokens, next + 1) === "way" || joined(tokens, next + 1) === "direction");
  if (rate && !each) {
    const worker = TIME_UNITS.has(rate.unit) && perWorker(tokens, rate.last + 1);
    const last = worker ? rate.last + 2 : rate.last;
    const perPerson = worker || (TIME_UNITS.has(rate.unit) && EACH.has(joined(tokens, rate.last + 1)));
    return { ...base, role: "money", last, unit: rate.unit, per: true, ...(perPerson ? { perWorker: true } : {}) };
  }
  // "a crew of three for two days"
  if (before === "of" && GANGS.has(at(tokens, number.first - 2)))
    return { ...base, role: "quantity", noun: number.first - 2 };

  const second = joined(tokens, next + 1);
  const whole = Number.isInteger(number.readings[0]?.value ?? 0.5);
  if (before === "by" || before === "x" || after === "x" || (after === "by" && isNumberAt(next + 1)))
    return { ...base, role: "dimension" };
  if (namesSomething(number, around)) return { ...base, role: "dimension" };
  const unit = unitAt(after, second);
  const afterUnit = unit ? joined(tokens, next + unit.length) : "";
  const value = number.readings[0]?.value ?? 0;
  const glued = tokens[next]?.gap === "none" && /^\p{L}/u.test(after) && unit === null;
  if (glued) return { ...base, role: "dimension", last: next };
  // "haul the old one away"
  const standsIn =
    ["old", "new", "existing", "other", "same", "dead", "last", "current"].includes(before) && !looksPlural(after);
  if (at(tokens, number.first) === "one" && number.first === number.last && standsIn)
    return { ...base, role: "dimension" };
  // "the dead one for three fifty"
  if (
    at(tokens, number.first) === "one" &&
    number.first === number.last &&
    (isThing(before) || ["the", "this", "that", "which", "first", "second"].includes(before)) &&
    (after === "" || PRICE_CUES.has(after) || after === "and" || after === "too")
  )
    return { ...base, role: "dimension" };
  if ((after === "hour" || after === "minute") && (second === "drive" || second === "trip" || second === "commute"))
    return { ...base, role: "quantity", unit: after, last: next, noun: next };
  const said =
    (isThing(before) && number.priceShaped) ||
    (value >= 20 && COUNTABLE_DIMENSIONS.has(after) && after !== "gallon" && after !== "year");
  // "of six-inch gutter", "four six-inch pipes at ninety each"
  const shaped = DIMENSION_AFTER.has(after) && !looksPlural(after) && second !== "";
  if (shaped && (tokens[next]?.gap === "hyphen" || before === "of") && !["at", "for", "is"].includes(second))
    return { ...base, role: "dimension", last: next };
  if (!said && DIMENSION_AFTER.has(after) && !countsSomething(tokens, next, isNumberAt)) {
    const describes = second !== "" && !["at", "for", "is", "and", "are", "of", "plus"].includes(second);
    if (!COUNTABLE_DIMENSIONS.has(after) || (describes && !looksPlural(after)))
      return { ...base, role: "dimension", last: next };
  }
  const many = (number.readings[0]?.value ?? 1) > 1;
  // "hundred forty foot of cedar", "walls ninety six foot at eighteen": many people say foot for feet
  const footage =
    after === "foot" &&
    (second === "of" || (second === "at" && isNumberAt(next + 2))) &&
    !(before === "at" && value < 20);
  if (footage) return { ...base, role: "quantity", unit: "ft", last: next, noun: next };
  if (
    many &&
    SINGULAR_MEASURES.has(after) &&
    unit?.length !== 2 &&
    !number.priceShaped &&
    !(looksPlural(second) && !STRICT_MEASURES.has(after) && countsSomething(tokens, next, isNumberAt))
  )
    return { ...base, role: "dimension", last: next };
  if (/^(19|20)\d\d$/.test(at(tokens, number.first)) && ["in", "since", "from", "of"].includes(before))
    return { ...base, role: "dimension" };
  if (number.priceShaped && ["in", "since"].includes(before)) return { ...base, role: "dimension" };
  if (/^\d{3,}$/.test(at(tokens, number.first)) && at(tokens, number.first).startsWith("0"))
    return { ...base, role: "dimension" };
  if (["st", "nd", "rd", "th"].includes(after) && tokens[next]?.gap === "none")
    return { ...base, role: "dimension", last: next };

  const measured =
    unit !== null &&
    (looksPlural(after) ||
      unit.length === 2 ||
      afterUnit === "of" ||
      !many ||
      unit.unit === "guest" ||
      unit.unit === "ft" ||
      unit.unit === "hour");
  const sureUnit =
    measured && unit && (looksPlural(after) || unit.length === 2 || !many || after === "people" || after === "feet");
  if (sureUnit && !(number.priceShaped && before === "at"))
    return counted(tokens, { ...base, role: "quantity", unit: unit.unit, last: next + unit.length - 1 });
  const cued = PRICE_CUES.has(before) || before === "$";
  const thing = followsThing(tokens, number.first);
  if (before === "at") return { ...base, role: "money" };
  if (after === "at" && isNumberAt(next + 1)) return { ...base, role: "quantity" };
  if (whole && !number.priceShaped && countsSomething(tokens, next, isNumberAt)) return { ...base, role: "quantity" };
  if (whole && !number.priceShaped && (after === "of" || after === "more")) return { ...base, role: "quantity" };
  if (number.priceShaped) return { ...base, role: "money" };
  if (["is", "are", "was", "were", "costs", "cost"].includes(before) && value >= 5) return { ...base, role: "money" };
  if (thing && (value >= 100 || (value >= 20 && STUFF.has(after)))) return { ...base, role: "money" };
  // "just one album"
  if (at(tokens, number.first) === "one" && number.first === number.last && isThing(after))
    return { ...base, role: "quantity" };
  const plural = looksPlural(after) || looksPlural(second);
  const small = (number.readings[0]?.value ?? 0) < 40;
  if (cued && !(whole && after !== "" && ((plural && small) || looksPlural(after)))) {
    if (before === "for" && small && after !== "" && !PRICE_CUES.has(after) && after !== "and")
      return { ...base, role: "quantity" };
    return { ...base, role: "money" };
  }
  if (before === "" && (after === "for" || after === "to") && value >= 10) return { ...base, role: "money" };
  if (isNumberAt(next) && value < 20) return { ...base, role: "quantity" };
  if (thing && !plural && value >= 5 && unit === null) return { ...base, role: "money" };
  const boundary = after === "" || ["and", "plus", "for", "to", "then", "with"].includes(after) || isNumberAt(next);
  if (
    boundary &&
    before !== "" &&
    !["the", "all", "a", "these", "those", "number", "in", "step", "phase", "option", "to", "from", "like"].includes(
      before,
    )
  )
    return { ...base, role: "money" };
  // "half a truck load": below one it is a share of something, never a price
  if (!whole) return { ...base, role: value < 1 ? "dimension" : "money" };
  if (!small && before !== "" && !plural && (number.readings[0]?.value ?? 0) >= 50) return { ...base, role: "money" };
  return { ...base, role: "quantity" };
}
