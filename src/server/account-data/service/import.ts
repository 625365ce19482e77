import type { ReadableStream } from "node:stream/web";
import { atomically, type Ctx } from "#server/context.ts";
import { learnDocumentWords } from "#server/documents/service/list.ts";
import { AppError } from "#server/errors.ts";
import { createFileReader, FileFormatError } from "#shared/account-data/export-file.ts";
import { sectionNames, type AccountImport, type FileHead, type SectionName } from "#shared/account-data/schema.ts";
import { emptyMemory, type Entry, type FileMemory, type Outcome, type Section, type Wish } from "./section.ts";
import { sections } from "./sections.ts";
import { linesOf, withSpooled } from "./spool.ts";

const MOST_PROBLEMS = 50;
const MOST_DIFFERING = 20;

const sectionOf = (name: SectionName): Section => {
  const section = sections.find((one) => one.name === name);
  if (!section) throw new Error(`No section ${name}`);
  return section;
};

/**
 * Says what a file of an account would do to this one and, with `apply`, does it. The whole file is checked before
 * anything is written. What is in the account and not in the file stays; what differs is kept, unless the wish says
 * otherwise. Records are written a batch a transaction, so that others are served meanwhile; importing again goes on
 * where a stopped one ended.
 */
export const importAccount = (ctx: Ctx, body: ReadableStream, wish: Wish): Promise<AccountImport> =>
  withSpooled(body, async (path) => {
    const plan = await readFile(ctx, path, { ...wish, apply: false });
    if (!wish.apply) return plan;
    if (plan.problems.length > 0)
      throw new AppError("invalid", "The file has records that cannot be taken, so nothing was imported.", {
        details: { problems: plan.problems },
      });
    return readFile(ctx, path, wish);
  });

async function readFile(ctx: Ctx, path: string, wish: Wish): Promise<AccountImport> {
  const tally = createTally();
  const memory = emptyMemory();
  let head: FileHead | undefined;
  try {
    for await (const part of batchesOf(path)) {
      if ("head" in part) head = part.head;
      else tally.add(part.section, await takeBatch(ctx, part, wish, memory));
    }
  } catch (error) {
    if (error instanceof FileFormatError) throw new AppError("invalid", error.message);
    throw error;
  }
  if (!head) throw new Error("A file without a head was read to its end.");
  if (!wish.apply) await checkLimits(ctx, tally);
  else await learnDocumentWords(ctx);
  return { applied: wish.apply, head, ...tally.result() };
}

type Batch = { section: SectionName; entries: Entry[] };

const takeBatch = (ctx: Ctx, { section, entries }: Batch, wish: Wish, memory: FileMemory): Promise<Outcome> => {
  const take = (tx: Ctx) => sectionOf(section).take(tx, entries, wish, memory);
  return wish.apply ? atomically(ctx, take) : take(ctx);
};

/** The head, and then the records of each section, a few at a time. */
async function* batchesOf(path: string): AsyncGenerator<{ head: FileHead } | Batch> {
  const reader = createFileReader();
  let batch: Batch | null = null;
  let number = 0;
  for await (const line of linesOf(path)) {
    number += 1;
    const said = reader.read(line, number);
    if (said?.kind === "head") yield { head: said.head };
    if (said?.kind !== "record") continue;
    const { section, index, value } = said;
    if (batch && (batch.section !== section || batch.entries.length === sectionOf(section).batch)) {
      yield batch;
      batch = null;
    }
    batch ??= { section, entries: [] };
    batch.entries.push({ index, value });
  }
  if (batch) yield batch;
  reader.end();
}

type Tally = ReturnType<typeof createTally>;

function createTally() {
  const counts = new Map(sectionNames.map((name) => [name, { name, added: 0, same: 0, differing: 0 }]));
  const differing: string[] = [];
  const problems: AccountImport["problems"] = [];
  let renumbered = 0;
  return {
    added: (name: SectionName) => counts.get(name)?.added ?? 0,
    complain: (where: string, message: string) => problems.push({ where, message }),
    add(name: SectionName, outcome: Outcome) {
      const count = counts.get(name);
      if (count) {
        count.added += outcome.added;
        count.same += outcome.same;
        count.differing += outcome.differing.length;
      }
      differing.push(...outcome.differing.slice(0, MOST_DIFFERING - differing.length));
      problems.push(...outcome.problems.slice(0, MOST_PROBLEMS - problems.length));
      renumbered += outcome.renumbered;
    },
    result: () => ({ sections: [...counts.values()], differing, renumbered, problems }),
  };
}

async function checkLimits(ctx: Ctx, tally: Tally): Promise<void> {
  for (const { name, most } of sections) {
    if (!most || tally.added(name) === 0) continue;
    const total = (await most.count(ctx)) + tally.added(name);
    if (total > most.limit)
      tally.complain(name, `An account holds at most ${most.limit} ${most.of}; with this file it would have ${total}.`);
  }
}
