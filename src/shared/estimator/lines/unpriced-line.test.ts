import { describe, expect, test } from "vitest";
import { cents } from "#shared/money.ts";
import { estimate } from "../estimate.ts";

const read = (transcription: string, prices: Record<string, number> = {}) =>
  estimate({
    transcription,
    type: "quote",
    catalogue: Object.entries(prices).map(([name, dollars], index) => ({
      id: `s${index}`,
      name,
      description: null,
      hourlyRate: null,
      fixedRate: cents(dollars * 100),
      category: null,
    })),
    clients: [],
    businessInfo: null,
    today: "2026-11-20",
    includeLogo: false,
  });

describe("the prices that are offered for a line without one", () => {
  const offered = (say: string, prices: Record<string, number>) =>
    read(say, prices).questions.flatMap(({ choices = [] }) =>
      choices.flatMap(({ label, source }) => (source?.kind === "catalogue" ? [label] : [])),
    );
  test.each([
    ["Two outlets at ninety each, and she needs the post lamp rewired.", { "Post mix": 9, "Fence post": 45 }],
    [
      "Mow for sixty, and he also wants the garage window fixed.",
      { "Garage cleanout": 300, "Garage door tune-up": 120 },
    ],
  ])("are none of another thing: %s", (say, prices) => {
    expect(offered(say, prices)).toEqual([]);
  });
  test("are those of the same thing", () => {
    const prices = { "Hedge trimming": 80, "Hedge removal": 300, "Lawn edging": 40 };
    expect(offered("Mow the lawn for sixty, and they want the hedges looked at.", prices)).toHaveLength(2);
  });
});

test.each([
  "Two new drains at two twenty each. Client supplies the skylight.",
  "Build eight pages at four hundred a page. They supply the photos.",
  "Run PEX for twenty eight hundred, patch the drywall by others.",
  "Repaint the trim for sixteen hundred. Excludes lead paint removal.",
  "Set the cabinets for nine hundred, the owner will provide the handles.",
])("what others bring is not asked for: %s", (say) => {
  expect(read(say).items.filter(({ amount }) => amount === null)).toEqual([]);
});

test.each(["Fence is nine hundred. Dig safe gets called first.", "Four tires at ten each. Paint cans we can't take."])(
  "what is no work is not asked about: %s",
  (talk) => {
    expect(read(talk).questions).toEqual([]);
  },
);

test("a new thing is asked about with its article", () => {
  const { questions } = read("Nine windows at six hundred each. He asked about a new storm door, no price yet.");
  expect(questions[0]?.text).toBe("What do you charge for the new storm door?");
});
