import { CsvError } from "csv-parse";
import { parse } from "csv-parse/sync";
import { atomically, type Ctx } from "#server/context.ts";
import { AppError } from "#server/errors.ts";
import { LIMITS } from "#shared/limits.ts";
import { planImport, type ImportPlan, type NumberedRow } from "#shared/services/import-plan.ts";
import { readHeads, readRow } from "#shared/services/price-list-file.ts";
import type { ImportReport, ImportServices } from "#shared/services/schema.ts";
import { insertServices, updateServiceRow } from "../store.ts";
import { listServices } from "../service.ts";

const refuse = (message: string) => new AppError("invalid", message, { issues: [{ path: "csv", message }] });

const grouped = (count: number) => count.toLocaleString("en-US");
const tooMany = (why: string) => refuse(`A price list holds at most ${grouped(LIMITS.services)} services; ${why}.`);

interface ReadFile {
  rows: NumberedRow[];
  problems: ImportReport["problems"];
  ignoredColumns: string[];
}

/** What the file would do to the price list, and with `apply` does. Rows that cannot be read are reported and left out. */
export const importServices = (ctx: Ctx, { csv, apply }: ImportServices): Promise<ImportReport> =>
  atomically(ctx, async (tx) => {
    const { rows, problems, ignoredColumns } = readFile(csv);
    const services = await listServices(tx);
    const plan = planImport(services, rows);
    const total = services.length + plan.added.length;
    if (total > LIMITS.services) throw tooMany(`with this file it would have ${grouped(total)}`);
    if (apply) await carryOut(tx, plan);
    const all = [...problems, ...plan.problems].toSorted((a, b) => a.line - b.line);
    return { ...plan, applied: apply, problems: all, ignoredColumns };
  });

async function carryOut(tx: Ctx, { added, changed }: ImportPlan): Promise<void> {
  await insertServices(
    tx,
    added.map(({ after }) => after),
  );
  for (const { before, after } of changed) if (before) await updateServiceRow(tx, before.id, after);
}

function readFile(csv: string): ReadFile {
  const [first, ...records] = readRecords(csv);
  if (!first) throw refuse("The file is empty.");
  if (records.length > LIMITS.services) throw tooMany("this file has more rows");
  const above = readHeads(first.cells);
  if (!above.includes("name"))
    throw refuse(
      "The first line names the columns, and one of them is Name. Export your price list to see how it looks.",
    );
  const repeated = above.find((column, index) => column !== null && above.indexOf(column) !== index);
  if (repeated) throw refuse(`Two columns of the first line are ${first.cells[above.lastIndexOf(repeated)]?.trim()}.`);
  const read: ReadFile = {
    rows: [],
    problems: [],
    ignoredColumns: first.cells.filter((_, index) => above[index] === null),
  };
  for (const { line, cells } of records) {
    const row = readRow(above, cells);
    if (row.ok) read.rows.push({ line, row: row.value });
    else read.problems.push({ line, message: row.message });
  }
  return read;
}

/** The separator of the first line: a spreadsheet writes what its country's settings say. */
function separatorOf(csv: string): string {
  const [head = ""] = csv.split("\n", 1);
  const counts = [",", ";", "\t"].map((mark) => ({ mark, times: head.split(mark).length }));
  return counts.toSorted((a, b) => b.times - a.times)[0]?.mark ?? ",";
}

type Record = { line: number; cells: string[] };
type Parsed = { record: string[]; info: { lines: number } };

/** The records of the file with the lines that they begin on; blank lines are none. */
function readRecords(csv: string): Record[] {
  const text = csv.replace(/\r\n?/g, "\n");
  try {
    const parsed = parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      info: true,
      record_delimiter: "\n",
      relax_column_count: true,
      relax_quotes: true,
      skip_records_with_empty_values: true,
      to: LIMITS.services + 2,
    }) as unknown as Parsed[]; // `info` gives records of this shape, which the library's types do not say
    return parsed.map(({ record, info }) => ({
      line: info.lines - (record.join("").split("\n").length - 1),
      cells: record,
    }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw refuse(
      "A quotation mark opens a cell that never ends, so the file cannot be read. Save it as CSV once more.",
    );
  }
}
