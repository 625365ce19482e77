import { expect, test } from "vitest";
import { bathroom } from "./bathroom.fixture.ts";
import { nameLines, openNote, openOnPaper } from "./document-notes.ts";

test("what is open is said in one sentence", () => {
  const { content } = bathroom();
  expect(openNote(content)).toBe("2 questions open, the PDF leaves out line 7.");
  expect(openNote({ ...content, questions: [] })).toBe("The PDF leaves out line 7.");
  expect(openNote({ items: content.items.slice(0, 6), questions: content.questions.slice(1) })).toBe(
    "1 question open.",
  );
  expect(openNote({ items: [], questions: [] })).toBe("");
});

test("lines are named by number", () => {
  expect(nameLines([3])).toBe("line 3");
  expect(nameLines([3, 7])).toBe("lines 3 and 7");
  expect(nameLines([1, 3, 7])).toBe("lines 1, 3, and 7");
  expect(nameLines([3, 4])).toBe("lines 3 and 4");
  expect(nameLines([3, 4, 5, 6, 7, 8])).toBe("lines 3 to 8");
  expect(nameLines([1, 3, 4, 5, 9, 10])).toBe("lines 1, 3 to 5, 9, and 10");
});

test("a signed paper leaves out what it has no price for, and asks nothing more of its sums", () => {
  const document = bathroom();
  expect(openOnPaper({ ...document, isSigned: false })).toMatchObject({ lines: [7], questions: [expect.anything()] });
  expect(openOnPaper({ ...document, isSigned: true })).toEqual({ lines: [7], questions: [] });
});
