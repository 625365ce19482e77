import { wordSet } from "#shared/word-set.ts";
import type { Token } from "../words/tokens.ts";
import { upTo } from "./sorted.ts";
import { Lattice, ROLES, type Known, type Role } from "./statement-lattice.ts";
import { unpackRising, unpackSteps } from "./packed.ts";
import { plainPowers, powersOf, spokenBy, type SignWeights, type StatementWeights } from "./statement-model.ts";
import { StatementSigns } from "./statement-signs.ts";
import { WEIGHTS } from "./statement-weights.ts";

/** From here on a statement ends for every rule: of what is so likely in unread talk nine of ten are where a careful hand has a full stop (`bench/statements.ts`). */
export const ENDS = 0.85;
/** Where the recogniser heard a pause less is enough. */
const ENDS_AT_PAUSE = 0.35;
/** From here on a statement is parted from the next to tell what each is about. */
const PARTS = 0.6;
/** From here on another statement may begin inside of one, where a clause of its own begins: "no sealer | we don't guarantee against cracks". */
const MAY_PART = 0.2;
const CLAUSES = wordSet("i we you he she they it it's that's there's i'm i'll i've we're we'll we've he's she's they're they'll you're you'll that'll"); // prettier-ignore
/** Behind these a clause goes on with what was said. */
const LINKS = wordSet(
  "and or but so if when once that before after because cause as until till what where which who whom than then while since like told tell says say said know knows think guess unless whether how why case means mean sure way time times day days wherever whatever whichever though although",
);
/** Who punctuates has a mark at least every so many words. */
const PUNCTUATED = 40;

/**
 * A statement of a talk: where it stands in the text, how likely one begins there, what it is about, how likely its words are
 * that, from 0 to 1, and how likely they are anything that is said beside the work.
 */
export interface Statement {
  start: number;
  end: number;
  begins: number;
  role: Role;
  likely: number;
  beside: number;
  /** Where in it another may begin after all. */
  parts: number[];
}

/** The place of the last statement that begins at or before an offset, or -1. */
export const statementBefore = (statements: readonly Statement[], offset: number): number =>
  upTo(statements, offset, startOf) - 1;
const startOf = ({ start }: Statement): number => start;

/** True for the role of what is said beside the work and a customer wants to read. */
export const isBeside = (role: Role | undefined): boolean =>
  role !== undefined && role !== "work" && role !== "client" && role !== "story";
const BESIDE = [...ROLES.keys()].filter((role) => isBeside(ROLES[role]));

/** Which of some roles is likeliest. */
function likeliest(roles: Float64Array): number {
  let best = 0;
  for (let role = 1; role < ROLES.length; role++) if ((roles[role] ?? 0) > (roles[best] ?? 0)) best = role;
  return best;
}

/** How likely any of some roles is that is said beside the work. */
function besideOf(roles: Float64Array): number {
  let sum = 0;
  for (const role of BESIDE) sum += roles[role] ?? 0;
  return sum;
}

const EMPTY = -1;
/** So many more places than signs that they are found at once. */
const ROOM = 2;
/** Most signs that a talk has speak for nothing: so many of their bits tell that of most, out of few bytes. */
const FILTER_BITS = 18;
const FILTER = 2 ** FILTER_BITS - 1;

/** Signs with their weights, found by open addressing: a sign and its place stand beside each other. */
function signWeights({ signs, steps }: { signs: string; steps: string }): SignWeights {
  const numbers = unpackRising(signs);
  const last = 2 ** Math.ceil(Math.log2(numbers.length * ROOM)) - 1;
  const table = new Int32Array(2 * (last + 1)).fill(EMPTY);
  const perhaps = new Uint8Array(2 ** (FILTER_BITS - 3));
  for (const [place, number] of numbers.entries()) {
    const bit = number & FILTER;
    perhaps[bit >>> 3] = (perhaps[bit >>> 3] ?? 0) | (1 << (bit & 7));
    let slot = number & last;
    while (table[2 * slot] !== EMPTY) slot = (slot + 1) & last;
    table[2 * slot] = number;
    table[2 * slot + 1] = place;
  }
  return {
    weights: unpackSteps(steps),
    placeOf: (sign) => {
      const bit = sign & FILTER;
      if (((perhaps[bit >>> 3] ?? 0) & (1 << (bit & 7))) === 0) return EMPTY;
      let slot = sign & last;
      while (table[2 * slot] !== sign) {
        if (table[2 * slot] === EMPTY) return EMPTY;
        slot = (slot + 1) & last;
      }
      return table[2 * slot + 1] ?? EMPTY;
    },
  };
}

function readWeights(): StatementWeights {
  const powerOf = powersOf(WEIGHTS.step);
  return {
    step: WEIGHTS.step,
    powerOf,
    ends: signWeights({ signs: WEIGHTS.endSigns.join(""), steps: WEIGHTS.ends.join("") }),
    counts: signWeights({ signs: WEIGHTS.countSigns.join(""), steps: WEIGHTS.counts.join("") }),
    roles: signWeights({ signs: WEIGHTS.roleSigns.join(""), steps: WEIGHTS.roles.join("") }),
    ...plainPowers(unpackSteps(WEIGHTS.plain.join("")), powerOf),
  };
}
let weights: StatementWeights | undefined;
/** Read once, when a talk is first heard. */
const read = (): StatementWeights => (weights ??= readWeights());

function isPunctuated(tokens: readonly Token[]): boolean {
  let marks = 0;
  for (let index = 1; index < tokens.length; index++) {
    const gap = tokens[index]?.gap;
    if (gap === "stop" || gap === "comma") marks++;
  }
  return marks * PUNCTUATED > tokens.length;
}

/** What the marks of a talk tell of its statements: in one that nobody punctuated nothing, else that they end at full stops, and perhaps at commas. */
function knownOf(signs: StatementSigns, tokens: readonly Token[], marked: boolean): Known {
  const gapBefore = (word: number) => tokens[signs.firsts[word] ?? 0]?.gap;
  return {
    role: () => -1,
    ends: (word) => {
      const gap = gapBefore(word);
      if (marked) return gap === "stop" ? true : gap === "comma" && signs.mayEnd(word) ? null : false;
      if (gap === "hyphen" || gap === "none") return false;
      return signs.mustEnd(word) ? true : signs.mayEnd(word) ? null : false;
    },
  };
}

/** How likely a statement ends before each token of a talk, from 0 to 1, whatever marks it has. */
export function stopsOf(tokens: readonly Token[]): Float64Array {
  const signs = new StatementSigns(tokens);
  const likely = new Float64Array(tokens.length);
  if (signs.length === 0) return likely;
  const lattice = new Lattice(signs, spokenBy(signs, read()), knownOf(signs, tokens, false));
  for (let word = 1; word < signs.length; word++) likely[signs.firsts[word] ?? 0] = lattice.end(word);
  return likely;
}

function statementsIn(signs: StatementSigns, tokens: readonly Token[], lattice: Lattice): Statement[] {
  const statements: Statement[] = [];
  const roles = new Float64Array(ROLES.length);
  const tokenAt = (word: number) => tokens[signs.firsts[word] ?? 0];
  let first = 0;
  let parts: number[] = [];
  for (let word = 1; word <= signs.length; word++) {
    lattice.addRoles(word - 1, roles);
    const ends = word === signs.length ? 1 : lattice.end(word);
    if (ends <= PARTS) {
      const isPart =
        ends > MAY_PART && CLAUSES.has(tokenAt(word)?.norm ?? "") && !LINKS.has(tokenAt(word - 1)?.norm ?? "");
      if (isPart) parts.push(tokenAt(word)?.start ?? 0);
      continue;
    }
    const best = likeliest(roles);
    const last = word === signs.length ? tokens.length : (signs.firsts[word] ?? tokens.length);
    statements.push({
      start: tokenAt(first)?.start ?? 0,
      end: tokens[last - 1]?.end ?? 0,
      begins: first === 0 ? 1 : lattice.end(first),
      role: ROLES[best] ?? "work",
      likely: (roles[best] ?? 0) / (word - first),
      beside: besideOf(roles) / (word - first),
      parts,
    });
    roles.fill(0);
    first = word;
    parts = [];
  }
  return statements;
}

/**
 * What a talk's statements are about, and its tokens: those of a talk that nobody punctuated with a full stop where a statement
 * surely ends. `scripts/learn-statements.ts` learns both from punctuated talk; the tokens of a talk with marks of its own stay as they are.
 */
export function hearStatements(tokens: Token[]): { tokens: Token[]; statements: Statement[] } {
  const marked = isPunctuated(tokens);
  const signs = new StatementSigns(tokens, marked);
  if (signs.length === 0) return { tokens, statements: [] };
  const lattice = new Lattice(signs, spokenBy(signs, read()), knownOf(signs, tokens, marked));
  const statements = statementsIn(signs, tokens, lattice);
  if (marked) return { tokens, statements };
  const stopped = [...tokens];
  let isPriced = false;
  for (let word = 1; word < signs.length; word++) {
    isPriced ||= signs.isNumber(word - 1) && !signs.isSmallCount(word - 1);
    const at = signs.firsts[word] ?? 0;
    const token = tokens[at];
    if (token === undefined || (token.gap !== "space" && token.gap !== "pause")) continue;
    // "all three need a shot | and a nail trim": what is joined before any number is one
    if (token.norm === "and" && !isPriced) continue;
    if (lattice.end(word) <= (token.gap === "pause" ? ENDS_AT_PAUSE : ENDS)) continue;
    stopped[at] = { ...token, gap: "stop" };
    isPriced = false;
  }
  return { tokens: stopped, statements };
}
