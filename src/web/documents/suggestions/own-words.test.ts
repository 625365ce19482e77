import { expect, test } from "vitest";
import { ownWordsOf } from "./own-words.ts";

test("an address is told from a number, and what is neither is said", () => {
  const contact = ownWordsOf("client-contact");
  expect(contact?.read(" dana@whitfield.example ")).toEqual({
    operation: { op: "set_contact", field: "email", text: "dana@whitfield.example" },
  });
  expect(contact?.read("(937) 555-0148")).toEqual({
    operation: { op: "set_contact", field: "phone", text: "(937) 555-0148" },
  });
  expect(contact?.read("Dana")).toHaveProperty("message");
  expect(contact?.read("  ")).toHaveProperty("message");
});

test("what needs more than a word, and names of no suggestion, ask for none", () => {
  expect(ownWordsOf("lump-sum")).toBeUndefined();
  expect(ownWordsOf("constructor")).toBeUndefined();
});
