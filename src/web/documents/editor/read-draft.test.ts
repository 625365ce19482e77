import { expect, test } from "vitest";
import { bathroom } from "../bathroom.fixture.ts";
import { draftOf } from "./draft.ts";
import { editDraft, type DraftAction } from "./draft-reducer.ts";
import { readDraft } from "./read-draft.ts";

function edit(...actions: DraftAction[]) {
  const document = bathroom();
  return readDraft(actions.reduce(editDraft, draftOf(document)), document);
}

const ids = (...actions: DraftAction[]) => edit(...actions).content.items.map(({ id }) => id);

test("fields that nobody touched are the document, sources and questions included", () => {
  expect(edit()).toEqual({ content: bathroom().content, issues: {} });
});

test("a price with a comma moves the total at once, and its source is the keyboard", () => {
  const { content, issues } = edit({ do: "setLine", id: "i4", change: { price: "2,340.00" } });
  expect(issues).toEqual({});
  expect(content.items[3]?.sources.unitPrice).toEqual({ kind: "edited" });
  expect(content.subtotal).toBe(791100);
  expect(content.amount).toBe(751545);
});

test("a price typed for an open line closes its question", () => {
  const { content } = edit({ do: "setLine", id: "i7", change: { price: "385" } });
  expect(content.questions.map(({ id }) => id)).toEqual(["q2"]);
});

test("a removed line takes its question along, and comes back where it was", () => {
  const document = bathroom();
  const before = draftOf(document);
  const removed = editDraft(before, { do: "removeLine", id: "i5" });
  expect(readDraft(removed, document).content.questions.map(({ id }) => id)).toEqual(["q1"]);
  const line = before.lines[4];
  if (line === undefined) throw new Error("The fixture has five lines.");
  expect(editDraft(removed, { do: "restoreLine", line, index: 4 })).toEqual(before);
});

test("the scope tells of the lines as they are now", () => {
  const document = bathroom();
  const [line] = document.content.items;
  if (line === undefined) throw new Error("The fixture has lines.");
  document.content.scope = [line.description, "Leave the site clean"];
  const removed = editDraft(draftOf(document), { do: "removeLine", id: line.id });
  expect(readDraft(removed, document).content.scope).toEqual(["Leave the site clean"]);
});

test("what cannot be read is named by its field and nothing typed is lost", () => {
  const { issues } = edit(
    { do: "setLine", id: "i2", change: { price: "12,50", quantity: "x", description: " " } },
    { do: "adjust", field: "tax", change: { kind: "percent", value: "120" } },
    { do: "set", field: "title", value: "  " },
    { do: "set", field: "validUntil", value: "soon" },
  );
  expect(issues).toEqual({
    "items.1.unitPrice": "Write an amount such as 1,200.50.",
    "items.1.quantity": "Write a number such as 3.5.",
    "items.1.description": "Say what this line is for.",
    tax: "Between 0 and 100.",
    title: "A title is required.",
    validUntil: "A date such as 2026-11-21.",
  });
});

test("a tax of three decimals is read as it is typed, and shown so again", () => {
  const { content, issues } = edit({ do: "adjust", field: "tax", change: { kind: "percent", value: "8.875" } });
  expect(issues).toEqual({});
  expect(content.tax).toEqual({ percent: 8875, amount: 58268 });
  expect(draftOf({ ...bathroom(), content }).tax).toEqual({ kind: "percent", value: "8.875" });
});

test("a price for the whole line ignores the quantity", () => {
  const { content } = edit({ do: "setLine", id: "i2", change: { pricing: "line", price: "900" } });
  expect(content.items[1]).toMatchObject({ unitPrice: null, amount: 90000, quantity: 64000 });
});

test("an optional line is outside the total", () => {
  expect(edit({ do: "setLine", id: "i1", change: { optional: true } }).content.subtotal).toBe(576100);
});

test("lines move, and stop at the ends", () => {
  expect(ids({ do: "moveLine", id: "i2", by: -1 }).slice(0, 2)).toEqual(["i2", "i1"]);
  expect(ids({ do: "moveLine", id: "i1", by: -1 })).toEqual(ids());
});

test("an added line never takes the id of a saved one, removed or not", () => {
  const saved = Array.from({ length: 9 }, (_, index) => ({ id: `added${index + 1}` }));
  const added = ids({ do: "removeLine", id: "i7" }, { do: "addLine", saved }).at(-1);
  expect(saved.map(({ id }) => id)).not.toContain(added);
});

test("an added line has an id of its own and empty entries are dropped", () => {
  const { content } = edit(
    { do: "addLine", saved: [] },
    { do: "addLine", saved: [] },
    { do: "addEntry", field: "terms" },
    { do: "addEntry", field: "terms" },
  );
  expect(new Set(content.items.map(({ id }) => id)).size).toBe(9);
  expect(content.terms).toHaveLength(1);
});
