import { centsFromDollars, dollarsFromCents, type Cents } from "#shared/money.ts";

/** numeric(10,2) as the drivers give it ("1234.50") to cents; null stays null. */
export const centsFromDecimal = (value: string | null): Cents | null =>
  value === null ? null : centsFromDollars(Number(value));

/** Cents to numeric(10,2) as the drivers take it; null stays null. */
export const decimalFromCents = (value: Cents | null): string | null =>
  value === null ? null : dollarsFromCents(value).toFixed(2);

/** The same for a column that is never null. */
export const requiredDecimal = (value: Cents): string => dollarsFromCents(value).toFixed(2);
