import type { Token } from "./tokens.ts";

/** "I'll knock it down for 80", "knock out the wall 900": work, where "knock 80 off" and "knock it down 80" say how much less. */
export function isKnockedDown(tokens: readonly Token[], knock: number, price: number): boolean {
  if (tokens[knock]?.norm !== "knock") return false;
  const between = tokens.slice(knock + 1, price).map(({ norm }) => norm);
  const down = between.indexOf("down");
  const lowers = between.includes("price") || between.at(-1) === "by" || between.includes("off");
  return between.includes("out") || (down >= 0 && down < between.length - 1 && !lowers);
}
