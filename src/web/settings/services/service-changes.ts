import { formatMoney, type Cents } from "#shared/money.ts";
import type { SaveService } from "#shared/services/schema.ts";

const money = (amount: Cents | null) => (amount === null ? "none" : formatMoney(amount));
const text = (value: string | null) => value || "none";

/** What changes of a service, each in words: "Fixed rate: $285.00 → $300.00". */
export function changesOf(before: SaveService, after: SaveService): string[] {
  const pairs: [string, string, string][] = [
    ["Name", before.name, after.name],
    ["Fixed rate", money(before.fixedRate), money(after.fixedRate)],
    ["Hourly rate", money(before.hourlyRate), money(after.hourlyRate)],
    ["Category", text(before.category), text(after.category)],
    ["Description", text(before.description), text(after.description)],
    ["In use", before.isActive ? "yes" : "no", after.isActive ? "yes" : "no"],
  ];
  return pairs.filter(([, was, is]) => was !== is).map(([label, was, is]) => `${label}: ${was} → ${is}`);
}

/** The rates of a new service. */
export const ratesText = ({ fixedRate, hourlyRate }: SaveService): string =>
  [
    ...(fixedRate === null ? [] : [formatMoney(fixedRate)]),
    ...(hourlyRate === null ? [] : [`${formatMoney(hourlyRate)} an hour`]),
  ].join(", ") || "No rate";
