import { useState } from "react";
import { digitsOf, isExpiryAhead, paymentMethodOf } from "./sandbox-cards.ts";

type Values = { number: string; expiry: string; code: string };
type Errors = Partial<Record<keyof Values, string>>;

const EMPTY: Values = { number: "", expiry: "", code: "" };
const TEST_CARD: Values = { number: "4242 4242 4242 4242", expiry: "12 / 34", code: "123" };

function check({ number, expiry, code }: Values): Errors {
  return {
    ...(digitsOf(number) === ""
      ? { number: "Payment method is required" }
      : paymentMethodOf(number) === undefined && { number: "Not a test card. Use 4242 4242 4242 4242." }),
    ...(!isExpiryAhead(expiry, new Date()) && {
      expiry: expiry === "" ? "When does the card expire?" : "Not a month ahead.",
    }),
    ...(code.length < 3 && { code: "The 3 or 4 digits on the card." }),
  };
}

export type SandboxCard = {
  values: Values;
  errors: Errors;
  change: (field: keyof Values, value: string) => void;
  fillTestCard: () => void;
  /** The token of the card that was typed; undefined, with its errors shown, when it cannot be one. */
  read: () => string | undefined;
};

/** A test card while it is typed. */
export function useSandboxCard(): SandboxCard {
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<Errors>({});
  return {
    values,
    errors,
    change: (field, value) => {
      setValues((before) => ({ ...before, [field]: value }));
      setErrors(({ [field]: _mended, ...others }) => others);
    },
    fillTestCard: () => {
      setValues(TEST_CARD);
      setErrors({});
    },
    read: () => {
      const found = check(values);
      setErrors(found);
      return Object.keys(found).length === 0 ? paymentMethodOf(values.number) : undefined;
    },
  };
}
