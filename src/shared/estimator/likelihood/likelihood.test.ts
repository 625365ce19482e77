import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { changesIn, hearChangedTalk, MEASURING_CHANGES } from "../gold/changed-talk.ts";
import { MEASURING, readMarkedTalk } from "../gold/marked-talk.ts";
import { MEASURING_STOPS, readStoppedTalk } from "../gold/stopped-talk.ts";
import { listen } from "../listen.ts";
import { tokenize, type Token } from "../words/tokens.ts";
import { ChangeSigns } from "./change-signs.ts";
import { likelihoods, LikelyChanges } from "./likelihood.ts";
import { MOST_STEPS, packRising, packSteps, unpackRising, unpackSteps } from "./packed.ts";
import { SIGNS } from "./sign.ts";
import { ROLES } from "./statement-lattice.ts";
import { PriceSigns } from "./price-signs.ts";
import { SIGN_BITS, StatementSigns } from "./statement-signs.ts";
import { hearStatements, stopsOf } from "./statements.ts";

const talk = readMarkedTalk(readFileSync(new URL(`../gold/talk/${MEASURING}`, import.meta.url), "utf8"));

/** How likely those marked figures are prices that the rules take for money of the job, by what they are. */
function likelihoodsOfTalk(): { prices: number[]; told: number[] } {
  const [prices, told]: [number[], number[]] = [[], []];
  for (const { tokens, marked } of talk) {
    const likelihood = likelihoods(tokens);
    for (const { figure, isPrice } of marked)
      if (figure.role === "money" && !figure.told && !figure.others) (isPrice ? prices : told).push(likelihood(figure));
  }
  return { prices, told };
}

const below = (limit: number, values: readonly number[]): number =>
  values.filter((value) => value < limit).length / values.length;

describe("of numbers in talk that nothing was learned from", () => {
  const { prices, told } = likelihoodsOfTalk();

  test("hardly a price is doubted", () => {
    expect(prices.length).toBeGreaterThan(350);
    expect(below(0.3, prices)).toBeLessThan(0.005);
    expect(below(0.1, prices)).toBe(0);
  });

  test("most that are only told are doubted, and many are surely told", () => {
    expect(told.length).toBeGreaterThan(100);
    expect(below(0.3, told)).toBeGreaterThan(0.7);
    expect(below(0.1, told)).toBeGreaterThan(0.4);
  });
});

const likelihoodsIn = (transcription: string): number[] => {
  const { tokens, figures } = listen({ transcription, clients: [], catalogue: [] });
  return figures.map(likelihoods(tokens));
};

test("the same number is a price or told by the words round it", () => {
  const [siding = 0, budget = 0] = likelihoodsIn(
    "Siding is 2,800. The band is costing her 2,800 and she is not amused.",
  );
  expect(siding).toBeGreaterThan(0.9);
  expect(budget).toBeLessThan(0.1);
});

test("a number that stands alone has a likelihood", () => {
  for (const likelihood of likelihoodsIn("400")) expect(likelihood).toBeGreaterThan(0);
});

test("signs are numbers below their limit, also at the ends of a talk and inside a run of numbers", () => {
  const { tokens, figures } = listen({
    transcription: "1,100 forty percent down. Belt 19",
    clients: [],
    catalogue: [],
  });
  const signs = new PriceSigns(tokens);
  expect(figures.length).toBeGreaterThan(1);
  for (const figure of figures) for (const sign of signs.of(figure)) expect(sign >= 0 && sign < SIGNS).toBe(true);
});

describe("of changes in talk that nothing was learned from", () => {
  const dictations = hearChangedTalk(
    readFileSync(new URL(`../gold/changes/${MEASURING_CHANGES}`, import.meta.url), "utf8"),
  );
  const all = dictations.flatMap((dictation) => {
    const changes = new LikelyChanges(dictation.tokens, dictation.figures, dictation.things);
    return changesIn(dictation, changes).map(({ change, so }) => ({
      so,
      likely: changes.likelihood(change),
    }));
  });
  const [meant, others] = [true, false].map((so) => all.filter((one) => one.so === so).map(({ likely }) => likely));

  test("most are found, and what is found is seldom none", () => {
    expect(meant?.length).toBeGreaterThan(45);
    const found = meant?.filter((likely) => likely >= 0.45).length ?? 0;
    const wrong = others?.filter((likely) => likely >= 0.45).length ?? 0;
    expect(found / (meant?.length ?? 0)).toBeGreaterThan(0.7);
    expect(found / (found + wrong)).toBeGreaterThan(0.75);
  });

  test("signs are numbers below their limit", () => {
    for (const dictation of dictations.slice(0, 20)) {
      const signs = new ChangeSigns(dictation.tokens, dictation.figures, dictation.things);
      for (const { change } of changesIn(dictation, signs))
        for (const sign of signs.of(change)) expect(sign >= 0 && sign < SIGNS).toBe(true);
    }
  });
});

describe("of statements in talk that nothing was learned from", () => {
  const dictations = readStoppedTalk(
    readFileSync(new URL(`../gold/stops/${MEASURING_STOPS}`, import.meta.url), "utf8"),
  );
  const bare = (tokens: Token[]): Token[] => tokens.map((token) => (token.gap === "none" ? token : { ...token, gap: "space" })); // prettier-ignore
  const places = dictations.flatMap(({ tokens }) => {
    const likely = stopsOf(bare(tokens));
    return tokens.slice(1).map(({ gap }, index) => ({ ends: gap === "stop", likely: likely[index + 1] ?? 0 }));
  });

  test("an end that is heard is seldom none, and half are surely heard", () => {
    const ends = places.filter((place) => place.ends);
    const heard = places.filter(({ likely }) => likely > 0.75);
    expect(ends.length).toBeGreaterThan(450);
    expect(heard.filter((place) => place.ends).length / heard.length).toBeGreaterThan(0.9);
    expect(heard.filter((place) => place.ends).length / ends.length).toBeGreaterThan(0.5);
  });

  test.each([
    ["with marks", (tokens: Token[]) => tokens, 0.88],
    ["without marks", bare, 0.8],
  ])("most words are in a statement of their role %s", (_, heardAs, least) => {
    let [right, all] = [0, 0];
    for (const { tokens, roles } of dictations)
      for (const { start, end, role } of hearStatements(heardAs(tokens)).statements)
        tokens.forEach((token, index) => {
          if (token.start < start || token.start >= end || (roles[index] ?? -1) < 0) return;
          all++;
          if (ROLES[roles[index] ?? -1] === role) right++;
        });
    expect(all).toBeGreaterThan(4_000);
    expect(right / all).toBeGreaterThan(least);
  });

  test("signs are numbers below their limit", () => {
    for (const { tokens } of dictations.slice(0, 20)) {
      const signs = new StatementSigns(tokens);
      for (let word = 0; word < signs.length; word++)
        for (const count of [
          signs.ofEnd(word),
          signs.ofCountedEnd(word),
          signs.ofWord(word),
          signs.ofBegin(word),
          signs.ofLast(word),
        ])
          // prettier-ignore
          expect(signs.signs.subarray(0, count).every((sign) => sign < 2 ** SIGN_BITS)).toBe(true);
    }
  });
});

test("numbers and steps are packed as text and come back", () => {
  const rising = [0, 1, 61, 62, 2_000, 2_001, 4_194_303];
  expect(unpackRising(packRising(rising))).toEqual(rising);
  const steps = [-MOST_STEPS, -1, 0, 1, MOST_STEPS];
  expect([...unpackSteps(packSteps(steps))]).toEqual(steps);
  expect(packSteps(Array.from({ length: 2 * MOST_STEPS + 1 }, (_, step) => step - MOST_STEPS))).not.toMatch(/["\\`$]{/);
});

const heardIn = (say: string): string =>
  hearStatements(tokenize(say))
    .tokens.map(({ norm, gap }, index) => (index > 0 && gap === "stop" ? `| ${norm}` : norm))
    .join(" ");

test("a statement ends where the next begins, and not inside a number, a correction or what a number counts", () => {
  expect(
    heardIn(
      "take off the old gutters for three fifty then we put up a hundred feet of new gutter at eleven a foot downspouts are included half down and the rest when it's done",
    ),
  ).toBe(
    "take off the old gutters for three fifty | then we put up a hundred feet of new gutter at eleven a foot | downspouts are included | half down and the rest when it's done",
  );
  expect(heardIn("eighteen hundred for the website three landing pages at two fifty each no make it four")).not.toMatch(
    /three \||each \|/,
  );
  expect(heardIn("we'll swap out twelve outlets and for ninety we haul the old ones")).not.toMatch(
    /twelve \||ninety \|/,
  );
});

test("a rate goes on with its tax and a day with its month, behind which a share begins", () => {
  expect(heardIn("hinges 165 labor 6 hours at 95 tax 8.25 on the hardware")).not.toMatch(/tax \|/);
  expect(heardIn("pack the kitchen 280 storage 190 deliver june 30 or july 1 25 percent down")).toMatch(
    /july 1 \| 25 percent down$/,
  );
  expect(heardIn("pack the den 65 each certificate included moving on friday october 12 30 percent deposit")).toMatch(
    /october 12 \| 30 percent deposit$/,
  );
});

test("talk with marks of its own stays as it is", () => {
  expect(heardIn("New pump 142, labor 110 we warranty it for a year.")).not.toContain("|");
  expect(heardIn("")).toBe("");
  expect(heardIn("pump")).toBe("pump");
});
