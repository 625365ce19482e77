import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { documentContentSchema, documentTypes, itemCategories } from "#shared/documents/schema.ts";
import { allTrades } from "./all-trades.ts";
import { NOTHING_TOLD, type JobFacts, type Prose } from "./facts.ts";
import { calledFirst } from "./headings.ts";
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
      "This invoice covers power washing the driveway, cleaning the gutters, hauling away the brush, and supplying parts.",
    );
    expect(prose.approach).toEqual([]);
    const washed = facts("pressure washed the lot for eighty", {
      type: "invoice",
      items: [line("Pressure washed the lot")],
    });
    expect(writeProse(washed).description).toBe("This invoice covers pressure washing the lot.");
  });
  test("what is taken away is told with its verb, a lone noun is none, and labor goes without saying", () => {
    const items = [
      line("Six foot cedar fence", 140, "ft", 38),
      line("Tear out the chain link", 1, null, 450),
      line("Labor", 16, "hour", 95, "labor"),
      line("Rip out the old posts", 1, null, 90),
    ];
    const say = "cedar fence, tear out the chain link and rip out the old posts";
    const work =
      "installing 140 feet of six foot cedar fence, tearing out the chain link, and ripping out the old posts.";
    expect(writeProse(facts(say, { items })).description).toBe(`The work covers ${work}`);
    const flues = [line("Sweep flues", 2, "each", 165), line("Cap", 1, null, 280)];
    const prose = writeProse(facts("Sweep two flues, cap is two eighty", { items: flues, address: "14 Mill Road" }));
    expect(prose.description).toBe("The work covers sweeping 2 flues as well as a cap.");
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
      "The work covers repainting the kitchen ceiling and fixing two cracks in the plaster.",
    );
  });
  test("no verb is read as that of the next thing", () => {
    const described = (say: string, items: JobFacts["items"]) => writeProse(facts(say, { items })).description;
    const gutters = [line("Replace gutters", 160, "ft", 11), line("Downspouts", 2), line("Clean out the outlets")];
    expect(described("replace the gutters, add two downspouts, and clean out the outlets", gutters)).toContain(
      "The work covers replacing 160 feet of gutters, adding 2 downspouts, and cleaning out the outlets.",
    );
    const chimney = [line("Repoint the top courses"), line("New crown"), line("Stainless cap")];
    expect(described("repoint the top courses, new crown, stainless cap", chimney)).toContain(
      "The work covers repointing the top courses as well as a new crown and a stainless cap.",
    );
    const washed = [line("Pressure wash the driveway"), line("Back patio"), line("Soft wash the siding")];
    expect(described("pressure wash the driveway, the back patio, and soft wash the siding", washed)).toContain(
      "The work covers pressure washing the driveway, washing the back patio, and soft washing the siding.",
    );
    const leak = [line("Find the leak and replace the flashing"), line("Skylight")];
    expect(described("find the leak and replace the flashing", leak)).toContain(
      "finding the leak and replacing the flashing",
    );
    const kitchen = ["Cabinets", "Quartz counters", "Demo"].map((name) => line(name));
    expect(described("kitchen remodel, cabinets, quartz counters, demo", kitchen)).toContain(
      "The work covers cabinets, quartz counters, and demo.",
    );
  });
  test("a description tells each thing once, in the order of the job", () => {
    const described = (items: JobFacts["items"], rest: Partial<JobFacts> = {}) =>
      writeProse(facts("the job", { items, ...rest })).description;
    const roof = [
      line("Tear off both layers, new felt", 22, "square"),
      line("Replace the pipe boots", 2),
      line("Ridge vent"),
      line("Haul off the old roof"),
    ];
    expect(described(roof, { client: "Ana Ruiz", address: "4 Elm Street" })).toBe(
      "The work covers tearing off both layers (22 squares), new felt; replacing 2 pipe boots; installing ridge vent; and hauling off the old roof.",
    );
    const many = ["Hang the door", "Fix the sink", "Patch the hole", "Mount the TV", "Seal the tub", "Oil the hinge"];
    expect(described(many.map((name) => line(name)))).toBe(
      "The work includes hanging the door, fixing the sink, patching the hole, mounting the TV, and sealing the tub.",
    );
    const shed = [line("Labor: build the shed", 48, "hour", 60, "labor"), { ...line("Labor"), optional: true }];
    expect(described(shed)).toBe("The work covers building the shed (48 hours).");
    const crack = [line("Patch the crack"), { ...line("Replace the skimmer"), optional: true }];
    expect(described(crack)).toBe("The work covers patching the crack. Optional: replacing the skimmer.");
    const options = many.map((name) => ({ ...line(name), optional: true }));
    expect(described(options.slice(1))).toMatch(/^Optional: /);
    expect(described(options)).toBe(
      "Options include: hanging the door, fixing the sink, patching the hole, mounting the TV, and sealing the tub.",
    );
  });
  test("a verb that all have is said once", () => {
    const items = [line("Replace windows", 6), line("Sliding door")];
    expect(writeProse(facts("replace six windows and a sliding door", { items })).description).toBe(
      "The work covers replacing 6 windows and the sliding door.",
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

/** The scope of one line, said in these words. */
const told = (description: string, rest: Partial<ReturnType<typeof line>> = {}, job: Partial<JobFacts> = {}) =>
  scopeOf(description, { items: [{ ...line(description), ...rest }], ...job });
const counted = (description: string, quantity: number, unit: string | null = "each", say = description) =>
  scopeOf(say, { items: [line(description, quantity, unit)] });

describe("the grammar of a line", () => {
  test("verbs that share their thing stay together, in every form", () => {
    const rail = line("Fabricate and install a steel handrail", 16, "ft", 140);
    const say = "fabricate and install a steel handrail sixteen feet at one forty";
    expect(scopeOf(say, { items: [rail] })).toEqual(["Fabricate and install 16 feet of steel handrail"]);
    expect(scopeOf(say, { items: [rail], type: "invoice" })).toEqual([
      "Fabricated and installed 16 feet of steel handrail",
    ]);
    const trim = [line("Scrape, prime, and paint the fascia"), line("Strip and wax the lobby"), line("Parts bin")];
    expect(writeProse(facts("fascia and lobby", { items: trim })).description).toContain(
      "scraping, priming, and painting the fascia; stripping and waxing the lobby; and parts bin",
    );
    expect(told("Paint and materials")).toEqual(["Paint and materials"]);
  });
  test.each([
    ["Break out the old slab", "Broke out the old slab"],
    ["Demo the old garage", "Demolished the old garage"],
    ["Trimmed hedges", "Trimmed hedges"],
    ["Tune up the opener", "Tuned up the opener"],
    ["Chip the branches", "Chipped the branches"],
    ["Restring the racket", "Restrung the racket"],
  ])("%s was done: %s", (description, done) => {
    expect(told(description, {}, { type: "invoice" })).toEqual([done]);
  });
  test("what else is done stands in the same form", () => {
    const described = (...lines: string[]) =>
      writeProse(facts("work", { items: lines.map((one) => line(one)) })).description;
    expect(described("Reset the door and replace two cables")).toContain("resetting the door and replacing two cables");
    expect(described("Take up and dispose of old carpet")).toContain("taking up and disposing of old carpet");
    expect(described("Wash the deck and stain of two kinds")).toContain("washing the deck and stain of two kinds");
    expect(described("Haul the logs", "Brush")).toContain("hauling the logs as well as brush");
  });
  test.each([
    ["Level 4 on the ceiling", "Level 4 on the ceiling"],
    ["Level the slab", "Leveled the slab"],
    ["Dump fees", "Dump fees"],
    ["Install", "Installation"],
    ["Patch job", "Patch job"],
    ["File room", "File room"],
    ["Annie the terrier", "Annie the terrier"],
    ["Pressure washed the lot", "Pressure washed the lot"],
    ["Steam cleaned two chairs", "Steam cleaned two chairs"],
    ["Groomed two dogs", "Groomed two dogs"],
    ["Raised beds", "Raised beds"],
    ["Pulled pork for 80 people", "Pulled pork for 80 people"],
    ["Raised the deck", "Raised the deck"],
    ["Zipper replaced", "Replaced zipper"],
    ["Shorten sleeves", "Shortened sleeves"],
  ])("%s on an invoice: %s", (description, done) => {
    expect(told(description, {}, { type: "invoice" })).toEqual([done]);
  });
  test("a verb of what has another price is none of what is counted behind it", () => {
    const soil = { ...line("Topsoil", 8, "yard", 42, "material") };
    expect(scopeOf("grading 500 topsoil 8 yards at 42", { items: [line("Grading"), soil] })).toEqual([
      "Grading",
      "Supply 8 yards of topsoil",
    ]);
    expect(scopeOf("replace 8 pickets at 12", { items: [line("Pickets", 8, "each", 12)] })).toEqual([
      "Replace 8 pickets",
    ]);
  });
  test("no second verb stands before a line that has one, and none is carried over a price", () => {
    const say = "trim the oak six fifty and chip the branches eighty";
    expect(scopeOf(say, { items: [line("Trim the oak"), line("Chip the branches")] })).toEqual([
      "Trim the oak",
      "Chip the branches",
    ]);
    expect(told("Texture to match and skim coat the hall ceiling")).toEqual([
      "Texture to match and skim coat the hall ceiling",
    ]);
    const spray = "crawl space spray three hundred and quarterly visits at ninety five";
    expect(scopeOf(spray, { items: [line("Crawl space spray"), line("Quarterly visits", 4, "each")] })[1]).toBe(
      "4 quarterly visits",
    );
    const sealed = "air seal the attic six hundred and two vent boxes at forty five";
    expect(scopeOf(sealed, { items: [line("Air seal the attic"), line("Vent boxes", 2, "each")] })).toEqual([
      "Air seal the attic",
      "2 vent boxes",
    ]);
    const raw = "crack repair one fifty moisture meter forty";
    expect(scopeOf(raw, { items: [line("Crack repair"), line("Moisture meter")] })[1]).toBe("Moisture meter");
  });
  test("a heading before the first thing to do is no part of it", () => {
    expect(told("Landscaping, remove the old shrubs")).toEqual(["Remove the old shrubs"]);
    expect(counted("Handyman list, hang doors", 3)).toEqual(["Hang 3 doors"]);
    expect(told("Gutter job tear off the old gutters")).toEqual(["Tear off the old gutters"]);
    expect(told("Electrical run a dedicated circuit")).toEqual(["Run a dedicated circuit"]);
    expect(told("Exterior repaint scrape prime and paint the siding")).toEqual(["Scrape prime and paint the siding"]);
    expect(told("Deck, build a composite deck")).toEqual(["Build a composite deck"]);
    expect(told("Finish the basement frame the walls")).toEqual(["Frame the walls"]);
    expect(told("Water damage in the basement pull out the wet carpet")).toEqual(["Pull out the wet carpet"]);
    expect(told("Locksmith call, rekeyed locks")).toEqual(["Rekey locks"]);
    expect(told("HVAC call replaced the inducer motor")).toEqual(["Replace the inducer motor"]);
    expect(told("Concrete, pour the shop slab")).toEqual(["Pour the shop slab"]);
    expect(told("Mulch and cleanup, spring cleanup")).toEqual(["Spring cleanup"]);
    expect(told("Garage door, new insulated door")).toEqual(["Install a new insulated garage door"]);
    expect(told("Masonry bid retaining wall")).toEqual(["Retaining wall"]);
    expect(told("Kitchen remodel for the whole floor")).toEqual(["Kitchen remodel for the whole floor"]);
    expect(told("Electrical panel upgrade")).toEqual(["Electrical panel upgrade"]);
    expect(told("Hallway, paint the ceiling")).toEqual(["Hallway, paint the ceiling"]);
  });
  test("what is new is not torn out, and what was brought for the work is supplied", () => {
    const vanity = [line("New one, vanity", 1, null, 850, "material")];
    expect(scopeOf("tear out the old vanity and put in a new one, vanity is 850", { items: vanity })).toEqual([
      "Tear out the old vanity",
      "Supply a new vanity",
    ]);
    const faucet = [line("Replaced the kitchen faucet"), line("Faucet", 1, null, 140)];
    const prose = writeProse(facts("Replaced the kitchen faucet, the faucet itself was one forty", { type: "invoice", items: faucet })); // prettier-ignore
    expect(prose.scope).toEqual(["Replaced the kitchen faucet", "Supplied the faucet"]);
    expect(prose.description).toContain("replacing the kitchen faucet and the faucet itself.");
  });
  test.each([
    ["Payroll for employees", 11, "each", "Provide payroll for 11 employees"],
    ["Carpet shampoo in both bedrooms", 2, "each", "Carpet shampoo in both bedrooms"],
    ["Croissants", 2, "dozen", "Bake 2 dozen croissants"],
    ["Weekly service", 16, "week", "Weekly service for 16 weeks"],
    ["Monthly IT support", 1, "month", "Monthly IT support"],
    ["Headshots, people", 14, "guest", "Provide headshots for 14 people"],
    ["Salting", 3, "each", "Salting (3 times)"],
    ["Bed bug heat treatment rooms", 3, "each", "Bed bug heat treatment for 3 rooms"],
    ["Rewire the garage, outlets", 8, "each", "Rewire the garage, 8 outlets"],
    ["Tear out", 6, "hour", "Tear out (6 hours)"],
    ["Set up", 2, "day", "Set up for 2 days"],
    ["Plant boxwoods", 12, "each", "Plant 12 boxwoods"],
    ["Tile bathrooms", 12, "each", "Tile 12 bathrooms"],
    ["Blow in cellulose", 1100, "sq ft", "Blow in 1,100 square feet of cellulose"],
  ] as const)("%s, %d by the %s: %s", (description, quantity, unit, scope) => {
    expect(counted(description, quantity, unit)).toEqual([scope]);
  });
  test.each([
    ["Extend downspouts out", 2, "each", "Extend 2 downspouts out"],
    ["Practice exams graded", 2, "each", "Grade 2 practice exams"],
    ["Broken strings replaced", 2, "each", "Replace 2 broken strings"],
    ["Put together desks", 6, "each", "Put together 6 desks"],
    ["Scan slides", 500, "each", "Scan 500 slides"],
    ["Trim hooves", 12, "each", "Trim 12 hooves"],
    ["Trim boards", 12, "each", "12 trim boards"],
    ["Light bulbs changed", 2, "each", "Change 2 light bulbs"],
    ["Bag all the clothes", 4, "each", "Bag all the clothes"],
    ["Old junipers along the walk", 9, "each", "9 old junipers along the walk"],
    ["Maintenance gates ten foot wide", 2, "each", "2 maintenance gates ten foot wide"],
    ["Sofa cushions, new foam", 3, "each", "3 sofa cushions, new foam"],
    ["Charcuterie board, large", 2, "each", "2 charcuterie boards, large"],
    ["Garden shed", 2, "each", "Install 2 garden sheds"],
    ["Tear off both layers, new felt", 22, "square", "Tear off both layers (22 squares), new felt"],
    [
      "Trench and treat the whole perimeter",
      190,
      "linear ft",
      "Trench and treat the whole perimeter (190 linear feet)",
    ],
    ["Popcorn removal (per sq ft)", 600, "sq ft", "Popcorn removal (600 square feet)"],
    ["Takes longer", 32, "sq ft", "Takes longer (32 square feet)"],
    ["Bartender (per hour)", 10, "hour", "Provide bartender (10 hours)"],
    ["November cleaning three nights a week", 12, "night", "November cleaning three nights a week for 12 nights"],
    ["Personal training package sessions", 12, "session", "12 personal training package sessions"],
    ["Translate a manual, words", 12_000, "word", "Translate a manual (12,000 words)"],
    ["Bring in of topsoil", 6, "yard", "Bring 6 yards of topsoil"],
    ["Replace about spalled bricks", 60, "each", "Replace 60 spalled bricks"],
    ["Fertilizing times a season", 4, "each", "Fertilizing 4 times a season"],
    ["Salt", 6, "bag", "6 bags of salt"],
    ["Install", 1140, "sq ft", "Installation (1,140 square feet)"],
    ["Armchair cleaning", 3, "each", "Armchair cleaning (3)"],
  ] as const)("%s, %d by the %s: %s, and of nothing else is there a plural", (description, quantity, unit, scope) => {
    expect(counted(description, quantity, unit)).toEqual([scope]);
  });
  test.each([
    ["Tighten the deck railing", "Tighten the deck railing"],
    ["Letter the van", "Letter the van"],
    ["Cleaning the moss off", "Clean the moss off"],
    ["Taking down big oaks", "Take down big oaks"],
    ["Sand change in the filter", "Sand change in the filter"],
    ["Crack in the skimmer", "Crack in the skimmer"],
    ["Level two inspection", "Level two inspection"],
    ["Level the slab", "Level the slab"],
    ["Prime and paint bedroom", "Prime and paint bedroom"],
    ["Two steps off the back door", "Two steps off the back door"],
    ["New furnace, installed", "Install a new furnace"],
    ["Powder coated railing", "Powder coated railing"],
    ["Shutters repainted", "Repaint shutters"],
    ["Shutters, Repainted", "Repaint shutters"],
    ["Guitar strings restrung", "Restring guitar strings"],
    ["New gutters on the front, installed", "Install new gutters on the front"],
    ["New gutter on the front, installed", "Install a new gutter on the front"],
  ])("%s is written as %s", (description, scope) => {
    expect(told(description)).toEqual([scope]);
    expect(told(description, { category: "material" })[0]).not.toMatch(
      /^Supply (?:a )?(?:tighten|letter|clean|crack)/i,
    );
  });
  test("no verb is written that is not sure", () => {
    const fittings = ["Sink cutout", "Lockout on the front door", "Niche"].map((name) => line(name));
    expect(scopeOf("sink cutout, lockout on the front door, niche", { items: fittings })).toEqual([
      "Sink cutout",
      "Lockout on the front door",
      "Niche",
    ]);
    const doors = [line("Lock check"), line("Common area doors", 6, "each")];
    expect(scopeOf("lock check one twenty. six common area doors at forty five", { items: doors })[1]).toBe("6 common area doors"); // prettier-ignore
    const salted = [line("Salting"), line("Sidewalks by hand", 2, "time")];
    expect(scopeOf("salting ninety five an application sidewalks by hand fifty five", { items: salted })[1]).toMatch(/^Sidewalks by hand/); // prettier-ignore
    const groomed = [line("Full groom"), line("Nails", 1, null, 0, "material")];
    expect(scopeOf("full groom, nails included", { type: "invoice", items: groomed })).toEqual(["Full groom", "Nails"]);
    const rooms = ["Living room", "Dining room"].map((name) => line(name));
    expect(scopeOf("paint the living room nine hundred, dining room seven hundred", { items: rooms })).toEqual([
      "Paint the living room",
      "Paint the dining room",
    ]);
    const hallway = [line("Hallway", 1, null, 275, "material"), line("Labor", 2, "day", 760, "labor")];
    const say = "interior painting, the hallway two seventy five, two days of labor at ninety five an hour";
    expect(scopeOf(say, { items: hallway })).toEqual(["Paint the hallway"]);
    const valves = [line("Replace the kitchen faucet"), line("New shutoff valves", 2, "each")];
    expect(scopeOf("replaced the kitchen faucet two ten and two new shutoff valves at 45", { items: valves, type: "invoice" })[1]).toBe("Installed 2 new shutoff valves"); // prettier-ignore
  });
  test("a name keeps its capital, and a call-out is no work beside others", () => {
    const items = [line("Japanese maples", 3, "each"), line("Prune the roses in march"), line("Trip charge")];
    expect(scopeOf("three Japanese maples, prune the roses in march, trip charge", { items })).toEqual([
      "3 Japanese maples",
      "Prune the roses in March",
    ]);
    expect(told("Truck charge")).toEqual(["Truck charge"]);
  });
  test("a single thing has its article, stuff has none", () => {
    const items = ["Furnace", "EV charger", "Two car garage door", "Walk gate in the back", "Drywall", "Oil change"];
    const { description } = writeProse(facts("furnace and the others", { items: items.map((name) => line(name)) }));
    expect(description).toContain(
      "a furnace, an EV charger, a two car garage door, a walk gate in the back, and drywall.",
    );
    const deep = [line("Deep clean"), line("Inside the oven")];
    expect(scopeOf("deep clean of the house, inside the oven forty", { items: deep })[1]).toBe("Clean inside the oven");
    const seeded = [line("Regrade and seed"), line("Two dumpsters", 2)];
    expect(writeProse(facts("dumpsters", { items: seeded })).description).toContain("covers regrading and seeding");
    const painted = writeProse(facts("paint the siding, front door two hundred", { items: [line("Paint the siding"), line("Front door")] })); // prettier-ignore
    expect(painted.scope).toEqual(["Paint the siding", "Paint the front door"]);
    expect(told("Drywall", { category: "material" })).toEqual(["Supply drywall"]);
  });
  test("times, rooms and sizes are counted as one says it", () => {
    const mowed = line("Mow the lawn", 4, "each", 55);
    const sources = { quantity: { kind: "spoken" as const, start: 0, end: 10, text: "four times" } };
    expect(scopeOf("mow the lawn four times", { items: [{ ...mowed, sources }] })).toEqual(["Mow the lawn 4 times"]);
    expect(counted("Carpet shampoo in rooms", 2, "room")).toEqual(["Carpet shampoo in 2 rooms"]);
    expect(counted("Cleaned windows inside and out", 42)).toEqual(["Clean 42 windows inside and out"]);
    expect(counted("Dehumidifier", 4, "day")).toEqual(["Dehumidifier for 4 days"]);
    expect(counted("Uplighting", 12)).toEqual(["Uplighting (12)"]);
    expect(counted("Run PEX to units", 6, "unit")).toEqual(["Run PEX to 6 units"]);
    expect(counted("Trim out windows", 4, "window")).toEqual(["Trim out 4 windows"]);
    expect(counted("Stain", 2, "gallon", "stain the deck and two gallons of stain at sixty")).toEqual([
      "Supply 2 gallons of stain",
    ]);
    expect(told("Built in bookcase")).toEqual(["Install built in bookcase"]);
    expect(counted("Three way switches", 2)).toEqual(["2 three way switches"]);
    expect(counted("Tear off and reroof architectural shingle", 22, "square")).toEqual([
      "Tear off and reroof 22 squares of architectural shingle",
    ]);
    expect(told("Tear out and haul the old fence", {}, { type: "invoice" })).toEqual([
      "Tore out and hauled the old fence",
    ]);
  });
  test("what is cleaned is not brought, and what tells a sort is no work", () => {
    const gutters = [line("Clean the gutters"), line("Gutters", 1, null, 180, "material")];
    expect(scopeOf("clean the gutters, gutters are one eighty", { items: gutters })[1]).not.toMatch(
      /itself|Supply the/,
    );
    const faucet = [line("Replace the faucet"), line("Faucet", 1, null, 140, "material")];
    expect(scopeOf("replace the faucet, the faucet was one forty", { items: faucet })).toContain("Supply the faucet");
    const door = [line("Insulated steel door", 1, null, 1150), line("Keypad", 1, null, 60)];
    expect(scopeOf("insulated steel door and keypad", { items: door })[1]).not.toMatch(/^Insulate/);
    expect(scopeOf("insulated the attic and the garage", { type: "invoice", items: [line("Garage")] })[0]).toBe(
      "Insulated the garage",
    );
  });
  test.each([
    ["Changed out capacitors", 9, "Change out 9 capacitors"],
    ["Change cabinet hinges", 14, "Change 14 cabinet hinges"],
    ["Change order drawings", 3, "3 change order drawings"],
    ["Trim birches along the lane", 4, "Trim 4 birches along the lane"],
    ["Trim boards", 6, "6 trim boards"],
    ["Re-grout tubs upstairs", 2, "Re-grout 2 tubs upstairs"],
    ["Shutters reattached", 5, "Reattach 5 shutters"],
    ["Carpet cleaning offices", 3, "Carpet cleaning for 3 offices"],
  ])("the count of %s stands behind what is done", (description, quantity, step) => {
    expect(counted(description, quantity)).toEqual([step]);
  });
  test("a second verb has the form of the first, also where it was said as done", () => {
    const items = [
      line("Replaced the hinges and rehung the shutters"),
      line("Ripped off the felt and put on new felt"),
    ];
    const prose = writeProse(facts("shutters and felt", { items, type: "invoice" }));
    expect(prose.description).toContain("replacing the hinges and rehanging the shutters");
    const fixed = [
      line("Hung the gates fixed the latch and painted the rail"),
      line("Cleaned the boat docked the week before"),
    ];
    const done = writeProse(facts("gates", { items: fixed, type: "invoice" }));
    expect(done.scope).toEqual([
      "Hung the gates, fixed the latch and painted the rail",
      "Cleaned the boat docked the week before",
    ]);
    expect(done.description).toContain("hanging the gates, fixing the latch and painting the rail");
    const fan = [line("Hang the fan and wire it"), line("Repaired the latch", 1, null, 60)];
    expect(writeProse(facts("hang the fan and wire it", { items: fan })).description).toContain("fan and wiring it");
    expect(prose.description).toContain("ripping off the felt and putting on new felt");
  });
  test.each([
    ["a ev charger at the barn", "EV charger at the barn", "an EV charger"],
    ["a hour glass lamp", "Hour glass lamp", "an hour glass lamp"],
    ["a one piece toilet", "One piece toilet", "a one piece toilet"],
    ["a UV light", "UV light", "a UV light"],
  ])("%s has the article of its sound", (say, description, thing) => {
    expect(writeProse(facts(say, { items: [line(description)] })).description).toContain(thing);
  });
  test("what ends the name of a thing is no verb of the next, and 'way' is none at all", () => {
    const wood = [line("Drip edge"), line("Any soft plywood", 1, null, null)];
    expect(scopeOf("new drip edge 90 any soft plywood is extra", { items: wood })[1]).toBe("Any soft plywood");
    expect(told("Way the flue")).toEqual(["Way the flue"]);
    expect(writeProse(facts("either way the flue", { items: [line("Way the flue")] })).description).not.toMatch(
      /waying/,
    );
  });
  test.each([
    ["Gates, replace rusted hinges on the side gate", "Gates, replace rusted hinges on the side gate"],
    ["Garage, floor and walls", "Garage, floor and walls"],
  ])("a verb behind the heading needs none before it: %s", (description, step) => {
    expect(told(description, {}, { transcription: `gate installation, ${description}` })).toEqual([step]);
  });
  test("a disposal is put in, and disposal is done", () => {
    const roof = [line("Tear off the shingles", 1, null, 900), line("Disposal", 1, null, 250)];
    expect(writeProse(facts("tear off the shingles 900 disposal 250", { items: roof })).description).toMatch(
      /(?<!a )disposal/,
    );
    expect(writeProse(facts("garbage disposal 220", { items: [line("Garbage disposal")] })).description).toContain(
      "a garbage disposal",
    );
  });
  test("what is dug is not brought", () => {
    const items = [line("Subpanel", 1, null, 740), line("Trench and conduit", 55, "ft", 16, "material")];
    expect(scopeOf("subpanel 740 trench and conduit 55 feet at 16", { items })[1]).toBe(
      "55 feet of trench and conduit",
    );
  });
  test("sand in bags is no sanding", () => {
    expect(counted("Sand bags", 6, "bag")).toEqual(["6 sand bags"]);
    expect(counted("Sand the floor", 6, "hour")[0]).toMatch(/^Sand the floor/);
  });
  test("who does small jobs is no part of what is done", () => {
    expect(counted("Handyman, hang shutters", 4)).toEqual(["Hang 4 shutters"]);
    expect(counted("Handyman stuff hang shutters", 4)).toEqual(["Hang 4 shutters"]);
  });
  test("what is new is put in by who does such work, and brought where nothing else is done", () => {
    const furnace = [line("Furnace", 1, null, 3400), line("New thermostat", 1, null, 200, "material")];
    expect(scopeOf("furnace 3400 new thermostat 200", { items: furnace })).toContain("Install a new thermostat");
    const toilet = [line("Toilet repair", 1, null, 165), line("New fill valve", 1, null, 85)];
    expect(scopeOf("toilet repair 165 new fill valve 85", { items: toilet })).toContain("Install a new fill valve");
    const filters = [line("Furnace tune-up", 1, null, 120), line("New filters", 2, "box", 20, "material")];
    expect(scopeOf("furnace tune-up 120 new filters", { items: filters })[1]).toMatch(/^Supply/);
  });
  test("how it is paid is no step, and a line's thing is no second one", () => {
    const parts = [line("Sconces in the hall", 4, "each", 60, "material")];
    const say = "put in four sconces at sixty in the hall make checks payable to the shop paid by check today";
    expect(scopeOf(say, { items: parts, type: "invoice" })).toEqual(["Supplied 4 sconces in the hall"]);
  });
  test("what nobody has counted yet has no count", () => {
    const movers = { ...line("Air movers", 1, "day", null) };
    expect(scopeOf("air movers by the day", { items: [movers] })).toEqual(["Air movers"]);
  });
  test("who moves a piano doesn't supply it", () => {
    const items = [line("Truck", 1, null, 200, "material"), line("Piano", 1, null, 300, "material")];
    expect(scopeOf("house move with four movers, a truck, a piano", { items })).toEqual(["Truck", "Piano"]);
  });
  test("of bare labor the words tell what is done, and not who comes", () => {
    const items = [line("Labor", 5, "hour", 110, "labor")];
    const prose = writeProse(facts("move a one bedroom apartment two guys five hours at one ten an hour", { items }));
    expect(prose.scope).toEqual(["Move a one bedroom apartment"]);
    expect(prose.description).toMatch(/The work covers moving a one bedroom apartment\.$/);
  });
});

describe("the car that a job is about", () => {
  const pads = [line("Brake pads", 1, null, 90, "material")];
  test.each([
    ["2015 honda civic brake pads 90", "Vehicle: 2015 Honda Civic"],
    ["Chevy Malibu, 2011. Brake pads $90.", "Vehicle: Chevy Malibu 2011"],
    ["gmc sierra 2500 brake pads 90", "Vehicle: GMC Sierra 2500"],
    ["2017 ford ranger brake pads 90", "Vehicle: 2017 Ford Ranger"],
    ["brake pads for the f250 90", "Vehicle: F250"],
    ["brake pads 90 for a 2019 camry", "Vehicle: 2019 Camry"],
  ])("%s: %s", (say, entry) => {
    expect(scopeOf(say, { items: pads })[0]).toBe(entry);
    expect(scopeOf(say, { items: pads, type: "invoice" })[0]).toBe(entry);
  });
  test.each([
    ["brake pads for ford 90", [line("Brake pads")]],
    ["brake pads for the honda 1995", [line("Brake pads", 1, null, 1995)]],
    ["honda civic brake pads 90, ford f150 brake pads 95", [line("Brake pads", 2)]],
    ["2015 honda civic brake pads 90", [line("2015 Honda Civic brake pads")]],
    ["brake pads 90 for the edge of the rotor", pads],
    ["mow the lawn 45 park by the 2015 honda civic", [line("Mow the lawn")]],
  ])("none of %s", (say, items) => {
    expect(scopeOf(say, { items }).join(" ")).not.toContain("Vehicle");
  });
});

describe("the title names the work", () => {
  const titled = (say: string, items: JobFacts["items"]) => writeProse(facts(say, { items })).title;
  test("with what both parts share said once", () => {
    const say = "replace six windows and a sliding door";
    expect(titled(say, [line("Replace windows", 6), line("Sliding door")])).toBe("Window and patio door replacement");
  });
  test("without what is taken away, taken off or not priced yet", () => {
    const patio = [line("Pour a patio", 480, "sq ft", 8), line("Break out the old slab")];
    expect(titled("pour a patio and break out the old slab", patio)).toBe("Concrete patio");
    const furnace = [line("Furnace", 1, null, 3400)];
    const prose = writeProse(facts("furnace and a heat pump, actually scratch the heat pump", { items: furnace }));
    expect(prose.title).toBe("Furnace installation");
    expect(prose.approach.join(" ")).not.toMatch(/refrigerant|line set/);
    const open = [line("Replace the faucet"), line("Replace the toilet", 1, null, null)];
    expect(titled("replace the faucet one eighty and the toilet, price to follow", open)).toBe("Faucet replacement");
  });
  test("with what is brought, where nothing else is done", () => {
    const items = [line("New vanity", 1, null, 850, "material"), line("Labor", 6, "hour", 85, "labor")];
    expect(titled("put in a new vanity and its drain, labor six hours", items)).toBe("Vanity installation");
  });
  test("by where the money is, and not by what is hardly any of it", () => {
    const say = "snake the drain one eighty and a new water heater fourteen hundred";
    const items = [line("Snake the drain", 1, null, 180), line("New water heater", 1, null, 1400)];
    expect(titled(say, items)).toBe("Water heater installation and drain cleaning");
    const roof = [line("Reroof in architectural shingle", 22, "square", 420), line("Chimney flashing", 1, null, 350)];
    expect(titled("reroof in architectural shingle and chimney flashing", roof)).toBe("Roof replacement");
    const house = [line("Weekly house cleaning", 4, "visit", 160), line("First deep clean", 1, null, 350)];
    expect(titled("weekly house cleaning and a first deep clean", house)).toBe("House and deep cleaning");
    const site = [line("Design and build pages", 8, "page", 400), line("Copywriting", 1, null, 900)];
    expect(titled("website for the yoga studio, design and build eight pages, copywriting", site)).toBe(
      "Website and copywriting",
    );
  });
  test("by what the talk called the job before its lines", () => {
    const fence = [line("Reset posts", 5, "post", 120), line("Restain the gate", 1, null, 90)];
    expect(titled("fence repair reset five posts at one twenty and restain the gate", fence)).toBe(
      "Fence repair and gate staining",
    );
    const chimney = [line("Repoint the top eight feet"), line("New crown")];
    expect(titled("Chimney repair, repoint the top eight feet, and a new crown", chimney)).toBe(
      "Chimney repair and tuckpointing",
    );
    const shows = [line("Storytelling for the kids", 8), line("Puppet shows", 2)];
    expect(titled("storytelling for the kids eight times and two puppet shows", shows)).toBe(
      "Storytelling and puppet shows",
    );
    expect(titled("canoe repair patch the hull one sixty", [line("Patch the hull")])).toBe("Canoe repair");
  });
  test("by what is done to a part, and not as if the whole were put in", () => {
    const seat = [line("New toilet seat", 1, null, 60)];
    expect(titled("new toilet seat in the hall bath sixty", seat)).toBe("Toilet repair");
    expect(titled("new toilet in the hall bath three forty", [line("New toilet")])).toBe("Toilet installation");
    const both = [line("New toilet"), line("Toilet seat")];
    expect(titled("new toilet three forty and the toilet seat sixty", both)).toBe("Toilet installation");
    const belt = [line("Replaced the dryer belt", 1, null, 95)];
    expect(titled("replaced the dryer belt ninety five", belt)).toBe("Dryer repair");
    const ice = [line("New ice maker assembly")];
    expect(titled("fridge ice maker keeps freezing up new ice maker assembly 145", ice)).toBe("Ice maker repair");
    const slates = [line("Replaced about nine slates")];
    expect(titled("roof leak repair at mrs albright replaced about nine slates 385", slates)).toBe("Roof repair");
    const pickets = [line("Deck repair", 1, null, null), line("Replace spindles", 9)];
    expect(titled("deck repair, replace nine spindles", pickets)).toBe("Deck repair");
    const latch = [line("Gate latch", 1, null, 35), line("Labor", 1, "hour", 70, "labor")];
    expect(titled("the fence gate won't shut, a gate latch for thirty five and an hour of labor", latch)).toBe("Gate repair"); // prettier-ignore
    expect(titled("cedar fence gate four hundred", [line("Gate")])).toBe("Gate installation");
  });
  test("by what the talk says was done to a thing", () => {
    expect(titled("unclogged the garbage disposal eighty", [line("Unclogged the garbage disposal")])).toBe(
      "Garbage disposal unclogging",
    );
    expect(titled("water heater swap fourteen hundred", [line("Water heater swap")])).toBe("Water heater replacement");
    expect(titled("Water heater. Swap the faucet.", [line("Water heater"), line("Swap the faucet")])).toBe(
      "Water heater installation and faucet replacement",
    );
    const found = [line("Finding the leak", 2, "hour", 95)];
    expect(titled("two hours finding the leak in the pipe behind the shower", found)).toBe("Leak detection");
    expect(titled("two hours finding the leak in the pipe behind the shower and fixed it", found)).toBe("Leak repair");
    const doors = [line("Kitchen cabinet doors sprayed gray", 20)];
    expect(titled("kitchen cabinets, twenty doors sprayed gray", doors)).toBe("Cabinet painting");
    expect(titled("install kitchen cabinets, twenty doors", [line("Install kitchen cabinets")])).toBe(
      "Cabinet installation",
    );
  });
  test("of no known trade, where only what was bought for it has a price", () => {
    const bolts = [line("New bolts", 4, "each", 3, "material"), line("Labor", 1, "hour", 60, "labor")];
    expect(titled("rebuild the mailbox post, four new bolts at three each, one hour at sixty", bolts)).toBe(
      "Mailbox post rebuild",
    );
    const done = facts("Repaired the mailbox post. Four new bolts at three each.", { type: "invoice", items: bolts });
    expect(writeProse(done).title).toBe("Mailbox post repair");
    expect(titled("four new bolts at three each, one hour at sixty", bolts)).toBe("New bolts");
    const care = [line("Aquarium care every month", 12, "month", 95)];
    expect(titled("aquarium care every month for a year at ninety five", care)).toBe("Aquarium care");
  });
  test("a fault of something else mends no thing of the title", () => {
    const fan = [line("Ceiling fan", 1, null, 225), line("Find and fix", 2, "hour", 100)];
    expect(titled("Ceiling fan in the den, two twenty five. Two outlets not working, find and fix that.", fan)).toBe(
      "Ceiling fan installation",
    );
    expect(titled("ceiling fan not working, two hours at one hundred", [line("Find and fix", 2, "hour", 100)])).toBe(
      "Ceiling fan repair",
    );
  });
  test("not by what may be added, is left alone or is not needed", () => {
    const guards = [line("Gutters", 120, "ft", 9), { ...line("Gutter guards", 1, null, 700), optional: true }];
    expect(titled("gutters at nine a foot, gutter guards seven hundred if they want them", guards)).toBe("Gutter work");
    const pump = [line("Labor", 4, "hour", 90, "labor")];
    expect(titled("Four hours at ninety on the pool. The liner is worn but I'd leave it alone.", pump)).toBe(
      "Pool service",
    );
    expect(titled("Four hours at ninety on the pool. The liner is worn, I told her so.", pump)).toBe(
      "Liner replacement",
    );
    const cut = [line("Cut the lawn", 1, null, 50)];
    expect(titled("cut the lawn for fifty, won't need hedges this time", cut)).toBe("Lawn care");
    expect(titled("cut the lawn for fifty, the hedges need it too", cut)).toBe("Hedge trimming");
  });
  test("names no work beside that which was said", () => {
    const fed = [line("Spread fertilizer", 1, null, 75)];
    expect(titled("spread fertilizer on the lawn seventy five", fed)).toBe("Fertilizing");
    const both = [line("Aerate the lawn"), line("Overseed the lawn")];
    expect(titled("aerate and overseed the lawn", both)).toBe("Aeration and overseeding");
    const springs = [line("Torsion springs", 2, null, 95), line("Rollers", 10, null, 6)];
    expect(titled("garage door, two torsion springs and ten rollers", springs)).toBe("Garage door spring repair");
    const painted = [line("Paint bedrooms", 2, "each", 300), line("Front door", 1, null, 200)];
    expect(titled("paint two bedrooms and the front door", painted)).toBe("Interior painting");
    const hung = [line("Paint bedrooms", 2, "each", 300), line("Hang a new front door", 1, null, 900)];
    expect(titled("paint two bedrooms and hang a new front door", hung)).toMatch(/[Ee]ntry door installation/);
    const piano = [line("Voicing", 1, null, 250), line("Replace the hammers", 1, null, 900)];
    expect(titled("voicing and replace the hammers for the baby grand piano", piano)).toBe(
      "Hammer replacement and voicing",
    );
  });
  test("and not the kind beside its own kind", () => {
    const cake = [line("Four tier wedding cake", 1, null, 750)];
    expect(titled("four tier wedding cake seven fifty", cake)).toBe("Wedding cake");
    const wedding = [line("Wedding catering", 150, "guest", 65)];
    expect(titled("wedding catering for one hundred fifty guests at sixty five", wedding)).toBe("Wedding catering");
  });
});

describe("the title is what the talk calls the job", () => {
  const called = (say: string, items: JobFacts["items"], rest: Partial<JobFacts> = {}) =>
    writeProse(facts(say, { items, ...rest })).title;
  test("where its lines tell other things", () => {
    const boots = [line("Reflash the chimney", 1, null, 500), line("Pipe boots", 2, null, 90)];
    const rest = { client: "Nora Blake" };
    expect(called("roof leak repair for nora blake reflash the chimney 500", boots, rest)).toBe(
      "Roof leak repair for Nora Blake",
    );
    const coil = [line("Clean the coil", 1, null, 120), line("Capacitor", 1, null, 190, "material")];
    expect(called("ac repair for nora blake clean the coil 120 capacitor 190", coil, rest)).toMatch(/^AC repair/);
    const heads = [line("Replaced heads", 3, "each", 28), line("Valve", 1, null, 95)];
    expect(called("sprinkler fix for nora blake replaced three heads", heads, rest)).toBe(
      "Sprinkler repair for Nora Blake",
    );
    const slab = [line("Termite treatment", 1, null, 900), line("Drill the garage slab", 1, null, 250)];
    expect(called("termite treatment for nora blake drill the garage slab 250", slab, rest)).toBe(
      "Termite treatment for Nora Blake",
    );
    const booth = [line("Salsa bar", 40, "guest", 12)];
    expect(called("salsa bar for the rotary club 40 guests", booth, { client: "Rotary Club" })).toBe(
      "Salsa bar for the Rotary Club",
    );
  });
  test("before whose it is, or which house", () => {
    const house = "kitchen cabinets for the new house on ridge road";
    expect(calledFirst(house, [])).toMatchObject({ name: "Kitchen cabinets", work: "" });
    expect(calledFirst("oven door repair for nora blake", ["Nora Blake"])).toMatchObject({ thing: "oven door" });
    expect(calledFirst("bath rough in for nora blake", ["Nora Blake"])).toMatchObject({ name: "Bath rough-in" });
    expect(calledFirst("kitchen cabinets for the winter", ["Nora Blake"])).toBeNull();
    expect(calledFirst("nora blake at 4 hill road deck boards 90", ["Nora Blake", "4 Hill Road"])).toBeNull();
    expect(calledFirst("so this is for nora blake", ["Nora Blake"])).toBeNull();
  });
  test.each([
    [
      "ac not cooling capacitor 190 clean the condenser coil 120",
      [line("AC not cooling, capacitor", 1, null, 190), line("Clean the condenser coil", 1, null, 120)],
      /^(?:Air|AC).*repair$/,
    ],
    [
      "fridge ice maker replacement part 160",
      [line("Fridge ice maker replacement part", 1, null, 160)],
      /^Refrigerator (?!.*replacement)/,
    ],
    ["reset the toilet 165", [line("Replaced the wax ring and reset the toilet", 1, null, 165)], /^Toilet repair/],
    [
      "oven igniter 90 looked at the dishwasher no charge",
      [line("Oven igniter", 1, null, 90), line("Looked at the dishwasher", 1, null, 0)],
      /^(?!.*[Dd]ishwasher)/,
    ],
  ])("what was done with it, and not what is cleaned, brought or looked at for it: %s", (say, items, title) => {
    expect(called(say, items)).toMatch(title);
  });
  test("and not where the lines say more, or its words are of any job", () => {
    const washed = [line("Wash the deck", 1, null, 300), line("Wash the fence", 1, null, 200)];
    expect(called("pressure washing for nora blake wash the deck", washed, { client: "Nora Blake" })).not.toMatch(
      /^Pressure/,
    );
    const faucet = [line("Replace the faucet", 1, null, 200)];
    expect(called("plumbing repair for nora blake replace the faucet", faucet, { client: "Nora Blake" })).toMatch(
      /^Faucet/,
    );
    const deck = [line("Build a deck", 1, null, 4000)];
    expect(called("estimate for nora blake, build a deck", deck, { client: "Nora Blake" })).not.toMatch(/^Nora/);
  });
  test("what is put in where something is taken out, and the taking away where nothing is", () => {
    const boiler = [
      line("Remove the old boiler and put in a new boiler", 1, null, 5200),
      line("Thermostat", 1, null, 200),
    ];
    expect(called("remove the old boiler and put in a new boiler 5200 thermostat 200", boiler)).toMatch(/^Boiler/);
    const tub = [line("Hauled off hot tub", 1, null, 400), line("Dump fee", 1, null, 60, "fee")];
    expect(called("hauled off hot tub 400 dump fee 60", tub, { type: "invoice" })).toBe("Hot tub removal");
  });
});

describe("steps and terms are those of this job", () => {
  const whole = (say: string, rest: Partial<JobFacts> = {}) => {
    const prose = writeProse(facts(say, rest));
    return [prose.title, ...prose.approach, ...prose.terms].join(" ");
  };
  test.each([
    ["AC tune up ninety nine and a filter", /refrigerant|change-over|ordered/],
    ["install a dishwasher one fifty and a microwave one twenty", /fault codes|failed part|repair is|repaired/],
    ["refinish the hardwood floors five hundred square feet", /old floor is up|trimming of doors/],
    ["fix the roof leak at the chimney new flashing four fifty", /Strip the old|ridge|tear-off/],
    ["replaster the pool eighty five hundred", /Check water, equipment/],
    ["epoxy the garage floor four hundred square feet", /subfloor|underlayment|transitions/],
    ["paint the exterior forty eight hundred", /rooms|pianos/],
    ["two hundred feet of chain link fence at nineteen", /staining/],
    ["deck repair, restain it for six hundred", /staining/],
    ["tile twelve bathrooms at nine fifty, client supplies the tile", /Tile is ordered/],
    ["wedding cake six fifty", /handles wheat/],
    ["replace all the ceiling tiles in the library", /thinset|grout/i],
    ["tear off the old membrane, 450 square feet of TPO at nine", /shingle|ridge|underlayment|magnet/i],
    ["replace sixty feet of sewer line at one forty", /blockage|under pressure|shutoffs|drywall/],
    ["snake the main drain two twenty five", /trench|bed the new|under pressure/],
    ["pour a driveway and break out the old asphalt", /roll the asphalt/],
    ["sealcoat the lot nine hundred", /concrete|Excavate/],
    ["fence repair reset five posts at one twenty", /dig the post holes|property line/],
    ["two hundred feet of chain link fence at nineteen", /pickets/],
    ["retaining wall forty feet, block 1200", /[Pp]lanting|Watering/],
    ["fix the garage door, replace two cables", /made to order/],
    ["new front door six forty, pre-hung", /made to measure/],
    ["office move, 20 workstations at 85 each", /jewelry/],
    ["fix the cracked bucket, reweld it", /cannot be returned/],
    ["replace the water heater in the garage, haul away the old one", /cleanout/],
  ])("%s", (say, wrong) => {
    expect(whole(say)).not.toMatch(wrong);
  });
  test("flat roofs and sewer lines have steps of their own", () => {
    expect(whole("new TPO on the flat roof, nine hundred square feet")).toContain("lay the membrane and weld or seal");
    expect(whole("replace sixty feet of sewer line at one forty")).toContain("lay it to an even fall");
    expect(whole("hang 110 feet of new gutter, tear off the old gutters")).toContain("Take down the old gutters");
    expect(whole("fence repair reset five posts at one twenty")).toContain("fit new ones in line with the rest");
  });
  test.each([
    ["demo the old garage forty five hundred and break up the slab", "Demolition"],
    ["excavate for a pool, haul off the dirt at one eighty a load", "Excavation"],
    ["rekeyed nine locks and put in two new deadbolts", "Rekeying and lock installation"],
    ["replace the alternator on a camry three ten", "Alternator replacement"],
    ["refrigerator not cooling diagnostic ninety five compressor six fifty", "Refrigerator repair"],
    ["nightly janitorial and strip and wax the lobby six hundred", "Office cleaning"],
    ["paver walkway forty feet by four at nineteen a square foot", "Paver walkway"],
    ["painted the front office nineteen hundred", "Interior painting"],
    ["swap the panel for twenty six hundred", "Panel upgrade"],
    ["took down the split pine eleven hundred", "Tree removal"],
    ["ac tune up one twenty nine", "Air conditioner tune-up"],
    ["wash and seal paver patio six hundred square feet", "Paver washing and sealing"],
    ["trim palms sixty five each, remove one dead pine", "Tree trimming and removal"],
    ["patch holes in drywall seventy five each", "Drywall repair"],
    ["pool service weekly, replaced pump basket", "Weekly pool service"],
    ["clean out the garage four hundred", "Garage cleanout"],
    ["exterior painting two coats, body and trim", "Exterior painting"],
  ])("%s: %s", (say, title) => {
    const items = say.split(/, | and (?=break|put|strip)/).map((part) => line(part));
    expect(writeProse(facts(say, { items })).title).toBe(title);
  });
});

describe("what the talk leaves out", () => {
  const left = (say: string, rest: Partial<JobFacts> = {}) =>
    writeProse(facts(say, rest)).terms.filter((term) => /^(?:Not included: |You |By |The city )/.test(term));
  test.each([
    ["Take down three ash trees at nine hundred each. No stump grinding.", ["Not included: stump grinding."]],
    ["pressure wash the siding four hundred windows not included", ["Not included: windows."]],
    [
      "Weekly cleaning at one sixty. Inside the fridge not included, and no laundry.",
      ["Not included: inside the fridge and laundry."],
    ],
    ["Paint the hall, fourteen hundred. We're not doing the ceilings.", ["Not included: the ceilings."]],
    ["hang the drywall 900 no paint no insulation", ["Not included: paint and insulation."]],
    ["paint the hall 400 they supply the primer takes two days", ["You supply the primer."]],
    ["cabinets 9000 six weeks lead time backsplash by others", ["By others: backsplash."]],
    ["Tile the bath floor, fourteen a foot. Client supplies the tile.", ["You supply the tile."]],
    ["Bath floor, 65 square feet at $12. Tile she buys, backer board $90.", ["You buy the tile."]],
    ["wire the sauna 900 heater provided by homeowner", ["You supply the heater."]],
    ["Hang shelves, $400. The brackets they bring.", ["You bring the brackets."]],
    ["hang six pendants at ninety five each they supply the pendants", ["You supply the pendants."]],
    ["cabinets eleven thousand appliances by owner", ["By the owner: appliances."]],
    [
      "Sewer line, sixty feet at one forty. City does the tap, painting by others.",
      ["The city does the tap.", "By others: painting."],
    ],
    ["Repaint the kitchen, sixteen hundred. He doesn't want the closets done.", ["Not included: the closets."]],
    ["Pavers at twenty three. Lighting isn't part of this.", ["Not included: lighting."]],
    ["Repipe six units, patch the drywall by others.", ["By others: patching the drywall."]],
    ["Move, six hours at one sixty. She's packing the boxes herself.", ["You pack the boxes."]],
    ["Monthly books at four hundred. Tax return not included.", ["Not included: tax return."]],
    ["deadbolt 120 labor 95 tax 8.25 on the hardware permit not included", []],
    [
      "Sealcoat the lot. Owner clears the cars. They'll take down the signs.",
      ["You clear the cars.", "You take down the signs."],
    ],
    ["Refinish the floors. The customer will move the piano and handles the permit.", ["You move the piano."]],
    ["hang 3 fans at 120 they have the fans already call first", ["You supply the fans."]],
    ["replace the faucet 160 she already bought the faucet", ["You supply the faucet."]],
    ["two sconces customer supplied 80 each", ["You supply the sconces."]],
    ["install customer supplied microwave 150", ["You supply the microwave."]],
    ["he buy the grout himself tile work 900", ["You buy the grout."]],
    ["she is buying the board sanding included hang 20 sheets", ["You buy the board."]],
    ["fence 3800 customer calls for the utility locate", ["You call for the utility locate."]],
    ["allowance is 4 dollars a foot plumbing not included", ["Not included: plumbing."]],
    ["water it for three weeks edging repair not included", ["Not included: edging repair."]],
    ["estate cleanout, no paint or chemicals", ["Not included: paint and chemicals."]],
    ["extra prints 25 each not included", []],
    ["sheet rock 900 no plumbing or electric out of us", ["Not included: plumbing."]],
    ["open the wall and patch that no painting", ["Not included: painting."]],
    ["take the ash down we haul it no stump grinding he wants it by june", ["Not included: stump grinding."]],
    ["the trim needs no painting", []],
    ["there's no painting to do in the den", []],
    ["gutters not included permit by customer", ["Not included: gutters.", "By the client: permit."]],
  ])("%s", (say, terms) => {
    expect(left(say)).toEqual(terms);
    const supplied = terms.filter((term) => term.startsWith("You supply "));
    expect(left(say, { type: "invoice" })).toEqual(supplied.map((term) => term.replace("supply", "supplied")));
  });
  test("up to the next line of the job, and without the words of its address", () => {
    const items = [line("Wall tile", 70, "sq ft", 15), line("Set and level the vanity")];
    expect(
      left("wall tile 70 square feet at 15 customer supplies the tile set and level the vanity 180", { items }),
    ).toEqual(["You supply the tile."]);
    expect(left("dimmers 65 each 12 larkspur court patching not included", { address: "12 Larkspur Court" })).toEqual([
      "Not included: patching.",
    ]);
  });
  test("once, in the words that say it whole", () => {
    const beside = (said: Partial<JobFacts["told"]>) => ({ told: { ...NOTHING_TOLD, ...said } });
    const say = "clean 14 windows carpet shampoo not included";
    const whole = writeProse(facts(say, beside({ leftOut: ["Carpet shampoo not included"] }))).terms;
    expect(whole.filter((term) => /carpet/i.test(term))).toEqual(["Carpet shampoo not included."]);
    const both = facts("duct work 900 does not include equipment or controls", beside({ conditions: ["Does not include equipment or controls"] })); // prettier-ignore
    expect(writeProse(both).terms.filter((term) => /controls|: equip/.test(term))).toEqual([
      "Does not include equipment or controls.",
    ]);
  });
  test.each([
    "Two faucets at one ten, no charge for the visit, no problem, and no rush.",
    "hang nine no sorry eight doors at a hundred and fifteen",
    "New sill four eighty, no number on the flashing yet.",
    "The roof is old, but we're not replacing it. Gratuity of 18 percent is not included.",
    "three headshots at one fifty each, he's bringing his partner, and she brings in the vans",
    "supply the lumber and move the shed, paint by the door",
    "they take two of the large ones and he'll take three, no nuts",
    "No permit needed. There's no insulation in the attic.",
    "paint the deck 900 they have the deck already cleaned",
    "install a faucet 150 she already has a dog",
    "replace the disposal 200 she bought the disposal from us",
    "deck boards 900 client calls me when ready",
    "deck 900 should he buy the stain we take 50 off",
    "Hang doors, $400, whatever he buys, and knobs $40.",
    "Patch the wall, $90. We hang what they bring.",
    "Mow the lots, 90 a visit. No contract.",
    "new outlet 240 wired by our electrician",
  ])("nothing of %s", (say) => {
    expect(left(say)).toEqual([]);
  });
  test("a step says nothing of what stands among the terms", () => {
    const details = ["Match the texture in two trips, no painting", "We rake up; not responsible for the lawn"];
    const rest = { paymentTerms: ["We are not responsible for the lawn"], told: { ...NOTHING_TOLD, details } };
    const say = "patch the wall 300 no painting";
    const items = [line("Patch the wall")];
    expect(scopeOf(say, { items, ...rest }).slice(1)).toEqual(["Match the texture in two trips", "We rake up"]);
    const door = { ...NOTHING_TOLD, details: ["Sand it, no primer"] };
    expect(scopeOf("patch the wall 300", { items, told: door })[1]).toBe("Sand it, no primer");
  });
  test("what a line sells is in it, and no step is promised of what is left out", () => {
    const items = [line("Stump grinding", 1, null, 80), line("Take down the ash")];
    expect(left("Take down the ash, no stump grinding. Okay, stump grinding eighty.", { items })).toEqual([]);
    const { approach } = writeProse(facts("Take down the dead tree for nine hundred. No stump grinding."));
    expect(approach.join(" ")).not.toMatch(/stump/);
  });
});

describe("what is never written", () => {
  test("steps that say nothing, for work of no known trade", () => {
    expect(writeProse(facts("new mailbox post forty")).approach).toEqual([]);
  });
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
