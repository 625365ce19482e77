import { describe, expect, test } from "vitest";
import { guardCell, unguardCell, writeCsv } from "./csv.ts";

test("rows are written as quoted cells", () => {
  expect(
    writeCsv([
      ["Month", 'The "sum"'],
      ["May 2026", "-1"],
    ]),
  ).toBe('\uFEFF"Month","The ""sum"""\r\n"May 2026","\'-1"\r\n');
});

describe("a cell that a spreadsheet would run", () => {
  test.each(["=1+1", "+1", "-20.00", "@SUM(A1)", "\t=1", "\r=1", "'=1", "''-1"])(
    "%j is guarded, and comes back",
    (text) => {
      expect(guardCell(text)).toBe(`'${text}`);
      expect(unguardCell(guardCell(text))).toBe(text);
    },
  );
  test.each(["", "Paint", "'Paint'", "3 = 3", "'"])("%j is not one", (text) => {
    expect(guardCell(text)).toBe(text);
    expect(unguardCell(text)).toBe(text);
  });
});
