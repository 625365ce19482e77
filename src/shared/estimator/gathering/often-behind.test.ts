import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const linesOf = (say: string) =>
  estimate(plainInput(say)).items.map(({ description, amount }) => [description, (amount ?? 0) / 100]);

test.each([
  ["office cleaning 150 every other week windows 90", [["Office cleaning every other week", 150], ["Windows", 90]]],
  ["drain treatment is 60 every three months grease trap 250", [["Drain treatment every three months", 60], ["Grease trap", 250]]],
  ["pond service 85 once a month new pump 240", [["Pond service once a month", 85], ["New pump", 240]]],
  ["deep clean 220 and then 130 every two weeks", [["Deep clean", 220], ["Regular visit every two weeks", 130]]],
  ["deep clean 220 and then 130 every other friday inside the oven 40", [["Deep clean", 220], ["Regular visit every other Friday", 130], ["Inside the oven", 40]]],
  ["deep clean 220 first time then 130 every two weeks", [["Deep clean", 220], ["Regular visit every two weeks", 130]]],
  ["cleaning 220 the first time then 130 every two weeks", [["Cleaning", 220], ["Regular visit every two weeks", 130]]],
])("how often, said right behind a price, is the line's: %s", (say, lines) => expect(linesOf(say)).toEqual(lines)); // prettier-ignore

test.each([
  [
    "deep clean 220 every two weeks 120",
    [
      ["Deep clean", 220],
      ["Regular visit every two weeks", 120],
    ],
  ],
  [
    "spring cleanup 280 weekly mowing 45",
    [
      ["Spring cleanup", 280],
      ["Weekly mowing", 45],
    ],
  ],
  [
    "cleaning 130 first visit 195",
    [
      ["Cleaning", 130],
      ["First visit", 195],
    ],
  ],
])("and before a price it is the next line's: %s", (say, lines) => expect(linesOf(say)).toEqual(lines));
