import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { scoreCommands, type Scored } from "./score.ts";

const scored = scoreCommands(readFileSync(new URL("commands.json", import.meta.url), "utf8"));

/** Of each set, as many as are understood; what is mended raises the one and lowers the other. */
const BOUNDS = [
  { set: "blind", right: 140, wrong: 0 },
  { set: "held", right: 46, wrong: 0 },
  { set: "probe", right: 368, wrong: 0 },
];

describe.each(BOUNDS)("commands of the $set set", ({ set, right, wrong }) => {
  const own = scored.filter(({ command }) => command.set === set);
  const those = (outcome: Scored["outcome"]) =>
    own.filter((one) => one.outcome === outcome).map(({ command }) => command.say);

  test("are carried out as often as they were", () => expect(those("right").length).toBeGreaterThanOrEqual(right));
  test("change something else no more often than they did", () =>
    expect(those("wrongly changed").length).toBeLessThanOrEqual(wrong));
});
