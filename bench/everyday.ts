import { readFileSync } from "node:fs";
import { formatMoney, formatPercent, formatQuantity, type Cents } from "#shared/money.ts";
import { estimate } from "#shared/estimator/estimate.ts";
import { plainInput } from "#shared/estimator/gold/score.ts";

/**
 * Prints the documents of everyday dictations (gold/everyday), to be read against what was said: npx tsx bench/everyday.ts a
 * Each line of a set is a dictation, behind "invoice: " or what else it is to be; a quote without.
 */
const gold = new URL("../src/shared/estimator/gold/everyday/", import.meta.url);
const TYPES = ["quote", "bid", "estimate", "invoice"] as const;
const TYPED = new RegExp(`^(${TYPES.join("|")}): (.*)$`);

const price = (amount: Cents | null): string => (amount === null ? "open" : formatMoney(amount));

/** A document as text: what is said, and what stands on the paper. */
function printed(dictation: string): string {
  const [, typed, said = dictation] = TYPED.exec(dictation) ?? [];
  const type = TYPES.find((one) => one === typed) ?? "quote";
  const content = estimate({ ...plainInput(said), type });
  const { deposit } = content;
  const lines = content.items.map(
    ({ description, quantity, unit, unitPrice, amount, optional }) =>
      `  ${description} | ${formatQuantity(quantity)}${unit ? ` ${unit}` : ""} x ${price(unitPrice)} = ${price(amount)}${optional ? " (optional)" : ""}`,
  );
  const asked = content.questions.map(
    ({ text, choices = [] }) => `  ? ${text} ${choices.map(({ label }) => `[${label}]`).join(" ")}`,
  );
  return [
    `${type}: ${said}`,
    `${content.title} | ${content.client ?? "no client"}`,
    content.description,
    ...lines,
    ...asked,
    ...(deposit
      ? [`deposit ${deposit.percent === null ? formatMoney(deposit.amount) : formatPercent(deposit.percent)}`]
      : []),
    ...(content.amountPaid > 0 ? [`paid ${formatMoney(content.amountPaid)}`] : []),
    `scope: ${content.scope.join(" | ")}`,
    `timeline: ${content.timeline}`,
    `terms: ${content.terms.join(" | ")}`,
  ].join("\n");
}

for (const set of process.argv.slice(2))
  for (const dictation of readFileSync(new URL(`${set}.txt`, gold), "utf8")
    .split("\n")
    .filter(Boolean))
    console.log(`${printed(dictation)}\n`);
