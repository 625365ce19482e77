import { z } from "zod";
import { deviceStorage } from "#web/device-storage.ts";
import { documentTypeSchema, itemCategories } from "#shared/documents/schema.ts";
import { adjustmentFields, listFields, textFields, type Draft } from "./draft.ts";

const text = z.string();
const entry = z.object({ id: text, text });
const adjustment = z.object({ kind: z.enum(["none", "percent", "amount"]), value: text });
const line = z.object({
  id: text,
  description: text,
  quantity: text,
  unit: text,
  price: text,
  pricing: z.enum(["unit", "line"]),
  category: z.enum(itemCategories),
  optional: z.boolean(),
});

const storedSchema = z.object({
  version: z.int(),
  draft: z.object({
    ...shapeOf(textFields, text),
    ...shapeOf(adjustmentFields, adjustment),
    ...shapeOf(listFields, z.array(entry)),
    type: documentTypeSchema,
    lines: z.array(line),
    includeLogo: z.boolean(),
  }),
});

function shapeOf<Name extends string, Schema>(names: readonly Name[], schema: Schema): Record<Name, Schema> {
  // Every name is given the schema on this line.
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;
}

/** Unsaved fields, and the version of the document that they were typed over. */
export type StoredDraft = { version: number; draft: Draft };

/** Keeps what is typed on this device. A full or forbidden storage is no reason to stop typing. */
export function storeDraft(key: string, stored: StoredDraft): void {
  deviceStorage.set(key, JSON.stringify(stored));
}

export const forgetDraft = (key: string): void => deviceStorage.remove(key);

/** What was typed and not saved, if anything readable is there. */
export function findDraft(key: string): StoredDraft | null {
  try {
    return storedSchema.safeParse(JSON.parse(deviceStorage.get(key) ?? "null")).data ?? null;
  } catch {
    return null;
  }
}
