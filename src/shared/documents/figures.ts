import { z } from "zod";
import {
  milliPercentFromPercent,
  centsFromDollars,
  dollarsFromCents,
  MAX_CENTS,
  MAX_THOUSANDTHS,
  numberFromThousandths,
  percentFromMilliPercent,
  thousandthsFromNumber,
  type MilliPercent,
  type Cents,
  type Thousandths,
} from "#shared/money.ts";

/**
 * The three kinds of figure at the edge: JSON numbers outside (dollars, units, percent), whole numbers inside
 * (cents, thousandths, thousandths of a percent). `schema.decode` goes in, `schema.encode` goes out.
 */
const isScaled = (value: number, factor: number) => Math.abs(value * factor - Math.round(value * factor)) < 1e-4;

export const moneySchema = z.codec(
  z
    .number()
    .min(-MAX_CENTS / 100, "At least −$99,999,999.99.")
    .max(MAX_CENTS / 100, "At most $99,999,999.99.")
    .refine((value) => isScaled(value, 100), "At most two decimals."),
  z.custom<Cents>((value) => Number.isSafeInteger(value)),
  { decode: centsFromDollars, encode: dollarsFromCents },
);

/** A sum over documents: of more than one document's limit. */
export const sumSchema = z.codec(
  z.number(),
  z.custom<Cents>((value) => Number.isSafeInteger(value)),
  { decode: centsFromDollars, encode: dollarsFromCents },
);

export const quantitySchema = z.codec(
  z
    .number()
    .min(0, "At least 0.")
    .max(MAX_THOUSANDTHS / 1000, "At most 9,999,999.999.")
    .refine((value) => isScaled(value, 1000), "At most three decimals."),
  z.custom<Thousandths>((value) => Number.isSafeInteger(value)),
  { decode: thousandthsFromNumber, encode: numberFromThousandths },
);

export const percentSchema = z.codec(
  z
    .number()
    .min(0, "At least 0%.")
    .max(100, "At most 100%.")
    .refine((value) => isScaled(value, 1000), "At most three decimals."),
  z.custom<MilliPercent>((value) => Number.isSafeInteger(value)),
  { decode: milliPercentFromPercent, encode: percentFromMilliPercent },
);
