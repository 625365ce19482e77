import { cents, formatMoney } from "#shared/money.ts";
import type { Operation } from "../refine/operations.ts";
import type { LineItem } from "../schema.ts";
import { cutAtWord } from "../excerpt.ts";
import { proposal, type Check } from "./proposal.ts";

/** From this price on a client wants to know what is in a single sum. */
const LUMP_SUM_FROM = cents(50_000);
const LEAST_PARTS = 2;
const MOST_WORDS = 6;

/** "Deck build with footings and framing", "New roof, tear off and cleanup": the work, and what it takes. */
const WHOLE_AND_PARTS = /^(?<whole>[^,:]+?)(?<by>,| with| including|:) (?<parts>.+)$/i;
const BETWEEN = /,? and |, /i;
const wordsIn = (text: string): number => text.split(/\s+/).length;

const partName = (text: string): string => {
  const bare = text.trim().replace(/^(?:an?|the|all|plus) /i, "");
  return bare.slice(0, 1).toUpperCase() + bare.slice(1);
};

/** The parts that a line's own words name, and what is left for the line; null when they name no parts. */
export function namedParts(description: string): { whole: string; parts: string[] } | null {
  const { whole = "", by = "", parts: list = "" } = WHOLE_AND_PARTS.exec(description)?.groups ?? {};
  // "Demo, cabinets and counters" is a list of parts alone: none of them is the whole
  if (whole === "" || (by === "," && wordsIn(whole) < 2)) return null;
  const parts = list.split(BETWEEN).map(partName);
  const areNames = parts.every((part) => part !== "" && wordsIn(part) <= MOST_WORDS && !/\d/.test(part));
  return parts.length >= LEAST_PARTS && areNames ? { whole, parts: [...new Set(parts)] } : null;
}

/** "Tear off", "PVC trim" as they stand in a sentence: "tear off and PVC trim". */
function inSentence(parts: readonly string[]): string {
  const names = parts.map((part) =>
    /^\p{Lu}[\p{Lu}\d]/u.test(part) ? part : part.charAt(0).toLowerCase() + part.slice(1),
  );
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
}

/** The parts in lines of their own that say they are in the price: no figure is made up, and the total stays. */
function asLines(item: LineItem): { operations: Operation[]; names: string } | null {
  const named = namedParts(item.description);
  if (named === null) return null;
  const { whole, parts } = named;
  const included = (part: string): Operation => ({
    op: "add_line",
    description: `${part}, included`,
    quantity: item.quantity,
    unit: null,
    unitPrice: cents(0),
    category: "service",
    optional: false,
  });
  return {
    operations: [{ op: "set_line", itemId: item.id, description: whole }, ...parts.map(included)],
    names: inSentence(parts),
  };
}

/** The one line that a whole job is priced in; undefined where there are more, or it is small. */
export function lumpLine(items: readonly LineItem[]): LineItem | undefined {
  const counted = items.filter((item) => !item.optional);
  const [only] = counted;
  return counted.length === 1 && only?.quantity === 1000 && (only.amount ?? 0) >= LUMP_SUM_FROM ? only : undefined;
}

export const lumpSum: Check = ({ items }) => {
  const only = lumpLine(items);
  if (only === undefined) return [];
  const lines = asLines(only);
  const change = lines
    ? `List what it takes under the price: ${lines.names}. The total stays.`
    : `Split “${cutAtWord(only.description, 80)}” into labor and materials, or into its parts.`;
  return [
    proposal(
      "lump-sum",
      "medium",
      "structure",
      [
        "Show what is in the price",
        `Everything stands in one line of ${formatMoney(only.amount ?? cents(0))}.`,
        change,
        "A price that can be followed is questioned less.",
      ],
      lines?.operations,
    ),
  ];
};
