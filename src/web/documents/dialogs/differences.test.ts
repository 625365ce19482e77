import { expect, test } from "vitest";
import { bathroom } from "../bathroom.fixture.ts";
import { draftOf } from "../editor/draft.ts";
import { editDraft, type DraftAction } from "../editor/draft-reducer.ts";
import { readDraft } from "../editor/read-draft.ts";
import { changesSinceWritten, differences } from "./differences.ts";

function changesAfter(...actions: DraftAction[]) {
  const document = bathroom();
  const { content } = readDraft(actions.reduce(editDraft, draftOf(document)), document);
  return differences(document.content, content);
}

test("two contents that are the same have no differences", () => {
  expect(changesAfter()).toEqual([]);
});

test("a changed price shows on its line and in the total", () => {
  expect(changesAfter({ do: "setLine", id: "i4", change: { price: "1,440" } })).toEqual([
    { label: "Line 4", before: "Vanity, 48 in, set, $1,340.00", after: "Vanity, 48 in, set, $1,440.00" },
    { label: "Total", before: "$6,565.45", after: "$6,660.45" },
  ]);
});

test("a line that only one has stands against nothing", () => {
  expect(changesAfter({ do: "removeLine", id: "i7" })).toEqual([
    { label: "Line 7", before: "Toilet, set, no price", after: "" },
  ]);
});

test("another order is a difference of its own", () => {
  expect(changesAfter({ do: "moveLine", id: "i2", by: 1 }).map(({ label }) => label)).toEqual(["Order of the lines"]);
});

test("what is replaced is named; the type and the logo, which stay, are not", () => {
  const { content } = bathroom();
  expect(changesSinceWritten(content, content)).toEqual([]);
  expect(changesSinceWritten(content, { ...content, quote_type: "bid", includeLogo: !content.includeLogo })).toEqual(
    [],
  );
  expect(changesSinceWritten(content, { ...content, timeline: "Next week" }).map(({ label }) => label)).toEqual([
    "Timeline",
  ]);
});

test("an answer that changed no text is one to be given again", () => {
  const { content } = bathroom();
  expect(changesSinceWritten(content, { ...content, questions: content.questions.slice(1) })).toEqual([
    { label: "Answers", before: "2 open questions", after: "1 open question" },
  ]);
});
