import { describe, expect, test } from "vitest";
import { allTrades } from "./all-trades.ts";
import { readJob } from "./job.ts";
import { recogniseTrade } from "./recognise-trade.ts";
import { BOASTS, facts, line } from "./spoken-jobs.test-data.ts";
import { industries } from "./trade.ts";
import { writeProse } from "./write-prose.ts";

const NUMBERS =
  /\d|%|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|hundred|dozen|half|percent|twice|weeks?)\b/i;

const sentences = allTrades.flatMap((trade) =>
  [...trade.approach, ...trade.terms].map((entry) => (typeof entry === "string" ? entry : entry.text)),
);

describe("the trades' own words", () => {
  test("there are at least twenty-two trades, and some for each industry", () => {
    expect(allTrades.length).toBeGreaterThanOrEqual(22);
    expect(new Set(allTrades.map((trade) => trade.industry))).toEqual(new Set(industries));
    expect(new Set(allTrades.map((trade) => trade.id)).size).toBe(allTrades.length);
  });
  test.each(sentences)("%s", (sentence) => {
    expect(sentence).toMatch(/^[A-Z].*[^,;:\s]\.$/);
    expect(sentence).not.toMatch(/ {2}/);
    expect(sentence).not.toMatch(NUMBERS);
    expect(sentence).not.toMatch(BOASTS);
  });
  test("titles are sentence case, exclusions begin small, and nothing holds a figure or a boast", () => {
    for (const trade of allTrades) {
      for (const title of [trade.title, ...trade.projects.map((project) => project.title)])
        expect(title).toMatch(/^[A-Z]+[a-z-]* ?(?:[a-z-]| )*$/);
      for (const { what } of trade.excluded) {
        expect(what).toMatch(/^[a-z].*[a-z]$/);
        expect(what).not.toMatch(NUMBERS);
      }
      expect(trade.approach.length).toBeGreaterThanOrEqual(4);
      for (const word of [...trade.strong, ...trade.weak]) expect(word).toBe(word.toLowerCase());
    }
  });
});

describe("the trade of what is said", () => {
  test.each([
    ["sixteen by seven garage door, no windows, and a new opener", "garage-doors"],
    ["replace the sump pump with one that has a battery backup", "plumbing"],
    ["solar panels on the south roof and a battery backup", "solar"],
    ["pump the thousand gallon tank and replace the outlet baffle", "septic"],
    ["a new outlet behind the tv and two breakers", "electrical"],
    ["built-ins on both sides in paint grade maple, she has a painter", "carpentry"],
    ["paint the built-ins in the den, two coats", "painting"],
    ["full detail on his tahoe, shampoo the seats", "auto-detailing"],
    ["new tires on the tahoe, mount and balance, and an oil change", "auto-service"],
    ["junk removal from the garage, four tires, paint cans we can't take", "junk-removal"],
    ["moving out of a studio on the third floor, two guys with a box truck", "moving"],
    ["refinish the hardwood floor on the third floor", "flooring"],
    ["personal training package, twelve sessions", "personal-training"],
    ["training session for the sales team and a workshop", "business-consulting"],
    ["tuned the upright piano and raised the pitch", "piano-tuning"],
    ["move the piano up the stairs, two movers", "moving"],
    ["driveway, bust out and haul off the old one, rebar and broom finish", "concrete"],
    ["the heater back by the fence, a new pool heater, natural gas", "pools"],
    ["take down the old fence and put up a cedar one", "fencing"],
    ["mice in the kitchen, seal the holes with copper mesh and mortar, and trap inside", "pest-control"],
    ["seal the driveway, two coats, and fill the cracks", "concrete"],
    ["strip and refinish the table, reglue six chairs", "retail-orders"],
    ["carpets in three bedrooms, hot water extraction, and pet treatment in one", "cleaning"],
    ["cracked flame sensor, the furnace gets a new igniter", "hvac"],
    ["shoe mold all around and refinish hardwood in two rooms", "flooring"],
    ["the roofer strips the shingles, we take the solar array off and put it back", "solar"],
    ["tile and grout cleaning in the lobby", "cleaning"],
    ["retile the lobby, new grout, and clean the old tile", "tile"],
    ["cable off the drum on the steel door and two rollers", "garage-doors"],
    ["weld up a driveway gate and powder coat it", "welding"],
    ["pour the driveway, the gate stays", "concrete"],
    ["mount three tvs, two in the bedrooms and one in the hallway", "handyman"],
    ["downspouts cleaned at the shop", "gutters"],
    ["six private lessons for her boy", "lessons"],
    ["clean the roof, it's all moss", "pressure-washing"],
    ["the tree on the roof comes off with a crane", "tree-service"],
    ["box truck and a u-haul, load only", "moving"],
  ])("%s", (say, id) => {
    expect(recogniseTrade(say)?.trade.id).toBe(id);
  });
  test("rooms name no trade: much is done in a bedroom", () => {
    expect(recogniseTrade("three bedrooms at two ten and the hallway at ninety, living room one fifty")).toBe(null);
    expect(recogniseTrade("two coats in three bedrooms and the hallway, prime the walls")?.trade.id).toBe("painting");
  });
  test("a long talk that names two trades alike has the terms of neither", () => {
    const rest = "and then we come back after lunch and see what she wants to do about it ".repeat(5);
    expect(readJob(facts(`tile in the hall ${rest}`)).trade?.id).toBe("tile");
    expect(readJob(facts(`tile in the hall ${rest} and drywall`)).trade?.id).toBe("tile");
    expect(readJob(facts(`${rest} tile in the hall and drywall`)).trade).toBe(null);
    expect(readJob(facts("tile in the hall and drywall")).trade).not.toBe(null);
  });
  test("words weigh more than the money of one line", () => {
    const items = [line("Haul off the existing", 800, "sq ft", 3.5), line("Sealer", 1, null, 400)];
    const say =
      "Driveway for Ed. Haul off the existing at three fifty. Pour with rebar, broom finish. Sealer four hundred.";
    expect(writeProse(facts(say, { items })).title).toBe("Concrete driveway");
  });
});

describe("steps that the talk contradicts are left out", () => {
  const approach = (say: string, description: string) =>
    writeProse(facts(say, { items: [line(description)] })).approach.join(" ");
  test("wood that stays is not hauled away", () => {
    expect(
      approach("take down the tree and haul the brush, she wants to keep the firewood", "Take down the tree"),
    ).not.toMatch("haul the wood");
    expect(approach("take down the tree and haul it all", "Take down the tree")).toMatch("haul the wood");
  });
  test("what has its price is not priced only when it shows", () => {
    const terms = (...descriptions: string[]) =>
      writeProse(facts("new roof, tear off the old one", { items: descriptions.map((name) => line(name)) })).terms;
    const later = "Rotten decking that shows after tear-off is priced and agreed before it is replaced.";
    expect(terms("New roof")).toContain(later);
    expect(terms("New roof", "Rotten decking")).not.toContain(later);
    expect(terms("New roof", "Rot in the decking")).not.toContain(later);
  });
  test("a panel that stays is not set anew", () => {
    expect(approach("ev charger in the garage, the panel is on the same wall", "EV charger")).not.toMatch(
      "Set the new panel",
    );
    expect(approach("panel upgrade to two hundred amps", "Panel upgrade")).toMatch("Set the new panel");
  });
  test("what is painted is not left ready for primer", () => {
    expect(approach("patch the drywall and paint it to match", "Patch the drywall")).not.toMatch("primer");
    expect(approach("patch the drywall in the hall", "Patch the drywall")).toMatch("primer");
  });
  test("termites are treated, mice are trapped", () => {
    expect(approach("termite treatment round the house", "Termite treatment")).toMatch("Treat the affected areas");
    expect(approach("mice in the attic, seal the entry points, rodent control", "Rodent control")).not.toMatch(
      "Treat the affected",
    );
  });
  test("a new gate is hung, an old one adjusted", () => {
    const hung = approach("cedar fence and a walk gate", "Cedar fence");
    expect(hung).toMatch("Hang the gate");
    expect(hung).not.toMatch("Adjust the gate");
    const adjusted = approach("cedar fence, and the gate drags, fix the gate", "Cedar fence");
    expect(adjusted).toMatch("Adjust the gate");
    expect(adjusted).not.toMatch("Hang the gate");
  });
  test("a cooler that is mended is not called installed", () => {
    const say = "ac not cooling, replaced the capacitor";
    expect(writeProse(facts(say, { type: "invoice", items: [line("Capacitor")] })).title).toBe(
      "Air conditioner repair",
    );
  });
});
