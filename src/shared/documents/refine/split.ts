import { readNumbers } from "#shared/estimator/numbers/numbers.ts";
import { tokenize } from "#shared/estimator/words/tokens.ts";
import { withdrawalIn, withoutCorrections } from "./take-back.ts";

/** Words with which an instruction begins. */
const VERBS =
  "change|set|make|update|adjust|edit|rename|retitle|title|call|add|include|put|insert|throw in|tack on|remove|delete|drop|take|get rid of|leave|cut|scratch|forget|lose|strike|skip|omit|eliminate|cancel|scrap|nix|ditch|axe|turn|convert|switch|raise|increase|bump|up the|lower|reduce|decrease|mark|charge|bill|price|fix|give|knock|shorten|extend|require|use|double|triple|apply|waive|replace|swap|hide|show|round|halve|no|make it|describe|move|we need|i need|don't|do not|no more|valid|good for|net|due|turn";
const CONNECTORS = "(?:and|then|also|plus|but|oh|please|now|so|next|finally)";
const STRONG = new RegExp(
  `^(?:${CONNECTORS},? )*(?:(?:can|could|would|will) you |i want (?:you )?to |i'd like (?:you )?to |let's |go ahead and |please )*(?:${VERBS})\\b`,
  "i",
);
const WEAK = new RegExp(
  `^(?:${CONNECTORS},? )*(?:the [^,;]{1,60}? (?:is|are|costs?|should be|will be) |(?:the |their |her |his )?(?:address|e-?mail|phone(?: number)?|client|title|timeline) (?:to|is) |(?:no|sales|tax|the tax|deposit|discount|the deposit|the discount|labor|materials) ?(?:tax|deposit|discount|is|are|of|at|to)?\\b|(?!an? (?:half|quarter|third)\\b)(?:an? )?(?:[\\w.]+ ){1,4}(?:percent|%) |[$]?[\\d.,]+ ?(?:%|percent) )`,
  "i",
);
/** True of an instruction with a text to be kept as it is dictated: no seam and no reason is looked for in it. */
export const holdsDictation = (text: string): boolean =>
  /\b(?:notes?|title|description|scope|terms?|says?|saying|timeline)\b|["“]/i.test(text);

/** True where a verb of a new instruction stands. */
export const beginsInstruction = (text: string): boolean => STRONG.test(text.slice(0, 120));

/** Text that was dictated into a field: only a plain verb begins the next instruction there. */
const FREE_TEXT = /\b(?:notes?|title|description|timeline|scope|terms?|says?|called)\b/i;
/** Words that are to stand as they are said: what sounds like a correction in them is none. */
const DICTATED = /\b(?:notes?|description|scope|terms?|says?|saying)\b|["“\uE000]/i;
/** A comma or a joining word, where an instruction may end. */
const SEAM = /,\s*(?:and\s+)?(?:then\s+)?|\s+(?:and then|and also|and|then|also|plus)\s+/gi;
const STOP = /(?<=[.!?])(?<!\b(?:mr|mrs|ms|dr|st|jr|sr|approx|no|ave|inc|co)\.)["”']?\s+(?=\S)|;\s*/i;

/** A line break ends an instruction, unless the words before it ask for more: "change labor to | twelve hours". */
const LINE_BREAK =
  /(?<!\b(?:to|a|an|the|for|at|of|with|and|by|from|in|on|per|is|are|as|into|change|make|set|add|remove|rename|put|call)[ \t]*)[ \t]*(?:\n[ \t]*)+/iu;

/** Quoted text is one word for the splitter: its commas and stops are not seams. */
function shield(text: string): { text: string; open: (part: string) => string } {
  const quotes: string[] = [];
  const shielded = text.replace(/["“][^"”“]{1,2000}["”]/g, (quote) => {
    quotes.push(quote);
    return `\uE000${quotes.length - 1}\uE001`;
  });
  return {
    text: shielded,
    open: (part) => part.replace(/\uE000(\d+)\uE001/g, (_, index: string) => quotes[Number(index)] ?? ""),
  };
}

/** "Add paint | and materials 350": one line of both, since nothing says what the first costs. */
const isOneThing = (before: string, after: string): boolean =>
  /^\s*(?:(?:can you|please) )?(?:add|include|put in|throw in) \D+$/i.test(before) &&
  /^(?:labor|materials)\s+(?:(?:for|at)\s+)?\$?\d/i.test(after);
/** "Remove tax | and discount": a share that is only named goes with the verb before it. */
const isOnlyNamed = (after: string): boolean => /^(?:the )?(?:sales )?(?:tax|taxes|discount|deposit)\W*$/i.test(after);

/** Where in a text spoken numbers stand: "a hundred and fifty" has no seam in it. */
const spansOfNumbers = (text: string): { start: number; end: number }[] => readNumbers(tokenize(text));

function splitSentence(sentence: string): string[] {
  const parts: string[] = [];
  let begin = 0;
  let spans: ReturnType<typeof spansOfNumbers> | null = null;
  for (const seam of sentence.matchAll(SEAM)) {
    const before = sentence.slice(begin, seam.index);
    const after = sentence.slice(seam.index + seam[0].length, seam.index + seam[0].length + 120);
    if (before.trim() === "") continue;
    const begins =
      STRONG.test(after) ||
      (WEAK.test(after) && (!FREE_TEXT.test(before) || before.endsWith("\uE001")) && /\d|\p{L}/u.test(before));
    if (!begins || isOneThing(before, after) || isOnlyNamed(after)) continue;
    spans ??= spansOfNumbers(sentence);
    if (spans.some(({ start, end }) => start < seam.index && seam.index < end)) continue;
    parts.push(before);
    begin = seam.index + seam[0].length;
  }
  parts.push(sentence.slice(begin));
  return parts;
}

/** "Remove the gate actually leave it in": what takes it back is an instruction of its own. */
function splitWithdrawal(part: string): string[] {
  const at = withdrawalIn(part);
  return at > 0 ? [part.slice(0, at), part.slice(at)] : [part];
}

/** Cuts a text into instructions: at the ends of sentences, at line breaks, and where a comma, "and" or "then" leads to a new one. */
export function splitInstructions(text: string): string[] {
  const { text: shielded, open } = shield(text.replace(/[\uE000\uE001]/g, " ").replace(/\r/g, ""));
  return shielded
    .split(LINE_BREAK)
    .map((line) => (DICTATED.test(line) ? line : withoutCorrections(line)))
    .flatMap((line) => line.split(STOP))
    .flatMap(splitSentence)
    .flatMap(splitWithdrawal)
    .map((part) =>
      open(part)
        .replace(/\s+/g, " ")
        .replace(/^[\s,.;:]+|[\s,;:]+$/g, ""),
    )
    .filter(
      (part) => /[\p{L}\p{N}]/u.test(part) && !/^(?:and|then|also|plus|next|finally|please|ok|okay)$/i.test(part),
    );
}
