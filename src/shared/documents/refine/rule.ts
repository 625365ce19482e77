import type { Day } from "#shared/dates.ts";
import type { CatalogueEntry } from "#shared/estimator/estimate-input.ts";
import type { DocumentContent } from "../schema.ts";
import type { Clause, Figure } from "./clause.ts";
import type { Operation } from "./operations.ts";

/** What an instruction may be read against. */
export interface RuleContext {
  content: DocumentContent;
  catalogue: readonly CatalogueEntry[];
  today: Day;
  /** The lines that were spoken of last: what "it" and "them" mean. */
  lastLines: readonly string[];
}

/** The groups of a pattern that matched an instruction. */
export interface Found {
  clause: Clause;
  /** A group's words, normalised. */
  words(name: string): string;
  has(name: string): boolean;
  /** A group's words as they were typed. */
  typed(name: string): string;
  /** The number behind a group that holds a placeholder's index. */
  figure(name: string): Figure | undefined;
}

/** What may be meant in more than one way: nothing is done. Each choice is an instruction that has one meaning. */
export interface Doubt {
  text: string;
  choices?: string[];
}

/** What an instruction comes down to. Null means: this is not what was said after all. */
export type Reading = Operation[] | Doubt | null;

export const isDoubt = (reading: Reading): reading is Doubt => reading !== null && "text" in reading;

export interface Rule {
  pattern: RegExp;
  read: (found: Found, context: RuleContext) => Reading;
}

const PREFIX =
  "hey|hi|yeah|yes|well|alright|all right|so|say|let's say|and|then|also|plus|but|oh|now|next|finally|can you|could you|would you|will you|i want to|i want you to|i'd like to|i'd like you to|i would like to|i need to|i need you to|we need to|need to|let's|go ahead and|we should|you should|make sure to|make sure that|i think|no wait|wait|we'll do|we will do|let's do|do the|we're doing|we are doing";
const SUFFIX =
  "for me|instead|now|too|as well|thanks|thank you|in total|only|then|even|on there|on (?:this|that) (?:one|job)|from the (?:quote|bid|estimate|invoice|document)|from (?:it|this|there)|on the (?:quote|bid|estimate|invoice|document)|to the (?:quote|bid|estimate|invoice|document)";

/** A pattern over `Clause.norm`, with polite words allowed around it. Named groups only. */
export const rule = (source: string, read: Rule["read"]): Rule => ({
  pattern: new RegExp(`^(?:(?:${PREFIX}) )*(?:${source})(?: (?:${SUFFIX}))*$`, "du"),
  read,
});

export const CHANGE =
  "(?:change|set|make|update|adjust|edit|modify|switch|put|move|correct|fix|bring|raise|lower|increase|decrease|reduce|bump|drop|cut|up|get|take)";
export const REMOVE =
  "(?:remove|delete|drop|take out|take off|take away|take|get rid of|leave out|leave off|cut out|cut|scratch|forget about|forget|lose|strike|skip|omit|eliminate|cancel|exclude|clear|scrap|nix|ditch|axe|toss|kill)";
/** "Remove X", "no X" with further words that say so, and "take X off", whose little word stands behind. */
export const removed = (others: string, what: string): string =>
  `(?:(?:${REMOVE}|${others}) ${what}|(?:take|leave|cut|knock) ${what} (?:off|out|away))`;
/** What leads from a thing to its figure, in any order: "is gonna be more like", "needs to go up to", "came to". */
export const LINK =
  "(?:(?:is|are|was|were|isn't|be|been|should|will|would|needs?|has|have|ought|going|gonna|to|at|gets?|go|goes|went|gone|came|comes?|up|down|from #\\d+|from \\$\\d+|really|only|takes?|took|more|like|closer|about|around|now|out|runs|turned|ended|ends) )+";
/** Money, or a number that may be money. */
export const amount = (name: string): string => `[#$](?<${name}>\\d+)`;
export const number = (name: string): string => `#(?<${name}>\\d+)`;
export const percent = (name: string): string => `%(?<${name}>\\d+)`;
/** "a foot", "per square foot", "each". */
export const PER_SAID =
  "(?: (?:(?:an?|per|every|the|/) (?<per>[a-z]+(?: (?:foot|feet|ft|yard|yards|hour))?)|(?<each>each|apiece|a piece)|(?<hourly>hourly)))";
/** The same, or nothing of it. */
export const PER = `${PER_SAID}?`;

/** Tries rules in order; the first that reads the clause wins, be it to doubt. */
export function readWith(rules: readonly Rule[], clause: Clause, context: RuleContext): Reading {
  for (const { pattern, read } of rules) {
    const match = pattern.exec(clause.norm);
    if (match === null) continue;
    const groups = match.groups ?? {};
    const indices = match.indices?.groups ?? {};
    const reading = read(
      {
        clause,
        words: (name) => groups[name] ?? "",
        has: (name) => groups[name] !== undefined,
        typed: (name) => {
          const range = indices[name];
          return range === undefined ? "" : clause.original(range[0], range[1]);
        },
        figure: (name) => (groups[name] === undefined ? undefined : clause.figures[Number(groups[name])]),
      },
      context,
    );
    if (reading !== null) return reading;
  }
  return null;
}
