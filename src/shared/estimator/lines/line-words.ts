import { MONTHS } from "#shared/calendar-words.ts";
import type { LineItem } from "#shared/documents/schema.ts";
import type { Source } from "#shared/documents/source.ts";
import { wordSet } from "#shared/word-set.ts";
import { wordTable } from "#shared/word-table.ts";
import { headNoun } from "../figures/counts.ts";
import type { Figure } from "../numbers/figure.ts";
import { spoken, spokenFigure } from "../numbers/spoken.ts";
import type { OpenQuestion } from "../open-question.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { withoutHeading } from "../prose/headings.ts";
import { lowerFirst, sentenceCase } from "../prose/phrasing.ts";
import { isOfOthers } from "../roles/others-doings.ts";
import { isRival } from "../roles/rival-prices.ts";
import { isDoneTo, isLineHead } from "../words/nature.ts";
import { headAfter } from "../words/nearby.ts";
import { ARTICLES, FIRST_PERSON } from "../words/sentence-words.ts";
import { isNumberWord } from "../words/number-words.ts";
import { stem } from "../words/stem.ts";
import { at as wordAt, isJoined, normsAt, placesBetween, wordsOf, type Token } from "../words/tokens.ts";
import { isMeasure, singular, TIME_UNITS, unitAt } from "../words/units.ts";
import { couldName, EDGES, FILLERS, MATERIAL_WORDS, PREPOSITIONS, WORK_VERBS } from "../words/words.ts";
import { isWorkVerb } from "../words/work-forms.ts";
import type { Statement } from "../likelihood/statements.ts";
import type { Place } from "./announced-job.ts";
import { Announcement } from "./announcement.ts";
import { NOUN_UNITS } from "./behind-stories.ts";
import { saysHowOften } from "../quantities/recurrence.ts";
import {
  kindOfCabinets,
  namedBehindLast,
  namedByOne,
  placeOfMore,
  saysNoThing,
  thingOfJob,
  thingOfLabor,
  verbBeforeAnd,
  withOnes,
} from "./bare-names.ts";
import { describe } from "./describe.ts";
import { kindFirst } from "./kind-first.ts";
import { withCapitals } from "../prose/capitals.ts";
import { onPaper } from "./name-on-paper.ts";
import { Naming } from "./naming.ts";
import { withoutLeads } from "./without-leads.ts";
import { isVague, saysNothing } from "./vague.ts";
import { thingToldBefore } from "./told-before.ts";
import { thingBeforeTold } from "./told-prices.ts";

/** True for places that follow each other as they were said. */
function isInOrder(places: readonly number[]): boolean {
  for (let at = 1; at < places.length; at++) if ((places[at] ?? 0) <= (places[at - 1] ?? 0)) return false;
  return true;
}

/** A line before it has its id. */
export interface Draft {
  item: Omit<LineItem, "id">;
  questions: Omit<OpenQuestion, "line">[];
  task: boolean;
  priced: boolean;
  total: boolean;
  /** What was said to be a sum has things of its own before it, which were counted. */
  own?: boolean;
  /** It was called the materials: "comes to thirty four hundred for materials". */
  materials?: boolean;
  /** "Altogether" stands behind its price, and it names a thing. */
  whole?: boolean;
  /** What was said to be a sum names two things of its own: "the rods and rings are one ninety altogether". */
  joins?: boolean;
  /** It was asked for in so many words, and is no name of what follows. */
  asked?: boolean;
  /** Somebody said that nobody knows yet what it costs. */
  open?: boolean;
}

/** The nouns of the counts that a price is for each of: "[two] | coats | at 300 a coat". */
const countedByPrice = ({ price, rateUnit, quantities }: Candidate, tokens: readonly Token[]): number[] => {
  const each = new Set([price?.unit, rateUnit]);
  return quantities.filter(({ noun }) => each.has(singular(wordAt(tokens, noun)))).map(({ noun }) => noun);
};

/** The words of a line's description, as they are compared with others. */
export const stemsOf = ({ item }: Draft): string[] =>
  item.description.toLowerCase().split(/\W+/).map(singular).map(stem);

/** Who does something that is told behind a price: "sixty to hang the tv | she got a price". */
const TELLERS = wordSet("he she they");
/** What a thing is when it is paid: no work that begins anew behind its price. */
const HANDED_OVER = wordSet("installed delivered planted poured mounted fitted hung laid supplied");
const SET = wordSet("set built");
const MADE_WITH = wordSet("with in on into over");
const LONGEST_HOW = 5;
/** "My guys will be there two guys": who works, and nothing of what is done. */
const CREW_ONLY =
  /^(?:(?:guys?|men|man|people|workers?|crew|of us|(?:a )?helpers?)(?: (?:will|be|there|here|on|site|out|for|guys|men))*)?$/i;

const EXTRA = wordSet("extra additional overtime");
/** What may turn up, behind "if we". */
const FINDING = /^(?:(?:find|hit|uncover|discover|run into|into)(?: (?:any|some|more))?) (.+)$/iu;
/** "Extra | hours are three hundred each". */
const HOURS_ONLY = /^hours?$/i;

/** "One extra hour, three hundred": what names no more than time on top is called so. */
function extraTime({ quantities: [count] }: Candidate, tokens: readonly Token[]): string {
  if (!count) return "";
  const extra = placesBetween(count.number.last + 1, count.last + 1).find((index) =>
    EXTRA.has(tokens[index]?.norm ?? ""),
  );
  if (extra === undefined) return "";
  const words = normsAt(tokens, placesBetween(extra, count.last + 1)).join(" ");
  return sentenceCase(words);
}

/** What is said to a client: it names nothing. */
const QUOTING = wordSet("quote tell bid invoice estimate");

/** "Five hours up there", "two days out at the farm": where somebody works, and nothing of what is done. */
const WHERE_ONLY = /^(?:up|out|over|down)(?: (?:there|here|(?:at|in|on) the \p{L}+))?$/iu;

/** Those of a speaker's own who come along. */
const HOUSEHOLD = /^(?:nephew|brother|sons?|boys?|cousin|wife|dad|husband|daughter)$/i;

/** "Three visits | in October": no more than when. */
const MONTH_ONLY = new RegExp(`^(?:${MONTHS.join("|")})$`, "i");

/** What a price may be called that says nothing of what it is for. */
const GENERIC =
  /^(?:the )?(?:whole |flat |fixed |set |one[- ]time |lump )?(?:job|project|work|fee|charge|price|rate|cost|sum|year|season|down|fixed|flat|set)$/i;

/** "My minimum's two hours but this one will take four": words about how long, and none about what. */
const TIME_ONLY =
  /^(?:(?:minimum|usual|time|site|takes?|took|taking|spent|needs?|only|now|at|today|yesterday|there|here|[’']s)[\s,]*)+$/i;

/** "Four visits at eighty five | to get it clear": what for, behind a count that names what is sold. */
const AIM = /^to (?:get|keep|make) (?:it|them|him|her) \p{L}+$/u;

const OURSELVES = wordSet("i we");

/** From a price to what it is for. */
const THING_LINKS = wordSet("in of for");
/** With one of those begins what is said behind a price: "worth of materials". */
const MAY_BEHIND = wordSet("in of for worth");

/** What goes on, and nothing of what it is: "doing forty people", "she still owes eighty". */
const NAMELESS_VERBS = /^(?:doing|having|still)$/i;

/** What the speaker does with stuff: it names nothing. */
const BRINGING = wordSet(
  "supplying supply providing provide bringing bring using used use putting put in got bought spent",
);

/** A rate for one of these is for work. */
const WORKING_TIMES = new Set(["day", "half day", "week"]);
const RECEIVERS = wordSet("him her them em you");
const PERSON_IS = wordSet("she's he's they're");
const STATED = /^(?:they're|he's|she's|it'?s)$/;
const CHARGING = wordSet("bill charge get ask figure want billing charging getting asking");
/** Of "for the pair", "for the whole job": everything that was named before. */
const WHOLES = wordSet(
  "pair set lot job thing unit whole both all work total house place bunch one ones two three four other rest",
);
const ADDING = wordSet("add adding so then plus");
const IT_IS = new Set(["be", "it's", "that's", "it'll"]);

/** What a price per period is for when nothing else was said. */
const RECURRING = wordTable<string>({
  week: "Weekly service",
  month: "Monthly service",
  quarter: "Quarterly service",
  year: "Yearly service",
});

/** What comes again, when nothing else is said of it: "after that it's one sixty five a visit". */
const REGULAR = "Regular visit";
/** "Two twenty the first time | and then | one thirty every two weeks". */
const AFTERWARDS = wordSet("and then after that thereafter afterwards plus so");

/** How many words before a line it may speak of. */
const LOOK_BACK = 30;

/** Stands between the words of two lines. */
const BETWEEN_LINES = -1;

const ITS = new Set(["it", "them"]);
const PARTICLES = new Set(["in", "up", "out", "down", "away", "on", "off", "back", "together", "over"]);

/** "I told him eighty for the gate | but it's easy so": behind these nothing more is named. */
const TURNING = wordSet("but so because since cause");
/** "House call", "trip charge": what is no name by itself ends one. */
const isNaming = (word: string, before: string | undefined): boolean =>
  couldName(word) || (before !== undefined && isCall(word));
const isCall = (word: string | undefined): boolean => /^(?:calls?|charges?|fee)$/.test(word ?? "");

/** What lines are named from: the words of a talk, which of them are passed over, and where statements begin. */
export interface Talk {
  text: string;
  tokens: readonly Token[];
  taken: Uint8Array;
  statements: readonly Statement[];
  /** Where it was said for whom, and where, the work is. */
  places: readonly Place[];
}

/** The words of lines: what they are called, and where that was said. */
export class LineWords {
  readonly text: string;
  readonly tokens: readonly Token[];

  readonly #naming: Naming;
  readonly #statements: readonly Statement[];
  readonly #taken: Uint8Array;
  /** The lines before. */
  readonly #before: Candidate[] = [];
  /** What announces the job before its first line. */
  readonly #announcement: Announcement;

  constructor({ text, tokens, taken, statements, places }: Talk, candidates: readonly Candidate[]) {
    this.text = text;
    this.tokens = tokens;
    this.#taken = taken;
    this.#statements = statements;
    this.#naming = new Naming(tokens);
    this.#announcement = new Announcement(text, tokens, candidates, places);
  }

  /** What the job was announced as, where the first line was called without it: "Whirlpool washer not draining"; "" for nothing. */
  get announced(): string {
    return this.#announcement.announced;
  }

  /** Must be called with each line that was written: the next may speak of what it named. */
  hear(line: Candidate): void {
    this.#before.push(line);
    if (line.price) this.#isFirst = false;
  }

  /** The last words of the lines before, in their order. */
  readonly #heard = (): readonly number[] => {
    const heard: number[] = [];
    for (let line = this.#before.length - 1; line >= 0 && heard.length < LOOK_BACK; line--)
      heard.unshift(...this.#wordsIn(this.#before[line]), BETWEEN_LINES);
    return heard.slice(-LOOK_BACK);
  };

  #wordsIn(line: Candidate | undefined): number[] {
    if (!line) return [];
    const { words, trailing, quantities } = line;
    const said = new Set([...words, ...trailing]);
    for (const { number, noun, unit } of quantities) {
      // "wallpaper [nine rolls]" are of wallpaper
      const of = words.includes(number.first - 1) && this.#isNoun(number.first - 1);
      const counted = unit !== null && !isMeasure(unit) && this.tokens[noun + 1]?.norm !== "of" && !of;
      if (counted) for (let index = number.last + 1; index <= noun; index++) said.add(index);
    }
    return [...said].sort((a, b) => a - b);
  }

  #isNoun(index: number): boolean {
    const word = wordAt(this.tokens, index);
    return couldName(word) && !isWorkVerb(word) && this.tokens[index + 1]?.gap !== "stop";
  }

  /** True as long as nothing with a price was heard. */
  #isFirst = true;

  /** The line before, or null. */
  get last(): Candidate | null {
    return this.#before.at(-1) ?? null;
  }

  spoken(figure: Figure): Source {
    return spokenFigure(this.text, this.tokens, figure);
  }

  norms(indices: readonly number[]): string[] {
    return normsAt(this.tokens, indices);
  }

  #described(candidate: Candidate, nouns: readonly number[]): string {
    const renamed = candidate.instead >= 0;
    const heard = nouns.length === 0 ? candidate.words : [...nouns, ...candidate.words];
    const inOrder = renamed || isInOrder(heard) ? heard : [...heard].sort((a, b) => a - b);
    const said = renamed
      ? heard
      : withOnes(this.tokens, inOrder, [...nouns, ...countedByPrice(candidate, this.tokens)]);
    const earlier = this.#beforeTold(candidate, said);
    if (earlier) return describe(this.text, this.tokens, this.#naming.part(earlier, true));
    const again = this.#namedAgain(candidate, said);
    if (again) return describe(this.text, this.tokens, again);
    const words = candidate.told < 0 ? said : this.#withoutTold(candidate, said);
    // "the other contractor wanted four thousand but we're at thirty two hundred for the patio"
    const whole = words === said || (!candidate.after && candidate.trailing.length > 0);
    const rival = candidate.told >= 0 && whole && this.norms(words).some(isOfOthers);
    if (rival || this.#tellsFirst(candidate)) return describe(this.text, this.tokens, candidate.trailing);
    const named = words === candidate.words ? this.#naming.behindStatement(candidate, this.#statements) : null;
    const own = named ?? words;
    const led = renamed ? own : withoutLeads(this.tokens, this.#taken, own);
    const part = kindFirst(this.tokens, this.#naming.part(led, candidate.after, this.#heard));
    const called = describe(this.text, this.tokens, this.#saidOnce(part, nouns), candidate.instead);
    const handed = called === "" ? "" : this.#handedOver(candidate, part);
    return handed === "" ? called : `${called}${called.includes(",") ? ", " : " "}${handed}`;
  }

  /** "A new opener, four fifty | installed", "forty four a foot | set with the corners": how the price has the thing, where the words before it say no work. */
  #handedOver({ price, after, last, service, trailing }: Candidate, part: readonly number[]): string {
    const behind = (price?.last ?? last) + 1;
    const word = wordAt(this.tokens, behind);
    if (after || service || behind > last || !isJoined(this.tokens[behind]) || this.norms(part).some(isWorkVerb))
      return "";
    const how = trailing.filter((index, place) => index === behind + 1 + place);
    const isHow = how.length === trailing.length && MADE_WITH.has(wordAt(this.tokens, how[0]));
    const end = isHow && how.length > 1 && how.length <= LONGEST_HOW ? (how.at(-1) ?? behind) : behind;
    const isOne = HANDED_OVER.has(word) || (SET.has(word) && end > behind);
    return isOne ? lowerFirst(describe(this.text, this.tokens, placesBetween(behind, end + 1))) : "";
  }

  /** "Piano lessons, eight | lessons": a name without the counted nouns that it says already. */
  #saidOnce(part: readonly number[], nouns: readonly number[]): readonly number[] {
    if (nouns.length === 0 || part.length < 2) return part;
    const norms = this.norms(part).map(singular);
    return part.filter(
      (index, place) =>
        !nouns.includes(index) ||
        isNumberWord(norms[place] ?? "") ||
        norms.indexOf(norms[place] ?? "") === norms.lastIndexOf(norms[place] ?? ""),
    );
  }

  /** "Could I trim the hedge, it's long, so a hundred for | the hedge": the words before that name it too, with the work; or null. */
  #namedAgain({ trailing }: Candidate, said: readonly number[]): readonly number[] | null {
    if (trailing.length !== 3) return null;
    const [lead = "", article = "", thing = ""] = this.norms(trailing);
    if (lead !== "for" || !ARTICLES.has(article)) return null;
    const at = said.findLastIndex((index) => this.tokens[index]?.norm === thing);
    const verb = at - (ARTICLES.has(this.tokens[said[at - 1] ?? -1]?.norm ?? "") ? 2 : 1);
    const works = verb > 0 && WORK_VERBS.has(this.tokens[said[verb] ?? -1]?.norm ?? "");
    return works && at < said.length - 1 ? said.slice(verb, at + 1) : null;
  }

  /** "Sixty to hang the tv | she got a price of nine hundred from": the words behind a price, without what is told of others; or null. */
  #beforeTold({ after, price, told }: Candidate, said: readonly number[]): readonly number[] | null {
    if (!after || !price || told < price.last) return null;
    const word = (index: number) => this.tokens[index]?.norm ?? "";
    const begins = said.findIndex(
      (index) =>
        index < told &&
        (TELLERS.has(word(index)) || (ARTICLES.has(word(index)) && [1, 2].some((next) => isRival(word(index + next))))),
    );
    const thing = said.slice(0, Math.max(0, begins)).filter((index) => index > price.last);
    return describe(this.text, this.tokens, thing) === "" ? null : thing;
  }

  /** "I'm supplying ninety in materials", "and I bill sixty for travel": what a price behind such talk is for. */
  thingBehind({ words, trailing, quantities }: Candidate): readonly number[] {
    if (quantities.length > 0 || !MAY_BEHIND.has(wordAt(this.tokens, trailing[0]))) return [];
    const turns = trailing.findIndex((index, place) => place > 1 && TURNING.has(this.tokens[index]?.norm ?? ""));
    const behind = trailing
      .slice(0, turns < 0 ? trailing.length : turns)
      .filter((index) => this.tokens[index]?.norm !== "worth");
    const [link = "", stuff = ""] = this.norms(behind);
    if (!THING_LINKS.has(link)) return [];
    const said = this.norms(words);
    const gives = said.filter((word) => !EDGES.has(word) && !FILLERS.has(word)).every((word) => BRINGING.has(word));
    const head = this.norms(behind).at(-1) ?? "";
    const bought = gives && (link === "in" || link === "of") && MATERIAL_WORDS.has(stuff);
    // "he lives way out past the lake, so add thirty dollars for travel"
    const adds = said.length > 1 && ADDING.has(said.at(-1) ?? "") && behind.length === 2 && isLineHead(head);
    const billed = link === "for" && (adds || (this.#bills(said) && (isLineHead(head) || this.#isOneThing(behind))));
    return bought || billed ? behind.slice(1) : [];
  }

  /** "I bill", "so add", "so another": the price is said of what follows it. */
  #bills(said: readonly string[]): boolean {
    const [before = "", last = ""] = said.slice(-2);
    const charges = said.length > 1 && CHARGING.has(last) && /^(?:i|we)(?:'m|'re|'d|'ll)?$/.test(before);
    // "quote her three hundred for the sofa", "a quote of three hundred for the sofa"
    if (QUOTING.has(before) && (RECEIVERS.has(last) || last === "of")) return true;
    // "they're an old couple so"
    if (last === "so" && STATED.test(said[0] ?? "")) return true;
    // "I told her six hundred for the stump"
    const told = said.slice(RECEIVERS.has(last) ? -3 : -2, RECEIVERS.has(last) ? -1 : undefined);
    if (/^(?:i|we) (?:told|quoted|said|promised)$/.test(told.join(" "))) return true;
    return charges || (said.length > 2 && before === "so" && /^(?:add|another)$/.test(last));
  }

  /** "For the paint correction", but not "for the pair": one thing of its own, named behind a price. */
  #isOneThing(behind: readonly number[]): boolean {
    const [, article = "", ...thing] = this.norms(behind).filter((word) => word !== "and" && word !== "plus");
    const head = thing.at(-1) ?? "";
    const apart =
      thing.length > 0 &&
      thing.every((word, place) => isNaming(word, thing[place - 1]) && (!WHOLES.has(word) || isCall(thing[place + 1])));
    const { unit } = unitAt(head, undefined) ?? { unit: "" };
    return ARTICLES.has(article) && apart && !isMeasure(unit) && !TIME_UNITS.has(unit);
  }

  /** "Schlage B60", "Cat6 drops", but not "225 65 r17": true for the number of a make, which tells of no price. */
  #isOfMake(number: number): boolean {
    const [before, letters] = [wordAt(this.tokens, number - 2), wordAt(this.tokens, number - 1)];
    return this.tokens[number]?.gap === "none" && (letters.length > 1 || !isNumberWord(before));
  }

  /** "100 amp to | 200 amp", "two inch to three inch": true for the size to which something is brought from another. */
  #isRaisedTo(number: number): boolean {
    const unit = wordAt(this.tokens, number + 1);
    if (unit === "" || unit !== wordAt(this.tokens, number - 2) || wordAt(this.tokens, number - 1) !== "to")
      return false;
    return isNumberWord(wordAt(this.tokens, number - 3));
  }

  /** The words behind what was told, unless these name nothing. */
  #withoutTold({ told }: Candidate, said: readonly number[]): readonly number[] {
    if (this.#isOfMake(told) || [told, told - 1].some((number) => this.#isRaisedTo(number))) return said;
    const thing = thingBeforeTold(this.tokens, said, told);
    if (describe(this.text, this.tokens, thing) !== "") return thing;
    const later = said.filter((index) => index > told);
    // "tint six windows on a 2019 accord": an order is named whole
    const order = WORK_VERBS.has(this.tokens[said[0] ?? -1]?.norm ?? "");
    const done = this.norms(later).filter(couldName).every(isDoneTo);
    const called = describe(this.text, this.tokens, later);
    if (order || done || called === "") return said;
    // "baffles, i told him forty, but i count"
    const before = said.slice(0, said.length - later.length);
    const vague = isVague(this.tokens, later) && !TIME_ONLY.test(called) && !isVague(this.tokens, before);
    return vague && describe(this.text, this.tokens, before) !== "" ? before : later;
  }

  /** "I looked it over this morning and it'll be three eighty for the septic": what was done, then the price and its thing. */
  #tellsFirst({ words, trailing }: Candidate): boolean {
    const { tokens } = this;
    if (words.length <= 3 || !OURSELVES.has(wordAt(tokens, words[0])) || !IT_IS.has(wordAt(tokens, words.at(-1))))
      return false;
    const link = wordAt(tokens, trailing[0]);
    return link === "for" || link === "to";
  }

  /** "same for the two in the garage": named after the line whose price it repeats. */
  #echoed(candidate: Candidate, line: Candidate): string {
    const noun = this.#kindOf(line);
    const counted = candidate.quantities.at(-1)?.last ?? -1;
    const words = candidate.words.filter((index) => index > counted);
    const [first, last] = [words[0], words.at(-1)];
    const said = first === undefined || last === undefined ? "" : wordsOf(this.text, this.tokens, first, last);
    const place = said.replace(/^(?:for )?(?:the )?(?:other|others|rest|remaining)?\s*/i, "");
    const several = (candidate.quantities.at(-1)?.number.readings[0]?.value ?? 1) > 1 && !/s$/i.test(noun);
    if (place !== "" && !PREPOSITIONS.has(place.split(" ")[0] ?? "")) {
      const [verb = ""] = noun.split(" ");
      const named = WORK_VERBS.has(verb.toLowerCase()) ? `${verb} the ${place}` : place;
      return sentenceCase(named);
    }
    if (place !== "") return `${noun} ${place}`.trim();
    return noun === "" ? "" : `Other ${noun.charAt(0).toLowerCase()}${noun.slice(1)}${several ? "s" : ""}`;
  }

  /** The noun that was counted, when nothing else names the line: "ninety guests at sixty five a head". */
  #countedNoun(candidate: Candidate): string {
    const figure = candidate.quantities.findLast(({ unit }) => unit !== null && NOUN_UNITS.has(unit));
    if (figure) return describe(this.text, this.tokens, [figure.noun]);
    // "five hundred eighty a ceiling, three ceilings", "fourteen miles at five dollars a mile"
    const { per, unit } = candidate.price ?? {};
    const counted = candidate.quantities.findLast(
      (one) => per && unit != null && (one.unit === unit || headNoun(one, this.tokens) === singular(unit)),
    );
    const thing = counted && (unit === "mile" || unit === "square" || !isMeasure(unit ?? ""));
    if (counted && thing) return describe(this.text, this.tokens, [headAfter(this.tokens, counted.number.last)]);
    return RECURRING[candidate.price?.unit ?? ""] ?? "";
  }

  /** "She's a sweetheart | interior painting": the first token of a service behind what is told of somebody, else 0. */
  #behindPerson({ words, service }: Candidate): number {
    if (!service) return 0;
    const person = words.find((index) => PERSON_IS.has(this.tokens[index]?.norm ?? ""));
    return person !== undefined && person < service.first ? service.first : 0;
  }

  /** What a line is called. */
  description(candidate: Candidate, nouns: readonly number[]): string {
    if (candidate.service && !candidate.price) return candidate.service.entry.name;
    const called = withoutHeading(this.#called(candidate, nouns));
    const calledOf = (words: readonly number[]) =>
      withoutHeading(this.#called({ ...candidate, words: [...words] }, []));
    const own = this.#announcement.nameOf(candidate, nouns, called, calledOf);
    const named = this.#ifFound(candidate, onPaper(own));
    return withCapitals(this.#asOften(candidate, named));
  }

  /** "Cleaning is one fifty | every other week": "Cleaning every other week"; "every two weeks one twenty": "Regular visit every two weeks". */
  #asOften({ often, words }: Candidate, called: string): string {
    const how = often.length === 0 ? "" : wordsOf(this.text, this.tokens, often[0] ?? 0, often.at(-1) ?? 0);
    if (how !== "" && this.norms(words).every((word) => AFTERWARDS.has(word))) return `${REGULAR} ${how}`;
    const bare = /^every /iu.test(called) && called.toLowerCase().split(" ").every(saysHowOften);
    if (bare) return `${REGULAR} ${called.toLowerCase()}`;
    if (how === "" || called.toLowerCase().includes(how.toLowerCase())) return called;
    return `${called || REGULAR} ${how}`;
  }

  /** "If we | find rotten decking it's eighty five a sheet": "Rotten decking, if found". */
  #ifFound({ optional, words }: Candidate, called: string): string {
    if (!optional) return called;
    const found = FINDING.exec(called)?.[1];
    const first = words[0] ?? 0;
    const asked = [first, first - 1, first - 2, first - 3].some((index) => wordAt(this.tokens, index) === "if");
    return found && asked ? `${sentenceCase(found)}, if found` : called;
  }

  #called(candidate: Candidate, nouns: readonly number[]): string {
    const echoed = candidate.echo ? this.#echoed(candidate, candidate.echo) : "";
    if (echoed !== "") return echoed;
    // "a spring cleanup but do the cleanup at three hundred"
    const but = candidate.service ? candidate.words.find((index) => this.tokens[index]?.norm === "but") : undefined;
    const from = this.#behindPerson(candidate);
    const isWhole = from === 0 && but === undefined;
    const said = isWhole
      ? candidate.words
      : candidate.words.filter((index) => index >= from && (but === undefined || index < but));
    const words = this.#described(isWhole ? candidate : { ...candidate, words: said }, nouns);
    const fuller = this.#fuller(candidate, said, words);
    if (fuller !== "") return fuller;
    // "so just charge my minimum, which is one seventy five"
    const least = /^minimum$/i.test(words) && this.norms(said).some((word) => CHARGING.has(word));
    // "we're doing forty people at sixteen a head"
    const named = NAMELESS_VERBS.test(words) ? "" : words;
    const described = least ? `${words} charge` : named;
    const hours = candidate.price?.unit === "hour" || candidate.quantities.some((figure) => figure.unit === "hour");
    const placed = hours && WHERE_ONLY.test(described);
    const crew = placed || CREW_ONLY.test(described) || (HOUSEHOLD.test(described) && this.#worksAlong(said));
    const generic = GENERIC.test(described);
    const after = crew || generic || described === "" ? describe(this.text, this.tokens, candidate.trailing) : "";
    const aimed = described === "" && after !== "" && AIM.test(this.norms(candidate.trailing).join(" "));
    const aim = aimed ? this.#countedNoun(candidate) : "";
    if (aim !== "") return aim;
    if (crew && after !== "") return hours ? `Labor: ${after.charAt(0).toLowerCase()}${after.slice(1)}` : after;
    if (named !== words && after !== "") return after;
    if (HOURS_ONLY.test(described)) return this.#hoursOnTop(said, described);
    const nameless = described === "" || (generic && after === "");
    // "it's an hour and a half each way, which I bill at sixty an hour"
    if (nameless && this.#isOnTheRoad(candidate)) return "Travel";
    if (/^(?:me|myself|my time|time)$/i.test(described) || (nameless && (hours || this.#isByTime(candidate, said))))
      return extraTime(candidate, this.tokens) || "Labor";
    if (placed || (hours && TIME_ONLY.test(described))) return "Labor";
    if (crew && described !== "" && !/helper/i.test(described)) return "Crew labor";
    if (/^site$/i.test(described)) return "On-site work";
    // "an hour on site for the printer"
    if (/^site (?:for|with|at) /i.test(described)) return `On ${described.toLowerCase()}`;
    // "three visits in October at one forty each"
    if (MONTH_ONLY.test(described)) return this.#countedNoun(candidate) || described;
    // "charge the job eighteen hundred for framing", "my fee is eight fifty for the expediting"
    if (after !== "" && generic) return after;
    const counted = described || after || this.#countedNoun(candidate) || this.#phrasal(candidate);
    const miles = candidate.quantities.some((figure) => figure.unit === "mile");
    if (counted === "" && miles) return "Mileage";
    const senseless = !candidate.after && counted === described && saysNothing(counted);
    return senseless ? this.#toldBefore(candidate) || counted : counted;
  }

  /** What a line is called whose own words would name it too barely; else "". */
  #fuller(candidate: Candidate, said: readonly number[], called: string): string {
    const { text, tokens } = this;
    const labor = thingOfLabor(tokens, said, called);
    if (labor.length > 0) return `${describe(text, tokens, this.#naming.part(labor, false))}, labor`;
    const byOne = namedByOne(tokens, candidate, this.last, called);
    if (byOne !== "") return byOne;
    const cabinets = kindOfCabinets(tokens, candidate, called);
    if (cabinets !== "") return cabinets;
    const job = this.#isFirst ? thingOfJob(tokens, candidate, this.last, called) : [];
    const jobsName = describe(text, tokens, job);
    if (jobsName !== "") return `${jobsName}, ${lowerFirst(called)}`;
    const more = this.last ? placeOfMore(tokens, candidate) : [];
    if (this.last && more.length > 0)
      return `${this.#kindOf(this.last)} ${wordsOf(text, tokens, more[0] ?? 0, more.at(-1) ?? 0)}`;
    if (called === "") return describe(text, tokens, namedBehindLast(tokens, candidate, this.last));
    const verb = verbBeforeAnd(tokens, candidate, this.last);
    if (verb.length > 0) {
      const article = candidate.words.map((index) => wordAt(tokens, index)).find((word) => word !== "and") ?? "";
      const object = `${ARTICLES.has(article) ? `${article} ` : ""}${lowerFirst(called)}`;
      return `${describe(text, tokens, verb)} ${object}`;
    }
    if (saysNoThing(called)) {
      const behind = describe(text, tokens, this.#naming.part(candidate.trailing, true));
      if (behind !== "" || candidate.price?.unit === "visit") return behind || REGULAR;
    }
    return "";
  }

  /** "Bushings, I counted six, then found two more, so eight at": what the words between the price before and this one speak of; "" for none. */
  #toldBefore({ price }: Candidate): string {
    const { last } = this;
    const from = Math.max(last?.last ?? -1, last?.trailing.at(-1) ?? -1) + 1;
    const thing = thingToldBefore(this.tokens, from, price?.first ?? 0, LOOK_BACK);
    return describe(this.text, this.tokens, thing);
  }

  /** "Six inch wafers" of "six inch wafers in the hall": what a line is of, without where. */
  #kindOf(line: Candidate): string {
    const end = line.words.findIndex((index, at) => at > 0 && PREPOSITIONS.has(wordAt(this.tokens, index)));
    return describe(this.text, this.tokens, end < 0 ? line.words : line.words.slice(0, end)).replace(
      /^(?:first|second|one) /i,
      "",
    );
  }

  /** "Extra hours are three hundred each": with the small word that tells them from others. */
  #hoursOnTop(said: readonly number[], described: string): string {
    const at = said.find((index) => HOURS_ONLY.test(wordAt(this.tokens, index))) ?? 0;
    const before = wordAt(this.tokens, at - 1);
    return EXTRA.has(before) ? `${sentenceCase(before)} ${described.toLowerCase()}` : described;
  }

  /** "Our day rate is six hundred and this will take three days", "I get five fifty a day". */
  #isByTime({ rateUnit, price }: Candidate, said: readonly number[]): boolean {
    const rated = rateUnit ?? (this.norms(said).some((word) => FIRST_PERSON.has(word)) ? price?.unit : null);
    return rated != null && WORKING_TIMES.has(rated);
  }

  /** "Me and my nephew, two days": with whom the speaker works, and nothing of what is done. */
  #worksAlong(words: readonly number[]): boolean {
    const said = this.norms(words);
    return said.some(
      (word, place) => (word === "me" && said[place + 1] === "and") || (word === "and" && said[place + 1] === "i"),
    );
  }

  #isOnTheRoad({ quantities }: Candidate): boolean {
    return quantities.some(({ last }) => /^(?:ways?|direction)$/.test(this.tokens[last]?.norm ?? ""));
  }

  /** "A hundred eighty to put it in": work that only a verb and its particle name. */
  #phrasal({ words, trailing }: Candidate): string {
    const all = [...words, ...trailing];
    const verb = all.find((index, place) => {
      const [word = "", object = "", particle = ""] = this.norms([index, ...all.slice(place + 1, place + 3)]);
      return WORK_VERBS.has(word) && ITS.has(object) && PARTICLES.has(particle);
    });
    const said = verb === undefined ? "" : wordsOf(this.text, this.tokens, verb, verb + 2);
    return sentenceCase(said);
  }

  /** The source and description of a line's words. */
  source(candidate: Candidate): Source {
    const price = candidate.echo ? null : candidate.price;
    const first = Math.min(candidate.first, price?.first ?? candidate.first, candidate.words[0] ?? candidate.first);
    const last = Math.max(candidate.last, first);
    return spoken(this.text, this.tokens, first, last);
  }
}
