import type { ItemCategory } from "#shared/documents/schema.ts";
import type { Source } from "#shared/documents/source.ts";
import {
  boundedCents,
  cents,
  formatMoney,
  formatPercent,
  formatQuantity,
  isBeyondMost,
  MAX_CENTS,
  multiply,
  percentOf,
  milliPercentFromPercent,
  scaleDecimal,
  thousandths,
  type Cents,
} from "#shared/money.ts";
import { wordSet } from "#shared/word-set.ts";
import type { CatalogueEntry } from "../estimate-input.ts";
import { asThousandths, type Counted } from "../figures/counts.ts";
import type { Statement } from "../likelihood/statements.ts";
import type { Figure } from "../numbers/figure.ts";
import { BEYOND } from "../numbers/price-cues.ts";
import { spoken } from "../numbers/spoken.ts";
import { lowerFirst, sentenceCase } from "../prose/phrasing.ts";
import { verbOf } from "../prose/verbs.ts";
import { wordsOfName } from "../service-names/service-names.ts";
import { soldName } from "../service-names/sold-by.ts";
import type { OpenQuestion } from "../open-question.ts";
import { newCandidate, type Candidate } from "../quantities/candidate.ts";
import { toldCounts } from "../quantities/counted-nouns.ts";
import { HeardCounts, isExtent } from "../quantities/heard-counts.ts";
import {
  isCostly,
  magnitudeOf,
  plainMagnitude,
  ratesByUnit,
  typicalPrice,
  type Magnitude,
} from "../quantities/magnitude.ts";
import { quantityOf } from "../quantities/quantity.ts";
import { unitPriced } from "../quantities/sold-count.ts";
import { saysWholeExtent } from "../quantities/whole-extent.ts";
import { callsJourney, isJourney } from "../words/journeys.ts";
import { categoryBehind, categoryOf, speaksOfTotal } from "../words/nature.ts";
import { namesWork } from "../words/named-work.ts";
import { stem } from "../words/stem.ts";
import { cue, hears } from "../words/cued.ts";
import { oneOf } from "../words/begins.ts";
import { at as wordAt, isJoined, placesBetween, type Token } from "../words/tokens.ts";
import { looksPlural } from "../words/units.ts";
import { LABOR_WORDS, LEADING_TO_PRICE } from "../words/words.ts";
import { askedDescription } from "./asked-description.ts";
import { topicDescription } from "./topic-description.ts";
import { catalogueLine } from "./catalogue-line.ts";
import { atLeast } from "./least-sum.ts";
import { withoutToldBeside } from "./free-lines.ts";
import { countInPrice, countQuestion, countsOffered, orInPrice, saidCounts } from "./count-questions.ts";
import { describe } from "./describe.ts";
import { kindSaidBehind } from "./kinds-behind.ts";
import { LineWords, type Draft, type Talk } from "./line-words.ts";
import { withoutPriceEnding } from "./price-endings.ts";
import { askRanges } from "./range-questions.ts";
import { withSaidCounts } from "./said-counts.ts";
import { isLeftOut, openLine, undecidedLine, unpricedLine } from "./unpriced-line.ts";

const TOTAL_ONLY =
  /^(?:the )?(?:grand |sub ?)?(?:total|everything|altogether|price|quote|whole (?:job|thing)|job|bill|invoice|estimate|bid)(?: price| cost| amount)?$/i;

/** "The total is", "every price": of the words that speak of a total one is always among these. */
const TOTALS = cue(oneOf(["amount", "amounts", "price", "prices", "total", "everything", "altogether"]));

const PRICED_LIKE_STUFF = wordSet("part parts fee fees service filter bolt bolts kit set pad pads");
const LABOR_TIMES = wordSet("day week");
/** In percent: more was not meant, and no document holds it. */
const HIGHEST_MARKUP = 10_000;

/** "Six fifty labor, seven yards of fabric at": "labor" was said of the price before. */
const STUFF_BEHIND_LABOR = /^labou?r, (\p{L}+)$/iu;
/** "Rotten decking, if found", "dump fees over four tons", "extra hours": an option of which nobody knows how much there will be has its rate. */
const IS_RATE = /, if found$|\bover \S+ \S+$|^(?:extra|additional) hours?$|^overtime\b/i;

/** "| Overtime | is 175 an hour", "| extra | prints are 20 each": the word that says of a rate that it is for what goes beyond, which nobody counted; "" for others. */
function beyondOf({ words, quantities }: Candidate, price: Figure, tokens: readonly Token[]): string {
  const [begins] = words;
  if (!price.per || begins === undefined || quantities.length > 0) return "";
  // "any | extra work is 70 an hour", "anything | extra"
  const first = ANY.has(wordAt(tokens, begins)) ? begins + 1 : begins;
  return [first, first - 1].map((index) => wordAt(tokens, index)).find((word) => BEYOND.has(word)) ?? "";
}

const ANY = wordSet("any anything");

const APART =
  /^(?:and )?any(?:thing)? (?:else|other (?:work|repairs?))\b|\b(?:billed|charged|priced|invoiced) (?:separately|apart|as needed|as used)\b/;
const RENEWAL =
  /^(?:(?:the|and|then|after|that|annual|yearly|renewable|warranty|coverage|contract|plan|bond) )*renewals? (?:is|are|runs|costs)$/;

/** "Repairs billed separately at | 70 an hour", "warranty renewal is | 195 a year": a rate of what this document does not charge. */
function isChargedApart({ words, quantities }: Candidate, price: Figure, tokens: readonly Token[]): boolean {
  const [first] = words;
  if (!price.per || first === undefined || quantities.length > 0) return false;
  const said = placesBetween(first, price.first).map((index) => wordAt(tokens, index));
  // "at 70 an hour | plus material": more than the rate alone
  if (wordAt(tokens, price.last + 1) === "plus") return false;
  if (said.at(-1) === "$") said.pop();
  return APART.test(said.join(" ")) || (price.unit === "year" && RENEWAL.test(said.join(" ")));
}

/** "Roof jacks if broken", "plywood is 85 a sheet if we find any", "if we hit rock": it is done only where it turns out so. */
const IF_FOUND =
  /(?:^| )(?:(?:if|as|where) (?:needed|necessary|required|broken|rotten|bad|cracked|found)|if (?:we|i) (?:find|found|hit|run into|need|needed|see)|if (?:they|it) needs?|if (?:there's|there is|it's|it is|they're|they are) (?:any|bad|rotten|rotted|rot|broken|damaged|soft|cracked))(?= |$)/;
/** "If we find | any |". */
const ANY_OF_IT = /^(?: (?:any|it|some|more|that|one|rot|them))*$/;
/** So far behind a rate it is said that it is only for what turns out. */
const FOUND_REACH = 5;

/** "New decking if needed | 85 a sheet", "bad plywood is 85 a sheet | if we find any": a rate of what nobody can count yet. */
function isIfFound({ first, last, quantities }: Candidate, price: Figure, tokens: readonly Token[]): boolean {
  if (!price.per || quantities.length > 0) return false;
  const begins = Math.max(0, Math.min(first, price.first));
  const end = Math.max(last, price.last);
  const said = (from: number, to: number) =>
    placesBetween(from, to)
      .map((index) => wordAt(tokens, index))
      .join(" ");
  if (IF_FOUND.test(said(begins, end + 1))) return true;
  if (!isJoined(tokens[end + 1]) && tokens[end + 1]?.gap !== "comma") return false;
  let behind = end + 2;
  while (behind <= end + FOUND_REACH && isJoined(tokens[behind])) behind++;
  // "85 a sheet, | if needed |, tear off 1800", but "350 a square, if we find rot | it's 85 a sheet"
  const condition = IF_FOUND.exec(said(end + 1, behind));
  return condition?.index === 0 && ANY_OF_IT.test(condition.input.slice(condition[0].length));
}

/** Writes the lines of what was heard, in order: one may take its count from those before. */
export class LineWriter {
  readonly #words: LineWords;
  readonly #catalogue: readonly CatalogueEntry[];
  readonly #statements: readonly Statement[];
  readonly #candidates: readonly Candidate[];
  /** The first words of the line that is to come, which say of what kind the one before is. */
  #kindSaid: readonly number[] = [];
  #place = 0;
  /** Numbers that may be prices of something that nobody named: they are asked about and price nothing. */
  readonly nameless: Figure[] = [];
  /** Several prices were heard: a single one needs no name. */
  readonly #several: boolean;
  readonly #typical: number | null;
  readonly #rates: ReadonlyMap<string, readonly number[]>;
  readonly #heard: HeardCounts;
  /** All numbers of the talk: of those nobody tied to a price one may be its count. */
  readonly #figures: readonly Figure[];

  constructor(
    talk: Talk,
    catalogue: readonly CatalogueEntry[],
    candidates: readonly Candidate[],
    figures: readonly Figure[],
  ) {
    const { tokens, statements } = talk;
    this.#figures = figures;
    this.#typical = typicalPrice(candidates);
    this.#several = candidates.filter(({ price }) => price !== null).length > 1;
    this.#rates = ratesByUnit(candidates, tokens);
    this.#words = new LineWords(talk, candidates);
    this.#heard = new HeardCounts(tokens);
    this.#catalogue = catalogue;
    this.#statements = statements;
    this.#candidates = candidates;
  }

  /** What the job was announced as before its first line, where that is called without it; "" for nothing. */
  get announced(): string {
    return this.#words.announced;
  }

  #magnitude(price: Figure, counted: Counted, candidate: Candidate, words: readonly string[]): Magnitude {
    const plain = plainMagnitude(price);
    if (plain) return plain;
    const unit = counted.unit ?? (price.per ? price.unit : candidate.rateUnit);
    const service = candidate.service?.entry ?? null;
    const known = service
      ? unit === "hour"
        ? (service.hourlyRate ?? service.fixedRate)
        : (service.fixedRate ?? service.hourlyRate)
      : null;
    return magnitudeOf(price, {
      unit,
      quantity: counted.quantity / 1000,
      words,
      head: counted.head ?? "",
      isMaterial: () => categoryOf(words, unit) === "material" || words.some((word) => PRICED_LIKE_STUFF.has(word)),
      typical: this.#typical,
      rates: this.#rates.get(unit ?? "") ?? [],
      known: known === null ? null : known / 100,
    });
  }

  /** "Skim and paint the same footage at three ten": a price per foot of what was measured before; null for any other. */
  #unitOfSame(candidate: Candidate, price: Figure): string | null {
    const at = candidate.same && wordAt(this.#words.tokens, price.first - 1) === "at";
    return at && saysWholeExtent(this.#words.tokens, candidate) ? (this.#heard.measured?.unit ?? null) : null;
  }

  /** "gutter guards on the whole run at six a foot": the length of an earlier line, whatever was counted since. */
  #counted(candidate: Candidate, unit: string | null): Counted {
    const whole = unit !== null && isExtent(unit) && saysWholeExtent(this.#words.tokens, candidate);
    const measured = whole ? this.#heard.measured : null;
    const counted = quantityOf(candidate, this.#words.tokens, this.#words.text, unit, this.#heard);
    if (!measured) return counted;
    const from = `the same ${formatQuantity(measured.quantity)} ${measured.unit ?? ""}`.trim();
    return { ...counted, quantity: measured.quantity, unit, source: { kind: "computed", from }, questions: [] };
  }

  /** "Tuckpointing, I'm doing hers at 25": what says no word of the service that was named before it is called by its name. */
  #ofService({ service }: Candidate, description: string): string {
    if (!service) return description;
    const own = wordsOfName(service.entry.name);
    const said = this.#words.norms(placesBetween(service.first, service.last + 1)).map(stem);
    // "ten yards of mulch" are only perhaps of the lawn mowing
    if (!said.some((word) => own.has(word))) return description;
    const told = description.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
    const names = said.filter((word) => own.has(word)).every((word) => told.some((one) => stem(one) === word));
    return names ? description : soldName(service.entry.name).name.slice(0, 500);
  }

  /** "Her gutters need cleaning, that's 150": what is priced, said as what is to be done. */
  #toBeDone({ words, price, quantities, trailing, after, told }: Candidate): string | null {
    const { text, tokens } = this.#words;
    if (quantities.length > 0 || trailing.length > 0 || after || told >= 0) return null;
    let end = words.findLastIndex((index) => index < (price?.first ?? 0)) + 1;
    while (end > 0 && LEADING_TO_PRICE.has(wordAt(tokens, words[end - 1]))) end--;
    // asked first, since most prices are of things
    if (verbOf(wordAt(tokens, words[end - 1])) === null) return null;
    const said = words.slice(0, end);
    return namesWork(tokens, said) ? askedDescription(text, tokens, said) : null;
  }

  /** "Five hours reception, fifteen hundred": how long is a part of what one price buys, and stands in no count. */
  #withHours({ quantities, price }: Candidate, counted: Counted, called: string): string {
    const hours = quantities.find(({ unit }) => unit === "hour");
    if (!hours || price?.per || counted.source !== null) return called;
    const { text, tokens } = this.#words;
    const next = wordAt(tokens, hours.last + 1) === "of" ? hours.last + 2 : hours.last + 1;
    const said = text.slice(tokens[next]?.start ?? text.length);
    const isNext = hours.last < (price?.first ?? 0) && said.toLowerCase().startsWith(called.toLowerCase());
    if (!isNext || called === "" || LABOR_WORDS.has(wordAt(tokens, next))) return called;
    const whole = text.slice(tokens[hours.first]?.start, (tokens[next]?.start ?? 0) + called.length);
    return sentenceCase(whole);
  }

  /** "Labor, two days, sixteen hundred", "wedding photos, eight hours twenty four hundred": how long one price is for stands in its name, since no count has it. */
  #withTime({ quantities, price }: Candidate, counted: Counted, called: string): string {
    const { text, tokens } = this.#words;
    const isLabor = /^labou?r\b/iu.test(called);
    const time = quantities.find(({ unit, number, last }) => {
      const isOwn = isLabor ? LABOR_TIMES.has(unit ?? "") : unit === "hour" && last + 1 === price?.first;
      return isOwn && number.last < (price?.first ?? 0);
    });
    if (!time || price?.per || counted.source !== null || called === "") return called;
    const said = text.slice(tokens[time.first]?.start, tokens[time.last]?.end);
    return called.toLowerCase().includes(said.toLowerCase()) ? called : `${called}, ${said}`;
  }

  /** "Two servers four hours each at thirty": how many come, or how often, stands in the name of what is counted by the hour. */
  #withNumber({ quantities }: Candidate, counted: Counted, called: string): string {
    if (counted.unit !== "hour" || called.includes(" ") || !looksPlural(called.toLowerCase())) return called;
    const { text, tokens } = this.#words;
    const people = quantities.find(
      ({ number }) => wordAt(tokens, number.last + 1) === called.toLowerCase() && isJoined(tokens[number.last + 1]),
    );
    const hours = quantities.find(({ unit }) => unit === "hour");
    if (!people || !hours || people.number.last > hours.first) return called;
    const several = sentenceCase(text.slice(tokens[people.number.first]?.start, tokens[people.number.last + 1]?.end));
    const each = wordAt(tokens, hours.last + 1) === "each";
    return each ? `${several}, ${text.slice(tokens[hours.first]?.start, tokens[hours.last + 1]?.end)}` : several;
  }

  #priced(heard: Candidate, price: Figure): Draft | null {
    const thing = this.#words.thingBehind(heard);
    const said = thing.length > 0 ? { ...heard, words: [...thing], trailing: [] } : heard;
    const beyond = this.#several ? beyondOf(said, price, this.#words.tokens) : "";
    const unit = price.per ? price.unit : (said.rateUnit ?? unitPriced(said, price) ?? this.#unitOfSame(said, price));
    const counted = this.#counted(said, unit);
    const ifFound = this.#several && beyond === "" && isIfFound(said, price, this.#words.tokens);
    // "extra prints are twelve each, they want ten extra": what is counted is wanted
    const apart = this.#several && isChargedApart(said, price, this.#words.tokens);
    const optional = ifFound || apart || (beyond !== "" && counted.source === null);
    const candidate = optional ? { ...said, optional } : said;
    const named = candidate.told < 0 ? candidate.words : candidate.words.filter((index) => index > candidate.told);
    const trailing = this.#words.norms(candidate.trailing);
    const words = this.#words.norms(named.length > 0 ? named : candidate.words);
    for (const noun of counted.nouns) words.push(noun);
    const all = trailing.length === 0 ? words : [...words, ...trailing];
    const magnitude = this.#magnitude(price, counted, candidate, words);
    const spokenPrice = boundedCents(magnitude.value);
    const from = counted.from ?? counted.named?.first;
    const telling = from === undefined ? candidate : { ...candidate, told: from - 1 };
    const toldOf = toldCounts(telling, counted, this.#words.tokens);
    const nouns = toldOf.length === 0 ? counted.nounTokens : [...counted.nounTokens, ...toldOf];
    const journey = candidate.service === null && isJourney(all);
    const told = this.#ofService(heard, this.#toBeDone(telling) ?? this.#words.description(telling, nouns));
    const stuff = counted.unit !== null && isExtent(counted.unit) && STUFF_BEHIND_LABOR.exec(told)?.[1];
    const called = stuff ? sentenceCase(stuff) : told;
    const whole =
      beyond && !called.toLowerCase().includes(beyond) ? sentenceCase(`${beyond} ${lowerFirst(called)}`) : called;
    const timed = this.#withNumber(candidate, counted, this.#withTime(candidate, counted, whole));
    const description = journey && !callsJourney(whole) ? "Travel" : this.#withHours(candidate, counted, timed);
    const kindBehind = trailing.length === 0 ? null : categoryBehind(trailing);
    const category =
      (journey ? "travel" : null) ??
      kindBehind ??
      categoryOf(stuff ? [stuff] : words, counted.unit ?? unit, description);
    let unitPrice = spokenPrice;
    let source: Source = this.#words.spoken(price);
    const questions: Draft["questions"] = [...counted.questions];
    if (candidate.markup) {
      const percent = candidate.markup.number.readings[0]?.value ?? 0;
      const share = milliPercentFromPercent(Math.min(percent, HIGHEST_MARKUP));
      unitPrice = cents(Math.min(unitPrice + percentOf(unitPrice, share), MAX_CENTS));
      source = { kind: "computed", from: `${formatMoney(spokenPrice)} + ${formatPercent(share)} markup` };
    } else if (magnitude.other !== null && !isBeneath(magnitude, candidate, this.#typical, words, all))
      questions.push(magnitudeQuestion(magnitude, description, source));
    if (candidate.free)
      [unitPrice, source] = [
        cents(0),
        spoken(this.#words.text, this.#words.tokens, candidate.free.first, candidate.free.last),
      ];
    // "2,300 square feet ... at $389,000": no document holds that sum
    const isTooMuch = isBeyondMost(unitPrice, counted.quantity);
    this.#heard.addPriced(counted);
    this.#heard.addLeft(candidate, counted);
    const nameless = description === "" && category === "service";
    if (nameless && this.#several && !price.per && candidate.rateUnit === null && !price.sure && !price.whole) {
      this.nameless.push(price);
      return null;
    }
    if (nameless)
      questions.push({
        text: `What is ${formatMoney(unitPrice)} for?`,
        field: "description",
        source: this.#words.spoken(price),
      });
    const open = isTooMuch ? (counted.unit ?? "each") : counted.open;
    if (
      open !== undefined &&
      !candidate.free &&
      !(candidate.optional && (beyond || ifFound || apart || IS_RATE.test(description)))
    )
      return this.#uncounted(
        candidate,
        { description, category, unitPrice, unit: open, source },
        isTooMuch ? [1] : counted.either,
      );
    const amount = multiply(unitPrice, counted.quantity);
    const item: Draft["item"] = {
      description: description === "" ? fallback(category) : description,
      quantity: counted.quantity,
      unit: counted.unit,
      unitPrice,
      amount,
      category,
      optional: candidate.optional,
      sources: sourcesOf(this.#words.source(candidate), unitPrice, source, counted),
    };
    return {
      item: candidate.free ? item : atLeast(item, candidate.least, this.#words),
      questions,
      task: false,
      priced: true,
      // "four gates nine hundred all together"
      joins: price.whole && / and /.test(description) && counted.source === null && !candidate.after,
      materials: kindBehind === "material",
      whole: price.whole === true && description !== "" && !TOTAL_ONLY.test(description) && !candidate.after,
      own: price.whole === true && counted.source === null && candidate.quantities.length > 0 && !candidate.after,
      total:
        price.whole ||
        (TOTAL_ONLY.test(description) && counted.source === null) ||
        (hears(this.#words.tokens, TOTALS) && speaksOfTotal([...this.#words.norms(candidate.words), ...trailing])),
    };
  }

  /** A price per something that nobody counted: the line waits for the count. */
  #uncounted(
    candidate: Candidate,
    line: { description: string; category: ItemCategory; unitPrice: Cents; unit: string; source: Source },
    counts?: readonly number[],
  ): Draft {
    const { description, category, unit, source } = line;
    const said =
      candidate.price && !counts
        ? saidCounts(this.#figures, unit, candidate.price, description, this.#words.tokens)
        : [];
    const offered = counts?.map(asThousandths) ?? countsOffered(unit, said);
    const asked = countQuestion(line, offered);
    const inPrice = candidate.price && unit === "each" ? countInPrice(candidate.price, this.#words.tokens) : null;
    const question = inPrice ? orInPrice(asked, inPrice) : asked;
    return {
      item: {
        description: description === "" ? fallback(category) : description,
        quantity: thousandths(1000),
        unit: unit === "each" ? null : unit,
        unitPrice: null,
        amount: null,
        category,
        optional: candidate.optional,
        sources: { description: this.#words.source(candidate) },
      },
      questions: [{ ...question, source }],
      task: false,
      priced: false,
      total: false,
    };
  }

  #free(candidate: Candidate, free: { first: number; last: number }): Draft {
    const source = spoken(this.#words.text, this.#words.tokens, free.first, free.last);
    const description = this.#words.description(withItsCount(candidate), []);
    return {
      item: {
        description,
        quantity: thousandths(1000),
        unit: null,
        unitPrice: cents(0),
        amount: cents(0),
        category: categoryOf(this.#words.norms(candidate.words), null, description),
        optional: false,
        sources: { description: this.#words.source(candidate), unitPrice: source, amount: source },
      },
      questions: [],
      task: false,
      priced: false,
      total: false,
    };
  }

  /** A line for what was asked for and has no price; `open` where somebody said that nobody knows it yet. */
  asked(words: readonly number[], open = false): Draft | null {
    const { text, tokens } = this.#words;
    if (isLeftOut(this.#words.norms(words))) return null;
    const first = Math.min(...words);
    const candidate = { ...newCandidate(first), words: [...words], last: Math.max(...words) };
    const called = open ? topicDescription(text, tokens, words) : askedDescription(text, tokens, words, true);
    const draft = openLine(this.#words, candidate, this.#catalogue, called);
    return draft && { ...draft, asked: true, open };
  }

  /** "Door is 640, | pre-hung steel": a line under its name with what was said of its kind behind the price. */
  #withKind(draft: Draft, kind: readonly number[]): Draft {
    const said = lowerFirst(describe(this.#words.text, this.#words.tokens, kind));
    const description = `${draft.item.description}, ${said}`;
    return said === "" ? draft : { ...draft, item: { ...draft.item, description } };
  }

  draft(candidate: Candidate): Draft | null {
    const { last, tokens } = this.#words;
    const next = this.#candidates[++this.#place];
    const ofLast = new Set(this.#kindSaid);
    const own = ofLast.size === 0 ? candidate : withoutWords(candidate, ofLast);
    const isKind = ofLast.size > 0 && !own.price;
    const kind = kindSaidBehind(own, next, tokens, this.#statements);
    this.#kindSaid = kind;
    const apart = withoutToldBeside(own, tokens, this.#statements);
    const draft = isKind ? null : this.#draft(withoutPriceEnding(apart, last, tokens));
    this.#words.hear(candidate);
    const whole = draft && kind.length > 0 ? this.#withKind(draft, kind) : draft;
    return whole && withSaidCounts(whole, candidate, this.#words.text, this.#words.tokens);
  }

  #draft(candidate: Candidate): Draft | null {
    if (!candidate.price && !candidate.service) this.#heard.addUnpriced(candidate);
    const priced = candidate.price ? this.#priced(candidate, candidate.price) : null;
    if (candidate.price) return priced && askRanges(priced, candidate);
    if (candidate.service?.others && !candidate.free)
      return undecidedLine(this.#words, candidate, candidate.service.others);
    if (candidate.service) return catalogueLine(this.#words, candidate, candidate.service.entry, this.#heard);
    if (candidate.free) return this.#free(candidate, candidate.free);
    return unpricedLine(this.#words, candidate, this.#catalogue);
  }
}

/** A line without words that were said of the one before. */
function withoutWords(candidate: Candidate, gone: ReadonlySet<number>): Candidate {
  const words = candidate.words.filter((index) => !gone.has(index));
  return { ...candidate, words, first: words[0] ?? candidate.first };
}

/** "Two trucks [included]", "[includes] ten edited photos": how many come with the work is a part of the name, since nothing is charged by it. */
function withItsCount(candidate: Candidate): Candidate {
  const { words, quantities } = candidate;
  const counts = quantities.filter(
    ({ number, sum }) => sum === null && words.includes(number.last + 1) && !words.includes(number.last),
  );
  if (counts.length === 0) return candidate;
  const places = counts.flatMap(({ number }) => placesBetween(number.first, number.last + 1));
  return { ...candidate, words: [...words, ...places].sort((a, b) => a - b) };
}

/** Where a priced line was said: the amount of a counted one is computed. */
function sourcesOf(description: Source, price: Cents, unitPrice: Source, counted: Counted): Draft["item"]["sources"] {
  const { source: quantity } = counted;
  if (!quantity) return { description, unitPrice, amount: unitPrice };
  const from = `${formatQuantity(counted.quantity)} × ${formatMoney(price)}`;
  return { description, quantity, unitPrice, amount: { kind: "computed", from } };
}

const fallback = (category: ItemCategory): string =>
  ({ labor: "Labor", material: "Materials", travel: "Travel", fee: "Fee", service: "Item" })[category];

/** Below so many dollars nothing is put in, where the other lines cost so many. */
const [LEAST_INSTALLED, LARGE_JOB, HUNDREDS] = [60, 1000, 100];
const PUT_IN = wordSet("installed install replace replaced rebuild remodel");

/** "A new furnace, forty six fifty installed" beside others in the hundreds: nobody does that for $46.50. */
function isBeneath(
  { value, other }: Magnitude,
  { price, quantities }: Candidate,
  typical: number | null,
  words: readonly string[],
  all: readonly string[],
): boolean {
  const whole = price !== null && !price.per && quantities.length === 0;
  const hundreds = typical !== null && typical >= HUNDREDS && value >= LARGE_JOB;
  const putIn = all.some((word) => PUT_IN.has(word)) || isCostly(words);
  return whole && hundreds && putIn && other !== null && other < LEAST_INSTALLED;
}

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
