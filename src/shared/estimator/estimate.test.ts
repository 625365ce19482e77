import { array, assert, constantFrom, oneof, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { documentContentSchema, type DocumentContent } from "#shared/documents/schema.ts";
import { calculateTotals } from "#shared/documents/totals.ts";
import { cents } from "#shared/money.ts";
import { estimate, type EstimateInput } from "./estimate.ts";
import blind from "./gold/blind.json" with { type: "json" };
import catalogues from "./gold/catalogues.json" with { type: "json" };
import freshA from "./gold/fresh-a.json" with { type: "json" };
import freshAa from "./gold/fresh-aa.json" with { type: "json" };
import freshAd from "./gold/fresh-ad.json" with { type: "json" };
import freshAf from "./gold/fresh-af.json" with { type: "json" };
import freshB from "./gold/fresh-b.json" with { type: "json" };
import freshBb from "./gold/fresh-bb.json" with { type: "json" };
import freshBc from "./gold/fresh-bc.json" with { type: "json" };
import freshBe from "./gold/fresh-be.json" with { type: "json" };
import freshBf from "./gold/fresh-bf.json" with { type: "json" };
import freshBg from "./gold/fresh-bg.json" with { type: "json" };
import freshBh from "./gold/fresh-bh.json" with { type: "json" };
import freshBi from "./gold/fresh-bi.json" with { type: "json" };
import freshBj from "./gold/fresh-bj.json" with { type: "json" };
import freshBk from "./gold/fresh-bk.json" with { type: "json" };
import freshBm from "./gold/fresh-bm.json" with { type: "json" };
import freshBn from "./gold/fresh-bn.json" with { type: "json" };
import freshBo from "./gold/fresh-bo.json" with { type: "json" };
import freshBq from "./gold/fresh-bq.json" with { type: "json" };
import freshBs from "./gold/fresh-bs.json" with { type: "json" };
import freshBt from "./gold/fresh-bt.json" with { type: "json" };
import freshBu from "./gold/fresh-bu.json" with { type: "json" };
import freshBx from "./gold/fresh-bx.json" with { type: "json" };
import freshBy from "./gold/fresh-by.json" with { type: "json" };
import freshBz from "./gold/fresh-bz.json" with { type: "json" };
import freshC from "./gold/fresh-c.json" with { type: "json" };
import freshCb from "./gold/fresh-cb.json" with { type: "json" };
import freshCc from "./gold/fresh-cc.json" with { type: "json" };
import freshCd from "./gold/fresh-cd.json" with { type: "json" };
import freshCf from "./gold/fresh-cf.json" with { type: "json" };
import freshCg from "./gold/fresh-cg.json" with { type: "json" };
import freshCh from "./gold/fresh-ch.json" with { type: "json" };
import freshCi from "./gold/fresh-ci.json" with { type: "json" };
import freshCj from "./gold/fresh-cj.json" with { type: "json" };
import freshCk from "./gold/fresh-ck.json" with { type: "json" };
import freshCm from "./gold/fresh-cm.json" with { type: "json" };
import freshD from "./gold/fresh-d.json" with { type: "json" };
import freshE from "./gold/fresh-e.json" with { type: "json" };
import freshF from "./gold/fresh-f.json" with { type: "json" };
import freshG from "./gold/fresh-g.json" with { type: "json" };
import freshH from "./gold/fresh-h.json" with { type: "json" };
import freshI from "./gold/fresh-i.json" with { type: "json" };
import freshK from "./gold/fresh-k.json" with { type: "json" };
import freshL from "./gold/fresh-l.json" with { type: "json" };
import freshM from "./gold/fresh-m.json" with { type: "json" };
import freshN from "./gold/fresh-n.json" with { type: "json" };
import freshR from "./gold/fresh-r.json" with { type: "json" };
import freshRa from "./gold/fresh-ra.json" with { type: "json" };
import freshRb from "./gold/fresh-rb.json" with { type: "json" };
import freshRc from "./gold/fresh-rc.json" with { type: "json" };
import freshS from "./gold/fresh-s.json" with { type: "json" };
import freshT from "./gold/fresh-t.json" with { type: "json" };
import freshX from "./gold/fresh-x.json" with { type: "json" };
import heldOut from "./gold/held-out.json" with { type: "json" };
import ownAccounts from "./gold/own-accounts.json" with { type: "json" };
import ownAsked from "./gold/own-asked.json" with { type: "json" };
import ownCauses from "./gold/own-causes.json" with { type: "json" };
import ownCorrections from "./gold/own-corrections.json" with { type: "json" };
import ownCounted from "./gold/own-counted.json" with { type: "json" };
import ownEveryday from "./gold/own-everyday.json" with { type: "json" };
import ownExam from "./gold/own-exam.json" with { type: "json" };
import ownLoosely from "./gold/own-loosely.json" with { type: "json" };
import ownMoney from "./gold/own-money.json" with { type: "json" };
import ownNatural from "./gold/own-natural.json" with { type: "json" };
import ownNames from "./gold/own-names.json" with { type: "json" };
import ownPlain from "./gold/own-plain.json" with { type: "json" };
import ownServices from "./gold/own-services.json" with { type: "json" };
import ownSpoken from "./gold/own-spoken.json" with { type: "json" };
import ownStatementEnds from "./gold/own-statement-ends.json" with { type: "json" };
import ownTalk from "./gold/own-talk.json" with { type: "json" };
import ownTerms from "./gold/own-terms.json" with { type: "json" };
import ownTrades from "./gold/own-trades.json" with { type: "json" };
import ownUnits from "./gold/own-units.json" with { type: "json" };
import ownVariations from "./gold/own-variations.json" with { type: "json" };
import ownWritten from "./gold/own-written.json" with { type: "json" };
import {
  GOLD_TODAY,
  goldInput,
  plainInput,
  scoreCase,
  type GoldCase,
  type GoldCatalogues,
  type GoldSet,
} from "./gold/score.ts";
import showcase from "./gold/showcase.json" with { type: "json" };
import tuned from "./gold/tuned.json" with { type: "json" };
import waveFour from "./gold/wave-four.json" with { type: "json" };
import waveOne from "./gold/wave-one.json" with { type: "json" };
import waveThree from "./gold/wave-three.json" with { type: "json" };
import waveTwo from "./gold/wave-two.json" with { type: "json" };

const gold = tuned as GoldCase[]; // JSON widens the literal types of `type`
const services = catalogues as GoldCatalogues;
const files: Record<string, GoldSet> = {
  showcase: showcase as GoldSet, // JSON widens the literal types of `type`
  blind: blind as GoldSet,
  "held-out set": heldOut as GoldSet,
  "first wave": waveOne as GoldSet,
  "second wave": waveTwo as GoldSet,
  "third wave": waveThree as GoldSet,
  "fourth wave": waveFour as GoldSet,
  "first plain set": freshA as GoldSet,
  "second plain set": freshB as GoldSet,
  "third plain set": freshC as GoldSet,
  "fourth plain set": freshD as GoldSet,
  "fifth plain set": freshE as GoldSet,
  "sixth plain set": freshF as GoldSet,
  "seventh plain set": freshG as GoldSet,
  "eighth plain set": freshH as GoldSet,
  "ninth plain set": freshI as GoldSet,
  "eleventh plain set": freshK as GoldSet,
  "twelfth plain set": freshL as GoldSet,
  "thirteenth plain set": freshM as GoldSet,
  "fourteenth plain set": freshN as GoldSet,
  "eighteenth plain set": freshR as GoldSet,
  "set of an account's services": freshS as GoldSet,
  "second set of an account's services": freshT as GoldSet,
  "third set of an account's services": freshX as GoldSet,
  "set of corrections and traps": freshAd as GoldSet,
  "set of jobs of ten accounts": freshAf as GoldSet,
  "fourth set of an account's services": freshAa as GoldSet,
  "jobs in which some work has no price": freshBb as GoldSet,
  "further jobs in which some work has no price": freshBc as GoldSet,
  "jobs of ten accounts in everyday words": freshBf as GoldSet,
  "further jobs of ten accounts in everyday words": freshBg as GoldSet,
  "everyday jobs of many kinds": freshBe as GoldSet,
  "further everyday jobs of many kinds": freshBh as GoldSet,
  "everyday jobs of many kinds, by a third hand": freshBi as GoldSet,
  "everyday jobs of many kinds, by a fourth hand": freshBj as GoldSet,
  "everyday jobs of many kinds, by a fifth hand": freshBk as GoldSet,
  "everyday jobs of many kinds, by a sixth hand": freshBm as GoldSet,
  "jobs of talkative people": freshBn as GoldSet,
  "short-spoken jobs": freshBo as GoldSet,
  "ordinary jobs, a third of them with something that nobody priced": freshBq as GoldSet,
  "everyday jobs of people in a hurry": freshBs as GoldSet,
  "everyday jobs of warm and talkative people": freshBt as GoldSet,
  "jobs of eight accounts": freshBu as GoldSet,
  "everyday jobs of eighty trades": freshBx as GoldSet,
  "further everyday jobs of eighty trades": freshBy as GoldSet,
  "people who change their mind while they talk": freshBz as GoldSet,
  "people who change their mind, by another hand": freshCd as GoldSet,
  "everyday jobs of terse, chatty and muddled people": freshCf as GoldSet,
  "people who change their mind, by a third hand": freshCg as GoldSet,
  "long everyday talk with a story": freshCh as GoldSet,
  "long everyday talk with a story, by another hand": freshCi as GoldSet,
  "people who change their mind, by a fourth hand": freshCj as GoldSet,
  "long everyday talk with a story, by a third hand": freshCk as GoldSet,
  "long everyday talk with a story, by a fourth hand": { catalogues: services, cases: freshCm as GoldCase[] },
  "jobs of ten accounts in everyday words, with work that isn't listed": freshCb as GoldSet,
  "everyday jobs of many kinds, by a seventh hand": freshCc as GoldSet,
  "jobs in which numbers stand side by side": freshRa as GoldSet,
  "jobs in which much is ordered without a price": freshRb as GoldSet,
  "jobs of ten accounts whose services are named loosely": freshRc as GoldSet,
  "everyday jobs of many kinds by the author": ownExam as GoldSet,
  "work that nobody priced, by the author": ownAsked as GoldSet,
  "jobs of an account's services by the author": ownServices as GoldSet,
  "services named loosely and prices that were told, by the author": ownLoosely as GoldSet,
  "corrections by the author": ownCorrections as GoldSet,
  "further jobs of an account's services by the author": ownAccounts as GoldSet,
  "plain jobs of the rules' author": ownPlain as GoldSet,
  "spoken jobs of the author": ownSpoken as GoldSet,
  "further jobs of the rules' author": ownCounted as GoldSet,
  "variations of the rules' author": ownVariations as GoldSet,
  "names that stand alone or before a house number, and counts without a plural, by the author": ownNames as GoldSet,
  "own jobs with sums said aloud and numbers that only name": ownMoney as GoldSet,
  "talk that repeats itself, tells of other days or says prices first, by the author": ownTalk as GoldSet,
  "what goes wrong in everyday talk, by the author": ownEveryday as GoldSet,
  "what goes wrong in natural talk, by the author": ownNatural as GoldSet,
  "what is said across the end of a statement, by the author": ownStatementEnds as GoldSet,
  "terms, options and names as people say them": ownTerms as GoldSet,
  "jobs as they are typed": ownWritten as GoldSet,
  "jobs of more trades by the author": ownTrades as GoldSet,
  "services sold by a unit by the author": ownUnits as GoldSet,
  "sentences of the rules' author by their causes": ownCauses as GoldSet,
};
/** Jobs that the estimator does not get wholly right yet. Every other one must stay right. */
const MISSED = new Set(
  [
    "h62 w1-062",
    "w2-002 w2-028 w2-040 w2-050 w2-070 w2-079 w2-080 w2-072",
    "w3-002 w3-018 w3-021 w3-030 w3-048 w3-050 w3-059",
    "w4-010 w4-051",
    "fe079-half-day fe084-me-helper",
    "fi006-drywall-crew fi062-string-quartet",
    "aa043-aerate-sod aa091-two-runs-railing",
    "t024 t068 t070 x29-every-other",
    "fk39-boarding-cents fk40-tutor-cents fr-detectors-floors",
    "fl067-hour-each-way fl094-hour-and-a-half-shop",
    "af005-four-inch af006-plain-slab af009-not-stamped",
    "af037-two-pools",
    "af050-transit af064-block-wall af068-front-and-side",
    "af082-gym-mirror af087-table-top af089-seaview",
    "af097-high-nest",
    "bb07 bb16",
    "bc10 bc25 bc26 bc38 bc42 bc50 bc51 bc53",
    "be09 be20 be65 be68 bj14",
    "bk20 bk24 bk27 bk28 bk29",
    "bf03 bf05 bf58",
    "bg08 bg22 bg54",
    "bm23 bm28",
    "bn02 bn13 bn16 bn20 bn30 bn58",
    "bo26 bo29 bo80",
    "ra02 ra35 ra40 ra42 ra58 ra63 ra64 ra67",
    "ra70",
    "rb02 rb10 rb11 rb12 rb17 rb21 rb25 rb26 rb28",
    "rb32 rb35 rb39 rb41 rb44 rb47 rb56 rb60",
    "rb67 rb72",
    "rc27 rc35 rc38 rc46 rc47 rc49 rc55",
    "rc56",
    "bq20 bq23 bq30 bq50 bq54 bq59",
    "bq64 bq68 rb59",
    "bt78 bu23 bu39 bu55 bu57",
    "bx33",
    "cb02 cb04 cb06 cb15 cb17 cb23 cb24 cb42 cb44 cb46 cb47 cb58",
    "cc09 cc10 cc27 cc37 cc41",
    "cc54 cc64 cc68 cc72 cc77 cc79",
    "cd07 cd11 cd19 cd27 cd35 cd37 cd44 cd47",
    "cd53 cd55 cd59 cd71 cd75 cd76",
    "bz37 bz40 bz44 bz45 bz46 bz52 bz78",
    "by43 by47 by78",
    "cf18 ch04 ch12 ch13 ch22",
    "ci80 cj68",
    "ck06 ck29",
    "bg26 by77",
    "cm38 cm41",
    "cm65 cm78 by03 ci41",
    "w2-012 c075-moving",
    "bx18 ch11 ch61 ch65 ci01",
    "put-off-006 pl-055 pl-099 n139 stop-heading-3",
    "od-336",
    "writ031 rb69 bn19 bf37",
    "cm18 ci34 ci65 bq80 pl-087 oc-491",
    "mb-t05",
    "bb44 bj24 ch31 ck48 correction-32",
    "coun007 feet-of-square-feet-raw fn-018-knives loose-66 makers-1 name-022 next-work-03 no-thing-1",
    "o009 read-18 sum-behind-count-raw told-once-4 w2-078 w3-045",
    "bz61 ck19",
    "b078-plastering by61 ch07 ch33 ch35 ch38 ch52 ch63 ci13",
    "ci35 ci37 ci49 ci67 ck17 ck27 ck33 ck71 h56",
    "h59 bq48 ct-33 w1-059 w2-056 w2-057 w2-058",
  ].flatMap((ids) => ids.split(" ")),
);

const inputOf = (transcription: string): EstimateInput => ({
  transcription,
  catalogue: [
    { id: "a", name: "Drain cleaning", description: null, hourlyRate: null, fixedRate: cents(18_900), category: null },
    { id: "b", name: "Plumbing labor", description: null, hourlyRate: cents(11_000), fixedRate: null, category: null },
  ],
  clients: ["Maria Lopez"],
  businessInfo: null,
  today: GOLD_TODAY,
  includeLogo: false,
});

describe("gold transcripts", () => {
  test.each(gold.map((item) => [item.id, item] as const))("%s is wholly right", (_id, item) => {
    expect(scoreCase(item, services, estimate).filter((check) => !check.ok)).toEqual([]);
  });
});

test("what stands before a told price and is another thing stays a line that asks", () => {
  const { items, questions } = estimate(inputOf("Paint the shed and fix the railing, I told him 400 for the railing."));
  expect(items.map(({ description, amount }) => [description, amount])).toEqual([
    ["Paint the shed", null],
    ["Railing", cents(40_000)],
  ]);
  expect(questions[0]?.text).toBe("What do you charge to paint the shed?");
});

test("what says that it has no price yet is a line whose words are its own, and none of the line's before it", () => {
  const said = "My half-day rate is three fifty, it takes two half days. New post caps, price to come.";
  const source = estimate(inputOf(said)).items.at(-1)?.sources.description;
  expect(source?.kind === "spoken" && source.text).toBe("New post caps");
});

test("a material beside a task, told as another thing, prices no task; labor and what belongs to it do", () => {
  const asked = (text: string) => estimate(inputOf(text)).questions.map((question) => question.text);
  expect(asked("Hedge trimming and a water heater, I told him twelve hundred for the heater.")).toEqual([
    "What do you charge for hedge trimming?",
  ]);
  expect(asked("Replace the vanity. Six hours of labor at 85, vanity is 300.")).toEqual([]);
  expect(asked("Hang shelves and a mirror. Lumber and hardware come to 145.")).toEqual([]);
});

test("a line says what is to be done only where that was said: a painted door is installed, and not painted", () => {
  const named = (text: string) => estimate(inputOf(text)).items.map(({ description }) => description);
  expect(named("Install a painted door. Mow the lawn for 45.")).toEqual(["Install a painted door", "Mow the lawn"]);
  expect(named("Mow the lawn for 45. Replace the rusted pipe and the tiled wall.")).toEqual([
    "Mow the lawn",
    "Replace the rusted pipe and the tiled wall",
  ]);
  expect(named("Mow the lawn for 45. He wants a new painted sign.")).toEqual(["Mow the lawn", "New painted sign"]);
  expect(named("Mow the lawn for 45. He wants the front door painted.")).toEqual([
    "Mow the lawn",
    "Paint the front door",
  ]);
});

describe.each(Object.entries(files))("spoken jobs of the %s", (_name, file) => {
  const cases = file.cases.filter((item) => !MISSED.has(item.id));
  test.each(cases.map((item) => [item.id, item] as const))("%s stays right", (_id, item) => {
    expect(scoreCase(item, file.catalogues, estimate).filter((check) => !check.ok)).toEqual([]);
  });
});

test("a client of the account is called as the account calls it, and who is only said by the letters of a name", () => {
  const say = "quote for maple ridge hoa paint the gate four hundred";
  expect(estimate({ ...plainInput(say), clients: ["Maple Ridge Hoa"] }).client).toBe("Maple Ridge Hoa");
  expect(estimate(plainInput(say)).client).toBe("Maple Ridge HOA");
});

const WORDS =
  "a an the one two five twelve fifteen twenty forty fifty hundred thousand grand k half dozen oh point and plus for at is of each apiece per square foot feet hour hours day days dollars cents percent % $ $4.50 1,200 12k 8.25 discount tax deposit off down net paid already markup actually sorry no wait scratch that leave out make it call waive optional included free same both quote client Maria Lopez paint install fence gates labor materials travel drive way good valid take weeks drain cleaning plumbing . , \n ! - guys visits month months year every 555 0147 street street. @".split(
    " ",
  );
const speech = array(constantFrom(...WORDS, "\n", ". ", ", "), { maxLength: 80 }).map((words) => words.join(" "));
const anything = oneof(speech, string({ maxLength: 300 }), string({ unit: "binary", maxLength: 200 }));

function sourcesOf(content: DocumentContent): { text: string; start: number; end: number }[] {
  const all = [
    ...content.items.flatMap((item) => Object.values(item.sources)),
    ...Object.values(content.sources),
    ...content.questions.flatMap((question) => [
      question.source,
      ...(question.choices ?? []).map((choice) => choice.source),
    ]),
  ];
  return all.filter((source) => source?.kind === "spoken");
}

const check = (holds: (content: DocumentContent, text: string) => void) =>
  assert(
    property(anything, (text) => holds(estimate(inputOf(text)), text)),
    { numRuns: 400 },
  );

describe("whatever is said", () => {
  test("the content fits the schema, both ways", () => {
    check((content) => {
      const once = documentContentSchema.decode(JSON.parse(JSON.stringify(documentContentSchema.encode(content))));
      const twice = documentContentSchema.decode(JSON.parse(JSON.stringify(documentContentSchema.encode(once))));
      expect(twice).toEqual(once);
      expect(once.amount).toBe(content.amount);
    });
  });

  test("a sum that no document holds leaves its line open, and no price is made up to fit", () => {
    const beyond = "The house is 2,300 square feet at $389,000 a square foot. Radon test, $150.";
    const several = Array.from({ length: 9 }, (_, index) => `Barn ${"abcdefghi"[index]} frame is $30,000,000.`).join(
      " ",
    );
    for (const said of [beyond, several, "Deck is 2,000 square feet at $40,000 a foot, tax 8%, and twice that rush"]) {
      const content = estimate(inputOf(said));
      expect(documentContentSchema.safeEncode(content).success).toBe(true);
      for (const { unitPrice } of content.items)
        if (unitPrice !== null) expect([cents(15_000), cents(3_000_000_000)]).toContain(unitPrice);
      expect(content.questions.length).toBeGreaterThan(0);
    }
  });

  test("a count that no document holds leaves the account's price open", () => {
    const content = estimate(inputOf("1,200 thousand drain cleanings"));
    expect(documentContentSchema.decode(documentContentSchema.encode(content)).items[0]?.amount).toBeNull();
    expect(content.questions).toMatchObject([{ field: "quantity" }]);
  });

  test("each spoken source holds exactly its words", () => {
    check((content, text) => {
      for (const source of sourcesOf(content)) expect(text.slice(source.start, source.end)).toBe(source.text);
    });
  });

  test("the sums are those of calculateTotals", () => {
    expect.hasAssertions();
    check((content) => {
      const { balanceDue: _balance, taxable: _taxable, ...totals } = calculateTotals(content);
      expect(content).toMatchObject(totals);
    });
  });

  test("no figure is without a source, and every assumption asks", () => {
    expect.hasAssertions();
    check((content) => {
      for (const item of content.items) {
        if (item.unitPrice !== null) expect(item.sources.unitPrice).toBeDefined();
        if (item.quantity !== 1000) expect(item.sources.quantity).toBeDefined();
        if (item.amount === null) expect(content.questions.some((question) => question.itemId === item.id)).toBe(true);
        if (item.sources.quantity?.kind === "assumed")
          expect(content.questions.some((question) => question.itemId === item.id)).toBe(true);
      }
      for (const field of ["discount", "tax", "deposit"] as const)
        if (content[field]) expect(content.sources[field]).toBeDefined();
      if (content.amountPaid > 0) expect(content.sources["amountPaid"]).toBeDefined();
    });
  });

  test("the same words give the same content", () => {
    expect.hasAssertions();
    check((content, text) => {
      expect(estimate(inputOf(text))).toEqual(content);
    });
  });
});

test("lines keep their ids and order while the words grow", () => {
  for (const item of gold.filter((one) => one.kind === "raw").slice(0, 20)) {
    const whole = estimate(goldInput(item, services));
    const half = estimate(goldInput({ ...item, say: item.say.slice(0, Math.floor(item.say.length / 2)) }, services));
    for (const [index, line] of half.items.slice(0, -1).entries()) expect(whole.items[index]?.id).toBe(line.id);
  }
});

test.each([
  "Install twelve outlets at a hundred and forty each, no wait, make that fourteen outlets, and a panel for twenty eight hundred. ",
  "no deposit ",
  "we don't do that and the permit is on them ",
  "two years on the parts one year on labor ",
  "$5 ",
  "$5, ",
  "forty cents ",
  "into i ",
  "sharpen, ",
  "ten by twenty so forty feet and ",
])("time grows with the length, not faster: %s", (sentence) => {
  const time = (length: number, runs: number) => {
    const input = inputOf(sentence.repeat(Math.ceil(length / sentence.length)).slice(0, length));
    const times = Array.from({ length: runs }, () => {
      // the processor's time: a busy machine must not look like a slow estimator
      const before = process.cpuUsage();
      estimate(input);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    });
    return Math.min(...times);
  };
  const short = time(5_000, 15);
  expect(time(20_000, 5)).toBeLessThan(Math.max(100, short * 10));
});
