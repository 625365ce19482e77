// A spreadsheet takes a cell that begins like this for a formula, and runs it.
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;

/** Puts an apostrophe before what a spreadsheet would run; `unguardCell` takes it away again, and nothing else. */
export const guardCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
export const unguardCell = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text);

const quoted = (text: string) => `"${guardCell(text).replaceAll('"', '""')}"`;
// Excel takes a file without this mark for one in an older encoding.
const BYTE_ORDER_MARK = "\uFEFF";

/** Rows as CSV (RFC 4180), the heads first. No cell of it is a formula. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(quoted).join(",")}\r\n`).join("");
