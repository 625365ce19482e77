import type { Ctx } from "#server/context.ts";
import { recordSchemas, type FileRecord } from "#shared/account-data/schema.ts";
import { countRows, findRows, insertRows, listRowsAfter, replaceRow, type RowOf, type TableName } from "../store.ts";
import type { SectionRules } from "./section.ts";

type Plain = Record<string, unknown>;

/** Columns that a record has under the same name; instants become text, decimals numbers. */
function recordOf<Name extends TableName>(name: Name, ctx: Ctx, row: RowOf<Name>): FileRecord<Name> {
  const fields: Plain = row;
  const entries = Object.keys(recordSchemas[name].shape).map((field) => [field, onTheWire(field, fields[field], ctx)]);
  return Object.fromEntries(entries) as FileRecord<Name>; // the column's names and the schema's are the same: a test compares them
}

const decimals = new Set(["hourlyRate", "fixedRate", "acceptedAmount", "amount"]);
const instants = new Set(["createdAt", "updatedAt", "answeredAt", "voidedAt"]);

function onTheWire(field: string, value: unknown, ctx: Ctx): unknown {
  if (value instanceof Date) return value.toISOString();
  if (decimals.has(field) && typeof value === "string") return Number(value);
  return field === "actor" && value === ctx.account ? "owner" : value;
}

function inTheTable(field: string, value: unknown, ctx: Ctx): unknown {
  if (instants.has(field) && typeof value === "string") return new Date(value);
  if (decimals.has(field) && typeof value === "number") return value.toFixed(2);
  return field === "actor" && value === "owner" ? ctx.account : value;
}

function rowOf<Name extends TableName>(ctx: Ctx, record: FileRecord<Name>): RowOf<Name> {
  const entries = Object.entries(record).map(([field, value]) => [field, inTheTable(field, value, ctx)]);
  return Object.fromEntries(entries) as RowOf<Name>; // the reverse of recordOf
}

interface TableRules<Name extends TableName> {
  name: Name;
  label(record: FileRecord<Name>): string;
  /** Fields in which two records may differ and still be the same; "all" where a row never changes. */
  ignored: readonly (keyof FileRecord<Name> & string)[] | "all";
  batch?: number;
  limit?: number;
}

const key = ({ id }: { id: string }) => id;

/** The rules of a section whose records are rows of one table with an id. */
export function tableSection<Name extends TableName>(rules: TableRules<Name>): SectionRules<FileRecord<Name>> {
  const { name, ignored, limit } = rules;
  const comparable = (record: FileRecord<Name>) => {
    if (ignored === "all") return null;
    const skipped = new Set<string>(ignored);
    return Object.fromEntries(Object.entries(record).filter(([field]) => !skipped.has(field)));
  };
  return {
    name,
    schema: recordSchemas[name] as unknown as SectionRules<FileRecord<Name>>["schema"], // the schema of this name
    batch: rules.batch ?? 200,
    ...(limit === undefined ? {} : { most: { count: (ctx: Ctx) => countRows(ctx, name), limit, of: name } }),
    key,
    label: rules.label,
    comparable,
    list: async (ctx, after, most) =>
      (await listRowsAfter(ctx, name, after && key(after), most)).map((row) => recordOf(name, ctx, row)),
    existing: async (ctx, records) => {
      const rows = await findRows(ctx, name, records.map(key));
      return new Map(rows.map((row) => [row.id, comparable(recordOf(name, ctx, row))]));
    },
    insert: (ctx, records) =>
      insertRows(
        ctx,
        name,
        records.map((record) => rowOf(ctx, record)),
      ),
    replace: (ctx, record) => replaceRow(ctx, name, key(record), rowOf(ctx, record)),
  };
}
