import {
  milliPercentFromPercent,
  centsFromDollars,
  MAX_CENTS,
  MAX_THOUSANDTHS,
  thousandthsFromNumber,
  type MilliPercent,
  type Cents,
  type Thousandths,
} from "#shared/money.ts";

/** What a person typed into a figure's field: nothing (null), a figure, or something to put right. */
export type FigureText<T> = { ok: true; value: T | null } | { ok: false; message: string };

// Commas must stand where thousands are: "1,20" may be 1.20 or 120, so it is asked about.
const DECIMAL = /^-?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?$/;

function readDecimal(text: string): number | null | undefined {
  const bare = text.replace(/\s/g, "").replace("−", "-");
  if (bare === "") return null;
  if (!DECIMAL.test(bare) || !/\d/.test(bare)) return undefined;
  return Number(bare.replaceAll(",", ""));
}

const decimalsOf = (text: string): number => /\.(\d*?)0*\s*$/.exec(text)?.[1]?.length ?? 0;

/** Reads "1,200.50", "$85", "-20" or "" (null) as cents. */
export function readMoney(text: string): FigureText<Cents> {
  const bare = text.replace("$", "");
  const value = readDecimal(bare);
  if (value === undefined) return { ok: false, message: "Write an amount such as 1,200.50." };
  if (value === null) return { ok: true, value: null };
  if (decimalsOf(bare) > 2) return { ok: false, message: "At most two decimals." };
  if (Math.abs(value) > MAX_CENTS / 100) return { ok: false, message: "At most $99,999,999.99." };
  return { ok: true, value: centsFromDollars(value) };
}

/** Reads "3.5", "1,200" or "" (null) as thousandths of a unit. */
export function readQuantity(text: string): FigureText<Thousandths> {
  const value = readDecimal(text);
  if (value === undefined) return { ok: false, message: "Write a number such as 3.5." };
  if (value === null) return { ok: true, value: null };
  if (value < 0) return { ok: false, message: "At least 0." };
  if (decimalsOf(text) > 3) return { ok: false, message: "At most three decimals." };
  if (value > MAX_THOUSANDTHS / 1000) return { ok: false, message: "At most 9,999,999.999." };
  return { ok: true, value: thousandthsFromNumber(value) };
}

/** Reads "8.875", "8.875%" or "" (null) as thousandths of a percent. */
export function readPercent(text: string): FigureText<MilliPercent> {
  const bare = text.replace("%", "");
  const value = readDecimal(bare);
  if (value === undefined) return { ok: false, message: "Write a percentage such as 8.25." };
  if (value === null) return { ok: true, value: null };
  if (value < 0 || value > 100) return { ok: false, message: "Between 0 and 100." };
  if (decimalsOf(bare) > 3) return { ok: false, message: "At most three decimals." };
  return { ok: true, value: milliPercentFromPercent(value) };
}

const grouped = (minimum: number, maximum: number) =>
  new Intl.NumberFormat("en-US", { minimumFractionDigits: minimum, maximumFractionDigits: maximum });
const moneyText = grouped(2, 2);
const decimalText = grouped(0, 3);

/** Cents as a field shows them: "1,200.50"; nothing for null. */
export const textOfMoney = (amount: Cents | null): string => (amount === null ? "" : moneyText.format(amount / 100));
/** Thousandths as a field shows them: "3.5". */
export const textOfQuantity = (quantity: Thousandths): string => decimalText.format(quantity / 1000);
/** Thousandths of a percent as a field shows them: "8.875". */
export const textOfPercent = (share: MilliPercent): string => decimalText.format(share / 1000);
