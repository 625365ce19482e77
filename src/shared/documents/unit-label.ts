import { thousandths, type Thousandths } from "#shared/money.ts";
import { wordTable } from "#shared/word-table.ts";

/** Units that are written the same for one and for many. */
const INVARIABLE = /(?:\b(?:ft|in|yd|mi|lb|oz|sf|lf|h|hr|kg|km|m|cm|mm|each|ea)|[^a-z)])$/i;
const IRREGULAR = wordTable<string>({ foot: "feet", inch: "inches", person: "people" });

/** True for a unit that is written beside its quantity: "each" goes without saying, on paper as on the screen. */
export const isWritten = (unit: string | null): unit is string =>
  unit !== null && !/^(?:each|ea\.?)?$/i.test(unit.trim());

/** The unit as it stands beside a quantity: "hours" for 16, "hour" for 1, "sq ft" for any. The unit itself is singular. */
export function unitLabel(unit: string, quantity: Thousandths): string {
  if (quantity === 1000 || INVARIABLE.test(unit)) return unit;
  const last = /[a-z]+$/i.exec(unit)?.[0] ?? "";
  const start = unit.slice(0, unit.length - last.length);
  const irregular = IRREGULAR[last.toLowerCase()];
  if (irregular !== undefined) return start + irregular;
  if (/(?:s|feet|people)$/i.test(last)) return unit;
  return `${unit}${/(?:x|ch|sh|z)$/i.test(last) ? "es" : "s"}`;
}

const WRITTEN_OUT = wordTable<string>({
  "sq ft": "square feet",
  "sq yd": "square yards",
  "linear ft": "linear feet",
  "board ft": "board feet",
  ft: "feet",
  lb: "pounds",
  oz: "ounces",
  mi: "miles",
});

const unitsInWords = (unit: string): string =>
  WRITTEN_OUT[unit] ?? (unit.endsWith("ss") ? `${unit}es` : unitLabel(unit, thousandths(2000)));

/** "How many square feet", "how many classes". */
export const howMany = (unit: string | null): string =>
  isWritten(unit) ? `How many ${unitsInWords(unit)}` : "How many";
