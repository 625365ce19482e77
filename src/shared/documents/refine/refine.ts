import type { Day } from "#shared/dates.ts";
import type { CatalogueEntry } from "#shared/estimator/estimate-input.ts";
import { LIMITS } from "#shared/limits.ts";
import type { Change, DocumentContent } from "../schema.ts";
import { applyOperations } from "./apply.ts";
import { readClause } from "./clause.ts";
import { operationSchema, type Operation } from "./operations.ts";
import { readWith, type RuleContext } from "./rule.ts";
import { addRules } from "./rules/add-rules.ts";
import { documentRules } from "./rules/document-rules.ts";
import { lineRules } from "./rules/line-rules.ts";
import { moneyRules } from "./rules/money-rules.ts";
import { textRules } from "./rules/text-rules.ts";
import { splitInstructions } from "./split.ts";

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
  operations: Operation[];
}

const RULES = [...documentRules, ...textRules, ...moneyRules, ...lineRules, ...addRules];
/** Beyond this an instruction is dictated text, not figures: only the rules for texts look at it. */
const LONG_CLAUSE = 300;
/** No one gives this many instructions at once; the rest is reported as not understood. */
const MOST_CLAUSES = 60;

/** The operations that one instruction comes down to, or null. */
function understand(text: string, context: RuleContext): Operation[] | null {
  const clause = readClause(text);
  if (clause.norm === "") return null;
  const operations = readWith(clause.norm.length > LONG_CLAUSE ? textRules : RULES, clause, context);
  if (operations === null || operations.length === 0) return null;
  return operations.every((operation) => operationSchema.safeEncode(operation).success) ? operations : null;
}

function lineOf(operation: Operation, before: DocumentContent, after: DocumentContent): string | null {
  if (operation.op === "set_line") return operation.itemId;
  return operation.op === "add_line" && after.items.length > before.items.length
    ? (after.items.at(-1)?.id ?? null)
    : null;
}

/**
 * Changes a document as an instruction says, typed or spoken, without a model. Several instructions may stand in one
 * text. Each is read against the document as the ones before it left it. Pure; never throws; what is not understood
 * is reported and changes nothing.
 */
export function refine(content: DocumentContent, instructions: string, context: RefineContext): Refinement {
  const result: Refinement = { content, changes: [], notUnderstood: [], operations: [] };
  let lastLine: string | null = null;
  splitInstructions(instructions.slice(0, LIMITS.refineInstructions)).forEach((text, index) => {
    const rules = { content: result.content, catalogue: context.catalogue, today: context.today, lastLine };
    const operations = index < MOST_CLAUSES ? understand(text, rules) : null;
    const applied = operations === null ? null : applyOperations(result.content, operations);
    if (operations === null || applied === null || applied.refused.length > 0) {
      result.notUnderstood.push(text);
      return;
    }
    for (const operation of operations) lastLine = lineOf(operation, result.content, applied.content) ?? lastLine;
    result.content = applied.content;
    result.changes.push(...applied.changes);
    result.operations.push(...operations);
  });
  return result;
}
