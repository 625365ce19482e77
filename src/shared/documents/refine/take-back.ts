import { repairBetween } from "#shared/estimator/numbers/repairs.ts";
import { readNumbers, type SpokenNumber } from "#shared/estimator/numbers/numbers.ts";
import { tokenize, type Token } from "#shared/estimator/words/tokens.ts";
import { unitAt } from "#shared/estimator/words/units.ts";
import { CURRENCY } from "#shared/estimator/words/words.ts";
import { wordSet } from "#shared/word-set.ts";

/** What may stand between a figure and the words that take it back: what it counts, and what a share is of. */
const BEHIND_FIGURE = wordSet(
  "percent % off down discount deposit tax markup up front upfront each apiece an a per of them total",
);
const MOST_BEHIND = 4;
const CONTRAST = wordSet("not rather");

const norm = (tokens: readonly Token[], index: number): string => tokens[index]?.norm ?? "";

const belongs = (tokens: readonly Token[], index: number): boolean => {
  const word = norm(tokens, index);
  return BEHIND_FIGURE.has(word) || CURRENCY.has(word) || unitAt(word, norm(tokens, index + 1)) !== null;
};

/** The token behind a figure and the words that belong to it: "twelve hours", "$85 an hour". */
function behindFigure(tokens: readonly Token[], number: SpokenNumber): number {
  let index = number.last + 1;
  while (index <= number.last + MOST_BEHIND && belongs(tokens, index)) index += 1;
  return index;
}

const firstOf = (tokens: readonly Token[], number: SpokenNumber): number =>
  norm(tokens, number.first - 1) === "$" ? number.first - 1 : number.first;

interface Cut {
  start: number;
  end: number;
  /** What stands there instead. */
  text: string;
}

/** "Twelve, no, fourteen hours": the earlier figure goes. "Twelve hours, no, fourteen": the later one takes its place. */
function repaired(text: string, tokens: readonly Token[], earlier: SpokenNumber, later: SpokenNumber): Cut[] | null {
  const [begin, first] = [firstOf(tokens, earlier), firstOf(tokens, later)];
  const start = tokens[begin]?.start ?? 0;
  for (let from = earlier.last + 1; from <= earlier.last + 1 + MOST_BEHIND; from += 1) {
    if (repairBetween(tokens, from, first) === "taken back") {
      const until = tokens[first]?.start ?? 0;
      if (from === earlier.last + 1 || belongs(tokens, later.last + 1)) return [{ start, end: until, text: "" }];
      return [
        { start, end: earlier.end, text: text.slice(until, later.end) },
        { start: tokens[from - 1]?.end ?? earlier.end, end: later.end, text: "" },
      ];
    }
    if (!belongs(tokens, from)) return null;
  }
  return null;
}

/** "Fourteen instead of twelve", "135 feet, not 120 feet": what it is not goes. */
function contrasted(tokens: readonly Token[], earlier: SpokenNumber, later: SpokenNumber): Cut[] | null {
  let from = firstOf(tokens, later) - 1;
  if (/^(?:of|than)$/.test(norm(tokens, from)) && /^(?:instead|rather)$/.test(norm(tokens, from - 1))) from -= 1;
  else if (!CONTRAST.has(norm(tokens, from))) return null;
  if (norm(tokens, from - 1) === "and") from -= 1;
  if (from <= earlier.last) return null;
  return [{ start: tokens[from - 1]?.end ?? 0, end: tokens[behindFigure(tokens, later) - 1]?.end ?? 0, text: "" }];
}

function withCuts(text: string, cuts: readonly Cut[]): string {
  let [result, from] = ["", 0];
  for (const { start, end, text: instead } of cuts) {
    result += text.slice(from, start) + instead;
    from = end;
  }
  return result + text.slice(from);
}

/** Corrects one figure of the text, or null when none is taken back. */
function withFigureCorrected(text: string): string | null {
  const tokens = tokenize(text);
  const numbers = readNumbers(tokens);
  for (const [index, later] of numbers.entries()) {
    const earlier = numbers[index - 1];
    if (earlier === undefined) continue;
    const cuts = repaired(text, tokens, earlier, later) ?? contrasted(tokens, earlier, later);
    if (cuts !== null) return withCuts(text, cuts);
  }
  return null;
}

const TAKES_BACK =
  "(?:no,? (?:wait|sorry|i mean|i meant|not that)|wait,? no|i mean|i meant|sorry,?(?: i (?:mean|meant))?|actually no|or rather|correction)";
/** "Remove the walk gate, I mean the double gate": the thing that was named is another. */
const OTHER_THING = new RegExp(
  `\\b(?:the|my|that) (?:(?!\\b(?:the|my|that)\\b)[^.;\\n]){1,60}?,?\\s+${TAKES_BACK},?\\s+(?=(?:the|my|that) )`,
  "giu",
);
/** "A third down instead of half". */
const OTHER_SHARE = /,?\s+(?:instead of|rather than|not) (?:an? )?(?:half|third|quarter)(?=[.!]?$)/iu;
const WITHDRAWAL =
  /^(?:(?:and|but|oh|no|wait|actually|sorry|um|you know what),? )*(?:never ?mind(?: (?:that|it))?|scratch that|strike that|forget (?:that|it|i said that)|(?:don't|do not) do that|(?:leave|keep) (?:it|that|them)(?: in| on| alone| as is| (?:as|the way) (?:it|they) (?:is|was|are|were))?)[.!\s]*$/iu;

/** "Scratch that", "actually leave it in": an instruction that only takes back the one before it. */
export const isWithdrawal = (text: string): boolean => WITHDRAWAL.test(text.trim());

/** Where in an instruction its end begins that takes it back, "remove the gate | actually leave it in"; -1 for none. */
export function withdrawalIn(text: string): number {
  const match = /\s(?:actually|no|wait|oh|but)\b.*$/iu.exec(text);
  return match !== null && isWithdrawal(match[0].trim()) ? match.index : -1;
}

/** The words without what the speaker corrected in the same breath: what stands is what was meant at last. */
export function withoutCorrections(text: string): string {
  let corrected = text
    .replace(OTHER_THING, "")
    .replace(OTHER_SHARE, "")
    .replace(/\ban a half\b/giu, "and a half");
  // Each turn takes one figure away.
  for (let turns = 0; turns < 40; turns += 1) {
    const next = withFigureCorrected(corrected);
    if (next === null) break;
    corrected = next;
  }
  return corrected;
}
