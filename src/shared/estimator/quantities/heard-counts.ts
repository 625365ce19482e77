import type { Thousandths } from "#shared/money.ts";
import { asThousandths, headNoun, valueOf, type Counted } from "../figures/counts.ts";
import { lengthOfCraft } from "../figures/sizes.ts";
import type { Figure } from "../numbers/figure.ts";
import type { Token } from "../words/tokens.ts";
import { isMeasure, singular, TIME_UNITS } from "../words/units.ts";
import type { Candidate } from "./candidate.ts";
import { nestedCounts } from "./nested-counts.ts";

/** How far back a count is looked for. */
const LONGEST_MEMORY = 40;

/** A count of an earlier line, or one that nothing has priced yet. */
interface Heard extends Pick<Counted, "quantity" | "unit" | "nouns" | "head"> {
  priced: boolean;
}

const ONE = 1000;
const TURNS = new Set(["visit", "session", "trip", "lesson", "class", "game", "event", "cut"]);
const EXTENTS = new Set(["sq ft", "ft", "linear ft", "sq yd", "yard", "square", "cubic yard"]);
/** True for units of length and area. */
export const isExtent = (unit: string): boolean => EXTENTS.has(unit);

/** Whether a count in one unit can be what a price per another is for: "forty yards" and "a square yard". */
export const fits = (unit: string, counted: string | null): boolean =>
  unit === counted || (counted !== null && EXTENTS.has(unit) && EXTENTS.has(counted));

/** What was counted so far, for the prices whose own count was said before: "Install is ninety per door". */
export class HeardCounts {
  readonly #tokens: readonly Token[];
  readonly #heard: Heard[] = [];
  /** Every area that was told, in thousandths of a square foot. */
  readonly #areas = new Set<Thousandths>();

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  /** The count of the line before. */
  get last(): Heard | null {
    return this.#heard.findLast((one) => one.priced) ?? null;
  }

  /** How many "each of them" are: what the line before counted, or the lines before that each count one. */
  get together(): number {
    const priced = this.#heard.filter((one) => one.priced);
    const many = priced.at(-1)?.quantity ?? 0;
    const single = priced.length - 1 - priced.findLastIndex(({ quantity }) => quantity !== ONE);
    return many === ONE ? single : many / ONE;
  }

  /** The one count that was heard since the last priced line and that nothing has priced yet. */
  get waiting(): Heard | null {
    const [last, before] = [this.#heard.at(-1), this.#heard.at(-2)];
    return last && !last.priced && before?.priced !== false ? last : null;
  }

  /** The last length or area. */
  get measured(): Heard | null {
    return this.#heard.findLast((one) => one.unit !== null && isExtent(one.unit)) ?? null;
  }

  /** The one area that was told, "400 square feet", when no other one was. */
  get onlyArea(): Thousandths | null {
    const [area = null] = this.#areas;
    return this.#areas.size === 1 ? area : null;
  }

  addPriced(counted: Counted): void {
    const { quantity, unit, nouns, head } = counted;
    if (unit !== null && counted.source !== null) this.#add({ quantity, unit, nouns, head, priced: true });
  }

  /** Counts in words that got no price: a later price may be for each of them. */
  addUnpriced(candidate: Candidate): void {
    for (const figure of candidate.quantities) this.#addFigure(figure);
    // "four floors with six detectors on each floor. Replace all of them at $42 a detector"
    const nested = nestedCounts(candidate.quantities, this.#tokens, candidate.last + 1, "each");
    if (nested) {
      const { quantity, named } = nested;
      this.#add({ quantity, unit: named.unit, nouns: this.#nouns(named), priced: false });
    }
    const length = lengthOfCraft(candidate, this.#tokens);
    if (length) this.#add({ quantity: asThousandths(valueOf(length)), unit: "ft", nouns: [], priced: false });
  }

  #addFigure(figure: Figure): void {
    this.#add({
      quantity: asThousandths(valueOf(figure)),
      unit: figure.unit,
      nouns: this.#nouns(figure),
      priced: false,
    });
  }

  /** Counts in the words of a priced line that it was not made of: a later price may be for each of them. */
  addLeft(candidate: Candidate, counted: Counted): void {
    for (const figure of candidate.quantities) {
      if (figure.unit === "sq ft") this.#areas.add(asThousandths(valueOf(figure)));
      const noun = figure.unit ?? headNoun(figure, this.#tokens);
      const used = asThousandths(valueOf(figure)) === counted.quantity && counted.open === undefined;
      if (noun !== "" && !isMeasure(noun) && !used) this.#addFigure(figure);
    }
  }

  #nouns(figure: Figure): string[] {
    const noun = headNoun(figure, this.#tokens);
    return noun === "" ? [] : [noun];
  }

  /** How many things of a name were counted and not yet priced, in thousandths; null when nobody said, or in two ways. */
  things(noun: string): Thousandths | null {
    const counts = this.#heard.filter(
      ({ nouns, unit, head, priced }) =>
        unit === noun || ((priced ? head === noun : nouns.includes(noun)) && (unit === null || unit === "each")),
    );
    const [first] = counts;
    if (!first || counts.some((one) => one.priced || one.quantity !== first.quantity)) return null;
    return first.quantity;
  }

  #add(heard: Heard): void {
    if (heard.unit === "sq ft") this.#areas.add(heard.quantity);
    this.#heard.push(heard);
    if (this.#heard.length > LONGEST_MEMORY) this.#heard.shift();
  }

  /** The last count of what a price is per: of the same length or area, or of things of that name. */
  of(unit: string): Heard | null {
    if (unit === "each") return null;
    // "three visits at one forty, sixty five extra each time"
    if (unit === "time") return this.#heard.findLast((one) => TURNS.has(one.unit ?? "")) ?? null;
    const noun = singular(unit);
    return (
      this.#heard.findLast((one) =>
        TIME_UNITS.has(unit) && unit !== "night"
          ? !one.priced && one.unit === unit
          : one.unit === unit || one.nouns.includes(noun) || (one.priced && one.unit === "each" && one.head === noun),
      ) ?? null
    );
  }
}
