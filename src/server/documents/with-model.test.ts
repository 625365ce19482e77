import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createModelAdapter } from "#server/adapters/model/sdk-model.ts";
import type { ProposedOperation } from "#shared/documents/proposed/operation.ts";
import { generatedSchema, refinedSchema, type Document } from "#shared/documents/schema.ts";
import { suggestionsSchema } from "#shared/documents/suggestions/schema.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { wire, type TestClient } from "#test/client.ts";
import { dataOf, startModelServer, type ModelBehaviour, type ModelServer } from "#test/providers/model-server.ts";

let models: ModelServer;
let app: TestApp;
let owner: TestClient;
beforeAll(async () => {
  models = await startModelServer();
  const model = createModelAdapter({
    provider: "openai-compatible",
    model: "test-model",
    apiKey: "secret-key",
    baseUrl: models.baseUrl,
    timeoutMs: 1_500,
  });
  app = await testApp({ model });
  owner = await app.account();
});
afterAll(async () => {
  await app.close();
  await models.close();
});

/** Bedrooms 3 × $450.00 (i1) and the hallway $275.00 (i2): $1,625.00. */
const WORDS =
  "Quote for Maria Lopez. Interior painting, three bedrooms at four hundred fifty each and the hallway for two seventy five.";

async function generate(): Promise<Pick<Document, "id">> {
  models.behave({ kind: "refuses", status: 401 });
  return (await wire(generatedSchema, owner.post("/api/generate-document", { transcription: WORDS }))).document;
}

const nothing: ProposedOperation = {
  op: "set_title",
  itemId: null,
  list: null,
  index: null,
  field: null,
  text: null,
  day: null,
  quantity: null,
  unit: null,
  unitPrice: null,
  amount: null,
  percent: null,
  category: null,
  optional: null,
};
const proposes = (...operations: Partial<ProposedOperation>[]): ModelBehaviour => ({
  kind: "answers",
  text: JSON.stringify({ operations: operations.map((operation) => ({ ...nothing, ...operation, instruction: 1 })) }),
});

/** What a model's answer makes of an instruction that the rules do not know. */
async function refine(behaviour: ModelBehaviour, instructions: string) {
  const { id } = await generate();
  models.behave(behaviour);
  const asked = models.requests.length;
  const refined = await wire(refinedSchema, owner.post(`/api/documents/${id}/refine`, { instructions }));
  return { ...refined, asked: models.requests.slice(asked) };
}

/** The rules know no such sentence, and every figure that an operation below may use stands in it. */
const CHORES = "the wife wants her sewing nook done as well, tack three twenty onto the bill for the nook";
const LADDERS = "for the hallway they will want it at three ten instead of what I told you, tall ladders and all";

describe("refining what the rules leave over", () => {
  test("asks the model for operations, with the words as data alone", async () => {
    const { document, changes, notUnderstood, asked } = await refine(
      proposes({ op: "set_line", itemId: "i2", unitPrice: 310 }),
      LADDERS,
    );
    expect(asked).toHaveLength(1);
    expect(asked[0] && dataOf(asked[0])).toMatchObject({ instructions: [{ number: 1, words: LADDERS }] });
    expect(document).toMatchObject({ amount: 1660, version: 2 });
    expect(document.content.items[1]?.sources.unitPrice).toEqual({ kind: "edited" });
    expect(changes).toEqual([{ label: "Hallway", before: "$275.00", after: "$310.00" }]);
    expect(notUnderstood).toEqual([]);
  });

  test("adds a line with the price that was said", async () => {
    const line = { op: "add_line", text: "Sewing nook", unitPrice: 320, category: "service" } as const;
    const { document } = await refine(proposes(line), CHORES);
    expect(document.content.items.at(-1)).toMatchObject({ description: "Sewing nook", amount: 320 });
    expect(document.amount).toBe(1945);
  });

  test("sets a tax to the three decimals that were said", async () => {
    const words = "her cousin in Brooklyn says the city wants eight point eight seven five percent, so tack that on";
    const { document } = await refine(proposes({ op: "set_tax", percent: 8.875 }), words);
    expect(document).toMatchObject({ amount: 1769.22, content: { tax: { percent: 8.875, amount: 144.22 } } });
  });

  test("does not ask when the rules understood it all", async () => {
    const { document, asked } = await refine(proposes({ op: "remove_line", itemId: "i1" }), "add ten percent off");
    expect(asked).toEqual([]);
    expect(document.amount).toBe(1462.5);
  });

  test.each<[string, string, ModelBehaviour]>([
    ["another price than was said", LADDERS, proposes({ op: "set_line", itemId: "i2", unitPrice: 3100 })],
    ["a price and a sum", LADDERS, proposes({ op: "set_line", itemId: "i2", unitPrice: 310, amount: 9_000 })],
    ["a line that nobody named", LADDERS, proposes({ op: "remove_line", itemId: "i9" })],
    ["a removal that nobody asked for", CHORES, proposes({ op: "remove_line", itemId: "i1" })],
    ["a discount that nobody gave", CHORES, proposes({ op: "set_discount", percent: 50 })],
    [
      "an honest operation beside an invented one",
      LADDERS,
      proposes({ op: "set_line", itemId: "i2", unitPrice: 310 }, { op: "set_tax", percent: 8 }),
    ],
    ["a claim", CHORES, proposes({ op: "add_entry", list: "differentiators", text: "Licensed and insured." })],
    ["another client", CHORES, proposes({ op: "set_client", text: "Somebody Else" })],
    ["no operation", CHORES, proposes()],
    ["nonsense", CHORES, { kind: "answers", text: "Certainly! I have updated your quote." }],
    ["another shape", CHORES, { kind: "answers", text: '{"operations":[{"op":"drop_table"}]}' }],
    ["nothing in time", CHORES, { kind: "says nothing" }],
    ["a refusal", CHORES, { kind: "refuses", status: 500 }],
  ])("of a model that returns %s changes nothing and says so", async (_name, instructions, behaviour) => {
    const { document, changes, notUnderstood } = await refine(behaviour, instructions);
    expect(document).toMatchObject({ amount: 1625, version: 1, client: "Maria Lopez" });
    expect(changes).toEqual([]);
    expect(notUnderstood.join(" ")).not.toBe("");
  });
});

const advice = {
  priority: "medium",
  category: "clarity",
  title: "Name the paint",
  description: "The document does not say which paint is used in the bedrooms.",
  suggestedChange: "Add “Paint is agreed with you before it is bought.”",
  rationale: "The client knows what to expect.",
  operations: [{ ...nothing, op: "add_entry", list: "terms", text: "Paint is agreed with you before it is bought." }],
} as const;

/** The suggestions with what the model gives, and those of the checks alone. */
async function suggestions(...given: object[]) {
  const { id } = await generate();
  models.behave({ kind: "answers", text: JSON.stringify({ suggestions: given }) });
  const read = async (query: string) =>
    (await wire(suggestionsSchema, owner.get(`/api/documents/${id}/suggestions${query}`))).suggestions;
  const [checks, all] = [await read("?from=checks"), await read("")];
  expect(all.filter(({ id: name }) => !name.startsWith("model-"))).toEqual(checks);
  return all.filter(({ id: name }) => name.startsWith("model-"));
}

describe("suggestions of a model", () => {
  test("join those of the checks, with what carries them out", async () => {
    const [found] = await suggestions(advice);
    expect(found).toMatchObject({ title: "Name the paint", priority: "medium" });
    expect(found?.operations).toEqual([
      { op: "add_entry", list: "terms", text: "Paint is agreed with you before it is bought." },
    ]);
  });

  test("that touch a figure are left to the user", async () => {
    const [found] = await suggestions({
      ...advice,
      operations: [{ ...nothing, op: "set_line", itemId: "i2", unitPrice: 9_999 }],
    });
    expect(found).toMatchObject({ title: "Name the paint", operations: [] });
  });

  test("with a figure or a claim that nobody made do not stand", async () => {
    const dear = { ...advice, suggestedChange: "Ask $9,999 for the bedrooms." };
    const boast = { ...advice, description: "Say that you are licensed and insured." };
    expect(await suggestions(dear, boast)).toEqual([]);
  });

  test.each<[string, ModelBehaviour]>([
    ["is broken", { kind: "refuses", status: 500 }],
    ["answers nonsense", { kind: "answers", text: "All good." }],
    ["never answers", { kind: "says nothing" }],
  ])("of one that %s leave those of the checks", async (_name, behaviour) => {
    const { id } = await generate();
    models.behave(behaviour);
    const { suggestions: found } = await wire(suggestionsSchema, owner.get(`/api/documents/${id}/suggestions`));
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ id: name }) => !name.startsWith("model-"))).toBe(true);
  });
});
