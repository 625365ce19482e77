import { createHash, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";

/** An account, and by what rows may know it. */
export interface Owner {
  id: string;
  email: string;
  customerId: string;
}

type Column = { table: string; name: string; type: string; length: number | null };
type ForeignKey = { table: string; columns: string[]; target: string; targets: string[] };
type Row = Record<string, unknown>;

/** Columns by which a table without a foreign key to the account knows whose a row is. */
const marks: Record<string, (owner: Owner) => unknown> = {
  "sessions.sess": ({ id }) => JSON.stringify({ userId: id, createdAt: new Date().toISOString() }),
  "email_notifications.email": ({ email }) => email,
  "email_notifications.user_id": ({ id }) => id,
  "provider_events.payload": ({ customerId }) => JSON.stringify({ data: { object: { customer: customerId } } }),
  "rate_limits.key": ({ id }) => `generate:${id}`,
  // Hashes of the address and the card, which say nothing of their owner and stay.
  "trial_claims.key": () => createHash("sha256").update(randomUUID()).digest("hex"),
  "sign_up_attempts.customer_id": () => `cus_${randomUUID()}`,
  "sandbox_objects.customer_id": ({ customerId }) => customerId,
};

const values: Record<string, (owner: Owner, column: Column) => unknown> = {
  text: ({ id }, { table, name }) => `${id} ${table} ${name}`,
  "character varying": ({ id }, { table, name, length }) => `${id} ${table} ${name}`.slice(0, length ?? 200),
  boolean: () => true,
  bytea: () => Buffer.from([1]),
  integer: () => 1,
  bigint: () => 1,
  numeric: () => "1.00",
  date: () => "2026-11-21",
  jsonb: () => "{}",
  "timestamp with time zone": () => "2026-11-21T12:00:00.000Z",
  ARRAY: () => "{}",
};

async function listColumns(db: Database): Promise<Column[]> {
  const { rows } = await db.execute<Column>(sql`
    select c.table_name as "table", c.column_name as "name", c.data_type as "type", c.character_maximum_length as "length"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' order by 1, 2`);
  return rows;
}

const columnNames = (relation: string, key: string) =>
  sql.raw(`(select json_agg(att.attname order by place) from unnest(con.${key}) with ordinality as part(number, place)
    join pg_attribute att on att.attrelid = con.${relation} and att.attnum = part.number)`);

async function listForeignKeys(db: Database): Promise<ForeignKey[]> {
  const { rows } = await db.execute<ForeignKey>(sql`
    select con.conrelid::regclass::text as "table", con.confrelid::regclass::text as "target",
      ${columnNames("conrelid", "conkey")} as "columns", ${columnNames("confrelid", "confkey")} as "targets"
    from pg_constraint con where con.contype = 'f' and con.connamespace = 'public'::regnamespace`);
  return rows;
}

/** Tables in an order in which each comes after those that it points at. Throws when they point in a circle. */
function inOrder(tables: string[], keys: ForeignKey[]): string[] {
  const ordered: string[] = [];
  while (ordered.length < tables.length) {
    const next = tables.find(
      (table) =>
        !ordered.includes(table) &&
        keys.every((key) => key.table !== table || key.target === table || ordered.includes(key.target)),
    );
    if (next === undefined) throw new Error("The tables point at each other in a circle.");
    ordered.push(next);
  }
  return ordered;
}

function fieldOf(column: Column, owner: Owner, made: Map<string, Row>, keys: ForeignKey[]): unknown {
  for (const key of keys.filter(({ table }) => table === column.table)) {
    const at = key.columns.indexOf(column.name);
    if (at >= 0) return made.get(key.target)?.[key.targets[at] ?? ""];
  }
  const value = marks[`${column.table}.${column.name}`] ?? values[column.type];
  if (!value) throw new Error(`Say here what stands in ${column.table}.${column.name}, which is ${column.type}.`);
  return value(owner, column);
}

/**
 * Writes one row of this account into every table of the schema, whatever tables there are, and answers their names.
 * The account's user exists already.
 */
export async function fillEveryTable(db: Database, owner: Owner): Promise<string[]> {
  const [columns, keys] = [await listColumns(db), await listForeignKeys(db)];
  const tables = [...new Set(columns.map(({ table }) => table))];
  const made = new Map<string, Row>([["users", { id: owner.id }]]);
  for (const table of inOrder(tables, keys).filter((name) => name !== "users")) {
    const fields = columns.filter((column) => column.table === table);
    const row = Object.fromEntries(fields.map((column) => [column.name, fieldOf(column, owner, made, keys)]));
    made.set(table, row);
    const names = sql.join(
      Object.keys(row).map((name) => sql.identifier(name)),
      sql`, `,
    );
    const given = sql.join(
      Object.values(row).map((value) => sql`${value}`),
      sql`, `,
    );
    await db.execute(sql`insert into ${sql.identifier(table)} (${names}) values (${given}) on conflict do nothing`);
  }
  return tables;
}

/** Every row, in every table, that names the account: by its id, its address or its customer. */
export async function listRowsOf(db: Database, owner: Owner): Promise<Record<string, string[]>> {
  const tables = [...new Set((await listColumns(db)).map(({ table }) => table))];
  const found: Record<string, string[]> = {};
  for (const table of tables) {
    const { rows } = await db.execute<{ line: string }>(sql`
      select line from (select to_jsonb(t)::text as line from ${sql.identifier(table)} t) as lines
      where line like ${`%${owner.id}%`} or line like ${`%${owner.email}%`} or line like ${`%${owner.customerId}%`}
      order by line`);
    found[table] = rows.map(({ line }) => line);
  }
  return found;
}
