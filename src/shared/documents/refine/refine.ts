import type { Day } from "#shared/dates.ts";
import type { CatalogueEntry } from "#shared/estimator/estimate-input.ts";
import { LIMITS } from "#shared/limits.ts";
import type { Advice, Change, DocumentContent } from "../schema.ts";
import { adviceOn } from "./advice.ts";
import { applyOperations } from "./apply.ts";
import { readClause } from "./clause.ts";
import { eitherOff } from "./either.ts";
import { inOneBreath, MOST_TRIES } from "./one-breath.ts";
import { operationSchema, type Operation } from "./operations.ts";
import { linesNamedIn, wishOf } from "./reason.ts";
import { isDoubt, readWith, type Doubt, type Reading, type RuleContext } from "./rule.ts";
import { addRules } from "./rules/add-rules.ts";
import { documentRules } from "./rules/document-rules.ts";
import { figureRules } from "./rules/figure-rules.ts";
import { moneyRules } from "./rules/money-rules.ts";
import { moreRules } from "./rules/more-rules.ts";
import { nameRules } from "./rules/name-rules.ts";
import { optionRules } from "./rules/option-rules.ts";
import { paymentRules } from "./rules/payment-rules.ts";
import { removeRules } from "./rules/remove-rules.ts";
import { stepRules } from "./rules/step-rules.ts";
import { textRules } from "./rules/text-rules.ts";
import { splitInstructions } from "./split.ts";
import { isWithdrawal } from "./take-back.ts";

/** What a refinement may look at besides the document. */
export interface RefineContext {
  catalogue: readonly CatalogueEntry[];
  today: Day;
  businessInfo: DocumentContent["businessInfo"];
}

export interface Refinement {
  content: DocumentContent;
  /** One for each thing that was done, in plain words. */
  changes: Change[];
  /** Instructions that nothing was made of; they changed nothing. */
  notUnderstood: string[];
  /** What helps with some of those. */
  advice: Advice[];
  operations: Operation[];
}

const RULES = [
  ...documentRules,
  ...textRules,
  ...paymentRules,
  ...moneyRules,
  ...stepRules,
  ...optionRules,
  ...removeRules,
  ...moreRules,
  ...figureRules,
  ...nameRules,
  ...addRules,
];
/** Beyond this an instruction is dictated text, not figures: only the rules for texts look at it. */
const LONG_CLAUSE = 300;
/** No one gives this many instructions at once; the rest is reported as not understood. */
const MOST_CLAUSES = 60;

/** The operations that one instruction comes down to, what is doubtful of it, or null. */
function understand(text: string, context: RuleContext): Reading {
  const clause = readClause(text, context.content.items);
  if (clause.norm === "") return null;
  const either = eitherOff(clause, context.content);
  if (either !== null) return either;
  const reading = readWith(clause.norm.length > LONG_CLAUSE ? textRules : RULES, clause, context);
  if (reading === null || isDoubt(reading)) return reading;
  const fits = reading.length > 0 && reading.every((operation) => operationSchema.safeEncode(operation).success);
  return fits ? reading : null;
}

function lineOf(operation: Operation, before: DocumentContent, after: DocumentContent): string | null {
  if (operation.op === "set_line" || operation.op === "replace_line") return operation.itemId;
  return operation.op === "add_line" && after.items.length > before.items.length
    ? (after.items.at(-1)?.id ?? null)
    : null;
}

/** How far a refinement has come. */
interface State {
  content: DocumentContent;
  changes: readonly Change[];
  operations: readonly Operation[];
  /** What "it" and "them" mean: the lines that were spoken of last. */
  lastLines: readonly string[];
}

/** What operations make of a document; null for none, and when one of them can not be done. */
function carryOut(state: State, operations: Reading): State | null {
  if (operations === null || isDoubt(operations)) return null;
  const { content, lastLines } = state;
  const applied = applyOperations(content, operations);
  if (applied.refused.length > 0) return null;
  const lines = operations.flatMap((operation) => lineOf(operation, content, applied.content) ?? []);
  return {
    content: applied.content,
    changes: [...state.changes, ...applied.changes],
    operations: [...state.operations, ...operations],
    lastLines: lines.length > 0 ? lines : lastLines,
  };
}

/**
 * Changes a document as an instruction says, typed or spoken, without a model. Several instructions may stand in one
 * text. Each is read against the document as the ones before it left it. Pure; never throws; what is not understood
 * is reported and changes nothing.
 */
export function refine(content: DocumentContent, instructions: string, context: RefineContext): Refinement {
  let state: State = { content, changes: [], operations: [], lastLines: [] };
  /** As it was before the last instruction, and how much was not understood then. */
  let before: { state: State; missed: number } | null = null;
  const notUnderstood: string[] = [];
  const advices: Advice[] = [];
  const patience = { tries: MOST_TRIES };
  const { catalogue, today } = context;
  const readingOf = ({ content: current, lastLines }: State, words: string) =>
    understand(words, { content: current, lastLines, catalogue, today });
  const read = (from: State, words: string) => carryOut(from, readingOf(from, words));
  /** What is doubtful, with those of its choices that make one change each: a line's name may hold any words. */
  const offered = (from: State, { text, choices = [] }: Doubt): Doubt => {
    const clear = choices.filter(
      (choice) =>
        splitInstructions(choice).length === 1 && read(from, choice)?.changes.length === from.changes.length + 1,
    );
    return clear.length === 0 ? { text } : { text, choices: clear };
  };
  const reasoned = (from: State, words: string): State | null => {
    const said = wishOf(words);
    if (said === null) return null;
    const named = linesNamedIn(from.content, said.reason);
    const known = named.length === 0 ? from : { ...from, lastLines: named };
    return read(known, said.wish) ?? inOneBreath(known, said.wish, read, patience);
  };
  splitInstructions(instructions.slice(0, LIMITS.refineInstructions)).forEach((text, index) => {
    if (before !== null && isWithdrawal(text)) {
      state = before.state;
      notUnderstood.length = before.missed;
      before = null;
      return;
    }
    before = { state, missed: notUnderstood.length };
    const isRead = index < MOST_CLAUSES;
    const reading = isRead ? readingOf(state, text) : null;
    const next =
      isRead && !isDoubt(reading)
        ? (carryOut(state, reading) ?? inOneBreath(state, text, read, patience) ?? reasoned(state, text))
        : null;
    if (next !== null) {
      state = next;
      return;
    }
    notUnderstood.push(text);
    const advice = isDoubt(reading) ? offered(state, reading) : adviceOn(text, state.content);
    if (advice !== null) advices.push({ instruction: text, ...advice });
  });
  return { ...state, changes: [...state.changes], operations: [...state.operations], notUnderstood, advice: advices };
}
