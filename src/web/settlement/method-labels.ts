import type { PaymentMethod } from "#shared/settlement/schema.ts";

export const methodLabels: Record<PaymentMethod, string> = {
  cash: "Cash",
  check: "Check",
  card: "Card",
  transfer: "Bank transfer",
  other: "Other",
};
