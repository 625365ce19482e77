import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const written = (transcription: string, type?: "invoice") =>
  estimate({ ...plainInput(transcription), ...(type ? { type } : {}) });
const NO_MORE = /warrant|guarant|notice|order|Balance|Billed|up front|round/i;

test.each([
  ["Shrubs, 12 at 38 each. One year warranty on the shrubs.", "1 year warranty on the shrubs"],
  ["roof patch 900 five year no leak warranty", "5 year no leak warranty"],
  ["Boiler, 5200. Ten years on parts, one year on labor.", "10 years on parts, 1 year on labor"],
  ["boiler 5200 ten year parts warranty on both two year labor", "10 year parts warranty on both, 2 year labor"],
  ["seal the wall 600 lifetime warranty on the seam", "Lifetime warranty on the seam"],
  ["rebuild the porch 4100 we warranty our work for two years", "We warranty our work for 2 years"],
  ["Cabinets, 4000. Half to start, the rest at install.", "Half to start, the rest at install."],
  ["Video, 1800. A third down, balance two weeks before the wedding.", "Balance due 2 weeks before the wedding"],
  ["lessons 40 each ten of them cancellations need 48 hours notice", "Cancellations need 48 hours notice"],
  ["Coaching, 900. Paid up front.", "Paid up front"],
  ["Bookkeeping, 300. Billed at the start of each month.", "Billed at the start of each month"],
  ["soft wash 900 takes one day no warranty on loose shingles", "No warranty on loose shingles"],
  ["gutters 600 no warranty on the old hangers they're bent", "No warranty on the old hangers"],
  ["Stump, 200. Not responsible for the dog fence.", "We are not responsible for the dog fence"],
  ["prune the elm 400 not responsible for the shed roof half down", "We are not responsible for the shed roof"],
  ["Mowing, 90 a visit, six visits. No contract, sixty days notice.", "60 days notice"],
  ["Logo, 700. Two rounds of revisions.", "2 rounds of revisions"],
  ["Chairs, 400. Purchase order number four four seven one.", "Purchase order 4471"],
  [
    "Buffet, 30 people at 26 a head. Final count due ten days before the party.",
    "Final count due 10 days before the party",
  ],
  [
    "Site, 2800. Forty percent to start, thirty at approval, thirty at launch.",
    "Forty percent to start, thirty at approval, thirty at launch.",
  ],
  ["Siding, 9000. Ten percent retainage.", "10% retainage"],
  ["Door, 900. Three percent fee on cards.", "3% fee on cards"],
  ["Makeup, 350. Non-refundable deposit of 100.", "$100 deposit due on acceptance, non-refundable"],
])("%s", (talk, term) => {
  const { terms, questions } = written(talk);
  expect(terms).toContain(term);
  expect(questions.filter(({ text }) => text.includes("What is it for"))).toEqual([]);
});

test.each([
  "Pump, 300. No ninety day warranty on used parts.",
  "Pump, 300. The last guy gave them a five year warranty.",
  "Pump, 300. His old one was still under a ten year warranty.",
  "pump 300 three year extended warranty for ninety",
  "Pump, 300. The shop said no warranty on the seal.",
  "Pump, 300. They gave me two weeks notice.",
  "Paint the den 900, the rest at the back of the house 400.",
  "balance four tires at 20 each",
])("no term: %s", (talk) => {
  expect(written(talk).terms.filter((term) => NO_MORE.test(term))).toEqual([]);
});

test("nothing is due on acceptance of an invoice", () => {
  expect(written("Deck repair, 900. Ten percent deposit.", "invoice").terms.join(" ")).not.toContain("acceptance");
});

test("an invoice is due on the day that was said", () => {
  expect(written("Bookkeeping, 400. Due on the fifteenth.", "invoice").validUntil).toBe("2026-12-15");
  expect(written("Forms, 400. They're due on the fifteenth.", "invoice").validUntil).toBe("2026-12-20");
});

test("a term does not price later what has its price already", () => {
  const roof = "Tear off 22 squares at 480 a square.";
  const later = (talk: string) => written(talk).terms.some((term) => term.startsWith("Rotten decking"));
  expect([later(roof), later(`${roof} If we find rotten decking it's 85 a sheet.`)]).toEqual([true, false]);
});
