import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { MEASURING_CLIENTS, readMarkedClients } from "../gold/clients-names.ts";
import { plainInput } from "../gold/score.ts";
import { tokenize, wordsOf } from "../words/tokens.ts";
import { SIGNS } from "../likelihood/sign.ts";
import { LIKELY, likelierOf, likeliestOf } from "./likely-client.ts";

describe("of dictations that nothing was learned from, where no rule finds anybody", () => {
  const talk = readMarkedClients(
    readFileSync(new URL(`../gold/clients/${MEASURING_CLIENTS}`, import.meta.url), "utf8"),
  );
  const found = talk.flatMap(({ byRules, client, names, words, signs }) => {
    const likely = likeliestOf(names, signs);
    if (byRules !== null || likely === null) return [];
    const said = (words[names.indexOf(likely.name)] ?? "").toLowerCase();
    return [{ likelihood: likely.likelihood, client, isRight: client !== null && said.includes(client.toLowerCase()) }];
  });

  test("a third of the clients are named, and most who are named are the client", () => {
    const sure = found.filter(({ likelihood }) => likelihood >= LIKELY);
    expect(sure.filter(({ isRight }) => isRight).length).toBeGreaterThanOrEqual(9);
    expect(sure.filter(({ isRight }) => !isRight).length).toBeLessThanOrEqual(5);
  });

  test("where the job is for nobody who was named, nobody is named", () => {
    const nobody = found.filter(({ client }) => client === null);
    expect(nobody.length).toBeGreaterThan(10);
    expect(nobody.filter(({ likelihood }) => likelihood >= LIKELY)).toEqual([]);
  });

  test("signs are numbers below their limit", () => {
    for (const { names, signs } of talk)
      for (const name of names) for (const sign of signs.of(name)) expect(sign >= 0 && sign < SIGNS).toBe(true);
  });
});

const who = (say: string) => {
  const { client, questions } = estimate(plainInput(say));
  return { client, asked: questions.filter(({ field }) => field === "client") };
};

test("what a price is for may be somebody or something, and is asked", () => {
  const { client, asked } = who("patch the stucco three hundred for bertolli");
  expect(client).toBeNull();
  expect(asked).toMatchObject([{ text: "Is this for Bertolli?", source: { text: "bertolli" } }]);
  expect(asked[0]?.choices?.map(({ label }) => label)).toEqual(["Bertolli", "No"]);
});

test.each([
  // a rule finds "Earl Says", who only counted
  ["number one patch the den two eighty number two nail pops one twenty earl says fourteen sheets so nine ten this is for coach abernathy", "Coach Abernathy"], // prettier-ignore
  // a rule finds "Jimmy Dale", "Yolanda Says"
  ["alright jimmy dale hutchens place off 71 a hundred foot of fence at thirty a foot and a gate three twenty and it's two fifty to tear out the old fence new posts are steel set in concrete every eight foot the neighbor's side he ain't paying for so that's not in here half down half when it's up", "Jimmy Dale Hutchens"], // prettier-ignore
  ["so yolanda says put in four fans at ninety each and wiring three hundred", "Yolanda"],
  // rules find nobody
  ["right what did i tell sheena lockerbie about her porch the rail is twelve foot at sixty a foot and two hundred for the post", "Sheena Lockerbie"], // prettier-ignore
])("whoever is likelier is the client: %s", (say, client) => expect(who(say).client).toBe(client));

test.each([
  ["Bid for First Methodist on Elm. Six vents at ninety each.", "First Methodist"],
  ["quote for sister anne at saint monica tune the organ four hundred", "Sister Anne at Saint Monica"],
  ["a drain clearing at ninety for Omar Said.", "Omar Said"],
  ["Client is Maple Grove Middle School. Refinish the stage $2,400.", "Maple Grove Middle School"],
  ["Hang six doors at ninety each. For Tom Whitley and Amy Chu.", "Tom Whitley and Amy Chu"],
  ["Quote for Mary Ellen and John Kowalski. Fence 100 feet at $25.", "Mary Ellen and John Kowalski"],
  ["for the hale remodel paint 900", "Hale"],
  ["Quote for the Blue Door Cafe. The owner's name is Nina Petrov. Fryer vent $340.", "Blue Door Cafe"],
])("what a rule finds keeps its words: %s", (say, client) => expect(who(say).client).toBe(client));

test("a talk of things alone asks nothing", () => {
  for (const say of [
    "Paint the shed, six hundred.",
    "a new valve and a gasket ninety",
    "hope this works new deck board 90",
    "",
    "400",
  ])
    expect(who(say)).toEqual({ client: null, asked: [] });
});

test.each([
  ["carpets for oakmont school on friday 450 contact is mrs crane", 2, 3, 9, 10, "oakmont school"],
  ["carpets for oakmont school on friday 450 attn mrs crane", 2, 3, 8, 9, "oakmont school"],
  ["carpets for oakmont school on friday 450 bill mrs crane", 2, 3, 8, 9, "mrs crane"],
])("whom to ask is likelier only where nobody else is named: %s", (say, first, last, from, to, client) => {
  const tokens = tokenize(say);
  const name = { first: from, last: to };
  const likely = { name, likelihood: 0.95, share: 1, found: { ...name, from }, sure: true, wasWeighed: () => true };
  const found = likelierOf({ first, last, from: first }, likely, tokens);
  expect(wordsOf(say, tokens, found.first, found.last)).toBe(client);
});
