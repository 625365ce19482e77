import type { CatalogueEntry } from "#shared/estimator/estimate-input.ts";
import { singular } from "#shared/estimator/units.ts";
import { basisPoints, cents, formatMoney, formatPercent, percentOf, roundHalfAway, type Cents } from "#shared/money.ts";
import { EDITED, withFigures } from "../line-figures.ts";
import type { LineItem } from "../schema.ts";
import { isHours, unpricedItems, withTotals } from "../totals.ts";
import { named, proposal, type Check, type Proposal } from "./proposal.ts";

/** From this total on a job is usually not begun without a deposit. */
const DEPOSIT_FROM = cents(250_000);
const USUAL_DEPOSIT = basisPoints(3000);
/** From this price on a client wants to know what is in a single sum. */
const LUMP_SUM_FROM = cents(50_000);
/** A price further away from the catalogue than this share of it is worth a second look. */
const FAR = 0.25;

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

const wordsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(singular));

/** The service that goes by the same words as a line, or is wholly named in it. */
function serviceOf(item: LineItem, catalogue: readonly CatalogueEntry[]): CatalogueEntry | undefined {
  const words = wordsOf(item.description);
  return catalogue.find((entry) => {
    const wanted = [...wordsOf(entry.name)];
    return wanted.length > 0 && wanted.every((word) => words.has(word)) && words.size - wanted.length <= 2;
  });
}

export const rates: Check = (content, { catalogue }) =>
  content.items.flatMap((item): Proposal[] => {
    const service = item.unitPrice === null || item.unitPrice <= 0 ? undefined : serviceOf(item, catalogue);
    const listed: Cents | null | undefined = isHours(item.unit) ? service?.hourlyRate : service?.fixedRate;
    if (!service || !listed || item.unitPrice === null || Math.abs(item.unitPrice - listed) / listed <= FAR) return [];
    const share = basisPoints(roundHalfAway((Math.abs(item.unitPrice - listed) / listed) * 100) * 100);
    const way = item.unitPrice < listed ? "below" : "above";
    const source = { kind: "catalogue" as const, serviceId: service.id, name: service.name };
    const apply = () =>
      withTotals({
        ...content,
        items: content.items.map((line) =>
          line.id === item.id ? withFigures(line, { unitPrice: listed }, source) : line,
        ),
      });
    return [
      proposal(
        `rate-${item.id}`,
        way === "below" ? "high" : "medium",
        "pricing",
        [
          `Check the price of “${item.description.slice(0, 80)}”`,
          `${formatMoney(item.unitPrice)} is ${formatPercent(share)} ${way} the ${formatMoney(listed)} of your catalogue.`,
          `Change the price to ${formatMoney(listed)}.`,
          way === "below" ? "The job may not pay as it should." : "The client may have seen the usual price.",
        ],
        apply,
      ),
    ];
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
      () =>
        withTotals({
          ...content,
          deposit: { percent: USUAL_DEPOSIT, amount: cents(0) },
          sources: { ...content.sources, deposit: EDITED },
        }),
    ),
  ];
};

export const lumpSum: Check = ({ items }) => {
  const counted = items.filter((item) => !item.optional);
  const [only] = counted;
  const isLump =
    counted.length === 1 && only !== undefined && only.quantity === 1000 && (only.amount ?? 0) >= LUMP_SUM_FROM;
  return isLump
    ? [
        proposal("lump-sum", "medium", "structure", [
          "Show what is in the price",
          `Everything stands in one line of ${formatMoney(only.amount ?? cents(0))}.`,
          `Split “${only.description.slice(0, 80)}” into labor and materials, or into its parts.`,
          "A price that can be followed is questioned less.",
        ]),
      ]
    : [];
};
