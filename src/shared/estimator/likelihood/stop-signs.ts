import { keptByWord } from "#shared/kept-words.ts";
import { wordSet } from "#shared/word-set.ts";
import { isNumberWord, TEENS, TENS, UNITS } from "../words/number-words.ts";
import { isOrdinaryWord } from "../words/ordinary-words.ts";
import type { Token } from "../words/tokens.ts";
import { FIRM_ENDINGS } from "../words/words.ts";
import { signOf } from "./sign.ts";
import { isLarge, LARGE, NOTHING, numberOf, SMALL } from "./spoken-words.ts";

/** What stands in the place of "thirty percent", as `LARGE` and `SMALL` do for other numbers. */
const SHARE = 5;
/** More signs than any place has. */
const MOST_SIGNS = 64;
/** Words and numbers further apart, and more of them, are as far and as many as these. */
const [FAR, NEAR, MANY] = [12, 6, 3];
/** Upper ends of how many words a talk has for each of its numbers: who reads a list says less than who tells a story. */
const DENSITIES = [3.5, 5, 6, 7.5, 9];

/** Kinds of words. The weights were learned with these lists: they are their own and not those of the rules, which grow. */
const [NUMBER, PERCENT, EDGE] = [0, 1, 2];
const KINDS: readonly ReadonlySet<string>[] = [
  "foot feet ft inch inches yard yards square squares sheet sheets hour hours hr hrs gallon gallons pound pounds bag bags box load loads roll pair set piece dollars cents bucks apiece each",
  "a an the this these those some any",
  "i we i'm i'll i've i'd we're we'll we've we'd let's me us",
  "he she they it he's she's they're it's he'll she'll they'll it'll he'd she'd they'd you you're you'll him them her",
  "is was are were be been that's there's comes runs goes takes costs gets needs wants",
  "of in on with from by into out up down to over under around through behind along across near off",
  "and or plus also then but because so",
  "um uh okay ok alright well yeah oh like basically actually anyway now hey",
  "will would can could should might may gonna going gotta have has had got do does did",
  "deposit balance rest warranty permit permits due net half payment terms tax discount price quote bid estimate invoice",
  "at for per",
  "no not don't doesn't won't can't isn't didn't never without nope",
  "day days week weeks month months year years monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december tomorrow today morning afternoon spring summer fall winter",
  "new old existing big small whole full front back same other another both all every main little extra",
  "included includes including optional free charge excluded",
  "who which that what when where while if after before until since once how",
  "my our your his their its hers",
].map(wordSet);
const ENDINGS = ["ing", "ed", "ly", "'s", "s"];
const LISTED = 3;
const ENDED = LISTED + KINDS.length;
const [FIRM, UNKNOWN, OTHER] = [ENDED + ENDINGS.length, ENDED + ENDINGS.length + 1, ENDED + ENDINGS.length + 2];
/** A kind is a number of so many bits. */
const BITS = 5;

/** What kind of word it is: one of a list, by its ending, the end of a firm's name, or one that no trade uses. */
const kindOf = keptByWord((word: string): number => {
  const list = KINDS.findIndex((words) => words.has(word));
  if (list >= 0) return LISTED + list;
  const ending = ENDINGS.findIndex((end) => word.endsWith(end));
  // "paints" may be a name as well
  if (ending >= 0 && ENDINGS[ending] !== "s") return ENDED + ending;
  if (FIRM_ENDINGS.has(word)) return FIRM;
  if (!isOrdinaryWord(word)) return UNKNOWN;
  return ending >= 0 ? ENDED + ending : OTHER;
});

/** "sixty | no, seventy", "the front ten | price is two fifty", "two hoods | so two filters": what goes on with what was just said. */
const GOES_ON = wordSet("no nope wait sorry actually scratch make mean rather instead price cost so er");
/** Of these alone no statement is made. */
const SMALL_WORDS = wordSet("for and at um uh so then also plus that's is okay the a");
const JOINS = wordSet("and then plus also");

/** "At twelve", "for ten", "that's fifteen": a number behind these is no count. */
const PRICING = wordSet("at for is are that's was runs $");

/** "Eighteen hundred three | landing pages", "we've got twelve | windows": a number that ends in a small one may count what follows. */
function mayCount(tokens: readonly Token[], last: number): boolean {
  const [number, before] = [tokens[last]?.norm ?? "", tokens[last - 1]?.norm ?? ""];
  // "one eighty two | guys", but "three eighty five" is a price
  const isOneNumber = TENS.has(before) && (number === "five" || !UNITS.has(tokens[last - 2]?.norm ?? ""));
  if (UNITS.has(number)) return !isOneNumber;
  return TEENS.has(number) && !UNITS.has(before) && !PRICING.has(before);
}

/**
 * The signs by which it is known where a statement ends in talk that nobody punctuated: the words before and behind a place,
 * what kinds of words these are, how many numbers the statement has so far, and how far it is to the next. Each of the talk's
 * numbers is one word. Places are looked at from the first to the last, each once.
 */
export class StopSigns {
  readonly #tokens: readonly Token[];
  readonly #words: number[] = [];
  readonly #kinds: number[] = [];
  /** The token that a word begins with. */
  readonly #firsts: number[] = [];
  /** How many words it is from each to the next number. */
  readonly #ahead: number[] = [];
  readonly #density: number;
  readonly #signs = new Uint16Array(MOST_SIGNS);
  #count = 0;
  /** Of the statement that is being said: its first word, its numbers, whether one is of hundreds, and how many words say more than that. */
  #began = 0;
  #numbers = 0;
  #large = 0;
  #told = 0;
  #lastNumber = -NEAR;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
    let inNumber = false;
    let numbers = 0;
    for (let index = 0; index < tokens.length; index++) {
      const norm = tokens[index]?.norm ?? "";
      if (norm === "$") continue;
      const isNumber = norm === "%" || isNumberWord(norm);
      if (!isNumber) this.#put(index, numberOf(norm), kindOf(norm));
      else if (!inNumber) {
        numbers++;
        this.#put(tokens[index - 1]?.norm === "$" ? index - 1 : index, isLarge(norm) ? LARGE : SMALL, NUMBER);
      } else if (norm === "percent" || norm === "%") this.#replace(SHARE, PERCENT);
      else if (isLarge(norm)) this.#replace(LARGE, NUMBER);
      inNumber = isNumber;
    }
    let ahead = FAR;
    for (let word = this.#words.length - 1; word >= 0; word--) {
      ahead = this.#isNumber(word) ? 0 : Math.min(FAR, ahead + 1);
      this.#ahead[word] = ahead;
    }
    this.#density = DENSITIES.findIndex((end) => this.#words.length / Math.max(numbers, 1) < end);
    this.#pass(0, true);
  }

  #put(first: number, word: number, kind: number): void {
    this.#firsts.push(first);
    this.#words.push(word);
    this.#kinds.push(kind);
  }

  #replace(word: number, kind: number): void {
    this.#words[this.#words.length - 1] = word;
    this.#kinds[this.#kinds.length - 1] = kind;
  }

  #isNumber(word: number): boolean {
    const kind = this.#kinds[word];
    return kind === NUMBER || kind === PERCENT;
  }

  #normOf(word: number): string {
    return this.#tokens[this.#firsts[word] ?? -1]?.norm ?? "";
  }

  /**
   * Asks of each place before which a statement may end, by the first token behind it and the place's signs, whether it
   * does. The signs hold until the next is asked.
   */
  ask(doesEnd: (token: number, signs: Uint16Array) => boolean): void {
    for (let word = 1; word < this.#words.length; word++)
      this.#pass(word, this.#mayEnd(word) && doesEnd(this.#firsts[word] ?? 0, this.#of(word)));
  }

  #mayEnd(word: number): boolean {
    if (this.#told === 0 || GOES_ON.has(this.#normOf(word))) return false;
    if (this.#numbers === 0) {
      if (this.#normOf(word) === "and") return false;
      // "for golden noodle | house", "for lee lee | nail salon"
      if (this.#kinds[word] === FIRM || this.#kinds[word + 1] === FIRM) return false;
    }
    if (!this.#isNumber(word - 1)) return true;
    // "and for one twenty | we flush the gutters": a price that was announced is for what follows
    const isAnnounced = this.#normOf(word - 2) === "for" && (word < 3 || JOINS.has(this.#normOf(word - 3)));
    return !isAnnounced && !mayCount(this.#tokens, (this.#firsts[word] ?? 0) - 1);
  }

  #pass(word: number, ends: boolean): void {
    if (ends) [this.#began, this.#numbers, this.#large, this.#told] = [word, 0, 0, 0];
    if (!this.#isNumber(word)) {
      if (!SMALL_WORDS.has(this.#normOf(word))) this.#told++;
      return;
    }
    this.#lastNumber = word;
    this.#numbers = Math.min(MANY, this.#numbers + 1);
    if (this.#words[word] === LARGE) this.#large = 1;
  }

  #wordAt(word: number): number {
    return this.#words[word] ?? NOTHING;
  }

  #kindAt(word: number): number {
    return this.#kinds[word] ?? EDGE;
  }

  #of(word: number): Uint16Array {
    this.#count = 0;
    const [b1, b2, b3] = [this.#wordAt(word - 1), this.#wordAt(word - 2), this.#wordAt(word - 3)];
    const [a1, a2, a3] = [this.#wordAt(word), this.#wordAt(word + 1), this.#wordAt(word + 2)];
    const [j1, j2, j3] = [this.#kindAt(word - 1), this.#kindAt(word - 2), this.#kindAt(word - 3)];
    const [k1, k2, k3] = [this.#kindAt(word), this.#kindAt(word + 1), this.#kindAt(word + 2)];
    const since = Math.min(FAR, word - this.#began);
    const numbers = this.#numbers * 2 + this.#large;
    const ahead = this.#ahead[word] ?? FAR;
    const back = Math.min(NEAR, word - this.#lastNumber);
    const between = (j1 << BITS) | k1;
    this.#add(1, b1);
    this.#add(2, b2);
    this.#add(3, b3);
    this.#add(4, a1);
    this.#add(5, a2);
    this.#add(6, a3);
    this.#add(7, b1, a1);
    this.#add(8, b2, b1);
    this.#add(9, a1, a2);
    this.#add(10, b2, b1, a1);
    this.#add(11, b1, a1, a2);
    this.#add(12, a1, a2, a3);
    this.#add(13, b3, b2, b1);
    this.#add(14, between);
    this.#add(15, between, k2);
    this.#add(16, j2, between);
    this.#add(17, j2, between, k2);
    this.#add(18, (j3 << BITS) | j2, between, (k2 << BITS) | k3);
    this.#add(19, since);
    this.#add(20, numbers);
    this.#add(21, ahead);
    this.#add(22, numbers, a1);
    this.#add(23, numbers, b1);
    this.#add(24, numbers, b1, a1);
    this.#add(25, numbers, a1, a2);
    this.#add(26, ahead, a1);
    this.#add(27, ahead, b1);
    this.#add(28, ahead, numbers, j1);
    this.#add(29, ahead, numbers, k1);
    this.#add(30, since, numbers);
    this.#add(31, since, a1);
    this.#add(32, since, b1);
    this.#add(33, j1, a1);
    this.#add(34, b1, k1);
    this.#add(35, numbers, (j2 << BITS) | j1, (k1 << BITS) | k2);
    this.#add(36, b2, a1);
    this.#add(37, b1, a2);
    this.#add(38, back, numbers, ahead);
    this.#add(39, back, numbers, k1);
    this.#add(40, back, a1);
    this.#add(41, back, k1, k2);
    this.#add(42, this.#wordAt(this.#began), numbers);
    this.#add(43, this.#kindAt(this.#began), numbers, k1);
    this.#add(44, this.#kindAt(this.#began), between, ahead);
    this.#add(45, back, between, ahead);
    this.#add(46, k1, k2, k3);
    this.#add(47, j3, j2, j1);
    this.#add(48, numbers * 16 + ahead, k1, k2);
    this.#add(49, numbers * 16 + ahead, between, back);
    this.#add(50, this.#density);
    this.#add(51, this.#density, numbers, back);
    this.#add(52, this.#density, a1);
    this.#add(53, this.#density, b1);
    return this.#signs.subarray(0, this.#count);
  }

  #add(kind: number, one: number, two = 0, three = 0): void {
    this.#signs[this.#count++] = signOf(kind, one, two, three);
  }
}
