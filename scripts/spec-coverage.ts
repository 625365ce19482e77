// Reads docs/spec-coverage.md: what the specification says, where it is built, which test shows it.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface CoverageRow {
  line: number;
  /** Heading of the section, such as "2. Screens and routes". */
  section: string;
  statement: string;
  paths: string[];
  tests: NamedTest[];
  /** `done`, or the part of the product that still owes it. */
  state: "done" | { open: string };
}

/** A test by its file and the titles that lead to it; a last title that ends with "…" names every test that begins so. */
export interface NamedTest {
  file: string;
  titles: string[];
}

const SEPARATOR = " › ";
const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text);

function testOf(text: string): NamedTest {
  const [file = "", ...titles] = text.split(SEPARATOR);
  return { file, titles };
}

/** The rows of all tables, and one line for each row that cannot be read. */
export function readCoverage(markdown: string): { rows: CoverageRow[]; problems: string[] } {
  const rows: CoverageRow[] = [];
  const problems: string[] = [];
  let section = "";
  for (const [index, text] of markdown.split("\n").entries()) {
    section = /^## (.+)/.exec(text)?.[1] ?? section;
    if (!text.startsWith("|") || /^\|[\s:|-]+\|$/.test(text) || text.startsWith("| Statement |")) continue;
    const line = index + 1;
    const cells = text
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    const [statement = "", where = "", shownBy = "", state = ""] = cells;
    const open = /^open: ([a-z]+)$/.exec(state)?.[1];
    if (cells.length !== 4 || statement === "") problems.push(`line ${line}: four cells are needed`);
    else if (state !== "done" && open === undefined) problems.push(`line ${line}: "${state}" is no state`);
    else
      rows.push({
        line,
        section,
        statement,
        paths: quoted(where),
        tests: quoted(shownBy).map(testOf),
        state: open === undefined ? "done" : { open },
      });
  }
  return { rows, problems };
}

/** What is wrong with the rows before any test has run: nothing named, a path or a title that does not exist. */
export function staticProblems(rows: readonly CoverageRow[], root: string): string[] {
  return rows.flatMap((row) => {
    const say = (what: string) => `line ${row.line}: ${what} (${row.statement})`;
    const found = [...row.paths, ...row.tests.map(({ file }) => file)]
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => say(`${path} does not exist`));
    if (found.length > 0) return found;
    if (row.state === "done" && row.paths.length === 0) return [say("done, and no path says where")];
    if (row.state === "done" && row.tests.length === 0) return [say("done, and no test shows it")];
    return row.tests.filter((test) => !isWritten(test, root)).map((test) => say(`no test ${nameOf(test)}`));
  });
}

export const nameOf = ({ file, titles }: NamedTest): string => [file, ...titles].join(SEPARATOR);

/** Titles that a loop or a table makes are not written out: then only their beginning is looked for. */
function isWritten({ file, titles }: NamedTest, root: string): boolean {
  const text = readFileSync(join(root, file), "utf8");
  return titles.length > 0 && titles.every((title) => text.includes(title.replace(/…$/, "")));
}
