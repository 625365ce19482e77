import { expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const heard = (say: string) => {
  const { client, contact, title, items } = estimate(plainInput(say));
  return { client, address: contact?.address ?? null, title, lines: items.length };
};

test.each([
  ["tuckpointing 400 for st anne church attention father novak", "St Anne Church", "Attn: Father Novak"],
  ["grind the stump 275 the client is cedar court apartments ask for denise", "Cedar Court Apartments", "Attn: Denise"],
  [
    "Paint the office, $900, for Larkspur Dental. Attn: Rhonda Quist, 555-0177.",
    "Larkspur Dental",
    "Attn: Rhonda Quist",
  ],
  ["contact is Ed, for Redwood Apartments, paint the hall 900", "Redwood Apartments", "Attn: Ed"],
  [
    "two doors at 90 each for larkspur dental at 12 elm street contact is ed",
    "Larkspur Dental",
    "Attn: Ed, 12 Elm Street",
  ],
])("whom to ask for stands before the address: %s", (say, client, address) => {
  const found = heard(say);
  expect(found).toMatchObject({ client, address, lines: 1 });
  expect(found.title).not.toContain("Attn");
});

test.each([
  "paint the den 400 for nora quist contact is nora quist",
  "pump 300 for larkspur dental we ask for thirty percent down",
  "paint the den 400 for larkspur dental pay attention to the trim",
  "attention father novak paint the hall 300",
  "patch the roof 900 for larkspur dental the flashing needs immediate attention",
])("and nobody else: %s", (say) => expect(heard(say)).toMatchObject({ address: null, lines: 1 }));
