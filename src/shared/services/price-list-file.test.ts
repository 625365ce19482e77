import { expect, test } from "vitest";
import { cents } from "#shared/money.ts";
import { readHeads, readRow, writePriceList } from "./price-list-file.ts";

const heads = readHeads(["Name", "Description", "Category", "Hourly rate", "Fixed rate", "Active"]);
const service = {
  name: "Post mix, 60 lb",
  description: 'Set "and" crowned',
  category: null,
  hourlyRate: null,
  fixedRate: cents(120_050),
  isActive: false,
};

test("a service is written as one row of quoted cells", () => {
  expect(writePriceList([service])).toBe(
    '\uFEFF"Name","Description","Category","Hourly rate","Fixed rate","Active"\r\n' +
      '"Post mix, 60 lb","Set ""and"" crowned","","","1200.50","no"\r\n',
  );
});

test("heads are known by other programs' words, and others are left out", () => {
  expect(readHeads([" SERVICE ", "price", "hourly_rate", "Colour"])).toEqual(["name", "fixedRate", "hourlyRate", null]);
});

test("a row is read below its heads, and a column that the file lacks stays unsaid", () => {
  expect(readRow(heads, ["Gate", "", "Fence", "$65", "1,200.50", "No"])).toEqual({
    ok: true,
    value: {
      name: "Gate",
      description: null,
      category: "Fence",
      hourlyRate: 6500,
      fixedRate: 120_050,
      isActive: false,
    },
  });
  expect(readRow(readHeads(["name", "colour"]), ["Gate", "red"])).toEqual({ ok: true, value: { name: "Gate" } });
});

test.each([
  [["", "", "", "", "", ""], "Service name is required."],
  [["x".repeat(201), "", "", "", "", ""], "At most 200 characters."],
  [["Gate", "", "", "ten", "", ""], "Hourly rate: Write an amount such as 1,200.50."],
  [["Gate", "", "", "", "1.234", ""], "Fixed rate: At most two decimals."],
  [["Gate", "", "x".repeat(101), "", "", ""], "Category: At most 100 characters."],
  [["Gate", "", "", "", "", "perhaps"], "Active: Write yes or no."],
  [["Gate", "5"], "Has 2 cells; the first line has 6."],
])("a bad row says what is wrong with it: %j", (cells, message) => {
  expect(readRow(heads, cells)).toEqual({ ok: false, message });
});
