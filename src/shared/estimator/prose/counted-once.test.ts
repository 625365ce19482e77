import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const termOf = (say: string, type: "quote" | "invoice" = "quote"): string | undefined =>
  estimate({ ...plainInput(say), type }).terms.find((term) => term.startsWith("Counted once"));

test.each([
  ["pool opening 350 weekly service 45 a week", "weekly service (each week)"],
  ["office cleaning 650 a month strip and wax the floors 400", "office cleaning (each month)"],
  ["house cleaning every other friday 130 first visit 195", "house cleaning every other Friday"],
  ["quarterly spider service initial treatment 220 then 85 a quarter", "quarterly service (each quarter)"],
  ["website 2400 and hosting 35 a month and backups 20 a month", "hosting (each month) and backups (each month)"],
])("what repeats beside what is done once stands in the total once: %s", (say, named) =>
  expect(termOf(say)).toBe(`Counted once in the total and billed each time: ${named}.`),
);

test.each([
  ["what all comes again at the same time", "hosting 35 a month and backups 20 a month"],
  ["a count that was said", "weekly mowing 45 a visit for 12 visits and a spring cleanup 280"],
  ["what only is called so", "monthly planner design 200 printing 80"],
  ["what is done once", "gutter cleaning 160 and an annual furnace tune up 120"],
])("%s needs no word of it", (_, say) => expect(termOf(say)).toBeUndefined());

test("an invoice bills what was done", () =>
  expect(termOf("office cleaning 650 a month strip and wax the floors 400", "invoice")).toBeUndefined());
