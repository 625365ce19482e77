import { keptByWord } from "#shared/kept-words.ts";
import { wordSet } from "#shared/word-set.ts";
import { wordTable } from "#shared/word-table.ts";
import { dollarsOf, type Figure } from "../numbers/figure.ts";
import { isNumberWord } from "../words/number-words.ts";
import { stem } from "../words/stem.ts";
import { at, beginsSentence, type Token } from "../words/tokens.ts";
import { signOf } from "./sign.ts";
import { asSaid, firstOf, upTo } from "./sorted.ts";
import { NOTHING, PAST, spokenWordsOf, type SpokenWords } from "./spoken-words.ts";
import { stepOf } from "./steps.ts";

/** A line of a talk, as what is said later may change it. */
export interface SaidThing {
  /** What it is called by, each by `nameStem`. */
  stems: ReadonlySet<string>;
  price: Figure | null;
  counts: readonly Figure[];
  /** The last token that was heard of it. */
  last: number;
}

/** A figure of a thing, and a later one that may take its place. */
export interface Change {
  thing: SaidThing;
  old: Figure;
  anew: Figure;
  /** The thing that the later number is a price or a count of. */
  owner: SaidThing;
}

/** True when a change's later number is the price of what it belongs to. */
export const isPriceOfOwner = ({ anew, owner }: Change): boolean => isPriceOf(anew, owner);
const isPriceOf = (figure: Figure, { price }: SaidThing): boolean => figure.number.first === price?.number.first;

/** So many words before and behind the later number are read. */
const REACH = 10;
/** Of the nearest it matters in which place they stand. */
const PLACED = 4;
/** Whose a number is stands in so many words before and behind it. */
const [NAMED_BEFORE, NAMED_BEHIND] = [7, 5];
/** What leads a thing stands in so many words before its name. */
const LEAD = 2;
/** So many numbers behind one are looked at, and so many things round a change: whoever changes something later says it again whole. */
const [MOST_LATER, MOST_THINGS] = [16, 16];
/** A later number that is so many times more or less says something else. */
const MOST_TIMES = 10;
/** More signs than any change has: 27 of both numbers and their lines, 12 of the words round the later one. */
const MOST_SIGNS = 64;

/** Words that name no thing. */
const NO_NAMES = wordSet(
  "a an the and of for at to on in with is are it that this those i we you he she they my his her their so um uh",
);

/** The stem of a word that may name a thing, "" of any other. */
export const nameStem = keptByWord((word) => (word.length < 2 || NO_NAMES.has(word) ? "" : stem(word)));

/** What leads a thing that was named before, or another one. */
const LEADS = wordTable<number>({
  the: 1,
  that: 2,
  this: 2,
  those: 3,
  these: 3,
  her: 4,
  his: 4,
  my: 4,
  your: 4,
  their: 4,
  a: 5,
  an: 5,
  another: 6,
  other: 6,
  second: 6,
  and: 7,
  plus: 7,
});

const ROLES = ["money", "percent", "quantity", "dimension"];

/** Upper ends of how many times as much the later number is, and what stands for the same digits in another order. */
const RATIOS = [0.05, 0.2, 0.5, 0.8, 0.97, 1.0001, 1.25, 2, 5, 20];
const TURNED = RATIOS.length + 1;

/** Upper ends of how many tokens lie between both. */
const DISTANCES = [3, 6, 12, 25, 50];

const SIXTEENS = Array.from({ length: 10 }, (_, digit) => 16 ** digit);

/** A number that is the same for the same digits in any order: how often each occurs, in 16ths of each other. */
function digitsOf(value: number): number {
  let digits = 0;
  for (let rest = Math.round(value * 100); rest > 0; rest = Math.floor(rest / 10)) digits += SIXTEENS[rest % 10] ?? 0;
  return digits;
}

function comparisonOf(old: number, anew: number): number {
  return digitsOf(old) === digitsOf(anew) ? TURNED : stepOf(anew / old, RATIOS);
}

/** What is known of a change before its words are read. */
interface Known {
  /** 0 for a price, 1 for a count. */
  what: number;
  /** How many words that name the thing stand beside the later number, to three. */
  shared: number;
  /** All of these, and whether they rather name another thing. */
  named: number;
  /** What the later number is: the price of another line (2), a count of one that has a price (3), or of one that has none (4). */
  belongs: number;
  /** How many words of its own that line is called by, and how many that the thing is called by too. */
  own: number;
  /** How both numbers compare. */
  compared: number;
  /** Whether both count the same. */
  noun: number;
}

/** Of a later number that counts nothing, where the earlier one counted something. */
const BARE = 3;

/** Kinds of words that say who does what, each a bit. */
const TELLING = (1 << (PAST + 1)) - 2;

/** The signs by which it is known that a number takes the place of one before it; a sign is a number from 0 to `SIGNS` - 1. */
export class ChangeSigns {
  readonly #tokens: readonly Token[];
  readonly #figures: readonly Figure[];
  readonly #things: readonly SaidThing[];
  /** The thing that the number at a token is the price or a count of. */
  readonly #owners = new Map<number, SaidThing>();
  /** Things that are said again as they were said before: they change nothing. */
  readonly #repeated = new Set<SaidThing>();
  /** What stands beside a figure, kept for as long as the talk is looked at. */
  readonly #beside = new Map<Figure, readonly string[]>();
  #spoken: SpokenWords | undefined;
  /** Of the change that is looked at: what stands round the later number, and the signs so far. Written anew for each. */
  readonly #before: number[] = [];
  readonly #behind: number[] = [];
  readonly #signs = new Uint16Array(MOST_SIGNS);
  #count = 0;

  constructor(tokens: readonly Token[], figures: readonly Figure[], things: readonly SaidThing[]) {
    this.#tokens = tokens;
    this.#figures = asSaid(figures);
    this.#things = things;
    const ofPrice = new Map<number, SaidThing>();
    const said = new Set<string>();
    for (const thing of things) {
      const { price, counts } = thing;
      for (const figure of counts) this.#owners.set(figure.number.first, thing);
      if (!price) continue;
      this.#owners.set(price.number.first, thing);
      const dollars = dollarsOf(price);
      const first = ofPrice.get(dollars);
      if (first === undefined) ofPrice.set(dollars, thing);
      else {
        const name = nameAt(dollars, thing);
        if (said.has(name) || name === nameAt(dollars, first)) this.#repeated.add(thing);
        said.add(name);
      }
    }
  }

  /** The later figures that could take the place of a thing's price or of one of its counts: of others next to none does. */
  possible(thing: SaidThing): Change[] {
    const { price, counts } = thing;
    if (!price) return [];
    const found: Change[] = [];
    this.#addPossible(thing, price, found);
    for (const count of counts) this.#addPossible(thing, count, found);
    return found;
  }

  #addPossible(thing: SaidThing, old: Figure, found: Change[]): void {
    const from = upTo(this.#figures, old.last, firstOf);
    const to = Math.min(from + MOST_LATER, this.#figures.length);
    for (let place = from; place < to; place++) {
      const anew = this.#figures[place] ?? old;
      if (!mayChange(old, anew)) continue;
      const owner = this.#owners.get(anew.number.first);
      if (!owner || owner === thing || this.#repeated.has(owner)) continue;
      if (this.#isPossible(thing, old, anew, owner)) found.push({ thing, old, anew, owner });
    }
  }

  #isPossible(thing: SaidThing, old: Figure, anew: Figure, owner: SaidThing): boolean {
    const isPrice = isPriceOf(anew, owner);
    if (old === thing.price) return isPrice && (sharesName(owner, thing) || this.#isNamed(thing, anew));
    if (!owner.price) return true;
    if (!isPrice) return this.#isNamed(thing, anew);
    if (sharesName(owner, thing) || this.#isNamed(thing, anew)) return true;
    // "two fifty, ... no, eight": a count that was taken for a price counts nothing and has no sign of money
    return !anew.per && !anew.sure && this.#sameNoun(old, anew) === BARE;
  }

  #isNamed(thing: SaidThing, figure: Figure): boolean {
    return sharedWith(this.#namesBeside(figure), thing) > 0;
  }

  /** The signs of a change: they hold until another is asked. */
  of(change: Change): Uint16Array {
    const spoken = (this.#spoken ??= spokenWordsOf(this.#tokens));
    const known = this.#knownOf(change);
    this.#count = 0;
    this.#addSaid(spoken, change, known);
    this.#addFigures(change, known);
    this.#addPlaces(spoken, change, known);
    this.#addWords(spoken, change.anew, known.what * 8 + known.belongs);
    return this.#signs.subarray(0, this.#count);
  }

  #knownOf(change: Change): Known {
    const { thing, old, anew, owner } = change;
    const names = this.#namesBeside(anew);
    const what = old === thing.price ? 0 : 1;
    const shared = sharedWith(names, thing);
    return {
      what,
      shared,
      named: 1 + what + 2 * shared + 8 * this.#rival(names, shared, thing, anew.number.first),
      belongs: isPriceOfOwner(change) ? 2 : owner.price ? 3 : 4,
      own: ownWords(owner, thing),
      compared: comparisonOf(dollarsOf(old), dollarsOf(anew)),
      noun: this.#sameNoun(old, anew),
    };
  }

  #add(kind: number, one: number, two = 0, three = 0): void {
    if (this.#count < MOST_SIGNS) this.#signs[this.#count++] = signOf(kind, one, two, three);
  }

  /** The stems beside a number, to the end of its sentence or the next number on either side. */
  #namesBeside(figure: Figure): readonly string[] {
    const known = this.#beside.get(figure);
    if (known) return known;
    const { first, last } = figure.number;
    const names: string[] = [];
    this.#beside.set(figure, names);
    for (let index = first - 1; index >= Math.max(0, first - NAMED_BEFORE); index--) {
      if (beginsSentence(this.#tokens[index + 1]) || isNumberWord(at(this.#tokens, index))) break;
      this.#addName(index, names);
    }
    for (let index = last + 1; index <= last + NAMED_BEHIND && index < this.#tokens.length; index++) {
      if (beginsSentence(this.#tokens[index]) || isNumberWord(at(this.#tokens, index))) break;
      this.#addName(index, names);
    }
    return names;
  }

  #addName(index: number, names: string[]): void {
    const name = nameStem(at(this.#tokens, index));
    if (name !== "" && !names.includes(name)) names.push(name);
  }

  /** Whether the names are rather those of another thing before a place: 0 of none, 1 as much, 2 rather. */
  #rival(names: readonly string[], shared: number, thing: SaidThing, place: number): number {
    let most = 0;
    const from = Math.max(0, this.#things.indexOf(thing) - MOST_THINGS);
    const to = Math.min(from + 2 * MOST_THINGS, this.#things.length);
    for (let index = from; index < to; index++) {
      const other = this.#things[index] ?? thing;
      if (other !== thing && other.last < place) most = Math.max(most, sharedWith(names, other));
    }
    if (most === 0) return 0;
    return most > shared ? 2 : most === shared ? 1 : 0;
  }

  /** What kinds of words stand before the later number in its sentence, and how many. */
  #addSaid({ kinds, places }: SpokenWords, { anew }: Change, { what, belongs, shared }: Known): void {
    const { first } = anew.number;
    let said = 0;
    let words = 0;
    for (let index = (places[first] ?? 0) - 1; index >= 0 && words < REACH - 1; index--, words++) {
      const kind = kinds[index] ?? 0;
      if (kind === 0) break;
      said |= 1 << kind;
    }
    this.#add(93, said & TELLING, belongs, what);
    this.#add(94, said & TELLING, shared, what);
    this.#add(95, Math.min(words, 8), belongs, shared * 2 + what);
  }

  /** How both numbers compare, in what they are of and in what they say. */
  #addFigures({ old, anew }: Change, { what, belongs, own, named, compared, noun }: Known): void {
    const unit =
      old.unit === anew.unit ? (old.unit === null ? 0 : 1) : anew.unit === null ? 2 : old.unit === null ? 3 : 4;
    const role = ROLES.indexOf(anew.role) + (anew.sure ? 4 : 0) + (anew.told || anew.others ? 8 : 0);
    const owner = belongs * 16 + own;
    this.#add(100, what);
    this.#add(101, named);
    this.#add(102, what, role, unit);
    this.#add(103, what, compared);
    this.#add(104, named, owner);
    this.#add(105, named, unit, role);
    this.#add(106, named, compared, belongs);
    this.#add(111, owner, unit, role);
    this.#add(112, what, old.per ? 1 : 0, anew.per ? 1 : 0);
    this.#add(113, owner, compared, unit);
    this.#add(114, what, belongs, unit * 16 + role);
    this.#add(117, what, noun, compared);
    this.#add(118, what * 8 + belongs, noun, unit);
    this.#add(91, named, noun);
  }

  /** Where the later number stands: beside which of the thing's words, how far behind it, and behind how many others. */
  #addPlaces(
    { kinds, places }: SpokenWords,
    { thing, old, anew }: Change,
    { what, belongs, named, compared, noun }: Known,
  ): void {
    const nearest = this.#nearestName(thing, anew);
    const distance = stepOf(anew.first - old.last, DISTANCES);
    let between = 0;
    let again = 0;
    const from = this.#figures.indexOf(anew);
    for (let index = from - 1; index >= 0; index--) {
      const figure = this.#figures[index] ?? anew;
      if (figure.first <= old.first) break;
      between++;
      if (dollarsOf(figure) === dollarsOf(old)) again = 1;
    }
    let later = 0;
    for (let index = this.#things.indexOf(thing) + 1; index < this.#things.length && later < 3; index++) {
      const { last, price } = this.#things[index] ?? thing;
      if (last >= anew.first) break;
      if (price) later++;
    }
    between = Math.min(between, 4);
    this.#add(107, what, between, later);
    this.#add(108, named, between, belongs);
    this.#add(109, what, distance, belongs);
    this.#add(110, what, again, belongs);
    this.#add(115, what, nearest, belongs);
    this.#add(116, what, nearest, noun);
    this.#add(119, what, nearest, compared);
    this.#add(90, named, nearest, later);
    this.#add(92, what, nearest, kinds[places[anew.number.first] ?? 0]);
    this.#add(98, distance, nearest, belongs);
  }

  /** Where the nearest of a thing's words stands beside a number, and what leads it; 0 for nowhere. */
  #nearestName({ stems }: SaidThing, { number: { first, last } }: Figure): number {
    const names = (index: number) => stems.has(nameStem(at(this.#tokens, index)));
    for (let away = 1; away <= NAMED_BEFORE; away++) {
      const index = names(first - away) ? first - away : names(last + away) ? last + away : -1;
      if (index < 0) continue;
      const from = index < first ? index + 1 : last + 1;
      const to = index < first ? first : index;
      let broken = false;
      for (let place = from; place <= to; place++) if (beginsSentence(this.#tokens[place])) broken = true;
      let lead = 0;
      for (let place = index; place >= index - LEAD && lead === 0; place--) {
        if (place < index && !names(place)) break;
        lead = LEADS[at(this.#tokens, place - 1)] ?? 0;
      }
      return 1 + (index < first ? 0 : 1) + 2 * Math.min(away - 1, 3) + (broken ? 8 : 0) + 16 * lead;
    }
    return 0;
  }

  /** Whether both count the same: 0 nothing stands behind either, 1 the same, 2 the same farther behind, 3 the later one counts nothing, 4 another. */
  #sameNoun(old: Figure, anew: Figure): number {
    const stemAt = (index: number) => stem(at(this.#tokens, index));
    const one = stemAt(old.number.last + 1);
    const other = stemAt(anew.number.last + 1);
    if (one === other) return one === "" ? 0 : 1;
    if (stemAt(old.noun) === stemAt(anew.noun)) return 2;
    return other === "" ||
      nameStem(at(this.#tokens, anew.number.last + 1)) === "" ||
      beginsSentence(this.#tokens[anew.number.last + 1])
      ? BARE
      : 4;
  }

  /** The words round the later number, the nearest in their places, and the others on either side. */
  #addWords(spoken: SpokenWords, { number: { first, last } }: Figure, known: number): void {
    const before = this.#before;
    const behind = this.#behind;
    spoken.lookBefore(first, before, REACH);
    spoken.lookBehind(last, behind, REACH);
    for (let place = 0; place < PLACED; place++) {
      this.#add(120 + place, before[place] ?? NOTHING, known);
      this.#add(125 + place, behind[place] ?? NOTHING, known);
    }
    const b0 = before[0] ?? NOTHING;
    const b1 = before[1] ?? NOTHING;
    const a0 = behind[0] ?? NOTHING;
    this.#add(130, b1, b0);
    this.#add(131, a0, behind[1] ?? NOTHING);
    this.#add(132, before[2] ?? NOTHING, b1, b0);
    this.#add(133, b0, a0);
  }
}

/** What a thing is called by, with a price. */
const nameAt = (dollars: number, { stems }: SaidThing): string => `${dollars} ${[...stems].join(" ")}`;

/** True where a later number says something else than an earlier one, and not too much more or less. */
function mayChange(old: Figure, anew: Figure): boolean {
  if (anew.role === "percent") return false;
  const times = dollarsOf(anew) / dollarsOf(old);
  return times < MOST_TIMES && times > 1 / MOST_TIMES && times !== 1;
}

/** How many words a thing is called by among some names, at most three. */
function sharedWith(names: readonly string[], { stems }: SaidThing): number {
  let shared = 0;
  for (const name of names) if (stems.has(name)) shared++;
  return Math.min(shared, 3);
}

/** How many words of its own an owner is called by, and how many that the thing is called by too. */
function ownWords({ stems }: SaidThing, thing: SaidThing): number {
  let own = 0;
  let shared = 0;
  for (const name of stems)
    if (thing.stems.has(name)) shared++;
    else own++;
  return Math.min(own, 3) + 4 * Math.min(shared, 2);
}

/** True when two things have a word in common. */
export const sharesName = (one: SaidThing, other: SaidThing): boolean => {
  for (const name of one.stems) if (other.stems.has(name)) return true;
  return false;
};
