import { describe, expect, test } from "vitest";
import { draftOf } from "#test/draft.ts";
import { applyOperations } from "#shared/documents/refine/apply.ts";
import { contactFromClients, findKnownClient, withKnownClient } from "./known-client.ts";
import { nameKey } from "./name-key.ts";
import type { KnownClient } from "./schema.ts";

const client = (id: string, name: string, fields: Partial<KnownClient> = {}): KnownClient => ({
  id,
  name,
  key: nameKey(name),
  email: null,
  phone: null,
  address: null,
  ...fields,
});
const bob = client("1", "Bob Henderson", { email: "bob@example.com", address: "42 Oak Street" });
const lopez = client("2", "Lopez family", { phone: "555-0101" });
const firm = client("3", "Miller & Sons");
/** Another name of Bob's. */
const nickname = { ...bob, key: nameKey("Bobby") };
const known = [bob, nickname, lopez, firm, client("4", "Ann Miller"), client("5", "Joe Miller")];

describe("a name", () => {
  test.each([
    ["bob henderson", "1"],
    ["Bobby", "1"],
    ["the Hendersons", "1"],
    ["Hendersons", "1"],
    ["Henderson family", "1"],
    ["the Lopezes", "2"],
    ["Miller and Sons", "3"],
  ])("%s means the client that is known", (name, id) => {
    expect(findKnownClient(name, known)?.id).toBe(id);
  });

  test.each([["the Millers"], ["Henderson"], ["Bob"], ["the Smiths"], ["the county"]])(
    "%s means nobody for sure",
    (name) => {
      expect(findKnownClient(name, known)).toBeNull();
    },
  );
});

const draft = (name: string | null, contact: KnownClient | null = null) =>
  draftOf("Paint the hall for ten dollars", [{ description: "Paint", price: [10, "ten dollars"] }], {
    client: name,
    contact: contact && { email: contact.email, phone: contact.phone, address: contact.address },
  });

test("what is known of the client is filled in, and says where it is from", () => {
  const filled = withKnownClient(draft("the Hendersons"), known);
  expect(filled.client).toBe("Bob Henderson");
  expect(filled.contact).toEqual({ email: "bob@example.com", phone: null, address: "42 Oak Street" });
  expect(filled.sources["contact.address"]).toEqual({ kind: "computed", from: "Your clients" });
  expect(filled.sources["contact.phone"]).toBeUndefined();
  expect(filled.amount).toBe(1_000);
});

test("what was said stays, and a stranger's draft is untouched", () => {
  const said = { ...bob, email: "other@example.com", address: null };
  expect(withKnownClient(draft("Bob Henderson", said), known).contact).toEqual({
    email: "other@example.com",
    phone: null,
    address: "42 Oak Street",
  });
  for (const name of ["Eve Stone", null]) expect(withKnownClient(draft(name), known)).toEqual(draft(name));
});

test("what came from the clients is told from what was said or typed", () => {
  const filled = withKnownClient(draft("the Hendersons"), known);
  expect(contactFromClients(filled)).toEqual(["address", "email"]);
  expect(contactFromClients({ ...filled, sources: { ...filled.sources, address: { kind: "edited" } } })).toEqual([
    "email",
  ]);
  expect(contactFromClients(draft("Bob Henderson", bob))).toEqual([]);
  expect(contactFromClients({ ...filled, contact: null })).toEqual([]);
});

test("an address that a refinement changes is no more the one of the client list", () => {
  const filled = withKnownClient(draft("the Hendersons"), known);
  const { content } = applyOperations(filled, [{ op: "set_contact", field: "address", text: "9 Oak Street" }]);
  expect(content.contact?.address).toBe("9 Oak Street");
  expect(contactFromClients(content)).toEqual(["email"]);
});
