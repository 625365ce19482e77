import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BrowserRecognition } from "./browser-recognition.ts";
import { replay, type RecordedSession } from "./fake-recogniser.fixture.ts";
import type { Segment, SpeechError, SpeechState } from "./speech-source.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A recording over replayed sessions; `words` are the segments as the page would hold them. */
function record(sessions: RecordedSession[], { android = false, local = false } = {}) {
  const segments = new Map<string, Segment>();
  const errors: SpeechError[] = [];
  const states: SpeechState[] = [];
  const fake = replay(sessions);
  const source = new BrowserRecognition({
    create: fake.create,
    android,
    local,
    prefix: "r",
    events: {
      onSegment: (segment) => segments.set(segment.id, segment),
      onState: (state) => states.push(state),
      onError: (kind) => errors.push(kind),
    },
  });
  return {
    source,
    errors,
    states,
    made: fake.made,
    words: () => [...segments.values()].map(({ text }) => text),
    finals: () => [...segments.values()].filter(({ isFinal }) => isFinal).map(({ text }) => text),
    last: () => states.at(-1),
    async stop() {
      const stopped = source.stop();
      await vi.advanceTimersByTimeAsync(5_000);
      await stopped;
    },
  };
}

/** A session that says one thing; ends of itself when `end` is given. */
const say = (text: string, end?: number): RecordedSession => ({
  events: [
    { at: 20, kind: "start" },
    { at: 300, kind: "result", results: [[text, true]] },
    ...(end === undefined ? [] : [{ at: end, kind: "end" as const }]),
  ],
});

const run = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("a desktop browser", () => {
  const desktop: RecordedSession = {
    events: [
      { at: 50, kind: "start" },
      { at: 400, kind: "result", results: [["quote for", false]] },
      {
        at: 700,
        kind: "result",
        results: [
          ["quote for Maria", false],
          [" Lopez", false],
        ],
      },
      { at: 1_000, kind: "result", results: [["quote for Maria Lopez", true]] },
      {
        at: 1_600,
        kind: "result",
        results: [
          ["quote for Maria Lopez", true],
          [" three bed", false],
        ],
      },
      {
        at: 2_400,
        kind: "result",
        results: [
          ["quote for Maria Lopez", true],
          [" three bedrooms at four fifty", true],
        ],
      },
    ],
  };

  test("listens for en-US, through pauses, and hears words while they are said", () => {
    const { source, made } = record([desktop]);
    source.start();
    expect(made[0]).toMatchObject({ lang: "en-US", continuous: true, interimResults: true });
  });

  test("takes each final once, in order, and shows interim words under the same id", async () => {
    const recording = record([desktop]);
    recording.source.start();
    await run(800);
    expect(recording.words()).toEqual(["quote for Maria Lopez"]);
    expect(recording.finals()).toEqual([]);
    await run(2_000);
    expect(recording.finals()).toEqual(["quote for Maria Lopez", "three bedrooms at four fifty"]);
    expect(recording.states).toEqual([{ kind: "starting" }, { kind: "listening", mode: "service" }]);
  });

  test("the last words come after stop and replace the interim ones", async () => {
    const recording = record([
      {
        events: [
          { at: 50, kind: "start" },
          { at: 500, kind: "result", results: [["demo is eleven", false]] },
        ],
        afterStop: [
          { at: 300, kind: "result", results: [["demo is eleven fifty", true]] },
          { at: 320, kind: "end" },
        ],
      },
    ]);
    recording.source.start();
    await run(600);
    const stopped = recording.source.stop();
    expect(recording.finals()).toEqual(["demo is eleven"]);
    await run(400);
    await stopped;
    expect(recording.finals()).toEqual(["demo is eleven fifty"]);
    expect(recording.last()).toEqual({ kind: "stopped" });
  });

  test("a last final without interim words is added, not put in the place of the one before", async () => {
    const recording = record([
      {
        events: [
          { at: 50, kind: "start" },
          { at: 500, kind: "result", results: [["two gates", true]] },
        ],
        afterStop: [
          {
            at: 200,
            kind: "result",
            results: [
              ["two gates", true],
              ["two eighty-five each", true],
            ],
          },
          { at: 220, kind: "end" },
        ],
      },
    ]);
    recording.source.start();
    await run(600);
    await recording.stop();
    expect(recording.finals()).toEqual(["two gates", "two eighty-five each"]);
  });
});

describe("Android", () => {
  test("finals of confidence 0 are interim, repeated finals are taken once", async () => {
    const recording = record(
      [
        {
          events: [
            { at: 50, kind: "start" },
            { at: 300, kind: "result", results: [["paint", true, 0]] },
            {
              at: 500,
              kind: "result",
              results: [
                ["paint", true, 0],
                ["paint the hall", true, 0],
              ],
            },
            { at: 900, kind: "result", results: [["paint the hall", true, 0.8]] },
            {
              at: 950,
              kind: "result",
              results: [
                ["paint the hall", true, 0.8],
                ["paint the hall", true, 0.8],
              ],
            },
            {
              at: 1_000,
              kind: "result",
              results: [
                ["paint the hall", true, 0.8],
                ["paint the hall", true, 0.8],
                ["paint the hall two seventy five", true, 0.9],
              ],
            },
            { at: 1_100, kind: "end" },
          ],
        },
        { events: [{ at: 50, kind: "start" }] },
      ],
      { android: true },
    );
    recording.source.start();
    await run(600);
    expect(recording.finals()).toEqual([]);
    expect(recording.words()).toEqual(["paint the hall"]);
    await run(1_000);
    expect(recording.finals()).toEqual(["paint the hall two seventy five"]);
  });

  test("ends at each pause and goes on in a new session", async () => {
    const recording = record([say("two days of labor", 1_600), say("at sixty five", 1_600), { events: [] }], {
      android: true,
    });
    recording.source.start();
    await run(4_000);
    expect(recording.finals()).toEqual(["two days of labor", "at sixty five"]);
    expect(recording.made).toHaveLength(3);
  });
});

describe("Safari", () => {
  test("never sends a final: the last interim words count, and a late result after the end is ignored", async () => {
    const recording = record([
      {
        events: [
          { at: 50, kind: "start" },
          { at: 500, kind: "result", results: [["gutter run north side", false]] },
        ],
        afterStop: [{ at: 3_000, kind: "result", results: [["gutter run north side gutter", true]] }],
      },
    ]);
    recording.source.start();
    await run(700);
    await recording.stop();
    expect(recording.finals()).toEqual(["gutter run north side"]);
    expect(recording.made[0]?.aborted).toBe(true);
    expect(recording.last()).toEqual({ kind: "stopped" });
  });

  test("a late result of the same words does not write them twice", async () => {
    const recording = record([
      {
        events: [
          { at: 50, kind: "start" },
          { at: 500, kind: "result", results: [["seven hundred", false]] },
        ],
        afterStop: [
          { at: 200, kind: "result", results: [["seven hundred", true]] },
          { at: 250, kind: "result", results: [["seven hundred", true]] },
          { at: 300, kind: "end" },
        ],
      },
    ]);
    recording.source.start();
    await run(700);
    await recording.stop();
    expect(recording.finals()).toEqual(["seven hundred"]);
  });
});

describe("silence", () => {
  const silent: RecordedSession = {
    events: [
      { at: 50, kind: "start" },
      { at: 8_000, kind: "error", error: "no-speech" },
      { at: 8_010, kind: "end" },
    ],
  };

  test("listening goes on after a silence, with a word about it", async () => {
    const recording = record([
      silent,
      {
        events: [
          { at: 50, kind: "start" },
          { at: 900, kind: "result", results: [["still here", true]] },
        ],
      },
    ]);
    recording.source.start();
    await run(10_000);
    expect(recording.errors).toEqual(["silence"]);
    expect(recording.finals()).toEqual(["still here"]);
  });

  test("a minute of it ends the recording", async () => {
    const recording = record([silent]);
    recording.source.start();
    await run(90_000);
    expect(recording.errors).toEqual(["silence", "no-speech"]);
    expect(recording.made).toHaveLength(6);
  });

  test("stop during the restart delay does not restart", async () => {
    const recording = record([silent]);
    recording.source.start();
    await run(8_050);
    expect(recording.made).toHaveLength(1);
    await recording.stop();
    await run(5_000);
    expect(recording.made).toHaveLength(1);
    expect(recording.last()).toEqual({ kind: "stopped" });
  });

  test("interim words of a session that ends by itself are kept", async () => {
    const recording = record([
      {
        events: [
          { at: 50, kind: "start" },
          { at: 700, kind: "result", results: [["fifty gallon heater", false]] },
          { at: 1_500, kind: "end" },
        ],
      },
      { events: [{ at: 50, kind: "start" }] },
    ]);
    recording.source.start();
    await run(3_000);
    expect(recording.finals()).toEqual(["fifty gallon heater"]);
  });
});

describe("what ends a recording", () => {
  test.each([
    ["not-allowed", "denied"],
    ["service-not-allowed", "denied"],
    ["audio-capture", "no-microphone"],
    ["network", "network"],
    ["something-new", "failed"],
  ] as const)("%s is %s", async (error, kind) => {
    const recording = record([
      {
        events: [
          { at: 20, kind: "error", error },
          { at: 30, kind: "end" },
        ],
      },
    ]);
    recording.source.start();
    await run(5_000);
    expect(recording.errors).toEqual([kind]);
    expect(recording.made).toHaveLength(1);
    expect(recording.last()).toEqual({ kind: "stopped" });
  });

  test("words heard before the error are kept", async () => {
    const recording = record([
      {
        events: [
          { at: 20, kind: "start" },
          { at: 500, kind: "result", results: [["forty percent up front", false]] },
          { at: 900, kind: "error", error: "network" },
        ],
      },
    ]);
    recording.source.start();
    await run(2_000);
    expect(recording.finals()).toEqual(["forty percent up front"]);
  });

  test("three ends in under a second each", async () => {
    const recording = record([
      {
        events: [
          { at: 20, kind: "start" },
          { at: 60, kind: "end" },
        ],
      },
    ]);
    recording.source.start();
    await run(10_000);
    expect(recording.errors).toEqual(["keeps-ending"]);
    expect(recording.made).toHaveLength(3);
  });

  test("a constructor that does nothing: the watchdog ends it", async () => {
    const recording = record([{ events: [] }]);
    recording.source.start();
    await run(6_000);
    expect(recording.errors).toEqual(["network"]);
    expect(recording.made[0]?.aborted).toBe(true);
  });
});

describe("recognition on the device", () => {
  test("says so only when it was asked for and began", async () => {
    const recording = record([{ events: [{ at: 20, kind: "start" }] }], { local: true });
    recording.source.start();
    expect(recording.made[0]?.processLocally).toBe(true);
    expect(recording.states).toEqual([{ kind: "starting" }]);
    await run(100);
    expect(recording.last()).toEqual({ kind: "listening", mode: "device" });
  });

  test("language-not-supported comes without an end: the browser's service takes over", async () => {
    const recording = record(
      [
        {
          events: [
            { at: 20, kind: "start" },
            { at: 40, kind: "error", error: "language-not-supported" },
          ],
        },
        { events: [{ at: 20, kind: "start" }] },
      ],
      { local: true },
    );
    recording.source.start();
    await run(500);
    expect(recording.made).toHaveLength(2);
    expect(recording.made[1]?.processLocally).toBe(false);
    expect(recording.last()).toEqual({ kind: "listening", mode: "service" });
    expect(recording.errors).toEqual([]);
  });

  test("language-not-supported by the service too is final", async () => {
    const recording = record([{ events: [{ at: 40, kind: "error", error: "language-not-supported" }] }]);
    recording.source.start();
    await run(500);
    expect(recording.errors).toEqual(["language"]);
    expect(recording.last()).toEqual({ kind: "stopped" });
  });
});

test("pause and resume keep the earlier words and give the new ones other ids", async () => {
  const recording = record([say("hallway"), say("two seventy five")]);
  recording.source.start();
  await run(500);
  await recording.stop();
  recording.source.start();
  await run(500);
  expect(recording.finals()).toEqual(["hallway", "two seventy five"]);
});
