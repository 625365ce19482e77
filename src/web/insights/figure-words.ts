import { acceptanceRate, type OfferFigures } from "#shared/insights/schema.ts";

const percent = new Intl.NumberFormat("en-US", { style: "percent" });
const oneDecimal = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

const HOURS_A_DAY = 24;

/** "64%"; "–" of nothing. */
export const shareText = (part: number, of: number): string => (of === 0 ? "–" : percent.format(part / of));

/** "2.5 days", "7 hours", "under an hour"; "–" while nothing is known. */
export function timeText(hours: number | null): string {
  if (hours === null) return "–";
  if (hours < 1) return "under an hour";
  const [value, unit] = hours < HOURS_A_DAY ? [hours, "hour"] : [hours / HOURS_A_DAY, "day"];
  const text = oneDecimal.format(value);
  return `${text} ${text === "1" ? unit : `${unit}s`}`;
}

/** The acceptance rate in words and as a bar: "64%", of "9 of 14". */
export function rateOf(figures: OfferFigures): { value: number; text: string; note: string } {
  const { accepted, declined, expired } = figures;
  const rate = acceptanceRate(figures);
  if (rate === null) return { value: 0, text: "–", note: "none decided" };
  return { value: rate, text: percent.format(rate), note: `${accepted} of ${accepted + declined + expired}` };
}
