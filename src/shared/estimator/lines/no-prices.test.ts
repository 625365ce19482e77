import { expect, test } from "vitest";
import { readNumbers } from "../numbers/numbers.ts";
import { tokenize } from "../words/tokens.ts";
import { isNoPrice } from "./no-prices.ts";

/** The numbers of a talk that by the words beside them are no prices, as they were said. */
function noPrices(say: string): string[] {
  const tokens = tokenize(say);
  return readNumbers(tokens)
    .filter((number) => isNoPrice(tokens, number))
    .map(({ start, end }) => say.slice(start, end));
}

test.each([
  ["exhaust fan 110 cfm 275", ["110"]],
  ["new panel 200 amp 2400", ["200"]],
  ["cake for 220 people 640", ["220"]],
  ["ben ruiz in suite 210 fan swap 390", ["210"]],
  ["his po is 88123 and the fan is 390", ["88123"]],
  ["clean out in unit 312 for 180", ["312"]],
  ["tires lt275 at 180", ["275"]],
  ["call 415 555 0148 about the fan", ["415", "555", "0148"]],
  ["come around 8 30 for the fan", ["30"]],
  ["fan has been loud since 2019 swap it 390", ["2019"]],
  ["a deductible of 500 and fan swap 390", ["500"]],
  ["we're at 665 with the fan", ["665"]],
  ["fan for 60 lincoln ave 390", ["60"]],
  // a road call is no road
  ["labor one ninety road call 70", []],
  ["two outlets at 45 each and a fan 390", []],
])("no price by the words beside it: %s", (say, none) => expect(noPrices(say)).toEqual(none));
