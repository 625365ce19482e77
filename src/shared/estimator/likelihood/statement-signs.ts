import { MONTHS as monthWords } from "#shared/calendar-words.ts";
import { keptByWord } from "#shared/kept-words.ts";
import { wordSet } from "#shared/word-set.ts";
import { BEYOND } from "../numbers/price-cues.ts";
import { isNumberWord, TEENS, TENS, UNITS } from "../words/number-words.ts";
import { isOrdinaryWord } from "../words/ordinary-words.ts";
import { isHouseNumber } from "../words/street-words.ts";
import type { Token } from "../words/tokens.ts";
import { FIRM_ENDINGS, TAXES } from "../words/words.ts";
import { CLUSTERS } from "./word-clusters.ts";
import { isLarge, isNextNumber, LARGE, NOTHING, numberOf, SMALL } from "./spoken-words.ts";

const ARTICLES = wordSet("a an");
const INCLUDING = wordSet("includes including covers");
const DIGITS = /^\d+$/;
const CHARGES = wordSet("charge fee");
const WAIVED = wordSet("no waive waived waiving without free skip skipped drop dropped included includes paid at for");
/** Charges have names of so many words. */
const CHARGE_REACH = 5;

/** What stands in the place of "thirty percent", as `LARGE` and `SMALL` do for other numbers. */
const SHARE = 5;
/** Signs are told apart by so many bits of their number. */
export const SIGN_BITS = 22;
const MASK = 2 ** SIGN_BITS - 1;
/** More signs than any place has. */
const MOST_SIGNS = 80;
/** Words and numbers further apart are as far as these. */
const [FAR, NEAR] = [12, 6];
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
  "who which that what when what where while if after before until since once how",
  "my our your his their its hers",
  "install replace repair fix paint repaint clean remove build frame hang finish patch sand refinish stain seal reseal tile grout demo haul dig excavate pour lay mount wire rewire relocate plant trim prune mow edge mulch rake fertilize aerate seed grade pump unclog snake flush inspect test tune check diagnose upgrade swap hook connect disconnect weld cut drill caulk insulate blow spray prime scrape strip plaster wash power pressure polish wax vacuum scrub sweep dust pack unpack load unload deliver assemble rekey reupholster hem tear rip pull grind rip rehang reset repoint reroof flash winterize open close spread put make take supply bring set run move backfill compact sharpen add treat wrap stack shampoo rinse sod scalp service rebuild reglaze resurface level shim convert extend adjust",
  "plumber electrician painter roofer mason guy guys husband wife son daughter brother sister father mother dad mom cousin nephew landlord tenant contractor builder company inspector county city town florist caterer landscaper homeowner owner client customer neighbor others church school manager super gc hoa insurance",
  "plus minus off percent taxes tax cash check card venmo zelle invoice receipt retainer money paid pay pays billed",
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

/** Words that stand beside the same words are of one cluster; those that are seldom said are of none. */
const clusterNumbers: ReadonlyMap<string, number> = new Map(
  CLUSTERS.flatMap((words, at) => words.split(" ").map((word) => [word, at + 1] as const)),
);
export const clusterOf = (word: string): number => clusterNumbers.get(word) ?? 0;
/** How the numbers of a talk are called among its words. */
const CLUSTERED_NUMBERS: Readonly<Record<number, string>> = { [LARGE]: "<L>", [SMALL]: "<S>", [SHARE]: "<P>" };

/** "sixty | no, seventy", "the front ten | price is two fifty", "two hoods | so two filters": what goes on with what was just said. */
const GOES_ON = wordSet("no nope wait sorry actually scratch make mean rather instead price cost so er");
const JOINS = wordSet("and then plus also");
/** "At twelve", "for ten", "that's fifteen": a number behind these is no count. */
const PRICING = wordSet("at for is are that's was runs $");

const SMALL_DIGITS = /^1?\d$/;
/** "Fourteen | and a half", "two hundred | and ten". */
const PARTS_OF_NUMBER = wordSet("half quarter");

/** "Eighteen hundred three | landing pages", "we've got twelve | windows": a number that ends in a small one may count what follows. */
function mayCount(tokens: readonly Token[], last: number): boolean {
  const [number, before] = [tokens[last]?.norm ?? "", tokens[last - 1]?.norm ?? ""];
  // "one eighty two | guys", but "three eighty five" is a price
  const isOneNumber = TENS.has(before) && (number === "five" || !UNITS.has(tokens[last - 2]?.norm ?? ""));
  if (UNITS.has(number)) return !isOneNumber;
  // "and 8 | weekly visits"
  if (SMALL_DIGITS.test(number)) return !PRICING.has(before);
  return TEENS.has(number) && !UNITS.has(before) && !PRICING.has(before);
}

/** The numbers that a statement has so far: none, one below a hundred, one of hundreds and more, or several. */
export const COUNTS = 4;

/** How many numbers there are behind one more of a size: `large` of hundreds and more. */
export const counted = (before: number, isNumber: boolean, large: boolean): number =>
  !isNumber ? before : before === 0 ? (large ? 2 : 1) : COUNTS - 1;

const MONTHS = wordSet(monthWords.join(" "));
const isDayOfMonth = (word: string): boolean => DAY.test(word);
const DAY = /^(?:[12]?\d|3[01])$/;
const DECIMAL = /^\d{1,2}\.\d+$/;

/** "$900. Half down". */
const PARTS_NUMBERS: ReadonlySet<string> = new Set(["stop", "comma"]);
/** So many words before the first and behind the last are looked at as well. */
const PAD = 3;
/** Clusters are numbers of so many bits; the last is that of no word. */
const [CLUSTER_BITS, NO_CLUSTER] = [8, 255];

/**
 * The signs by which it is known where a statement ends in talk that nobody punctuated and what it is about: the words, what
 * kinds of words these are, and how far it is to the numbers round a place. Each of the talk's numbers is one word. Each
 * `of...` writes signs into `signs` and returns how many.
 */
export class StatementSigns {
  readonly #tokens: readonly Token[];
  /** The token that each word begins with. */
  readonly firsts: number[] = [];
  readonly signs = new Uint32Array(MOST_SIGNS);
  #count = 0;
  /** Of each word behind `PAD` places: its number, its kind, its cluster, and how many words it is to the next number and from the last. */
  readonly #words: Int32Array;
  readonly #kinds: Int32Array;
  readonly #clusters: Int32Array;
  readonly #ahead: Int32Array;
  readonly #back: Int32Array;
  readonly #density: number;

  /** `marked`: the talk has marks of its own, which part numbers as well. */
  constructor(tokens: readonly Token[], marked = false) {
    this.#tokens = tokens;
    const size = tokens.length + 2 * PAD;
    this.#words = new Int32Array(size).fill(NOTHING);
    this.#kinds = new Int32Array(size).fill(EDGE);
    this.#clusters = new Int32Array(size).fill(NO_CLUSTER);
    this.#ahead = new Int32Array(size).fill(FAR);
    this.#back = new Int32Array(size).fill(NEAR);
    let [inNumber, numbers] = [false, 0];
    for (let index = 0; index < tokens.length; index++) {
      const norm = tokens[index]?.norm ?? "";
      if (norm === "$") continue;
      const isNumber = norm === "%" || isNumberWord(norm);
      if (!isNumber) this.#put(index, numberOf(norm), kindOf(norm), clusterOf(norm));
      else if (
        !inNumber ||
        isNextNumber(tokens[index - 1]?.norm ?? "", norm) ||
        (marked && PARTS_NUMBERS.has(tokens[index]?.gap ?? ""))
      ) {
        numbers++;
        this.#putNumber(tokens[index - 1]?.norm === "$" ? index - 1 : index, isLarge(norm) ? LARGE : SMALL);
      } else if (norm === "percent" || norm === "%") this.#make(SHARE);
      else if (isLarge(norm)) this.#make(LARGE);
      inNumber = isNumber;
    }
    let [ahead, last] = [FAR, -NEAR];
    for (let word = this.length - 1; word >= 0; word--) {
      ahead = this.isNumber(word) ? 0 : Math.min(FAR, ahead + 1);
      this.#ahead[word + PAD] = ahead;
    }
    for (let word = 0; word < this.length; word++) {
      this.#back[word + PAD] = Math.min(NEAR, word - last);
      if (this.isNumber(word)) last = word;
    }
    this.#density = DENSITIES.findIndex((end) => this.length / Math.max(numbers, 1) < end);
  }

  /** So many words the talk has. */
  get length(): number {
    return this.firsts.length;
  }

  #put(first: number, word: number, kind: number, cluster: number): void {
    const at = this.firsts.push(first) - 1 + PAD;
    this.#words[at] = word;
    this.#kinds[at] = kind;
    this.#clusters[at] = cluster;
  }

  #putNumber(first: number, size: number): void {
    this.#put(first, size, NUMBER, NO_CLUSTER);
    this.#make(size);
  }

  /** Makes the last word a number of a size. */
  #make(size: number): void {
    const at = this.firsts.length - 1 + PAD;
    this.#words[at] = size;
    this.#kinds[at] = size === SHARE ? PERCENT : NUMBER;
    this.#clusters[at] = clusterOf(CLUSTERED_NUMBERS[size] ?? "");
  }

  isNumber(word: number): boolean {
    const kind = this.#kinds[word + PAD];
    return kind === NUMBER || kind === PERCENT;
  }

  isLarge(word: number): boolean {
    return this.#words[word + PAD] === LARGE;
  }

  #normOf(word: number): string {
    return this.#tokens[this.firsts[word] ?? -1]?.norm ?? "";
  }

  /** False where no statement ends before a word, whatever its signs. */
  mayEnd(word: number): boolean {
    const norm = this.#normOf(word);
    if (GOES_ON.has(norm)) return false;
    if (this.#kinds[word + PAD] === FIRM && !this.isNumber(word - 1)) return false;
    // "two hours | and a half of roof labor"
    if (norm === "and" && this.#normOf(word + 1) === "a" && PARTS_OF_NUMBER.has(this.#normOf(word + 2))) return false;
    if (!this.isNumber(word - 1))
      return !this.#goesOnAs(word) && !this.#isEachMore(word) && !this.#isPriceOfCharge(word);
    // "a 75 | trip charge"
    if (ARTICLES.has(this.#normOf(word - 2)) && DIGITS.test(this.#normOf(word - 1)) && norm !== "and") return false;
    if (norm === "and" && this.isNumber(word + 1)) return false;
    // "at 2240 | verbena street"
    if (isHouseNumber(this.#tokens, this.firsts[word - 1] ?? 0, (this.firsts[word] ?? 0) - 1)) return false;
    // "and for one twenty | we flush the gutters": a price that was announced is for what follows
    const isAnnounced = this.#normOf(word - 2) === "for" && (word < 3 || JOINS.has(this.#normOf(word - 3)));
    return !isAnnounced && !mayCount(this.#tokens, (this.firsts[word] ?? 0) - 1);
  }

  /** "First hour 150 each | additional hour 110": each hour that is more, and no price of each. */
  #isEachMore(word: number): boolean {
    return this.#normOf(word - 1) === "each" && BEYOND.has(this.#normOf(word)) && this.#normOf(word + 1) === "hour";
  }

  /** "Labor 160 trip charge | 75", but not "waived the trip charge | 75 for the valve": the price of a charge that has none before it. */
  #isPriceOfCharge(word: number): boolean {
    if (!this.isNumber(word) || !CHARGES.has(this.#normOf(word - 1))) return false;
    for (let back = word - 2; back >= word - CHARGE_REACH && back >= 0; back--) {
      if (WAIVED.has(this.#normOf(back))) return false;
      if (this.isNumber(back)) return true;
    }
    return false;
  }

  #isShare(word: number): boolean {
    return this.#kinds[word + PAD] === PERCENT;
  }

  /** "Starting october 12 | 30 percent down": nothing of a day goes on with a share. */
  mustEnd(word: number): boolean {
    return this.#isShare(word) && MONTHS.has(this.#normOf(word - 2)) && isDayOfMonth(this.#normOf(word - 1));
  }

  /** "Tax | 7.25", "tax | 8 | on the parts", "october | 12 | 30 percent down", "for rick stein | 3100 includes the wash": a number that belongs to the word before it. */
  #goesOnAs(word: number): boolean {
    if (!this.isNumber(word)) return false;
    if (INCLUDING.has(this.#normOf(word + 1))) return true;
    const [before, said] = [this.#normOf(word - 1), this.#normOf(word)];
    if (MONTHS.has(before)) return isDayOfMonth(said) && this.isNumber(word + 1);
    if (!TAXES.has(before) || this.#words[word + PAD] !== SMALL) return false;
    // "eight percent sales tax | 7.50 for the permit"
    const isRated = this.#isShare(word - 2) || this.#isShare(word - 3);
    return !isRated && (DECIMAL.test(said) || this.#normOf(word + 1) === "on");
  }

  /** True for a number that counts and prices nothing: "two | sinks and a toilet". */
  isSmallCount(word: number): boolean {
    const [first, next] = [this.firsts[word] ?? 0, this.firsts[word + 1] ?? this.#tokens.length];
    const norm = this.#normOf(word);
    return this.isNumber(word) && next - first === 1 && (UNITS.has(norm) || SMALL_DIGITS.test(norm));
  }

  /** Of a statement that ends before a word. */
  ofEnd(word: number): number {
    this.#count = 0;
    const [words, kinds, clusters, at] = [this.#words, this.#kinds, this.#clusters, word + PAD];
    const [b1, b2] = [words[at - 1] ?? 0, words[at - 2] ?? 0];
    const [a1, a2] = [words[at] ?? 0, words[at + 1] ?? 0];
    const [j1, j2, k1, k2] = [kinds[at - 1] ?? 0, kinds[at - 2] ?? 0, kinds[at] ?? 0, kinds[at + 1] ?? 0];
    const [c1, c2, d1, d2] = [clusters[at - 1] ?? 0, clusters[at - 2] ?? 0, clusters[at] ?? 0, clusters[at + 1] ?? 0];
    const [ahead, back] = [this.#ahead[at] ?? 0, this.#back[at] ?? 0];
    const between = (j1 << BITS) | k1;
    this.#add(1, b1, 0, 0);
    this.#add(2, a1, 0, 0);
    this.#add(3, a2, 0, 0);
    this.#add(4, b1, a1, 0);
    this.#add(5, b2, b1, 0);
    this.#add(6, a1, a2, 0);
    this.#add(7, b2, b1, a1);
    this.#add(8, b1, a1, a2);
    this.#add(9, j1, a1, 0);
    this.#add(10, b1, k1, 0);
    this.#add(11, between, 0, 0);
    this.#add(12, j2, between, k2);
    this.#add(13, c1, d1, 0);
    this.#add(14, c2, c1, d1);
    this.#add(15, c1, d1, d2);
    this.#add(16, (c2 << CLUSTER_BITS) | c1, d1, d2);
    this.#add(17, ahead, c1, d1);
    this.#add(18, back, c1, d1);
    this.#add(19, ahead, a1, 0);
    this.#add(20, back, a1, 0);
    this.#add(21, this.#density, 0, 0);
    return this.#count;
  }

  /** The same, of which each speaks otherwise for each count of the statement's numbers. */
  ofCountedEnd(word: number): number {
    this.#count = 0;
    const [words, kinds, clusters, at] = [this.#words, this.#kinds, this.#clusters, word + PAD];
    const [j1, j2, k1, k2] = [kinds[at - 1] ?? 0, kinds[at - 2] ?? 0, kinds[at] ?? 0, kinds[at + 1] ?? 0];
    this.#add(31, 0, 0, 0);
    this.#add(32, words[at] ?? 0, 0, 0);
    this.#add(33, words[at - 1] ?? 0, 0, 0);
    this.#add(34, this.#ahead[at] ?? 0, k1, 0);
    this.#add(35, (j2 << BITS) | j1, (k1 << BITS) | k2, 0);
    this.#add(36, clusters[at - 1] ?? 0, clusters[at] ?? 0, 0);
    return this.#count;
  }

  /** Of what a statement with a word in it is about. */
  ofWord(word: number): number {
    this.#count = 0;
    const [words, clusters, at] = [this.#words, this.#clusters, word + PAD];
    const [b1, said] = [words[at - 1] ?? 0, words[at] ?? 0];
    const [c2, c1, c] = [clusters[at - 2] ?? 0, clusters[at - 1] ?? 0, clusters[at] ?? 0];
    this.#add(41, said, 0, 0);
    this.#add(42, b1, said, 0);
    this.#add(43, this.#kinds[at] ?? 0, 0, 0);
    this.#add(44, c, 0, 0);
    this.#add(45, c1, c, 0);
    this.#add(46, c2, c1, c);
    this.#add(47, b1, c, 0);
    this.#add(48, c1, said, 0);
    return this.#count;
  }

  /** Of what a statement that begins with a word is about. */
  ofBegin(word: number): number {
    this.#count = 0;
    const [words, clusters, at] = [this.#words, this.#clusters, word + PAD];
    const [c1, c2, c3] = [clusters[at] ?? 0, clusters[at + 1] ?? 0, clusters[at + 2] ?? 0];
    this.#add(51, words[at] ?? 0, 0, 0);
    this.#add(52, words[at] ?? 0, words[at + 1] ?? 0, 0);
    this.#add(53, c1, c2, 0);
    this.#add(54, c1, c2, c3);
    return this.#count;
  }

  /** Of what a statement that ends before a word is about. */
  ofLast(word: number): number {
    this.#count = 0;
    const [words, clusters, at] = [this.#words, this.#clusters, word + PAD];
    this.#add(61, words[at - 1] ?? 0, 0, 0);
    this.#add(62, words[at - 2] ?? 0, words[at - 1] ?? 0, 0);
    this.#add(63, clusters[at - 2] ?? 0, clusters[at - 1] ?? 0, 0);
    return this.#count;
  }

  /** A sign of a kind and up to three words, kinds or sizes, as a number of so many bits. The multipliers are those of a common integer hash. */
  #add(kind: number, one: number, two: number, three: number): void {
    let hash = Math.imul(one ^ (kind << 24), 0x2c1b3c6d);
    hash = Math.imul(hash ^ (hash >>> 15) ^ two, 0x297a2d39);
    hash = Math.imul(hash ^ (hash >>> 13) ^ three, 0x2c1b3c6d);
    this.signs[this.#count++] = (hash ^ (hash >>> 16)) & MASK;
  }
}
