import { measure } from "#shared/estimator/prose/counted.ts";
import { cents, formatMoney, type Cents } from "#shared/money.ts";
import { cutAtWord } from "../excerpt.ts";
import type { DocumentContent } from "../schema.ts";
import { isFlat } from "../line-figures.ts";
import { unitLabel } from "../unit-label.ts";
import { calculateTotals } from "../totals.ts";
import { readClause, type Clause } from "./clause.ts";
import { isThere, linesMeant, theLine } from "./find-line.ts";
import { moneyOf } from "./money-of.ts";
import { CHANGE, LINK, REMOVE } from "./rule.ts";

/** More lines than these are not told one by one. */
const MOST_TOLD = 4;
const LONGEST_NAME = 4;
/** A longer instruction is a talk: nobody knows which of its words to help with. */
const LONGEST = 200;

const quoted = (text: string): string => `“${text}”`;

/** The discount with which the total is exactly that, or null when none does it. */
function discountFor(content: DocumentContent, total: Cents): Cents | null {
  const share = content.tax?.percent ?? 0;
  const fixed = content.tax !== null && content.tax.percent === null ? content.tax.amount : 0;
  const taxable = Math.round(((total - fixed) * 100_000) / (100_000 + share));
  const amount = cents(content.subtotal - taxable);
  if (amount <= 0 || taxable < 0) return null;
  return calculateTotals({ ...content, discount: { percent: null, amount } }).amount === total ? amount : null;
}

/** "Round it to two thousand": the total is no price that can be set, but a discount that leads there can be given. */
function onTotal(clause: Clause, content: DocumentContent): string | null {
  const isTotal =
    /\b(?:total|round|even|bottom line)\b/.test(clause.norm) &&
    /\b(?:to|at|is|be|an|even|of|total|come) [#$]\d/.test(clause.norm) &&
    !/^(?:add|take|knock|put)\b/.test(clause.norm);
  if (!isTotal || clause.figures.length !== 1 || clause.norm.includes("%")) return null;
  const isOfLine = [...namesIn(clause)].some((name) => name !== "total" && theLine(content, name) !== null);
  const total = isOfLine ? null : moneyOf(clause.figures[0], content.amount);
  if (total === null) return null;
  const discount = discountFor(content, total);
  return discount === null
    ? "The total follows from the lines. Change a price, or say what to take off."
    : `The total follows from the lines. With ${quoted(`a discount of ${formatMoney(discount)}`)} it is ${formatMoney(total)}.`;
}

/** "The deposit is fine": nothing is asked for. */
const CONTENT_WITH = /\b(?:fine|good|great|right|correct|perfect|okay|exempt)$/;

function onShares({ norm, figures }: Clause): string | null {
  if (figures.some(({ kind, readings }) => kind === "percent" && (readings[0]?.value ?? 0) > 100))
    return "A share is 100 percent at most.";
  const share =
    /\b(tax|discount|deposit|markup)\b/.exec(norm)?.[1] ??
    (/\b(?:cheaper|less expensive)\b/.test(norm) ? "discount" : null);
  if (share === null || CONTENT_WITH.test(norm)) return null;
  return figures.length === 0 ? `Say how much, such as ${quoted(`${share} of 8 percent`)}.` : null;
}

/** The words of a clause, the longest runs first, that may name a line. */
function* namesIn({ norm }: Clause): Generator<string> {
  const words = norm.split(" ");
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      const name = words.slice(from, from + length).join(" ");
      if (!/[#$%]/.test(name)) yield name;
    }
}

/** "The gate" of a document with two: which are there. */
function onSeveral(clause: Clause, content: DocumentContent): string | null {
  for (const name of namesIn(clause)) {
    const lines = linesMeant(content, name);
    if (lines.length === 1) return null;
    if (lines.length === 0 || lines.length > MOST_TOLD) continue;
    const told = lines.map((line) => quoted(cutAtWord(line.description, 100)));
    return `Say which one: ${told.slice(0, -1).join(", ")} or ${told.at(-1)}.`;
  }
  return null;
}

const NAMED = new RegExp(
  `^(?:${REMOVE}|${CHANGE}) (?:the |my |our )?(?<name>[a-z][a-z' -]{1,60}?)(?: (?:to|at|by|for|is|be)\\b.*| [#$%]\\d.*)?$`,
);

function onMissing(clause: Clause, content: DocumentContent): string | null {
  const name = NAMED.exec(clause.norm)?.groups?.["name"];
  if (name === undefined || /^(?:it|that|this|them|everything|all|line|item|row|price|cost)\b/.test(name)) return null;
  if (name.split(" ").some((word) => linesMeant(content, word).length > 0)) return null;
  return `No line is called ${quoted(name)}.`;
}

const BARE = new RegExp(`^(?:${CHANGE} )?(?:the )?(?<name>[a-z][a-z' -]*?) (?:${LINK})?#\\d+$`);

/** "Add permit, two hundred", where there is one. */
function onPresent(clause: Clause, content: DocumentContent): string | null {
  const name = /^(?:add|include) (?:an? |the )?(?<name>[^#$%]+?)(?: (?:at|for))?(?: [#$]\d+.*)?$/.exec(clause.norm)
    ?.groups?.["name"];
  return name !== undefined && isThere(content, name)
    ? `${quoted(name)} is there already. Say what of it to change.`
    : null;
}

/** "Labor thirty", of sixteen hours at $65. */
function onFigure(clause: Clause, content: DocumentContent): string | null {
  const name = BARE.exec(clause.norm)?.groups?.["name"];
  const line = name === undefined ? null : theLine(content, name);
  if (line === null || isFlat(line)) return null;
  const count = line.unit === null ? "a count" : `a number of ${unitLabel(line.unit, line.quantity)}`;
  return `Say whether the figure is ${count} or a price.`;
}

const PART =
  /^(?:take|remove|cut|drop|delete|lose|scratch)\b.*\b(?:half|third|quarter|part|some|most)(?: of)?(?: the| my)? (?<name>[a-z][a-z' -]*)$/;

/** "Remove half the fence": how much of it stays is said in its own unit. */
function onPart({ norm }: Clause, content: DocumentContent): string | null {
  const line = theLine(content, PART.exec(norm)?.groups?.["name"] ?? "");
  if (line === null) return null;
  const name = quoted(cutAtWord(line.description, 100));
  if (isFlat(line)) return `${name} has one price. Say what it is now.`;
  const unit = /^\S+( .+)$/.exec(measure(line))?.[1] ?? "";
  return `Say how many${unit} of ${name} there are now.`;
}

/** "She paid": how much. */
const onPayment = ({ norm, figures }: Clause): string | null =>
  figures.length === 0 && /\bpaid\b/.test(norm) && norm.split(" ").length <= 6
    ? `Say how much, such as ${quoted("they paid $500")} or ${quoted("they paid in full")}.`
    : null;

/** What helps with an instruction that changed nothing, in a sentence; null when there is nothing to say but that. */
export function adviceOn(instruction: string, content: DocumentContent): { text: string } | null {
  const clause = readClause(instruction, content.items);
  if (clause.norm.length > LONGEST || /^(?:don't|do not)\b/.test(clause.norm)) return null;
  const ways = [onTotal, onPayment, onShares, onPresent, onPart, onSeveral, onMissing, onFigure];
  for (const way of ways) {
    const text = way(clause, content);
    if (text !== null) return { text };
  }
  return null;
}
