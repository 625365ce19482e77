import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { changesIn, hearChangedTalk, MEASURING_CHANGES } from "../gold/changed-talk.ts";
import { MEASURING, readMarkedTalk } from "../gold/marked-talk.ts";
import { listen } from "../listen.ts";
import { ChangeSigns } from "./change-signs.ts";
import { likelihoods, LikelyChanges } from "./likelihood.ts";
import { SIGNS } from "./sign.ts";
import { PriceSigns } from "./price-signs.ts";

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
