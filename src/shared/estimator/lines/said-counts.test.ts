import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";

const read = (transcription: string) =>
  estimate({ transcription, catalogue: [], clients: [], businessInfo: null, today: "2026-11-21", includeLogo: false });

test.each([
  ["Three days of labor at sixty five an hour.", "3 days × 8 h", ["Three days"]],
  ["Two guys for three days at fifty an hour each.", "2 people × 3 days × 8 h", ["Two", "three days"]],
  ["A 20 by 30 deck at 12 a square foot.", "20 × 30 ft", ["20 by 30"]],
  ["Two days labor at 65 an hour, make that three days.", "3 days × 8 h", ["three days"]],
])("a count that is worked out knows its words: %j", (words, from, said) => {
  const source = read(words).items[0]?.sources.quantity;
  expect(source).toMatchObject({ kind: "computed", from });
  expect(source?.kind === "computed" && source.said?.map(({ start, end }) => words.slice(start, end))).toEqual(said);
});

test("a count that was said has no other words, and a flat price none", () => {
  const [gates, haul] = read("Two gates at ninety each. Haul away for eighty.").items;
  expect(gates?.sources.quantity?.kind).toBe("spoken");
  expect(haul?.sources.quantity).toBeUndefined();
});
