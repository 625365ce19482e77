import { describe, expect, it } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

/** What the lines of a talk are called. */
const namesOf = (said: string): string[] => estimate(plainInput(said)).items.map(({ description }) => description);

const STORY =
  "i stood in the yard with mrs holloway and her terrier barked the whole time anyway drove the old mower over in the back of her brother's pickup with the seat torn off which i loved carburetor cleaned and rebuilt one ten new spark plug and air filter thirty eight blade sharpened and balanced twenty five ready by friday she pays cash";
const BARE =
  "rental on birch street tenant says it's cold i looked and the upper element is burned out water heater element one forty five hooked up a new thermostat eighty and the anode rod is eaten so sixty five for that flush the tank forty the landlord gets the bill and wants it by the end of the month net fifteen";
const TOLD =
  "So I met with the Okafors, whose kid let me in, lovely family. The rear deck's cupped by the grill, sand and flip the boards, $400. New stair stringers, $280. The gate latch is worn out, replace it, $45. They're buying the stain themselves and it'll take us two days once the weather is dry, half down to start.";

describe("names that are mended by what was learned of names", () => {
  it("leaves the story before the thing away", () => {
    expect(namesOf(STORY)).toContain("Carburetor cleaned and rebuilt");
  });
  it("names anew what its own words do not name", () => {
    expect(namesOf(BARE)).toContainEqual(expect.stringContaining("water heater element"));
    expect(namesOf(BARE)).not.toContain("Cold");
  });
  it("keeps the thing that is told of before the work on it", () => {
    expect(namesOf(TOLD)).toContainEqual(expect.stringMatching(/^Rear deck/));
  });
  it("keeps names as they are said in short talk", () => {
    expect(namesOf("Her canoe's got a crack, glass it inside and out, $300. Strip the deck, $120.")).toContain(
      "Strip the deck",
    );
  });
  it("asks about a line under the name that it has", () => {
    const others = [STORY, BARE, TOLD].flatMap((talk) => {
      const { items, questions } = estimate(plainInput(talk));
      return questions.filter(({ itemId, text }) => {
        const asked = /“(.+)”/u.exec(text)?.[1];
        const item = items[Number(itemId?.slice(1)) - 1];
        return asked !== undefined && item !== undefined && !item.description.includes(asked);
      });
    });
    expect(others).toEqual([]);
  });
});
