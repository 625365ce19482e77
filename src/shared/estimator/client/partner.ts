import { at, isJoined, type Token } from "../words/tokens.ts";
import { GIVEN_NAMES } from "../words/words.ts";
import type { Found } from "./finder.ts";

/** "At claire | and tom ostrowski's": both of a couple, of whom one was found. */
export function withPartner(tokens: readonly Token[], taken: Uint8Array, found: Found): Found {
  const partner = found.first - 2;
  const couple = at(tokens, found.first - 1) === "and" && GIVEN_NAMES.has(at(tokens, partner)) && !taken[partner];
  const joins = [found.first - 1, found.first].every((index) => isJoined(tokens[index]));
  const led = /^(?:at|for|to|with|from)$/.test(at(tokens, partner - 1));
  if (!couple || !joins || !led || !GIVEN_NAMES.has(at(tokens, found.first)) || found.last <= found.first) return found;
  return { ...found, first: partner, from: Math.min(found.from, partner) };
}
