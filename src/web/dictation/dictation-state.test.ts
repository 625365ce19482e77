import { describe, expect, test } from "vitest";
import { dictationReducer, emptyDictation, type DictationAction, type DictationState } from "./dictation-state.ts";
import { allWordsOf, wordsOf } from "./speech/segments.ts";

const after = (...actions: DictationAction[]): DictationState => actions.reduce(dictationReducer, emptyDictation);
const heard = (id: string, text: string, isFinal = true): DictationAction => ({
  type: "heard",
  segment: { id, text, isFinal },
});
const stopped: DictationAction = { type: "speech", state: { kind: "stopped" } };

test("segments are joined by a newline: each is a pause of the speaker", () => {
  const state = after({ type: "record" }, heard("1", "two gates"), heard("2", "two eighty-five each"));
  expect(wordsOf(state.segments)).toBe("two gates\ntwo eighty-five each");
});

test("interim words stand apart, are replaced by their final, and are kept too", () => {
  const actions = [{ type: "record" } as const, heard("1", "two gates"), heard("2", "two eighty", false)];
  const state = after(...actions);
  expect(wordsOf(state.segments)).toBe("two gates");
  expect(allWordsOf(state.segments)).toBe("two gates\ntwo eighty");
  expect(wordsOf(after(...actions, heard("2", "two eighty-five")).segments)).toBe("two gates\ntwo eighty-five");
});

describe("the walk of the specification", () => {
  test("idle, recording, paused, recording, complete", () => {
    expect(after().phase).toBe("idle");
    expect(after({ type: "record" }).phase).toBe("recording");
    expect(after({ type: "record" }, { type: "pause" }).phase).toBe("paused");
    expect(after({ type: "record" }, { type: "pause" }, { type: "record" }).phase).toBe("recording");
    expect(after({ type: "record" }, heard("1", "words"), { type: "stop" }).phase).toBe("complete");
  });

  test("a stop without a word leaves the transcript empty and the panel idle", () => {
    const state = after({ type: "record" }, { type: "stop" });
    expect(state.phase).toBe("idle");
    expect(allWordsOf(state.segments)).toBe("");
  });

  test("reset clears the words and keeps the wish about the logo", () => {
    const state = after({ type: "record" }, heard("1", "words"), { type: "logo", include: false }, { type: "clear" });
    expect(state).toMatchObject({ phase: "idle", segments: [], includeLogo: false });
  });
});

test("a source that stops by itself pauses the recording and keeps its words", () => {
  expect(after({ type: "record" }, heard("1", "words"), stopped)).toMatchObject({ phase: "paused" });
  expect(after({ type: "record" }, stopped).phase).toBe("idle");
});

test("a failed generation leaves the words where they were", () => {
  const state = after(
    { type: "record" },
    heard("1", "words"),
    { type: "stop" },
    { type: "generate" },
    {
      type: "generation-failed",
    },
  );
  expect(state.phase).toBe("complete");
  expect(wordsOf(state.segments)).toBe("words");
});

test("typing goes on from what was said", () => {
  const state = after({ type: "record" }, heard("1", "two gates"), { type: "type" });
  expect(state).toMatchObject({ phase: "complete", typing: true });
  expect(wordsOf(dictationReducer(state, { type: "typed", text: "two gates at 285" }).segments)).toBe(
    "two gates at 285",
  );
});

test("what an earlier page kept comes back complete", () => {
  const kept = { text: "two gates\nfour fifty", spokenMs: 900, includeLogo: false, attempt: null };
  const state = after({ type: "restore", kept });
  expect(state).toMatchObject({ phase: "complete", spokenMs: 900, includeLogo: false });
  expect(wordsOf(state.segments)).toBe("two gates\nfour fifty");
});
