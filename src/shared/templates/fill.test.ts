import { describe, expect, test } from "vitest";
import type { DocumentContent, LineItem } from "#shared/documents/schema.ts";
import { estimate, type CatalogueEntry } from "#shared/estimator/estimate.ts";
import { cents } from "#shared/money.ts";
import { fillTemplate } from "./fill.ts";
import { bodyOfDocument, linesOfBody, templateNameOf, tradeOfDocument } from "./from-document.ts";
import { publicTemplates } from "./public-templates.ts";
import type { Template } from "./template.ts";

const service = (name: string, fixedRate: number | null): CatalogueEntry => ({
  id: name,
  name,
  description: null,
  hourlyRate: null,
  fixedRate: fixedRate === null ? null : cents(fixedRate),
  category: null,
});

const understood = (transcription: string, catalogue: readonly CatalogueEntry[] = []): DocumentContent =>
  estimate({ transcription, catalogue, clients: [], businessInfo: null, today: "2026-11-21", includeLogo: true });

function publicOne(id: string): Template {
  const found = publicTemplates.find((template) => template.id === id);
  if (!found) throw new Error(`No template ${id}`);
  return found;
}

const fill = (id: string, words: string, catalogue: readonly CatalogueEntry[] = []) =>
  fillTemplate(understood(words, catalogue), words, publicOne(id), catalogue);

const FENCE =
  "Quote for Dana Whitfield. Tear out the chain link for four fifty. A hundred and forty feet of cedar fence at thirty eight a foot, two walk gates at two eighty five each. Fifty percent deposit.";

const isSpoken = (item: LineItem) => item.sources.description?.kind === "spoken";

describe("filling a template", () => {
  test("spoken lines take the template's places, in its order, with their figures", () => {
    const filled = fill("fence-installation", FENCE);
    expect(filled.items.map((item) => [item.description.toLowerCase(), item.amount])).toEqual([
      [expect.stringContaining("chain link"), 45_000],
      [expect.stringContaining("gate"), 57_000],
      ["post mix and hardware", null],
      [expect.stringContaining("cedar fence"), 532_000],
      ["permit", null],
    ]);
    expect(filled.amount).toBe(understood(FENCE).amount);
  });

  test("a line that nobody priced is open, and its question offers what is known", () => {
    const filled = fill("fence-installation", FENCE, [service("Permit", 12_500)]);
    const permit = filled.items.find((item) => item.description === "Permit");
    const question = filled.questions.find(({ itemId }) => itemId === permit?.id);
    expect(permit).toMatchObject({ unitPrice: null, amount: null, quantity: 1000, unit: null });
    expect(question).toMatchObject({ field: "unitPrice", text: "What is the price for “Permit”?" });
    expect(question?.choices?.map(({ label }) => label)).toEqual([
      "$125.00, your price list",
      "Included, no charge",
      "Leave it out",
    ]);
    expect(question?.choices?.[0]?.source).toMatchObject({ kind: "catalogue", name: "Permit" });
  });

  test("for any template and any words the sum is that of the words, and every line beyond them is open", () => {
    const words = [
      FENCE,
      "paint two rooms at three hundred each",
      "four hours at ninety five",
      "the usual please thank you",
    ];
    for (const template of publicTemplates)
      for (const text of words) {
        const plain = understood(text);
        const filled = fillTemplate(plain, text, template, []);
        expect([template.id, filled.amount]).toEqual([template.id, plain.amount]);
        expect(
          filled.items
            .filter(isSpoken)
            .map(({ id }) => id)
            .toSorted(),
        ).toEqual(
          plain.items
            .filter(isSpoken)
            .map(({ id }) => id)
            .toSorted(),
        );
        for (const item of filled.items.filter((each) => !plain.items.some(({ id }) => id === each.id))) {
          expect(item).toMatchObject({ unitPrice: null, amount: null });
          expect(filled.questions.some(({ itemId }) => itemId === item.id)).toBe(true);
        }
        expect(new Set(filled.items.map(({ id }) => id)).size).toBe(filled.items.length);
        expect(new Set(filled.questions.map(({ id }) => id)).size).toBe(filled.questions.length);
        expect(fillTemplate(plain, text, template, [])).toEqual(filled);
      }
  });

  test("words that name no trade are titled by the template, and get its trade's steps and terms", () => {
    const words = "Quote for Dana Whitfield, the usual, nine hundred all in. Net fifteen.";
    const filled = fill("drain-cleaning", words);
    expect(filled.title).toMatch(/drain/i);
    expect(filled.title).toContain("Dana Whitfield");
    expect(filled.approach.join(" ")).toMatch(/water/i);
    expect(filled.terms.join(" ")).toMatch(/inside walls/);
    expect(filled.amount).toBe(90_000);
  });

  test("an invoice keeps its own terms and approaches nothing", () => {
    const filled = fill("interior-painting", "Invoice Maria Lopez for painting three bedrooms at four fifty each");
    expect(filled.quote_type).toBe("invoice");
    expect(filled.approach).toEqual([]);
  });
});

const saved = (content: DocumentContent, name = "Our fence"): Template => {
  const body = bodyOfDocument(content);
  return {
    id: "own",
    isPublic: false,
    name,
    description: "",
    ...tradeOfDocument(content),
    ...body,
    lines: linesOfBody(body),
  };
};

describe("a template of one's own", () => {
  test("holds the lines and wording, and nothing of the client or the job's sums", () => {
    const content: DocumentContent = {
      ...understood(`${FENCE} She is at 42 Oak Street, dana@example.com, 555 014 7788.`),
      approach: ["Dig by hand near the Whitfield garage.", "Set the posts in concrete."],
      terms: ["$500 is due on Friday.", "Half now, 50% later.", "Gates are warranted for a season."],
    };
    const body = bodyOfDocument({
      ...content,
      items: content.items.map((item, index) =>
        index === 0 ? { ...item, description: "Fence for Dana Whitfield" } : item,
      ),
    });
    const text = JSON.stringify(body);
    for (const secret of ["Dana", "Whitfield", "Oak", "dana@example.com", "7788", "$500", "50%"])
      expect([secret, text.includes(secret)]).toEqual([secret, false]);
    expect(body.lines[0]?.description).toBe("Fence");
    expect(body.approach).toEqual(["Set the posts in concrete."]);
    expect(body.terms).toEqual(["Gates are warranted for a season."]);
    expect(templateNameOf(content)).not.toMatch(/Dana|Oak/);
  });

  test("offers the price of a flat line, and of no other", () => {
    const template = saved(understood(FENCE));
    const words = "Quote for Sam Field, ninety feet of cedar fence at forty a foot";
    const filled = fillTemplate(understood(words), words, template, []);
    expect(filled.amount).toBe(360_000);
    const labels = filled.questions.flatMap(({ choices }) => choices?.map(({ label }) => label) ?? []);
    expect(labels).toContain("$450.00, your template");
    expect(labels.join()).not.toMatch(/38\.00|285\.00|5,320/);
  });

  test("its wording stands, with what was said of the payment first", () => {
    const template = { ...saved(understood(FENCE)), approach: ["Our way."], terms: ["Our terms."], notes: "Our note." };
    const words = "Sixty feet of vinyl fence at thirty a foot, net thirty";
    const filled = fillTemplate(understood(words), words, template, []);
    expect(filled.approach).toEqual(["Our way."]);
    expect(filled.terms.at(-1)).toBe("Our terms.");
    expect(filled.terms[0]).toMatch(/net 30/i);
    expect(filled.notes).toBe("Our note.");
  });

  test("a document without a trade is filed under general work", () => {
    expect(tradeOfDocument({ ...understood("four hours at ninety five an hour") })).toMatchObject({
      category: "General",
    });
  });
});
