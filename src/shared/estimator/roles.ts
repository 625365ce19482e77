import { isCommanded, namesSomething } from "./naming-numbers.ts";
import { CURRENCY, at, joined, type Around, type Figure } from "./figure.ts";
import type { SpokenNumber } from "./numbers.ts";
import { countsSomething, followsThing, isThing } from "./nearby.ts";
import { EACH, perUnit, perWorker } from "./per-unit.ts";
import type { Token } from "./tokens.ts";
import { looksPlural, TIME_UNITS, unitAt } from "./units.ts";

const PRICE_CUES = new Set(
  "at for is are was were be cost costs about around another flat only just charge charged charging rate of totaling comes to run runs for's call made plus price us me they're it's thats that's be".split(
    " ",
  ),
);
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
  if (isCommanded(number, around)) return { ...base, role: "dimension" };
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
