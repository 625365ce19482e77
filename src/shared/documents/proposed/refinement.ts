import { z } from "zod";
import { daysBetween, type Day } from "#shared/dates.ts";
import type { CatalogueEntry } from "#shared/estimator/estimate-input.ts";
import { gatherEvidence } from "#shared/estimator/validator/evidence.ts";
import { overlaps } from "#shared/estimator/validator/find-quote.ts";
import { spokenFigures } from "#shared/estimator/validator/listen.ts";
import { acceptText, lineWording, type Place, type ProseJudge } from "#shared/estimator/validator/prose.ts";
import { kindOf, numbersIn, type FigureKind } from "#shared/estimator/validator/text-figures.ts";
import { LIMITS } from "#shared/limits.ts";
import { percentFromMilliPercent, type MilliPercent } from "#shared/money.ts";
import type { Profile } from "#shared/profile/schema.ts";
import { applyOperations } from "../refine/apply.ts";
import type { Operation } from "../refine/operations.ts";
import type { Change, DocumentContent } from "../schema.ts";
import { proposedOperationSchema, readOperation } from "./operation.ts";

/** What a model makes of instructions: for each operation the number, from 1, of the instruction that asks for it. */
export const proposedRefinementSchema = z.object({
  operations: z.array(proposedOperationSchema.extend({ instruction: z.number() })),
});
export type ProposedRefinement = z.infer<typeof proposedRefinementSchema>;

/** What operations are judged by besides the document. */
export interface JudgeContext {
  transcription: string;
  catalogue: readonly CatalogueEntry[];
  profile: Pick<Profile, "businessName" | "description" | "teamSize"> | null;
  today: Day;
}

/** One instruction, and what may be said and reckoned because of it. */
interface Asked {
  words: string;
  content: DocumentContent;
  context: JudgeContext;
  judge: ProseJudge;
}

const OTHER_KINDS: Record<"money" | "percent" | "count", readonly FigureKind[]> = {
  money: ["percent", "minute", "hour", "day", "week", "month", "year"],
  percent: ["money", "minute", "hour", "day", "week", "month", "year"],
  count: ["money", "percent"],
};

/** True when the instruction holds the number, and as what it is taken for: the count of "fourteen at one fifty" is no price. */
function says(words: string, value: number, kind: keyof typeof OTHER_KINDS): boolean {
  const understood = spokenFigures(words);
  return numbersIn(words).some((number) => {
    const role = understood.find((figure) => overlaps(figure, number))?.role;
    const isOther = kind === "money" ? role === "quantity" : kind === "count" && role === "money";
    const fits = !isOther && !OTHER_KINDS[kind].includes(kindOf(words, number));
    return fits && number.values.some((said) => Math.abs(said - value) < 1e-9);
  });
}

/** A price of the price list, for a service that the instruction names. */
const isListed = ({ words, context }: Asked, price: number): boolean =>
  context.catalogue.some(
    ({ name, hourlyRate, fixedRate }) =>
      [hourlyRate, fixedRate].some((rate) => rate === price) &&
      wordsOf(name).every((word) => wordsOf(words).includes(word)),
  );

const moneyIsSaid = (asked: Asked, amount: number | null | undefined): boolean =>
  amount == null || says(asked.words, Math.abs(amount) / 100, "money") || isListed(asked, amount);
const countIsSaid = (asked: Asked, quantity: number | undefined): boolean =>
  quantity === undefined || says(asked.words, quantity / 1000, "count");
const percentIsSaid = (asked: Asked, percent: MilliPercent | null): boolean =>
  percent === null || says(asked.words, percentFromMilliPercent(percent), "percent");

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** True when every word of a name, an address or the like was said. */
function isSaid({ words }: Asked, text: string | null): boolean {
  const said = new Set(wordsOf(words));
  const digits = words.replace(/\D/g, "");
  return (
    text === null || wordsOf(text).every((word) => said.has(word) || (/^\d+$/.test(word) && digits.includes(word)))
  );
}

const POINTING = /\b(?:line|item|entry|first|second|third|last|all|every|it|that|those|these|them|both)\b/i;
/** What is taken away or changed is named, or pointed at. */
function isMeant({ words }: Asked, description: string | undefined): boolean {
  const named = new Set(wordsOf(words).filter((word) => word.length > 2));
  const telling = wordsOf(description ?? "").filter((word) => word.length > 2);
  return description !== undefined && (POINTING.test(words) || telling.some((word) => named.has(word)));
}

const place = (name: string, limit: number = LIMITS.textField): Place => ({ name, limit, mayNamePrices: true });
const stands = ({ judge }: Asked, text: string | undefined, where: Place): boolean =>
  text === undefined || acceptText(text, where, judge) === text;

/** A day that the instruction names: by its number in the month, or by so many days, weeks or months from today. */
function dayIsSaid({ words, context }: Asked, day: Day): boolean {
  const days = daysBetween(context.today, day);
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const [thisYear = 0, thisMonth = 0, today = 0] = context.today.split("-").map(Number);
  const months = (year - thisYear) * 12 + month - thisMonth;
  const ways = new Set([date, days, ...(days % 7 === 0 ? [days / 7] : []), ...(date === today ? [months] : [])]);
  return days >= 0 && numbersIn(words).some(({ values }) => values.some((value) => ways.has(value)));
}

/** True when an operation does no more than the instruction says, with figures that stand in it. */
function mayBeDone(operation: Operation, asked: Asked): boolean {
  const line = (id: string) => asked.content.items.find((item) => item.id === id)?.description;
  switch (operation.op) {
    case "set_type":
      return wordsOf(asked.words).includes(operation.type);
    case "set_title":
      return stands(asked, operation.text, place("The title", 300));
    case "set_client":
      return isSaid(asked, operation.client);
    case "set_contact":
      return isSaid(asked, operation.text);
    case "set_text":
    case "set_payment_terms":
    case "add_entry":
      return stands(asked, operation.text, place("The text"));
    case "remove_entry":
      return isMeant(asked, asked.content[operation.list][operation.index]);
    case "set_valid_until":
      return dayIsSaid(asked, operation.day);
    case "set_discount":
    case "set_tax":
    case "set_deposit":
      return percentIsSaid(asked, operation.percent) && moneyIsSaid(asked, operation.amount);
    case "set_amount_paid":
      return moneyIsSaid(asked, operation.amount);
    case "add_line":
      return (
        (operation.quantity === 1000 || countIsSaid(asked, operation.quantity)) &&
        moneyIsSaid(asked, operation.unitPrice) &&
        stands(asked, operation.description, lineWording("The line"))
      );
    case "remove_line":
      return isMeant(asked, line(operation.itemId));
    case "set_line":
      return (
        isMeant(asked, line(operation.itemId)) &&
        countIsSaid(asked, operation.quantity) &&
        moneyIsSaid(asked, operation.unitPrice) &&
        moneyIsSaid(asked, operation.amount) &&
        stands(asked, operation.description, lineWording("The line"))
      );
    default:
      return false;
  }
}

export interface Judged {
  content: DocumentContent;
  changes: Change[];
  /** The instructions of which nothing could be made. */
  notUnderstood: string[];
}

/**
 * Carries out what a model proposes for instructions that the rules did not understand. An instruction is carried out
 * as a whole or not at all: one operation with a figure that it does not hold, or on something that it does not mean,
 * and it counts as not understood. Pure; never throws.
 */
export function judgeRefinement(
  proposed: ProposedRefinement,
  instructions: readonly string[],
  content: DocumentContent,
  context: JudgeContext,
): Judged {
  const judged: Judged = { content, changes: [], notUnderstood: [] };
  instructions.forEach((words, index) => {
    const operations = proposed.operations.filter(({ instruction }) => instruction === index + 1).map(readOperation);
    const transcription = `${context.transcription}\n${words}`;
    const evidence = gatherEvidence(judged.content, { ...context, transcription });
    const asked: Asked = { words, content: judged.content, context, judge: { evidence, dropped: [] } };
    const allowed = operations.flatMap((operation) => (operation && mayBeDone(operation, asked) ? [operation] : []));
    const applied = applyOperations(judged.content, allowed);
    const isWhole = allowed.length > 0 && allowed.length === operations.length && applied.refused.length === 0;
    if (!isWhole) judged.notUnderstood.push(words);
    else {
      judged.content = applied.content;
      judged.changes.push(...applied.changes);
    }
  });
  return judged;
}
