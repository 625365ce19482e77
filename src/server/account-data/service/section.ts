import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import type { Ctx } from "#server/context.ts";
import { AppError } from "#server/errors.ts";
import type { AccountImport, SectionName } from "#shared/account-data/schema.ts";

/** What later records of a file need to know of the earlier ones. */
export interface FileMemory {
  /** The version that each document has, or will have, in the account. */
  documents: Map<string, number>;
  /** The numbers of the file's documents. */
  numbers: Set<string>;
  keys: Set<string>;
}
export const emptyMemory = (): FileMemory => ({ documents: new Map(), numbers: new Set(), keys: new Set() });

/** How one kind of record is read from the account and put into it. A record is that of the file (the wire's figures). */
export interface SectionRules<Rec> {
  name: SectionName;
  schema: z.ZodType<unknown, Rec>;
  /** More than this an account does not hold. */
  most?: { count(ctx: Ctx): Promise<number>; limit: number; of: string };
  /** Rows read or written at once: few where one may be large. */
  batch: number;
  key(record: Rec): string;
  /** What a person calls it. */
  label(record: Rec): string;
  /** Records in the order of their keys, after this one; null begins. */
  list(ctx: Ctx, after: Rec | null, limit: number): Promise<Rec[]>;
  /** Those that the account has already: their keys, and what they are compared by. */
  existing(ctx: Ctx, records: readonly Rec[]): Promise<Map<string, unknown>>;
  /** What decides whether two records of one key are the same; null where a key says all. */
  comparable(record: Rec): unknown;
  /** Makes what was read safe to store. Throws AppError for what cannot be taken. */
  prepare?(record: Rec): Promise<Rec>;
  /** Whether it goes with the records before it; told of those that do. */
  belongs?(record: Rec, memory: FileMemory, isNew: boolean): boolean;
  /** Something wrong with it beside the records before it. */
  complaint?(record: Rec, memory: FileMemory): string | null;
  /** How many of the new ones get another number. */
  renumbered?(ctx: Ctx, records: readonly Rec[]): Promise<number>;
  insert(ctx: Ctx, records: readonly Rec[]): Promise<void>;
  replace(ctx: Ctx, record: Rec): Promise<void>;
}

export interface Entry {
  index: number;
  value: unknown;
}
export interface Wish {
  apply: boolean;
  replace: boolean;
}
export interface Outcome {
  added: number;
  same: number;
  differing: string[];
  renumbered: number;
  problems: AccountImport["problems"];
}

/** One kind of record, whatever it is. */
export interface Section {
  name: SectionName;
  batch: number;
  most: SectionRules<unknown>["most"];
  /** Every record of the account as JSON. */
  texts(ctx: Ctx, memory: FileMemory): AsyncGenerator<string>;
  /** Says what these records of a file would do and, with `apply`, does it. With a problem among them none is written. */
  take(ctx: Ctx, entries: readonly Entry[], wish: Wish, memory: FileMemory): Promise<Outcome>;
}

type Checked<Rec> = { ok: true; record: Rec } | { ok: false; message: string };

async function check<Rec>(rules: SectionRules<Rec>, value: unknown, memory: FileMemory): Promise<Checked<Rec>> {
  const read = rules.schema.safeParse(value);
  if (!read.success) {
    const [issue] = read.error.issues;
    return { ok: false, message: `${issue?.path.join(".") ?? ""}: ${issue?.message ?? "Cannot be read."}` };
  }
  const record = rules.schema.encode(read.data);
  const key = `${rules.name} ${rules.key(record)}`;
  if (memory.keys.has(key)) return { ok: false, message: "Stands in the file twice." };
  memory.keys.add(key);
  const complaint = rules.complaint?.(record, memory);
  if (complaint) return { ok: false, message: complaint };
  try {
    return { ok: true, record: rules.prepare ? await rules.prepare(record) : record };
  } catch (error) {
    if (error instanceof AppError) return { ok: false, message: error.message };
    throw error;
  }
}

async function take<Rec>(
  rules: SectionRules<Rec>,
  ctx: Ctx,
  entries: readonly Entry[],
  wish: Wish,
  memory: FileMemory,
): Promise<Outcome> {
  const outcome: Outcome = { added: 0, same: 0, differing: [], renumbered: 0, problems: [] };
  const records: Rec[] = [];
  for (const { index, value } of entries) {
    const checked = await check(rules, value, memory);
    if (checked.ok) records.push(checked.record);
    else outcome.problems.push({ where: `${rules.name}, record ${index}`, message: checked.message });
  }
  const existing = await rules.existing(ctx, records);
  const isNew = (record: Rec) => !existing.has(rules.key(record));
  const taken = records.filter((record) => rules.belongs?.(record, memory, isNew(record)) ?? true);
  const added = taken.filter(isNew);
  const differing = taken.filter(
    (record) => !isNew(record) && !isDeepStrictEqual(existing.get(rules.key(record)), rules.comparable(record)),
  );
  outcome.renumbered = (await rules.renumbered?.(ctx, added)) ?? 0;
  if (wish.apply) {
    await rules.insert(ctx, added);
    if (wish.replace) for (const record of differing) await rules.replace(ctx, record);
  }
  outcome.added = added.length;
  outcome.same = taken.length - added.length - differing.length;
  outcome.differing = differing.map(rules.label);
  return outcome;
}

async function* texts<Rec>(rules: SectionRules<Rec>, ctx: Ctx, memory: FileMemory): AsyncGenerator<string> {
  let after: Rec | null = null;
  for (;;) {
    const page: Rec[] = await rules.list(ctx, after, rules.batch);
    for (const record of page) if (rules.belongs?.(record, memory, true) ?? true) yield JSON.stringify(record);
    after = page.at(-1) ?? null;
    if (page.length < rules.batch || after === null) return;
  }
}

export const defineSection = <Rec>(rules: SectionRules<Rec>): Section => ({
  name: rules.name,
  batch: rules.batch,
  most: rules.most,
  texts: (ctx, memory) => texts(rules, ctx, memory),
  take: (ctx, entries, wish, memory) => take(rules, ctx, entries, wish, memory),
});
