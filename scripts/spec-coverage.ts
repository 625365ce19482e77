// Reads docs/spec-coverage.md and docs/security.md: what is asked for, where it is built, which test shows it.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface CoverageRow {
  line: number;
  /** Heading of the section, such as "2. Screens and routes". */
  section: string;
  statement: string;
  paths: string[];
  tests: NamedTest[];
  /** `done`, or what is still owed: the part of the product that owes it, or the reason. */
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

type State = CoverageRow["state"];

/** What the last cell of the specification's page says; undefined for anything else. */
function builtState(cell: string): State | undefined {
  const open = /^open: ([a-z]+)$/.exec(cell)?.[1];
  return cell === "done" ? "done" : open === undefined ? undefined : { open };
}

/** The same of the page about security: what is not shown by a test says why. */
export function securityState(cell: string): State | undefined {
  const open = /^((?:by design|not applicable|open): .+)$/.exec(cell)?.[1];
  return cell === "met" ? "done" : open === undefined ? undefined : { open };
}

/** The rows of all tables with four cells, and one line for each row that cannot be read. */
export function readCoverage(
  markdown: string,
  stateOf: (cell: string) => State | undefined = builtState,
): { rows: CoverageRow[]; problems: string[] } {
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
    const known = stateOf(state);
    if (cells.length !== 4 || statement === "") problems.push(`line ${line}: four cells are needed`);
    else if (known === undefined) problems.push(`line ${line}: "${state}" is no state`);
    else
      rows.push({
        line,
        section,
        statement,
        paths: quoted(where),
        tests: quoted(shownBy).map(testOf),
        state: known,
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

/** The pages that are checked, with what their last cells may say. */
const pages = { "docs/spec-coverage.md": builtState, "docs/security.md": securityState };

/** The rows of both pages, and what is wrong with them before any test has run. */
export function readPages(root: string): { rows: (CoverageRow & { page: string })[]; problems: string[] } {
  const read = Object.entries(pages).map(([page, stateOf]) => {
    const { rows, problems } = readCoverage(readFileSync(join(root, page), "utf8"), stateOf);
    const found = [...problems, ...staticProblems(rows, root)].map((problem) => `${page}, ${problem}`);
    return { rows: rows.map((row) => ({ ...row, page })), problems: found };
  });
  return { rows: read.flatMap(({ rows }) => rows), problems: read.flatMap(({ problems }) => problems) };
}
