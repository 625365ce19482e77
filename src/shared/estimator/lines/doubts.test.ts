import { describe, expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { GOLD_TODAY } from "../gold/score.ts";

const heard = (transcription: string) =>
  estimate({
    transcription,
    catalogue: [],
    clients: [],
    businessInfo: null,
    today: GOLD_TODAY,
    includeLogo: false,
  });

/** The open line whose name holds a word, and the labels of its question's choices. */
function openLine(transcription: string, name: string) {
  const { items, questions } = heard(transcription);
  const item = items.find((line) => line.description.toLowerCase().includes(name));
  const question = questions.find((one) => one.itemId === item?.id);
  return { item, labels: question?.choices?.map((choice) => choice.label) ?? [], question };
}

describe("a figure that nothing explains", () => {
  test.each([
    ["Three horses, six visits at eighty a visit.", "horses", ["6", "18", "3"]],
    ["Editing ran twenty six hours, I quoted twenty hours, at ninety an hour.", "editing", ["26", "20"]],
    ["Office cleaning, three nights a week at eighty five a night.", "office", ["3", "12"]],
    [
      "Four nights of cat sitting at thirty two fifty a night, plus nail trims for eighteen seventy five.",
      "nail",
      ["$1,875.00", "$18.75", "Leave it out"],
    ],
    [
      "Three days of dog daycare at thirty eight fifty a day, and a brush out for twenty two fifty.",
      "daycare",
      ["$3,850.00", "$38.50", "Leave it out"],
    ],
    ["Grease the mill with a 150 tooth ring. Wash for three eighty.", "grease", ["$150.00", "Leave it out"]],
    ["Painting the porch is 4. Trim is 300. Gutters are 500.", "porch", ["$4.00", "Leave it out"]],
  ])("%s: the line waits, and the readings are buttons", (said, name, readings) => {
    const { item, labels } = openLine(said, name);
    expect(item).toMatchObject({ unitPrice: null, amount: null });
    expect(labels).toEqual(readings);
  });

  test("a choice of count brings the price that was said with it", () => {
    const { question } = openLine("Office cleaning, three nights a week at eighty five a night.", "office");
    expect(question?.choices?.[1]?.change).toEqual({ quantity: 12_000, unitPrice: 8500 });
  });

  test("a price whose words name nothing is asked about", () => {
    const { items, questions } = heard("Paint the fence for six hundred. Only charge him four hundred.");
    expect(items.filter((item) => item.amount === 40_000)).toEqual([]);
    expect(questions.length).toBeGreaterThan(0);
  });

  test("a bare number that reads as a year is no price", () => {
    const { items } = heard("Swap the burner, 600. Full tune up, they said it was 2011. Filters are 2000.");
    expect(items.some((item) => item.amount === 201_100)).toBe(false);
    expect(items.some((item) => item.amount === 200_000)).toBe(true);
  });

  test("a number far beyond all other prices is no price", () => {
    const { items } = heard("Service calls are 90. Filters are 45. The reference on it all is 188213.");
    expect(items.filter((item) => item.amount !== null).map((item) => item.amount)).toEqual([9000, 4500]);
  });
});

describe("what is explained stays priced", () => {
  test.each([
    ["Patch the wall, six hundred. Carpet for three bedrooms, forty eight square yards at 29 a yard.", 1992],
    ["I had six but the storage room needs one, so seven sensors at ninety five each", 665],
    ["House sitting, eight days and so seven nights at sixty five a night.", 455],
    ["Two men and a truck for seven hours at $145 an hour.", 1015],
    ["Hang the doors for three hundred and twenty dollars.", 320],
    ["Paint the porch for 4 dollars.", 4],
  ])("%s", (said, total) => {
    expect(heard(said).amount).toBe(total * 100);
  });
});
