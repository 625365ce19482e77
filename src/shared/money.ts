/** Whole US cents. Every sum in the product is done in this unit. */
export type Cents = number & { readonly __unit: "cents" };
/** A quantity in thousandths of its unit: 3.5 hours is 3500. */
export type Thousandths = number & { readonly __unit: "thousandths" };
/** A percentage in thousandths of a percent, which sales taxes need: 8.875 % is 8875. */
export type MilliPercent = number & { readonly __unit: "thousandths of a percent" };

/** The largest amount that decimal(10,2) holds, in cents: $99,999,999.99. */
export const MAX_CENTS = 9_999_999_999;
/** The largest quantity of a line, in thousandths: 9,999,999.999. */
export const MAX_THOUSANDTHS = 9_999_999_999;

function whole(value: number, unit: string): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number of ${unit}: ${value}`);
  return value === 0 ? 0 : value; // never -0
}

/** Makes whole cents. Throws RangeError on anything that is not a safe integer. */
export function cents(value: number): Cents {
  return whole(value, "cents") as Cents; // the one cast in the project that makes Cents
}

/** Makes thousandths. Throws RangeError on anything that is not a safe integer. */
export function thousandths(value: number): Thousandths {
  return whole(value, "thousandths") as Thousandths; // the one cast that makes Thousandths
}

/** Makes thousandths of a percent. Throws RangeError on anything that is not a safe integer. */
export function milliPercent(value: number): MilliPercent {
  return whole(value, "thousandths of a percent") as MilliPercent; // the one cast that makes MilliPercent
}

/** Rounds to a whole number, halves away from zero: 0.5 is 1 and -0.5 is -1. */
export function roundHalfAway(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value));
}

/** A decimal number as it stands on the wire or was said, scaled and rounded: (4.5, 100) is 450. Absorbs binary noise such as 1.005 * 100. */
export function scaleDecimal(value: number, factor: number): number {
  const product = value * factor;
  // Fifteen digits hold a whole number as it is, and writing them costs more than all else here.
  if (Number.isInteger(product) && Math.abs(product) < 1e15) return product;
  return roundHalfAway(Number(product.toPrecision(15)));
}

/** Dollars to cents: 4.5 is 450. */
export const centsFromDollars = (dollars: number): Cents => cents(scaleDecimal(dollars, 100));
/** Dollars that were heard, to cents: no less than nothing and no more than the largest sum. */
export const boundedCents = (dollars: number): Cents =>
  cents(Math.min(Math.max(0, scaleDecimal(dollars, 100)), MAX_CENTS));
/** Cents to dollars, for the wire. */
export const dollarsFromCents = (amount: Cents): number => amount / 100;
/** 3.5 is 3500. */
export const thousandthsFromNumber = (quantity: number): Thousandths => thousandths(scaleDecimal(quantity, 1000));
/** 3500 is 3.5. */
export const numberFromThousandths = (quantity: Thousandths): number => quantity / 1000;
/** 8.875 (percent) is 8875. */
export const milliPercentFromPercent = (percent: number): MilliPercent => milliPercent(scaleDecimal(percent, 1000));
/** 8875 is 8.875 (percent). */
export const percentFromMilliPercent = (share: MilliPercent): number => share / 1000;

/** a * b / divisor in exact integer arithmetic, rounded half away from zero once. */
function multiplyDivide(a: number, b: number, divisor: number): Cents {
  const plain = a * b;
  if (Number.isSafeInteger(plain)) {
    const over = plain % divisor;
    // Twice what is over says whether it is half of the divisor or more, for an odd one too.
    const away = Math.abs(over) * 2 >= divisor ? Math.sign(plain) : 0;
    return cents((plain - over) / divisor + away);
  }
  const [product, parts] = [BigInt(a) * BigInt(b), BigInt(divisor)];
  const half = parts / 2n;
  return cents(Number((product < 0n ? product - half : product + half) / parts));
}

/** Quantity times unit price, rounded once: 3500 thousandths of $110.00 is $385.00. */
export const multiply = (unitPrice: Cents, quantity: Thousandths): Cents => multiplyDivide(unitPrice, quantity, 1000);

/** True for a line that is more than any document holds. Counted in plain numbers, which `multiply` refuses past the safe range. */
export const isBeyondMost = (unitPrice: Cents, quantity: Thousandths): boolean =>
  (unitPrice * quantity) / 1000 > MAX_CENTS;

/** A third and two thirds as they are kept; no three decimals say them exactly. */
const [THIRD, TWO_THIRDS] = [33_333, 66_667];

/**
 * A percentage of an amount, rounded once: 8875 thousandths of a percent of $100.00 are $8.88. 33.333 % is how a third is
 * written, and is the third to the cent: of $3,300.00 it is $1,100.00 and not $1,099.99. So it is with two thirds.
 */
export function percentOf(amount: Cents, share: MilliPercent): Cents {
  if (share === THIRD) return multiplyDivide(amount, 1, 3);
  return share === TWO_THIRDS ? multiplyDivide(amount, 2, 3) : multiplyDivide(amount, share, 100_000);
}

/**
 * The share of a total that a part of a whole has, rounded once: a third of $100.00 is $33.33. The shares of growing
 * parts differ by what each added, and the whole has the total: so shared out, parts sum to the cent.
 * A whole of nothing has no parts but itself.
 */
export function shareOf(total: Cents, part: Cents, base: Cents): Cents {
  if (part === base) return total;
  return base === 0 ? cents(0) : multiplyDivide(base < 0 ? -total : total, part, Math.abs(base));
}

/** The sum of amounts, zero for none. */
export const sum = (amounts: Iterable<Cents>): Cents => {
  let total = 0;
  for (const amount of amounts) total += amount;
  return cents(total);
};

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** "$1,234.50"; a minus is U+2212. Below a thousand dollars nothing is grouped, so that no formatter is needed. */
export function formatMoney(amount: Cents): string {
  if (amount > 0 && amount < 100_000) return `$${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, "0")}`;
  return dollars.format(amount / 100).replace("-", "−");
}

const decimals = new Intl.NumberFormat("en-US", { maximumFractionDigits: 3 });

/** A number kept in thousandths. Most are small whole numbers, which need no formatter. */
const inThousandths = (value: number): string =>
  value > 0 && value < 1_000_000 && value % 1000 === 0
    ? String(value / 1000)
    : decimals.format(value / 1000).replace("-", "−");

/** "1,200" or "3.5". */
export const formatQuantity = (quantity: Thousandths): string => inThousandths(quantity);

/** "8.875%", "8%"; thirds as people write them, "1/3". */
export function formatPercent(share: MilliPercent): string {
  if (share === THIRD) return "1/3";
  return share === TWO_THIRDS ? "2/3" : `${inThousandths(share)}%`;
}
