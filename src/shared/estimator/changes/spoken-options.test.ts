import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const lines = (say: string) =>
  estimate(plainInput(say)).items.map(({ description, amount, optional }) => [
    `${description}${optional ? " (optional)" : ""}`,
    amount && amount / 100,
  ]);

test.each([
  ["deck 4200 stain 600 option to add a bench for 350", [["Deck", 4200], ["Stain", 600], ["Bench (optional)", 350]]], // prettier-ignore
  ["Deck $4,200. Option to add lights for $250. Stain $600.", [["Deck", 4200], ["Lights (optional)", 250], ["Stain", 600]]], // prettier-ignore
  ["deck 4200 with the option of a pergola for 900", [["Deck", 4200], ["Pergola (optional)", 900]]], // prettier-ignore
  ["bookcase in poplar 3450 if he wants oak instead its 4900", [["Bookcase in poplar", 3450], ["Oak (optional)", 4900]]], // prettier-ignore
])("%s: what the client has the option of is no part of the sum", (say, told) => {
  expect(lines(say)).toEqual(told);
});

test.each([
  ["Deck at 900 with an option to pay in three payments of 300.", [["Deck", 900]]],
  ["deck 900 the only option is to add a drain 250", [["Deck", 900], ["Drain", 250]]], // prettier-ignore
])("%s: how it is paid, and what there is no choice of, is none", (say, told) => {
  expect(lines(say)).toEqual(told);
});

test.each([
  ["dj 700 photo booth 350 extra hour if they want it 125", [["DJ", 700], ["Photo booth", 350], ["Extra hour (optional)", 125]]], // prettier-ignore
  ["fence 900 gate 350 extra post if she wants one 45", [["Fence", 900], ["Gate", 350], ["Extra post (optional)", 45]]], // prettier-ignore
  ["dj 700 photo booth 350 extra if they want it uplights 125", [["DJ", 700], ["Photo booth (optional)", 350], ["Uplights", 125]]], // prettier-ignore
])("%s: what is wished has the price behind it, and what stands before keeps its own", (say, told) => {
  expect(lines(say)).toEqual(told);
});

test("what is due with either of two options is called by its thing", () => {
  const say = "Option A, patch the vent, $350. Option B, replace the vent, $975. Either way the cleaning is $120.";
  expect(lines(say).at(-1)).toEqual(["Cleaning", 120]);
});
