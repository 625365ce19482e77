import { expect, test } from "vitest";
import { bathroom } from "../bathroom.fixture.ts";
import { wordSegments } from "./word-segments.ts";

const segmentsOf = (document = bathroom()) => wordSegments(document.transcription ?? "", document.content);
const find = (text: string) => segmentsOf().find((segment) => segment.text === text);

test("the runs joined are the transcription", () => {
  const document = bathroom();
  expect(
    segmentsOf(document)
      .map(({ text }) => text)
      .join(""),
  ).toBe(document.transcription);
});

test("a figure's words belong to its line", () => {
  expect(find("Sixty-four square foot")).toMatchObject({
    mark: "said",
    ends: true,
    owners: [{ kind: "line", id: "i2", number: 2 }],
  });
});

test("words of a line without a price are unsure", () => {
  expect(find("new toilet in the corner")).toMatchObject({ mark: "unsure", owners: [{ kind: "line", id: "i7" }] });
});

test("words of a discount belong to the field", () => {
  expect(find("five percent off")?.owners).toEqual([{ kind: "field", name: "discount" }]);
});

test("a run that two lines share has both, and offsets out of range do no harm", () => {
  const document = bathroom();
  const [first] = document.content.items;
  if (first === undefined) throw new Error("The fixture has lines.");
  document.content.items.push(
    { ...first, id: "twin" },
    { ...first, id: "far", sources: { unitPrice: { kind: "spoken", start: 9_000, end: 9_100, text: "?" } } },
  );
  const segments = segmentsOf(document);
  expect(segments.find(({ text }) => text === "eleven fifty")?.owners).toHaveLength(2);
  expect(segments.map(({ text }) => text).join("")).toBe(document.transcription);
});
