import { z } from "zod";
import { LIMITS } from "#shared/limits.ts";
import { moneySchema, percentSchema, quantitySchema } from "../figures.ts";
import { daySchema, documentTypeSchema, itemCategories } from "../schema.ts";

const text = z.string().trim().max(LIMITS.textField);
const itemId = z.string().min(1).max(100);
/** Either a percentage or an amount, or neither: then it is taken off. */
const adjustment = z.object({ percent: percentSchema.nullable(), amount: moneySchema.nullable() });

/** The lists of a document that hold sentences. */
export const textLists = ["scope", "approach", "differentiators", "terms"] as const;

/**
 * Everything that a refinement can do to a document, and nothing else. Instructions understood without a model and
 * answers of a model both come down to these. On the wire figures are JSON numbers; decoded they are cents,
 * thousandths and thousandths of a percent.
 */
export const operationSchema = z.discriminatedUnion("op", [
  z.object({ op: z.literal("set_type"), type: documentTypeSchema }),
  z.object({ op: z.literal("set_title"), text: z.string().trim().min(1).max(300) }),
  z.object({ op: z.literal("set_client"), client: z.string().trim().min(1).max(300).nullable() }),
  z.object({
    op: z.literal("set_contact"),
    field: z.enum(["email", "phone", "address"]),
    text: z.string().trim().max(500).nullable(),
  }),
  z.object({ op: z.literal("set_text"), field: z.enum(["description", "notes", "timeline"]), text }),
  z.object({ op: z.literal("shorten_description") }),
  z.object({ op: z.literal("set_valid_until"), day: daySchema }),
  /** Replaces what the terms say of when to pay, such as "Net 15". */
  z.object({ op: z.literal("set_payment_terms"), text: text.min(1) }),
  z.object({ op: z.literal("add_entry"), list: z.enum(textLists), text: text.min(1) }),
  z.object({ op: z.literal("remove_entry"), list: z.enum(textLists), index: z.int().min(0).max(LIMITS.listEntries) }),
  z.object({ op: z.literal("clear_list"), list: z.enum(textLists) }),
  adjustment.extend({ op: z.literal("set_discount") }),
  adjustment.extend({ op: z.literal("set_tax") }),
  adjustment.extend({ op: z.literal("set_deposit") }),
  z.object({ op: z.literal("set_amount_paid"), amount: moneySchema }),
  z.object({
    op: z.literal("add_line"),
    description: text.min(1),
    quantity: quantitySchema,
    unit: z.string().trim().max(50).nullable(),
    /** Null for a line whose price is still to be given. */
    unitPrice: moneySchema.nullable(),
    category: z.enum(itemCategories),
    optional: z.boolean(),
    /** The service of the catalogue whose price this is. */
    service: z.object({ id: z.string().max(100), name: z.string().max(500) }).optional(),
  }),
  z.object({ op: z.literal("remove_line"), itemId }),
  z.object({
    op: z.literal("set_line"),
    itemId,
    description: text.min(1).optional(),
    quantity: quantitySchema.optional(),
    unit: z.string().trim().max(50).nullable().optional(),
    unitPrice: moneySchema.optional(),
    /** A lump sum for the whole line: the unit price goes. */
    amount: moneySchema.optional(),
    optional: z.boolean().optional(),
  }),
  /** Another thing in the place of a line. Nobody said what it costs: its price is open. */
  z.object({ op: z.literal("replace_line"), itemId, description: text.min(1), quantity: quantitySchema.optional() }),
  /** Raises or lowers the prices of the named lines by a percentage. */
  z.object({
    op: z.literal("scale_prices"),
    itemIds: z.array(itemId).max(LIMITS.itemsPerDocument),
    direction: z.enum(["up", "down"]),
    percent: percentSchema,
  }),
  z.object({ op: z.literal("set_include_logo"), includeLogo: z.boolean() }),
]);

/** Decoded: cents, thousandths, thousandths of a percent. */
export type Operation = z.output<typeof operationSchema>;
/** As JSON: dollars, units, percent. */
export type OperationWire = z.input<typeof operationSchema>;
export type OperationOf<Name extends Operation["op"]> = Extract<Operation, { op: Name }>;
