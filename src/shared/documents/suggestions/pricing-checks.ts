import type { CatalogueEntry } from "#shared/estimator/estimate-input.ts";
import { milliPercent, cents, formatMoney, formatPercent, percentOf, type Cents } from "#shared/money.ts";
import type { LineItem } from "../schema.ts";
import { isHours, unpricedItems } from "../totals.ts";
import { farFrom, isNamedIn } from "./far-from.ts";
import { named, proposal, type Check } from "./proposal.ts";

/** From this total on a job is usually not begun without a deposit. */
const DEPOSIT_FROM = cents(250_000);
const USUAL_DEPOSIT = milliPercent(30_000);

export const unpriced: Check = (content) => {
  const lines = unpricedItems(content).filter((item) => !item.optional);
  if (content.items.length === 0)
    return [
      proposal("lines", "high", "content", [
        "Add the first line",
        "The document has no lines.",
        "Add a line with its price for each part of the work.",
        "The client sees what is paid for.",
      ]),
    ];
  if (lines.length === 0) return [];
  const verb = lines.length === 1 ? "has" : "have";
  return [
    proposal("unpriced-lines", "high", "pricing", [
      "Price every line",
      `${named(lines)} ${verb} no price and count${lines.length === 1 ? "s" : ""} as zero.`,
      `Give a price for ${named(lines)}, or take ${lines.length === 1 ? "it" : "them"} out.`,
      "The total is too low as long as work stands in it without a price.",
    ]),
  ];
};

/** What the price list asks for one of a line's work, by the hour or for each; null when it does not have it. */
export function catalogueRate(item: LineItem, catalogue: readonly CatalogueEntry[]): Cents | null {
  const service = catalogue.find(({ name }) => isNamedIn(name, item.description));
  return (isHours(item.unit) ? service?.hourlyRate : service?.fixedRate) ?? null;
}

export const rates: Check = (content, { catalogue }) =>
  content.items.flatMap((item) => {
    const listed = catalogueRate(item, catalogue);
    return listed === null ? [] : farFrom(item, listed, "of your catalogue");
  });

export const deposit: Check = (content, { type }) => {
  if (type === "invoice" || content.deposit !== null || content.amount <= DEPOSIT_FROM) return [];
  const share = `${formatPercent(USUAL_DEPOSIT)} (${formatMoney(percentOf(content.amount, USUAL_DEPOSIT))})`;
  return [
    proposal(
      "deposit",
      "medium",
      "pricing",
      [
        "Ask for a deposit",
        `The total is ${formatMoney(content.amount)} and nothing is due before the work starts.`,
        `Ask for a deposit of ${share} on acceptance.`,
        "It covers the material and shows that the client means it.",
      ],
      [{ op: "set_deposit", percent: USUAL_DEPOSIT, amount: null }],
    ),
  ];
};
