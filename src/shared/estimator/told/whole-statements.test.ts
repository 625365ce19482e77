import { expect, test } from "vitest";
import type { Role } from "../likelihood/statement-lattice.ts";
import type { Statement } from "../likelihood/statements.ts";
import { wholeStatements } from "./whole-statements.ts";

/** Statements of a text in which "|" stands between them. */
function cut(marked: string, role: Role = "leftOut"): { text: string; statements: Statement[] } {
  const said = marked.split(" | ");
  let start = 0;
  const statements = said.map((one): Statement => {
    const statement: Statement = {
      start,
      end: start + one.length,
      begins: 0.6,
      role,
      likely: 0.9,
      beside: 0.95,
      parts: [],
    };
    start += one.length + 1;
    return statement;
  });
  return { text: said.join(" "), statements };
}
const whole = (marked: string, mayJoin = true) => {
  const { text, statements } = cut(marked);
  return wholeStatements(text, statements, () => mayJoin).map(
    ({ start, end, isTorn }) => `${text.slice(start, end)}${isTorn ? " …" : ""}`,
  );
};

test.each([
  ["if she signs up for the year | 10 percent off", ["if she signs up for the year 10 percent off"]],
  ["roof wash 400 if they book by friday | ten percent off the whole job", ["roof wash 400", "if they book by friday ten percent off the whole job"]], // prettier-ignore
  ["if it rains we come tuesday | ten percent off", ["if it rains we come tuesday", "ten percent off"]],
  ["if she signs we start in may | ten percent deposit", ["if she signs we start in may", "ten percent deposit"]],
  ["75 already paid part | takes four days to come in", ["75 already paid", "part takes four days to come in"]],
  ["one year on the part | is what they give", ["one year on the part", "is what they give"]],
  ["moving heavy | furniture not included", ["moving heavy furniture not included"]],
  ["haul off the old | half down", ["haul off the old", "half down"]],
  ["we don't refinish | legs", ["we don't refinish legs"]],
  ["we're not doing the roof those shingles are too | old and no sealing", ["we're not doing the roof those shingles are too old and no sealing"]], // prettier-ignore
  ["the balance is due in ten days no | leak for five years", ["the balance is due in ten days", "no leak for five years"]], // prettier-ignore
  ["it's extra back | half of october", ["it's extra", "back half of october"]],
  ["dry days only so i'll call | her when i see one", ["dry days only so i'll call her when i see one"]],
  ["within six feet of the rail it | ships in eight days", ["within six feet of the rail", "it ships in eight days"]],
  ["we rinse the plants before | and after | the windows are shut", ["we rinse the plants before and after", "the windows are shut"]], // prettier-ignore
])("what was torn apart is one again: %s", (said, expected) => expect(whole(said)).toEqual(expected));

test.each([
  "gutters we don't do | the downspouts are his",
  "we don't paint | we'll hang plastic walls",
  "the aunt is hiring those | card at the end",
  "you pay all at once | cash or check",
  "half down | the rest when it's done",
])("what is whole stays as it is: %s", (said) => expect(whole(said)).toEqual(said.split(" | ")));

test("what may not be joined is torn", () => {
  expect(whole("somebody else fixes the downspouts we don't do | gutters", false)[0]).toBe(
    "somebody else fixes the downspouts we don't do",
  );
  expect(whole("somebody else fixes the downspouts and we don't do | gutters", false)[0]).toBe(
    "somebody else fixes the downspouts and we don't do …",
  );
});

test("a mark parts", () => {
  const text = "You need a plumber. Legs.";
  const statements: Statement[] = [
    { start: 0, end: 18, begins: 1, role: "leftOut", likely: 1, beside: 1, parts: [] },
    { start: 20, end: 24, begins: 1, role: "leftOut", likely: 1, beside: 1, parts: [] },
  ];
  expect(wholeStatements(text, statements, () => true)).toHaveLength(2);
  const comma = "Fixtures come down, she's got a handyman for that";
  const torn = statements.map((one, at) => ({ ...one, start: at * 20, end: at === 0 ? 18 : comma.length }));
  expect(wholeStatements(comma, torn, () => true)).toHaveLength(1);
});
