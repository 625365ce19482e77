import { formatQuantity } from "#shared/money.ts";
import { wordSet } from "#shared/word-set.ts";
import { figureWith, type Figure } from "../numbers/figure.ts";
import { oneOf } from "../words/begins.ts";
import { cue, hears } from "../words/cued.ts";
import { at, isJoined, joined, type Token } from "../words/tokens.ts";
import { isMeasure, SHORTEST_RUN, singular, TIME_UNITS, unitAt } from "../words/units.ts";
import { asThousandths, valueOf, type Gathered, type Reckoned } from "./counts.ts";

/** After a size these say that it is no length to be paid for: "six foot tall". */
const HEIGHTS = new Set(["tall", "high", "wide", "deep", "thick", "ceiling", "ceilings", "wall", "walls", "ladder"]);
const FEET = new Set(["foot", "feet", "ft"]);
const BETWEEN = new Set(["by", "x"]);
const LONG = new Set(["long", "wide"]);
const ALONG = new Set(["high", "tall", "wide", "deep"]);
const SIDED = cue(oneOf(BETWEEN, LONG));

/** The last token of a side of "twelve feet by sixteen": its unit, when it is in feet or says none. Null for inches. */
function endOfSide(figure: Figure, tokens: readonly Token[]): number | null {
  if (figure.role === "quantity") return figure.unit === null || figure.unit === "ft" ? figure.last : null;
  if (figure.role !== "dimension") return null;
  const word = at(tokens, figure.last);
  if (figure.last > figure.number.last) return FEET.has(word) ? figure.last : null;
  const after = joined(tokens, figure.last + 1);
  if (FEET.has(after)) return figure.last + 1;
  return unitAt(after, undefined)?.unit === "inch" ? null : figure.last;
}

/** Joins two sides into one size with its area: "twelve by sixteen", "ten feet by twelve feet". */
export function joinSides(figures: readonly Figure[], tokens: readonly Token[]): readonly Figure[] {
  if (!hears(tokens, SIDED)) return figures;
  const joinedSides: Figure[] = [];
  for (const [place, figure] of figures.entries()) {
    const before = joinedSides.at(-1);
    const area =
      before && !before.sides
        ? (areaOf(before, figure, tokens) ?? faceOf(before, figure, figures[place + 1], tokens))
        : null;
    if (area) joinedSides.pop();
    joinedSides.push(area ?? figure);
  }
  return joinedSides;
}

function areaOf(one: Figure, other: Figure, tokens: readonly Token[]): Figure | null {
  const [end, last] = [endOfSide(one, tokens), endOfSide(other, tokens)];
  if (end === null || last === null || other.first !== end + 2) return null;
  if (!BETWEEN.has(at(tokens, end + 1)) || !isJoined(tokens[other.first])) return null;
  return figureWith(other, {
    role: "dimension",
    first: one.first,
    last,
    unit: null,
    sides: [valueOf(one), valueOf(other)],
  });
}

/** "42 feet long and 3 foot high at 29 a square foot": both sides of what is priced by its area; null for what is priced otherwise. */
function faceOf(one: Figure, other: Figure, price: Figure | undefined, tokens: readonly Token[]): Figure | null {
  if (price?.role !== "money" || price.unit !== "sq ft" || one.unit !== "ft" || one.role !== "quantity") return null;
  const [long, and] = [one.last + 1, one.last + 2];
  const high = FEET.has(at(tokens, other.number.last + 1)) ? other.number.last + 2 : -1;
  const said = LONG.has(joined(tokens, long)) && /^(?:and|by)$/.test(joined(tokens, and)) && other.first === and + 1;
  if (!said || !ALONG.has(joined(tokens, high)) || price.first > high + 2) return null;
  return figureWith(other, {
    role: "dimension",
    first: one.first,
    last: high,
    unit: null,
    sides: [valueOf(one), valueOf(other)],
  });
}

type Sized = Pick<Gathered, "sizes">;

const source = (figure: Figure, tokens: readonly Token[], text: string): string =>
  text.slice(tokens[figure.first]?.start, tokens[figure.last]?.end).slice(0, 200);

const reckoned = (value: number, unit: string, from: string): Reckoned => ({
  quantity: asThousandths(value),
  unit,
  source: { kind: "computed", from },
  questions: [],
});

/** "Two ten foot sections": how long each of what was counted is. */
export function lengthAfter(count: Figure, { sizes }: Sized): Reckoned | null {
  const size = sizes.find(({ first, last, number, sides }) => !sides && first === count.last + 1 && last > number.last);
  return size ? reckoned(valueOf(size), "ft", `${formatQuantity(asThousandths(valueOf(size)))} ft`) : null;
}

/** "A five zone system at six eighty a zone", "a three camera system": how many things of its unit a thing has. */
const saysThings = (figure: Figure, tokens: readonly Token[], unit: string): boolean => {
  const thing = figure.last > figure.number.last ? at(tokens, figure.last) : joined(tokens, figure.last + 1);
  return !figure.sides && !figure.told && !isMeasure(unit) && thing !== "" && singular(thing) === unit;
};

/** Boats and vehicles: work on them is priced by their length. */
const CRAFT = wordSet(
  "boat cruiser sailboat yacht pontoon ketch sloop catamaran trawler skiff vessel hull ship tug trailer camper rv motorhome coach bus fifth limo semi van sprinter houseboat barge bowrider runabout sportfisher",
);
const LONGEST_CRAFT_NAME = 3;

/** "A 28-foot cruiser": the length of a boat or vehicle, for the work on it that is priced per foot; null for other things. */
export function lengthOfCraft({ sizes }: Sized, tokens: readonly Token[]): Figure | null {
  return (
    sizes.findLast((figure) => {
      const words = tokens.slice(figure.last + 1, figure.last + 1 + LONGEST_CRAFT_NAME).map(({ norm }) => norm);
      return !figure.sides && FEET.has(at(tokens, figure.last)) && words.some((word) => CRAFT.has(singular(word)));
    }) ?? null
  );
}

/** A size that is how much there is of what a price is per: of a "two day shoot" two days. */
export function sizeAsCount({ sizes }: Sized, tokens: readonly Token[], text: string, unit: string): Reckoned | null {
  const sides = sizes.findLast((figure) => figure.sides)?.sides;
  if (sides && (unit === "sq ft" || unit === "ft")) {
    const [length, width] = sides.map((side) => formatQuantity(asThousandths(side)));
    return reckoned(sides[0] * sides[1], "sq ft", `${length} × ${width} ft`);
  }
  for (const figure of sizes.toReversed()) {
    if (saysThings(figure, tokens, unit)) return reckoned(valueOf(figure), unit, source(figure, tokens, text));
    const measure = unitAt(at(tokens, figure.last), undefined)?.unit;
    if (figure.sides || figure.last === figure.number.last || measure !== unit) continue;
    const run = unit === "ft" && valueOf(figure) >= SHORTEST_RUN && !HEIGHTS.has(joined(tokens, figure.last + 1));
    if (run || TIME_UNITS.has(unit)) return reckoned(valueOf(figure), unit, source(figure, tokens, text));
  }
  return null;
}
