import type { z } from "zod";
import { unguardCell, writeCsv } from "#shared/csv.ts";
import { readMoney } from "#shared/documents/figure-text.ts";
import { dollarsFromCents } from "#shared/money.ts";
import { saveServiceSchema, type SaveService } from "./schema.ts";

/** A price list as a file: one row a service, under these heads. */
export const columns = ["name", "description", "category", "hourlyRate", "fixedRate", "isActive"] as const;
export type Column = (typeof columns)[number];

const heads: Record<Column, string> = {
  name: "Name",
  description: "Description",
  category: "Category",
  hourlyRate: "Hourly rate",
  fixedRate: "Fixed rate",
  isActive: "Active",
};
/** Other words that price lists of other programs have above the same columns. */
const synonyms: Record<string, Column> = {
  service: "name",
  item: "name",
  details: "description",
  notes: "description",
  group: "category",
  type: "category",
  hourly: "hourlyRate",
  "rate per hour": "hourlyRate",
  fixed: "fixedRate",
  price: "fixedRate",
  "flat rate": "fixedRate",
  status: "isActive",
};
const bare = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, " ");
const byHead = new Map<string, Column>([
  ...Object.entries(synonyms),
  ...columns.map((column) => [bare(heads[column]), column] as const),
  ...columns.map((column) => [column.toLowerCase(), column] as const),
]);

/** The column that each cell of the first line stands above; null for one that is not ours. */
export const readHeads = (cells: readonly string[]): (Column | null)[] =>
  cells.map((cell) => byHead.get(bare(cell)) ?? null);

function cellOf(service: SaveService, column: Column): string {
  const value = service[column];
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "number" ? dollarsFromCents(value).toFixed(2) : (value ?? "");
}

/** The price list as CSV (RFC 4180). No cell of it is a formula. */
export const writePriceList = (services: readonly SaveService[]): string =>
  writeCsv([
    columns.map((column) => heads[column]),
    ...services.map((one) => columns.map((column) => cellOf(one, column))),
  ]);

/** What a row says of a service. A column that the file lacks is not in it. */
export type ServiceRow = { name: string } & Partial<SaveService>;
type Read<Value> = { ok: true; value: Value } | { ok: false; message: string };

const YES = new Set(["yes", "y", "true", "1", "active", "on", ""]);
const NO = new Set(["no", "n", "false", "0", "inactive", "off"]);

function readActive(text: string): Read<boolean> {
  const word = text.toLowerCase();
  if (YES.has(word)) return { ok: true, value: true };
  if (NO.has(word)) return { ok: true, value: false };
  return { ok: false, message: "Write yes or no." };
}

function readText<Value>(schema: z.ZodType<Value>, text: unknown): Read<Value> {
  const result = schema.safeParse(text);
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, message: result.error.issues[0]?.message ?? "Cannot be read." };
}

const { name, description, category } = saveServiceSchema.shape;
const readers: { [Name in Column]: (text: string) => Read<SaveService[Name]> } = {
  name: (text) => readText(name, text),
  description: (text) => readText(description, text || null),
  category: (text) => readText(category, text || null),
  hourlyRate: readMoney,
  fixedRate: readMoney,
  isActive: readActive,
};

/** Reads the cells of one row below these heads. A refusal names the column. */
export function readRow(above: readonly (Column | null)[], cells: readonly string[]): Read<ServiceRow> {
  if (cells.length !== above.length)
    return { ok: false, message: `Has ${cells.length} cells; the first line has ${above.length}.` };
  const row: ServiceRow = { name: "" };
  for (const [index, column] of above.entries()) {
    if (column === null) continue;
    const read = readers[column](unguardCell((cells[index] ?? "").trim()));
    if (!read.ok) return { ok: false, message: column === "name" ? read.message : `${heads[column]}: ${read.message}` };
    Object.assign(row, { [column]: read.value });
  }
  return { ok: true, value: row };
}
