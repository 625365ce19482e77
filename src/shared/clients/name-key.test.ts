import { describe, expect, test } from "vitest";
import { emailKey, phoneKey } from "./contact-key.ts";
import { nameKey } from "./name-key.ts";

describe("names that are one client", () => {
  test.each([
    ["the Hendersons", "Hendersons", "Henderson family", "The Henderson Family", "henderson", "Henderson's"],
    ["Joneses", "the Jones family", "Jones"],
    ["José Müller", "jose  muller", "JOSE MULLER", "José-Müller"],
    ["Smith & Sons, Inc.", "Smith and Sons Inc"],
    ["O'Brien", "OBrien", "O’Brien"],
    ["Mary Ann Foster", "Maryann Foster"],
    ["Maria Lopez", "Maria Lopez family", "the Maria Lopez residence"],
  ])("%s", (...names) => {
    expect(new Set(names.map(nameKey)).size).toBe(1);
  });
});

test.each([
  ["Maria Lopez", "Mario Lopez"],
  ["Mr. Henderson", "Mrs. Henderson"],
  ["Ross", "Ros"],
  ["Henderson", "Anderson"],
  ["Lopez Brothers", "Lopez Brothers LLC"],
])("%s and %s are two", (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other));
});

test.each([["???"], ["the"], ["family"], ["王小明"], ["42"], [" "], ["'s"]])("of %j something is left", (name) => {
  expect(nameKey(name)).not.toBe("");
});

test("the key of a key is itself, whatever the name", () => {
  for (const name of ["Hendersons", "Joneses", "Moss", "James", "Bess", "Maria Lopez"])
    expect(nameKey(nameKey(name))).toBe(nameKey(name));
});

test.each([
  ["(937) 555-0148", "9375550148"],
  ["+1 937 555 0148", "9375550148"],
  ["555-0148", "5550148"],
  ["ext. 12", null],
  [null, null],
])("the number %s is compared as %s", (phone, key) => {
  expect(phoneKey(phone)).toBe(key);
});

test.each([
  [" Maria@Example.com ", "maria@example.com"],
  ["maria at example", null],
  [null, null],
])("the address %s is compared as %s", (email, key) => {
  expect(emailKey(email)).toBe(key);
});
