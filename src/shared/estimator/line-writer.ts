import type { ItemCategory, LineItem } from "#shared/documents/schema.ts";
import type { Source } from "#shared/documents/source.ts";
import {
  cents,
  formatMoney,
  formatQuantity,
  MAX_CENTS,
  MAX_THOUSANDTHS,
  multiply,
  percentOf,
  basisPoints,
  scaleDecimal,
  thousandths,
  type Cents,
  type Thousandths,
} from "#shared/money.ts";
import type { Candidate } from "./candidate.ts";
import { laborService } from "./catalogue.ts";
import { describe } from "./describe.ts";
import type { CatalogueEntry } from "./estimate-input.ts";
import type { Figure } from "./figure.ts";
import { magnitudeOf, typicalPrice, type Magnitude } from "./magnitude.ts";
import { categoryOf, isTask, speaksOfTotal } from "./nature.ts";
import type { OpenQuestion } from "./open-question.ts";
import { askRanges } from "./range-questions.ts";
import { quantityOf, type Counted } from "./quantity.ts";
import { spoken } from "./spoken.ts";
import type { Token } from "./tokens.ts";
import { LABOR_WORDS } from "./words.ts";

/** A line before it has its id. */
export interface Draft {
  item: Omit<LineItem, "id">;
  questions: Omit<OpenQuestion, "line">[];
  task: boolean;
  priced: boolean;
  total: boolean;
}

const TOTAL_ONLY =
  /^(?:the )?(?:grand |sub ?)?(?:total|everything|altogether|price|quote|whole (?:job|thing)|job|bill|invoice|estimate|bid)(?: price| cost| amount)?$/i;

export class LineWriter {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  readonly #catalogue: readonly CatalogueEntry[];
  readonly #typical: number | null;
  #previous: Counted | null = null;

  constructor(
    text: string,
    tokens: readonly Token[],
    catalogue: readonly CatalogueEntry[],
    candidates: readonly Candidate[],
  ) {
    this.#typical = typicalPrice(candidates.flatMap(({ price }) => price ?? []));
    this.#text = text;
    this.#tokens = tokens;
    this.#catalogue = catalogue;
  }

  #spoken(figure: Figure): Source {
    return spoken(this.#text, this.#tokens, figure.first, figure.last);
  }

  #norms(indices: readonly number[]): string[] {
    return indices.map((index) => this.#tokens[index]?.norm ?? "");
  }

  #description(candidate: Candidate, nouns: readonly number[]): string {
    const words = [...candidate.words, ...nouns].sort((a, b) => a - b);
    const described = describe(this.#text, this.#tokens, words);
    const after = describe(this.#text, this.#tokens, candidate.trailing);
    const crew = /^(?:guys?|men|man|people|workers?|crew|of us|(?:a )?helpers?)?$/i.test(described);
    if (candidate.service && !candidate.price) return candidate.service.entry.name;
    const hours = candidate.price?.unit === "hour" || candidate.quantities.some((figure) => figure.unit === "hour");
    if (crew && after !== "") return hours ? `Labor: ${after.charAt(0).toLowerCase()}${after.slice(1)}` : after;
    if (/^(?:me|myself|my time|time)$/i.test(described) || (described === "" && hours)) return "Labor";
    if (described !== "") return described;
    return after;
  }

  /** The source and description of a line's words. */
  #wordsSource(candidate: Candidate): Source {
    const first = Math.min(candidate.first, candidate.price?.first ?? candidate.first, ...candidate.words.slice(0, 1));
    const last = Math.max(candidate.last, first);
    return spoken(this.#text, this.#tokens, first, last);
  }

  #unitPrice(
    price: Figure,
    counted: Counted,
    candidate: Candidate,
    unit: string | null,
  ): { cents: Cents; magnitude: Magnitude; known: Cents | null } {
    const words = [...this.#norms(candidate.words), ...counted.nouns];
    const service = candidate.service?.entry ?? null;
    const known = service
      ? unit === "hour"
        ? (service.hourlyRate ?? service.fixedRate)
        : (service.fixedRate ?? service.hourlyRate)
      : null;
    const material =
      categoryOf(words, unit) === "material" ||
      words.some((word) => /^(?:parts?|fees?|service|filter|bolts?|kit|set|pads?)$/.test(word));
    const magnitude = magnitudeOf(price, {
      unit,
      quantity: counted.quantity / 1000,
      words,
      material,
      typical: this.#typical,
      known: known === null ? null : known / 100,
    });
    return { cents: cents(Math.min(scaleDecimal(magnitude.value, 100), MAX_CENTS)), magnitude, known };
  }

  #priced(candidate: Candidate, price: Figure): Draft {
    const unit = price.per ? price.unit : candidate.rateUnit;
    const counted = quantityOf(candidate, this.#tokens, this.#text, unit, this.#previous);
    const { cents: spokenPrice, magnitude } = this.#unitPrice(price, counted, candidate, counted.unit ?? unit);
    const description = this.#description(candidate, counted.nounTokens);
    const words = [...this.#norms(candidate.words), ...counted.nouns];
    const category = categoryOf(words, counted.unit ?? unit, description);
    let unitPrice = spokenPrice;
    let source: Source = this.#spoken(price);
    const questions: Draft["questions"] = [...counted.questions];
    if (candidate.markup) {
      const points = basisPoints(
        Math.min(scaleDecimal(candidate.markup.number.readings[0]?.value ?? 0, 100), 1_000_000),
      );
      unitPrice = cents(Math.min(unitPrice + percentOf(unitPrice, points), MAX_CENTS));
      source = { kind: "computed", from: `${formatMoney(spokenPrice)} + ${points / 100}% markup` };
    } else if (magnitude.other !== null) questions.push(magnitudeQuestion(magnitude, description, source));
    if (candidate.free)
      [unitPrice, source] = [cents(0), spoken(this.#text, this.#tokens, candidate.free.first, candidate.free.last)];
    if (counted.quantity > 0) {
      const limit = Math.floor((MAX_CENTS * 1000) / counted.quantity);
      if (unitPrice > limit) unitPrice = cents(limit);
    }
    if (counted.unit !== null && counted.source !== null) this.#previous = counted;
    if (description === "" && category === "service")
      questions.push({
        text: `What is ${formatMoney(unitPrice)} for?`,
        field: "description",
        source: this.#spoken(price),
      });
    const amount = multiply(unitPrice, counted.quantity);
    return {
      item: {
        description: description === "" ? fallback(category) : description,
        quantity: counted.quantity,
        unit: counted.unit,
        unitPrice,
        amount,
        category,
        optional: candidate.optional,
        sources: {
          description: this.#wordsSource(candidate),
          ...(counted.source ? { quantity: counted.source } : {}),
          unitPrice: source,
          amount: counted.source
            ? { kind: "computed", from: `${formatQuantity(counted.quantity)} × ${formatMoney(unitPrice)}` }
            : source,
        },
      },
      questions,
      task: false,
      priced: true,
      total: TOTAL_ONLY.test(description) || speaksOfTotal(this.#norms([...candidate.words, ...candidate.trailing])),
    };
  }

  #fromCatalogue(candidate: Candidate, entry: CatalogueEntry): Draft {
    const hours = candidate.quantities.find((figure) => figure.unit === "hour");
    const hourly = entry.hourlyRate !== null && (hours !== undefined || entry.fixedRate === null);
    const rate = hourly ? entry.hourlyRate : entry.fixedRate;
    const counted = quantityOf(candidate, this.#tokens, this.#text, hourly ? "hour" : "each", null);
    const missing = hourly && candidate.quantities.length === 0;
    const known: Source = { kind: "catalogue", serviceId: entry.id.slice(0, 100), name: entry.name.slice(0, 500) };
    const unitPrice = candidate.free ? cents(0) : rate;
    const source: Source = candidate.free
      ? spoken(this.#text, this.#tokens, candidate.free.first, candidate.free.last)
      : known;
    const said = candidate.quantities.length > 0;
    const unit = hourly ? "hour" : said && counted.quantity !== 1000 ? "each" : null;
    const questions: Draft["questions"] = missing
      ? [
          {
            text: `How many hours of ${entry.name.toLowerCase()}?`,
            field: "quantity",
            choices: [1, 2, 4, 8].map((count) => ({
              label: `${count} hour${count === 1 ? "" : "s"}`,
              change: { quantity: thousandths(count * 1000), ...(rate === null ? {} : { unitPrice: rate }) },
            })),
          },
        ]
      : [];
    const price = missing || unitPrice === null ? null : unitPrice;
    return {
      item: {
        description: entry.name.slice(0, 500),
        quantity: said ? counted.quantity : thousandths(1000),
        unit,
        unitPrice: price,
        amount: price === null ? null : multiply(price, said ? counted.quantity : thousandths(1000)),
        category: hourly
          ? "labor"
          : categoryOf(entry.name.toLowerCase().split(/\s+/), null, entry.name) === "fee" ||
              /fee/i.test(entry.category ?? "")
            ? "fee"
            : "service",
        optional: candidate.optional,
        sources: {
          description: this.#wordsSource(candidate),
          ...(said && counted.source ? { quantity: counted.source } : {}),
          ...(price === null
            ? {}
            : {
                unitPrice: source,
                amount: said
                  ? { kind: "computed" as const, from: `${formatQuantity(counted.quantity)} × ${formatMoney(price)}` }
                  : source,
              }),
        },
      },
      questions: [...questions, ...(said ? counted.questions : [])],
      task: false,
      priced: price !== null,
      total: false,
    };
  }

  #free(candidate: Candidate, free: { first: number; last: number }): Draft {
    const source = spoken(this.#text, this.#tokens, free.first, free.last);
    const description = this.#description(candidate, []);
    return {
      item: {
        description,
        quantity: thousandths(1000),
        unit: null,
        unitPrice: cents(0),
        amount: cents(0),
        category: categoryOf(this.#norms(candidate.words), null, description),
        optional: false,
        sources: { description: this.#wordsSource(candidate), unitPrice: source, amount: source },
      },
      questions: [],
      task: false,
      priced: false,
      total: false,
    };
  }

  #unpriced(candidate: Candidate): Draft | null {
    const nouns: number[] = [];
    let quantity: Thousandths = thousandths(1000);
    let source: Source | null = null;
    for (const figure of candidate.quantities)
      if (figure.unit !== "day" && figure.unit !== "week")
        for (let index = figure.number.last + 1; index <= figure.noun; index++)
          if (figure.unit !== null) nouns.push(index);
    const [count] = candidate.quantities;
    if (count) {
      quantity = thousandths(
        Math.min(Math.max(0, scaleDecimal(count.number.readings[0]?.value ?? 1, 1000)), MAX_THOUSANDTHS),
      );
      source = this.#spoken(count);
    }
    const description = this.#description(candidate, nouns);
    const norms = this.#norms(candidate.words);
    const labor = laborService(this.#catalogue);
    if (count?.unit === "hour" && labor && norms.some((word) => LABOR_WORDS.has(word)))
      return this.#fromCatalogue(
        { ...candidate, service: { entry: labor, first: candidate.first, last: candidate.last } },
        labor,
      );
    const timed = count?.unit === "hour" && norms.some((word) => LABOR_WORDS.has(word));
    if (description === "" || !(isTask(this.#tokens, candidate.words) || timed)) return null;
    return {
      item: {
        description,
        quantity,
        unit: count?.unit ?? (quantity === 1000 ? null : "each"),
        unitPrice: null,
        amount: null,
        category: categoryOf(norms, count?.unit ?? null, description),
        optional: candidate.optional,
        sources: { description: this.#wordsSource(candidate), ...(source ? { quantity: source } : {}) },
      },
      questions: [
        {
          text: `What is the price for “${description.slice(0, 200)}”?`,
          field: "unitPrice",
          source: this.#wordsSource(candidate),
          choices: [
            { label: "Included, no charge", change: { amount: cents(0), unitPrice: cents(0) } },
            { label: "Leave it out", change: { remove: true } },
          ],
        },
      ],
      task: true,
      priced: false,
      total: false,
    };
  }

  draft(candidate: Candidate): Draft | null {
    if (candidate.price) return askRanges(this.#priced(candidate, candidate.price), candidate);
    if (candidate.service) return this.#fromCatalogue(candidate, candidate.service.entry);
    if (candidate.free) return this.#free(candidate, candidate.free);
    return this.#unpriced(candidate);
  }
}

const fallback = (category: ItemCategory): string =>
  ({ labor: "Labor", material: "Materials", travel: "Travel", fee: "Fee", service: "Item" })[category];

function magnitudeQuestion(magnitude: Magnitude, description: string, source: Source): Omit<OpenQuestion, "line"> {
  const [value, other] = [magnitude.value, magnitude.other ?? magnitude.value].map((dollars) =>
    cents(scaleDecimal(dollars, 100)),
  );
  const [chosen, alternative] = [value ?? cents(0), other ?? cents(0)];
  return {
    text: `Is “${(description || "this").slice(0, 150)}” ${formatMoney(chosen)} or ${formatMoney(alternative)}?`,
    field: "unitPrice",
    source,
    choices: [chosen, alternative].map((price) => ({
      label: formatMoney(price),
      change: { unitPrice: price },
      source,
    })),
  };
}
