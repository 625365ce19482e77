import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { documentContentSchema, documentTypes, itemCategories } from "#shared/documents/schema.ts";
import { allTrades } from "./all-trades.ts";
import type { JobFacts, Prose } from "./facts.ts";
import { recogniseTrade } from "./recognise-trade.ts";
import { BOASTS, facts, line, spokenJobs } from "./spoken-jobs.test-data.ts";
import { writeProse } from "./write-prose.ts";

const everyText = (prose: Prose): string[] => [
  prose.title,
  prose.description,
  ...prose.scope,
  ...prose.approach,
  ...prose.differentiators,
  ...prose.terms,
  prose.notes,
];

/** The digits that the facts hold, as they may be written. */
function digitsOf(job: JobFacts): Set<string> {
  const numbers = job.items.map((item) => (item.quantity / 1000).toLocaleString("en-US", { maximumFractionDigits: 3 }));
  const words = [job.transcription, job.client, job.address, ...job.items.map((item) => item.description), ...numbers];
  return new Set([...words, ...job.unpricedTasks, ...job.paymentTerms].join(" ").match(/\d[\d,.]*\d|\d/g) ?? []);
}

const scopeOf = (say: string, rest: Partial<JobFacts>) => writeProse(facts(say, rest)).scope;
const excluded = (say: string) => writeProse(facts(say)).terms.join(" ");

function expectGoodWriting(job: JobFacts, prose: Prose) {
  const digits = digitsOf(job);
  for (const text of everyText(prose).filter((entry) => entry !== "")) {
    expect(text).not.toMatch(/ {2}|\s$|^\s|[,;:–-]$| ,|undefined|null/);
    expect(text).toMatch(/^[^a-z]/);
    for (const figure of text.match(/\d[\d,.]*\d|\d/g) ?? []) expect(digits).toContain(figure);
    expect(text).not.toMatch(BOASTS);
  }
  for (const sentence of [...prose.approach, ...prose.terms]) expect(sentence).toMatch(/[.\w]$/);
}

describe("a spoken job of each trade", () => {
  test("every trade has one", () => {
    expect(new Set(spokenJobs.map((job) => job.trade))).toEqual(new Set(allTrades.map((trade) => trade.id)));
  });
  test.each(spokenJobs)("$trade: $title", ({ say, type, rest, trade, title }) => {
    const job = facts(say, { type, ...rest });
    const prose = writeProse(job);
    expect(recogniseTrade(say)?.trade.id).toBe(trade);
    expect(prose.title).toBe(title);
    expect(prose.scope.length).toBeGreaterThan(0);
    expect(prose.description).toMatch(/\.$/);
    if (type !== "invoice") expect(prose.approach.length).toBeGreaterThanOrEqual(3);
    expectGoodWriting(job, prose);
  });
  test.each(spokenJobs)("$trade in each type of document", ({ say, rest }) => {
    expect.hasAssertions();
    for (const type of documentTypes)
      expectGoodWriting(facts(say, { type, ...rest }), writeProse(facts(say, { type, ...rest })));
  });
});

describe("statements of work", () => {
  test("the spoken verb goes with its things, over an 'and'", () => {
    const items = [line("Outlets", 14, null, 140), line("New panel", 1, null, 2800)];
    expect(
      scopeOf("Install fourteen outlets at a hundred and forty each, and a new panel for twenty eight hundred.", {
        items,
      }),
    ).toEqual(["Install 14 outlets", "Install a new panel"]);
  });
  test("an invoice speaks of work done", () => {
    const items = [
      line("Driveway"),
      line("Gutters"),
      line("Haul away the brush"),
      line("Parts", 1, null, 90, "material"),
    ];
    const say =
      "power wash the driveway for two hundred and clean the gutters for one twenty five, haul away the brush, parts ninety";
    const prose = writeProse(facts(say, { type: "invoice", items, client: "Dana Whitfield" }));
    expect(prose.scope).toEqual([
      "Power washed the driveway",
      "Cleaned the gutters",
      "Hauled away the brush",
      "Supplied parts",
    ]);
    expect(prose.description).toBe(
      "Driveway washing and gutter cleaning completed for Dana Whitfield. This invoice covers the driveway, the gutters, hauling away the brush, and parts.",
    );
    expect(prose.approach).toEqual([]);
  });
  test("what is taken away is told with its verb, a lone noun is none, and labor goes without saying", () => {
    const items = [
      line("Six foot cedar fence", 140, "ft", 38),
      line("Tear out the chain link", 1, null, 450),
      line("Labor", 16, "hour", 95, "labor"),
      line("Rip out the old posts", 1, null, 90),
    ];
    const say = "cedar fence, tear out the chain link and rip out the old posts";
    const covers = "140 feet of six foot cedar fence, tearing out the chain link, and ripping out the old posts.";
    expect(writeProse(facts(say, { items })).description).toMatch(`The work covers ${covers}`);
    const flues = [line("Sweep flues", 2, "each", 165), line("Cap", 1, null, 280)];
    const prose = writeProse(facts("Sweep two flues, cap is two eighty", { items: flues, address: "14 Mill Road" }));
    expect(prose.description).toBe("Quote for the work at 14 Mill Road. The work covers sweeping 2 flues and cap.");
    const foam = [line("Spray foam the crawl space", 1000, "sq ft", 3.1)];
    const done = writeProse(facts("spray foam the crawl space", { type: "invoice", items: foam }));
    expect(done.scope).toEqual(["Spray foamed 1,000 square feet of crawl space"]);
  });
  test("bare labor is told by what was said to be done", () => {
    const items = [line("Labor", 48, "hour", 65, "labor"), line("Lumber and drywall", 1, null, 1800, "material")];
    const say =
      "two guys for three days at sixty five an hour to frame the basement plus lumber and drywall for eighteen hundred";
    expect(scopeOf(say, { items })).toEqual(["Frame the basement", "Supply lumber and drywall"]);
    const parts = [line("Faucet repair", 1, null, 95), line("Valves", 2, "each", 24, "material")];
    expect(scopeOf("faucet repair, 95 and two valves at 24 each", { items: parts })).toContain("Supply 2 valves");
  });
  test("tasks without a price stand in the scope and the description", () => {
    const prose = writeProse(
      facts("We need to repaint the kitchen ceiling and fix two cracks in the plaster", {
        client: "Garcia family",
        address: "42 Oak Street",
        unpricedTasks: ["repaint the kitchen ceiling", "fix two cracks in the plaster"],
      }),
    );
    expect(prose.scope).toEqual(["Repaint the kitchen ceiling", "Fix two cracks in the plaster"]);
    expect(prose.description).toBe(
      "Plaster repair and interior painting for Garcia family at 42 Oak Street. The work is to repaint the kitchen ceiling and fix two cracks in the plaster.",
    );
  });
  test("optional lines are told apart; travel and credits are no work", () => {
    const items = [
      line("Gutters", 160, "foot", 11),
      { ...line("Gutter guards", 1, null, 650), optional: true },
      line("Travel", 1, null, 60, "travel"),
      line("Rebate", 1, null, -50),
    ];
    const prose = writeProse(
      facts("Replace the gutters, a hundred and sixty feet. Optionally add gutter guards.", { items }),
    );
    expect(prose.scope).toEqual(["Replace 160 feet of gutters", "Optional: add gutter guards"]);
    expect(prose.description).toContain("Optional: gutter guards.");
  });
});

describe("what is never written", () => {
  test("differentiators are the profile's sentences and nothing else", () => {
    const say = "Paint the fence for three hundred";
    expect(writeProse(facts(say)).differentiators).toEqual([]);
    expect(
      writeProse(facts(say, { profileDescription: "Licensed and insured since 1998. Family run!\nclean crews" }))
        .differentiators,
    ).toEqual(["Licensed and insured since 1998.", "Family run!", "Clean crews."]);
    expect(writeProse(facts(say, { type: "invoice", profileDescription: "Licensed." })).differentiators).toEqual([]);
  });
  test("an estimate says that it is one; the others don't", () => {
    for (const type of documentTypes) {
      const prose = writeProse(facts("Stump grinding, five stumps at eighty dollars apiece", { type }));
      expect(/this is an estimate/i.test(prose.notes)).toBe(type === "estimate");
    }
  });
  test("the payment terms come first, once", () => {
    const { terms } = writeProse(
      facts("Drain cleaning for 189", { paymentTerms: ["Net 30", "50% deposit before work starts", "Net 30"] }),
    );
    expect(terms.slice(0, 2)).toEqual(["Net 30", "50% deposit before work starts"]);
    expect(terms.filter((term) => term === "Net 30")).toHaveLength(1);
  });
  test("what was said to be in is not excluded", () => {
    expect(excluded("New garage outlets and an electrical panel")).toContain("permit");
    expect(excluded("New garage outlets and an electrical panel, the permit is ninety")).not.toContain("permit");
  });
  test("words of no trade still make a document", () => {
    const prose = writeProse(facts("four hours at seventy five", { client: "Dana Whitfield" }));
    expect(prose.title).toBe("Quote for Dana Whitfield");
    expect(recogniseTrade("four hours at seventy five")).toBeNull();
    expect(writeProse(facts("")).title).toBe("Quote");
  });
});

describe("any words at all", () => {
  const shape = documentContentSchema.pick({
    title: true,
    description: true,
    scope: true,
    approach: true,
    differentiators: true,
    terms: true,
    notes: true,
  });
  const words = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 300 }),
    fc
      .array(
        fc.constantFrom(
          "install",
          "the",
          "tile",
          "and",
          "power",
          "wash",
          "tear",
          "out",
          "of",
          "5",
          ",",
          ".",
          "\n",
          "deck",
          "not",
        ),
      )
      .map((list) => list.join(" ")),
    fc.string({ maxLength: 20 }).map((text) => text.repeat(400)),
  );
  const item = fc
    .record({
      description: words,
      quantity: fc.nat({ max: 1e9 }),
      unit: fc.option(fc.string({ maxLength: 50 })),
      category: fc.constantFrom(...itemCategories),
    })
    .map((entry) => line(entry.description, entry.quantity / 1000, entry.unit, 5, entry.category));
  test("never throws, always fits the schema, always says the same", () => {
    fc.assert(
      fc.property(
        fc.record({
          transcription: words,
          client: fc.option(words),
          address: fc.option(words),
          items: fc.array(item, { maxLength: 6 }),
          unpricedTasks: fc.array(words, { maxLength: 5 }),
          paymentTerms: fc.array(words, { maxLength: 3 }),
          profileDescription: fc.option(words),
          type: fc.constantFrom(...documentTypes),
        }),
        (rest) => {
          const job = facts(rest.transcription, rest);
          const prose = writeProse(job);
          expect(shape.safeDecode(prose).success).toBe(true);
          expect(writeProse(job)).toEqual(prose);
        },
      ),
      { numRuns: 300 },
    );
  });
  test("stays quick: a short job far under a millisecond, the longest transcript and 500 lines in a moment", () => {
    const [first] = spokenJobs;
    if (first === undefined) throw new Error("no job");
    const short = facts(first.say, first.rest);
    for (let warm = 0; warm < 200; warm += 1) writeProse(short);
    // the shortest of the runs: a busy machine makes some of them slow
    const shortest = (job: Parameters<typeof writeProse>[0], runs: number) =>
      Math.min(
        ...Array.from({ length: runs }, () => {
          const begun = performance.now();
          writeProse(job);
          return performance.now() - begun;
        }),
      );
    expect(shortest(short, 100)).toBeLessThan(1);
    const long = facts("install the tile and the deck and ".repeat(600).slice(0, 20_000), {
      items: Array.from({ length: 500 }, (_, index) => line(`Tile ${index}`)),
    });
    expect(shortest(long, 5)).toBeLessThan(250);
  });
});
