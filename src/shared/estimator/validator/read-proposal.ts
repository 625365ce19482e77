import { z } from "zod";
import { itemCategories } from "#shared/documents/schema.ts";
import { LIMITS } from "#shared/limits.ts";
import type { Proposal, ProposedItem } from "./proposal.ts";

const text = z.string().catch("");
const optionalText = z.string().nullable().catch(null);
const figure = z.number().nullable().catch(null);
const entries = z
  .array(z.unknown())
  .transform((list) => list.filter((entry): entry is string => typeof entry === "string").slice(0, LIMITS.listEntries))
  .catch([]);

const itemSchema = z.object({
  draftItemId: optionalText,
  description: text,
  quote: text,
  quantity: figure,
  unit: optionalText,
  unitPrice: figure,
  category: z.enum(itemCategories).catch("service"),
});

const itemsSchema = z
  .array(z.unknown())
  .transform((list) =>
    list
      .slice(0, LIMITS.itemsPerDocument)
      .map((item) => itemSchema.safeParse(item).data)
      .filter((item): item is ProposedItem => item !== undefined),
  )
  .catch([]);

const readableSchema = z.object({
  title: text,
  description: text,
  scope: entries,
  approach: entries,
  differentiators: entries,
  terms: entries,
  notes: text,
  items: itemsSchema,
});

/**
 * Reads what can be read of a proposal: a field of the wrong shape counts as empty and costs no other field, so that
 * half an answer, or one that is still coming, is worth its half. Undefined when it is no object at all.
 */
export function readProposal(proposal: unknown): Proposal | undefined {
  return readableSchema.safeParse(proposal).data;
}
