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

describe("a number that is said anew later", () => {
  test("for a count: both are buttons, with the price that they multiply", () => {
    const { item, question } = openLine(
      "Mower service, 89. Blade sharpening, two at 12. Carburetor cleaning, 45. It's a wide deck, there are three blades.",
      "blade",
    );
    expect(item).toMatchObject({ unitPrice: null, amount: null });
    expect(question?.text).toBe("You said 2 for “Blade sharpening”, and later 3. Which is it?");
    expect(question?.choices?.map(({ change }) => change)).toEqual([
      { quantity: 3000, unitPrice: 1200 },
      { quantity: 2000, unitPrice: 1200 },
    ]);
  });

  const cylinders =
    "Locksmith call-out to the Marlowe place, $85 trip charge. Rekeyed five cylinders at $25 each. New deadbolt on the back, $140. Garage keypad, $165 installed. The cylinders were the Medeco ones, so those run $40, not 25.";

  test("for the price of each: both are buttons, and what was said later waits as well", () => {
    const { item, labels } = openLine(cylinders, "rekeyed");
    expect(item).toMatchObject({ quantity: 5000, unitPrice: null });
    expect(labels).toEqual(["$40.00", "$25.00", "Leave it out"]);
    expect(heard(cylinders).items.filter(({ amount }) => amount === 4000)).toEqual([]);
  });

  test("in hundreds or in dollars: the reading that is the nearest to what was said before", () => {
    const said =
      "backyard sod nine hundred square feet at two ten a foot tilling four hundred flat hang on the sod farm raised it monday um two thirty five a foot for sod now and delivery is seventy five";
    expect(openLine(said, "sod").labels).toEqual(["$2.35", "$2.10", "Leave it out"]);
  });

  test("for a thing by its name: the later one stands, and the first is asked about", () => {
    const said =
      "repoint chimney 380 four new pots at 65 lead tray five hundred scaffold 700 the lead tray yeah i was thinking of the big stack at the pub this one's half the size two ninety";
    const { item, question } = openLine(said, "lead tray");
    expect(item).toMatchObject({ unitPrice: null });
    expect(question?.text).toBe("“Lead tray” was priced again later, at $290.00. Is it also $500.00?");
    expect(question?.choices?.map(({ label }) => label)).toEqual(["$500.00", "Leave it out"]);
    expect(heard(said).items.some(({ amount }) => amount === 29_000)).toBe(true);
  });

  test.each([
    ["things alike with prices of their own", "Front gate 300. Back gate 260. Hinges, eight at 9."],
    ["a list read out again", "Deck stain 400. Railing 250. So that's the deck stain 400 and the railing 250."],
    ["what it was last year", "Gutter vac, six buildings at $340. Last fall it was $310 a building."],
  ])("%s ask nothing", (_what, said) => {
    const asked = heard(said).questions.filter(({ text }) => /and later|priced again/.test(text));
    expect(asked).toEqual([]);
  });
});
