import { z } from "zod";
import { operationSchema, textLists, type Operation } from "../refine/operations.ts";
import { itemCategories } from "../schema.ts";

/** The operations that a model may propose: those that name what they change. */
const proposable = [
  "set_type",
  "set_title",
  "set_client",
  "set_contact",
  "set_text",
  "set_valid_until",
  "set_payment_terms",
  "add_entry",
  "remove_entry",
  "set_discount",
  "set_tax",
  "set_deposit",
  "set_amount_paid",
  "add_line",
  "remove_line",
  "set_line",
] as const;

/**
 * An operation as a model proposes it, in dollars, units and percent. One flat shape for all of them, each field there
 * and null where it says nothing: providers refuse schemas with alternatives or with fields left out.
 */
export const proposedOperationSchema = z.object({
  op: z.enum(proposable),
  itemId: z.string().nullable(),
  list: z.enum(textLists).nullable(),
  index: z.number().nullable(),
  field: z.enum(["email", "phone", "address", "description", "notes", "timeline"]).nullable(),
  text: z.string().nullable(),
  day: z.string().nullable(),
  quantity: z.number().nullable(),
  unit: z.string().nullable(),
  unitPrice: z.number().nullable(),
  amount: z.number().nullable(),
  percent: z.number().nullable(),
  category: z.enum(itemCategories).nullable(),
  optional: z.boolean().nullable(),
});
export type ProposedOperation = z.infer<typeof proposedOperationSchema>;

const given = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/** The fields that an operation has, under the names that it has them. */
function fieldsOf(proposed: ProposedOperation): object {
  const { op, itemId, list, index, field, text, day, quantity, unit, unitPrice, amount, percent } = proposed;
  const optional = proposed.optional ?? false;
  switch (op) {
    case "set_type":
      return { type: text };
    case "set_client":
      return { client: text };
    case "set_contact":
    case "set_text":
      return { field, text };
    case "set_valid_until":
      return { day };
    case "add_entry":
      return { list, text };
    case "remove_entry":
      return { list, index };
    case "set_discount":
    case "set_tax":
    case "set_deposit":
      return { percent, amount };
    case "set_amount_paid":
      return { amount };
    case "add_line":
      return {
        description: text,
        quantity: quantity ?? 1,
        unit,
        unitPrice,
        category: proposed.category ?? "service",
        optional,
      };
    case "remove_line":
      return { itemId };
    case "set_line":
      return given({ itemId, description: text, quantity, unit, unitPrice, amount, optional: proposed.optional });
    default:
      return { text };
  }
}

/** The operation that a model means; null when it has not what such an operation needs. */
export function readOperation(proposed: ProposedOperation): Operation | null {
  const wire: unknown = { op: proposed.op, ...fieldsOf(proposed) };
  // It is read as JSON from outside: whatever it holds, the schema decides.
  return operationSchema.safeParse(wire).data ?? null;
}
