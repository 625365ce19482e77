import { formatMoney } from "#shared/money.ts";
import { wordSet } from "#shared/word-set.ts";
import { asThousandths, headNoun, plural, valueOf } from "../figures/counts.ts";
import type { Figure } from "../numbers/figure.ts";
import { isCrew } from "../quantities/labor-hours.ts";
import { isSpan } from "../quantities/recurrence.ts";
import { EACH } from "../roles/per-unit.ts";
import { soldName } from "../service-names/sold-by.ts";
import { at, joined, type Token } from "../words/tokens.ts";
import { looksPlural, TIME_UNITS } from "../words/units.ts";
import { WORK_VERBS } from "../words/words.ts";
import { howMany } from "#shared/documents/unit-label.ts";
import { countChoices } from "./count-questions.ts";
import { nameOf, type Doubt, type DoubtRule, type PricedPlace } from "./doubt.ts";

/** A count after one of these settles what was said before it: "three, no they cancelled one, so two". */
const SETTLING = new Set(["so", "make", "bill"]);
/** So many people may be meant beside hours, lessons or nights. */
const MOST_PEOPLE = 20;
/** Each of whom may be paid for. */
const SUBSCRIBERS = new Set(["guest", "user", "seat", "device"]);
const TURNS = new Set(["lesson", "session", "visit", "class"]);
const WEEKS_A_MONTH = 4;

/** "Six cameras at nine a month for two years": the length that alone makes the quantity, in another unit. */
function spanOf({ candidate, draft }: PricedPlace): Figure | undefined {
  const source = draft.item.sources.quantity;
  const from = source?.kind === "computed" ? source.from : "";
  return candidate.quantities.find(
    (figure) => isSpan(figure) && from.startsWith(`${plural(valueOf(figure), figure.unit ?? "")} in `),
  );
}

/** The count that the quantity was taken from, and those in the line's words that it was not made of. */
function countsOf(place: PricedPlace): { used: Figure | undefined; left: Figure[] } {
  const { candidate, draft, tokens } = place;
  const source = draft.item.sources.quantity;
  const span = source?.kind === "computed" ? spanOf(place) : undefined;
  if (span) return { used: span, left: candidate.quantities.filter((figure) => figure !== span) };
  if (source?.kind !== "spoken") return { used: undefined, left: [] };
  const isUsed = (figure: Figure) => {
    const start = tokens[figure.first]?.start ?? -1;
    return start >= source.start && start < source.end;
  };
  return {
    used: candidate.quantities.find(isUsed),
    left: candidate.quantities.filter(
      (figure) => !isUsed(figure) && asThousandths(valueOf(figure)) !== draft.item.quantity,
    ),
  };
}

/** "So seven nights", "four of them": the speaker has said which count holds. */
function isSettled(used: Figure, { tokens }: PricedPlace): boolean {
  const [next, second] = [tokens[used.last + 1]?.norm, tokens[used.last + 2]?.norm];
  return SETTLING.has(tokens[used.first - 1]?.norm ?? "") || (next === "of" && second === "them");
}

/** The counts offered as buttons, each with the price that it multiplies. */
export function askCount({ draft }: PricedPlace, counts: readonly number[]): Doubt | null {
  const { unitPrice, unit } = draft.item;
  if (unitPrice === null) return null;
  const source = draft.item.sources.unitPrice;
  return {
    text: `${howMany(unit)} at ${formatMoney(unitPrice)} for ${nameOf(draft)}?`,
    field: "quantity",
    ...(source ? { source } : {}),
    choices: countChoices(unitPrice, [...new Set(counts.map(asThousandths))].slice(0, 4)),
  };
}

/** "Eight cameras, four megapixel, at two ten each": two counts of the same kind, and nobody said which. */
export const rivalCounts: DoubtRule = (place) => {
  const { used, left } = countsOf(place);
  const { tokens } = place;
  if (!used || isSettled(used, place)) return null;
  const noun = headNoun(used, tokens);
  const rivals = left.filter((figure) => {
    const other = headNoun(figure, tokens);
    return figure.unit === used.unit && (noun === "" || other === "" || noun === other);
  });
  return rivals.length === 0 ? null : askCount(place, [valueOf(used), ...rivals.map(valueOf)]);
};

const DEFINITE = wordSet("the his her their our my these those both");
/** Before a count: "the | two cats", "the Vanterpools' | two cats". */
function isKnown(tokens: readonly Token[], count: number): boolean {
  const [before, earlier] = [at(tokens, count - 1), at(tokens, count - 2)];
  return DEFINITE.has(before) || before.endsWith("'s") || (earlier === "the" && looksPlural(before));
}

/** "Two assistants for ten hours each", "two kids, eight lessons": people beside a price for time, not multiplied. */
export const rivalPeople: DoubtRule = (place) => {
  const { used, left } = countsOf(place);
  const unit = place.candidate.price?.unit ?? "";
  if (!used || isSettled(used, place) || !(TIME_UNITS.has(unit) || TURNS.has(unit))) return null;
  const { candidate, tokens } = place;
  // "sixty five a night for both of them": the speaker has said for whom the price is
  const whole = (index: number) =>
    /^(?:both|all|everybody|everyone)$/.test(tokens[index]?.norm ?? "") && index + 1 !== used.first;
  if (candidate.trailing.some(whole)) return null;
  // "fix two gate hinges, five hours at eighty an hour": what is worked on works no hours
  const workedOn = (figure: Figure) =>
    candidate.words.some((index) => index < figure.first && WORK_VERBS.has(tokens[index]?.norm ?? ""));
  const people = left.find((figure) => {
    if (TIME_UNITS.has(unit) && workedOn(figure)) return false;
    // "a party for sixteen kids, face painting, two hours": who is there and does not work
    if (unit === "hour" && tokens[figure.first - 1]?.norm === "for" && !isCrew(figure, tokens)) return false;
    // "sitting for the Vanterpools' two cats, six nights": known ones, whom it is done for
    if (isKnown(tokens, figure.first)) return false;
    const value = valueOf(figure);
    // whether the hours of a crew are multiplied is settled where labour is counted
    const counted = isCrew(figure, place.tokens);
    return (figure.unit === null || SUBSCRIBERS.has(figure.unit)) && !counted && value >= 2 && value <= MOST_PEOPLE;
  });
  const said = place.draft.item.quantity / 1000;
  return people ? askCount(place, [said, said * valueOf(people), valueOf(people)]) : null;
};

/** "Forty eight units at eighteen a unit, quarterly, so four times a year": is that the price of once, or of them all? */
export const repeatedAfter: DoubtRule = (place) => {
  const { draft, next } = place;
  if (!next || next.candidate.price || next.candidate.service || next.draft) return null;
  const { tokens } = place;
  const eachOf = (figure: Figure) => draft.item.quantity > 1000 && EACH.has(joined(tokens, figure.last + 1));
  // "cleaning one twenty, | six visits", "mowing forty five | four times"
  const flat = place.candidate.price?.per === false && draft.item.quantity === 1000;
  const isTurns = ({ unit, first, last }: Figure) =>
    flat && first === place.candidate.last + 1 && (TURNS.has(unit ?? "") || joined(tokens, last + 1) === "times");
  // "thirty people a day see that": how many there are
  const isOften = ({ every, unit }: Figure) => every !== null && unit !== "guest";
  // "two pools, four visits each"
  const often = next.candidate.quantities.find((figure) => isOften(figure) || eachOf(figure) || isTurns(figure));
  const said = draft.item.quantity / 1000;
  return often && valueOf(often) > 1 ? askCount(place, [said, said * valueOf(often)]) : null;
};

/** "Three nights a week at eighty five a night", and nobody said for how many weeks. */
export const endlessWeeks: DoubtRule = (place) => {
  const { used } = countsOf(place);
  const paid = place.candidate.price?.unit ?? null;
  if (!used || used.every !== "week" || paid !== used.unit) return null;
  return askCount(place, [valueOf(used), valueOf(used) * WEEKS_A_MONTH]);
};

/** "Two hours a week for ten weeks, so twelve hours": the figures make twenty. */
export const otherCount: DoubtRule = (place) => {
  const { otherCount: times } = place.candidate;
  return times === null ? null : askCount(place, [place.draft.item.quantity / 1000, times]);
};

/** "Kitchen backsplash two hundred twelve tiles at four each": so many tiles, or twelve of them and a price before. */
export const priceInCount: DoubtRule = (place) => {
  const { used } = countsOf(place);
  const [whole, few] = used?.number.readings ?? [];
  if (!used || !whole || few?.why !== "behind a price") return null;
  return askCount(place, [whole.value, few.value]);
};

/** Who is there and is no piece of what is sold. */
const COMPANY = wordSet(
  "kid child adult person guest dog cat friend sister brother parent grandparent baby bridesmaid",
);
const WHOSE = wordSet("the his her their our my all");

/** "Portrait session with the five kids": one session, or one for each of them. */
export const withCompany: DoubtRule = (place) => {
  const { used } = countsOf(place);
  const { service } = place.candidate;
  const { tokens } = place;
  if (!used || !service || service.entry.fixedRate === null || soldName(service.entry.name).unit !== null) return null;
  const lead = WHOSE.has(at(tokens, used.first - 1)) ? used.first - 2 : used.first - 1;
  const company = COMPANY.has(headNoun(used, tokens)) || used.unit === "guest";
  return at(tokens, lead) === "with" && company ? askCount(place, [1, valueOf(used)]) : null;
};

/** Who works beside the speaker: "Luis | and me", "me and | my helper". */
const BESIDE_ME = /(?<!\b(?:for|with|of|to) )\b(?:my (?:\S+ ){1,2}and (?:me|myself)|(?:me|myself) and my \p{L}+)\b/u;
const LEAD = 3;

/** "My guy Luis and me, a day and a half at 75 an hour each": hours of two, of which one was counted. */
export const hoursOfUs: DoubtRule = (place) => {
  const { candidate, draft, heard, tokens } = place;
  if (candidate.price?.unit !== "hour" || draft.item.unit !== "hour") return null;
  // "me and my nephew two days, I'm 70 an hour, he's 38": each has a line
  if (heard.some((one) => one.draft !== draft && one.candidate.price?.unit === "hour")) return null;
  const { quantity } = draft.item.sources;
  if (quantity?.kind === "computed" && /people|person|×.*×/.test(quantity.from)) return null;
  const said = tokens.slice(Math.max(0, candidate.first - LEAD), candidate.last + 1).map(({ norm }) => norm);
  const hours = draft.item.quantity / 1000;
  return BESIDE_ME.test(said.join(" ")) ? askCount(place, [hours * 2, hours]) : null;
};
