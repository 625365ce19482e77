import { describe, expect, test } from "vitest";
import { allTrades } from "#shared/estimator/prose/all-trades.ts";
import { recogniseTrade } from "#shared/estimator/prose/recognise-trade.ts";
import { subjectOf } from "./fill.ts";
import { publicTemplates } from "./public-templates.ts";
import { analyse, recommend } from "./recommend.ts";

describe("public templates", () => {
  test("there is one for each trade, of a kind of project that its trade knows", () => {
    for (const trade of allTrades) {
      const own = publicTemplates.filter(
        ({ category, projectType }) =>
          category === trade.category &&
          (projectType === trade.title || trade.projects.some(({ title }) => title === projectType)),
      );
      expect([trade.id, own.length > 0]).toEqual([trade.id, true]);
    }
  });

  test("ids are unique, tags few, and no line holds a figure", () => {
    expect(new Set(publicTemplates.map(({ id }) => id)).size).toBe(publicTemplates.length);
    for (const template of publicTemplates) {
      expect(template.tags.length).toBeLessThanOrEqual(3);
      expect(template.lines.length).toBeGreaterThanOrEqual(3);
      for (const line of template.lines) {
        expect(line.price).toBeNull();
        expect(line.description).not.toMatch(/\d|\$/);
        expect(line.words.every((word) => word === word.toLowerCase() && word.trim() === word)).toBe(true);
      }
    }
  });

  test("a template's name says its trade, for words that name none", () => {
    for (const template of publicTemplates)
      expect([template.id, recogniseTrade(subjectOf(template))?.category]).toEqual([template.id, template.category]);
  });
});

const spoken: [string, string][] = [
  [
    "quote for dana whitfield hundred forty foot of cedar fence at thirty eight a foot two gates at two eighty five",
    "fence-installation",
  ],
  [
    "interior painting three bedrooms at four hundred fifty each and the hallway for two seventy five",
    "interior-painting",
  ],
  ["replace the fifty gallon water heater twelve hundred for the tank and four hours at ninety five", "water-heater"],
  ["panel upgrade two hundred amp panel eighteen hundred permit one fifty", "panel-upgrade"],
  [
    "tear off two layers and reroof twenty four squares of architectural shingles at four twenty a square",
    "roof-replacement",
  ],
  ["gut the bathroom new tile vanity and toilet demo eight hundred tile twenty two hundred", "bathroom-remodel"],
  ["wedding catering for a hundred twenty guests at sixty five a plate and four servers", "catering"],
  ["deep clean of the house three hundred and the oven forty", "cleaning"],
  ["take down the oak tree nine hundred grind the stump one fifty haul the brush", "tree-removal"],
  ["build a website five pages at four hundred each hosting twenty a month", "website"],
];

describe("recommending", () => {
  test.each(spoken)("%s", (words, id) => {
    const [first] = recommend(words, publicTemplates);
    expect(first?.template.id).toBe(id);
    expect(first?.confidence).toBeGreaterThanOrEqual(60);
  });

  test("the same words give the same list: at most five, best first, none a guess", () => {
    for (const [words] of spoken) {
      const list = recommend(words, publicTemplates);
      expect(list).toEqual(recommend(words, [...publicTemplates].reverse()));
      expect(list.length).toBeLessThanOrEqual(5);
      const confidences = list.map(({ confidence }) => confidence);
      expect(confidences).toEqual(confidences.toSorted((a, b) => b - a));
      expect(Math.min(...confidences)).toBeGreaterThanOrEqual(45);
      expect(Math.max(...confidences)).toBeLessThanOrEqual(98);
    }
  });

  test.each(["", "the quick brown fox jumps over the lazy dog", "🎉 ".repeat(500), "a".repeat(20_000)])(
    "words of no trade recommend nothing: %.20s",
    (words) => {
      expect(recommend(words, publicTemplates)).toEqual([]);
      expect(analyse(words)).toEqual({ category: null, industry: null, projectType: null });
    },
  );

  test("the analysis names trade, industry and kind of project", () => {
    expect(analyse("panel upgrade, two hundred amp panel for eighteen hundred")).toEqual({
      category: "Electrical",
      industry: "Trade Services",
      projectType: "Panel upgrade",
    });
  });
});
