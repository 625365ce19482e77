import { withoutHeading } from "../prose/headings.ts";
import { lowerFirst, sentenceCase } from "../prose/phrasing.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { at as wordAt, normsAt, type Token } from "../words/tokens.ts";
import { singular } from "../words/units.ts";
import { couldName } from "../words/words.ts";
import {
  announcedApart,
  announcedBefore,
  calledBehind,
  inFull,
  isLaborOf,
  oldInFull,
  saysNoWork,
  type Announced,
  type Beside,
  type Place,
} from "./announced-job.ts";
import { describe } from "./describe.ts";

/** "Labor", "crew labor". */
const LABOR = /\blabou?r$/iu;
/** "Rewire the barn for lena ortiz, | the whole thing": no part of the job. */
const WHOLE = /^(?:the )?(?:whole|entire|everything|all)\b/iu;
/** "Clean the gutters, both | sides", "about a | half acre": what stands before a name and none begins with. */
const BOTH = /(?:^|(?<= ))(?:both|all|about|about an?) $/iu;
/** No line bears what was said apart from all. */
const APART = -1;
/** So many lines are looked at for what the first is called by. */
const MOST_BESIDE = 12;

/** What announces the job, where its first line begins, and the lines behind that. */
interface Found extends Announced {
  first: number;
  others: readonly Candidate[];
}

/** What announces the job of a talk, and what lines are called behind it. */
export class Announcement {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  readonly #found: Found | null;
  #beside: Beside | null = null;
  #heading: string | null = null;
  /** What the job was announced as, where the first line was called without it: "Whirlpool washer not draining"; "" for nothing. */
  announced = "";

  constructor(text: string, tokens: readonly Token[], candidates: readonly Candidate[], places: readonly Place[]) {
    this.#text = text;
    this.#tokens = tokens;
    this.#found = this.#find(candidates, places);
  }

  #norms(places: readonly number[]): string[] {
    return normsAt(this.#tokens, places);
  }

  /** What announces the job: in the words of its first line ("handyman stuff for [lena ortiz] | hung three doors"), or apart before it. */
  #find(candidates: readonly Candidate[], places: readonly Place[]): Found | null {
    const [first, ...others] = candidates;
    if (!first) return null;
    const named = () => others.slice(0, MOST_BESIDE).map(({ words }) => describe(this.#text, this.#tokens, words));
    const apart = announcedApart(this.#tokens, first);
    if (apart) return { ...apart, first: APART, others };
    const announced = announcedBefore(this.#tokens, first, places, named);
    return announced ? { ...announced, first: first.first, others } : null;
  }

  /** What stands beside the first line, looked for when it is first asked for. */
  #besideFirst(announced: Found): Beside {
    this.#beside ??= this.#lookBeside(announced);
    return this.#beside;
  }

  #lookBeside({ others, line }: Found): Beside {
    const priced = others.filter(({ price }) => price !== null).slice(0, MOST_BESIDE);
    return {
      labor: priced.some((one) => isLaborOf(this.#tokens, one)),
      names: [line, ...priced.map(({ words }) => words)].map((words) => describe(this.#text, this.#tokens, words)),
    };
  }

  /** What a line is called that would bear the announcement of the job as well: "Hung doors", and not "Handyman stuff hung doors". `calledOf` tells what it is called by some of its words. */
  nameOf(
    candidate: Candidate,
    nouns: readonly number[],
    called: string,
    calledOf: (words: readonly number[]) => string,
  ): string {
    const announced = this.#found;
    if (!announced) return called;
    if (candidate.first !== announced.first) return this.#inFull(candidate, announced, called);
    const { job, line } = announced;
    const last = job.at(-1) ?? 0;
    const inOrder = (places: readonly number[]) => [...places].sort((a, b) => a - b);
    const named = inOrder([...nouns.filter((index) => index < last), ...job]);
    const known = new Set(this.#norms(named).map(singular));
    const counted = nouns.filter((index) => index > last && !known.has(singular(wordAt(this.#tokens, index))));
    const words = inOrder([...counted, ...line]);
    const heading = withoutHeading(describe(this.#text, this.#tokens, named));
    const bare = calledOf(words);
    const old = oldInFull(heading, bare);
    if (old !== "") return sentenceCase(old);
    // "replace the heater for lena ortiz | fifty gallon [1400] installed": said of both
    const own = /,? installed$/iu.test(called) ? bare : bare.replace(/,? installed$/iu, "");
    const says = (some: readonly number[]) =>
      this.#norms(some).some((word) => couldName(word) && called.toLowerCase().includes(word));
    // "four guards at the fair, ten hours each"
    const isTime = saysNoWork(own) && saysNoWork(heading);
    const isSame = called.toLowerCase() === heading.toLowerCase() || WHOLE.test(own);
    if (heading === "" || own === "" || isTime || isSame) return called;
    if (!says(named)) {
      if (own === called && !saysNoWork(heading)) this.announced = heading;
      return called;
    }
    // "rebuild the steps for lena ortiz | nine hours of labor", "two guys for a day"
    if (LABOR.test(own) && !saysNoWork(heading)) return LABOR.test(called) ? `${heading}, labor` : heading;
    if (!says(words)) return called;
    const lead = BOTH.exec(called.slice(0, -own.length))?.[0] ?? "";
    const isEnd = called.toLowerCase().endsWith(own.toLowerCase());
    const written = calledBehind(
      heading,
      `${isEnd ? lead : ""}${this.#asWritten(own, words)}`,
      this.#besideFirst(announced),
    );
    const opens = describe(this.#text, this.#tokens, announced.opening);
    const apart = written.toLowerCase() === own.toLowerCase() ? heading : opens;
    this.announced = saysNoWork(apart) ? "" : apart;
    return written;
  }

  /** A name that begins small where its first word was said so: "Honda Civic", but "living room". */
  #asWritten(name: string, [first]: readonly number[]): string {
    const { start = 0, end = 0, gap = "stop" } = this.#tokens[first ?? -1] ?? {};
    const isProper = gap !== "stop" && /^\p{Lu}/u.test(this.#text.slice(start, end));
    return isProper ? name : lowerFirst(name);
  }

  /** "Tire rotation" for "rotation", where the job was announced as an oil change and a tire rotation. */
  #inFull(line: Candidate, announced: Found, called: string): string {
    if (line.service || line.words.length === 0) return called;
    this.#heading ??= describe(this.#text, this.#tokens, announced.job);
    const heading = this.#heading;
    const old = oldInFull(heading, called);
    if (old !== "" || called.includes(" ")) return old || called;
    if (!heading.toLowerCase().includes(called.toLowerCase().slice(0, -1))) return called;
    const beside = this.#besideFirst(announced);
    const full = inFull(heading, called, beside);
    const words = full.toLowerCase().split(" ").map(singular);
    const kinds = new Set(words.slice(0, words.indexOf(singular(called.toLowerCase()))));
    // "house and deck" of "wash house deck": a list
    const isList = beside.names.some((name) => kinds.has(singular(name.toLowerCase())));
    return full === "" || isList ? called : sentenceCase(full);
  }
}
