import { wordSet } from "#shared/word-set.ts";
import { asThousandths, computed, type Reckoned } from "../figures/counts.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { isJoined, type Token } from "../words/tokens.ts";

/** Of these each gets what is done to one. */
const RECEIVING = wordSet("dogs cats pups puppies kittens horses kids children boys girls cars trucks vans bikes");
const AS_WELL = wordSet("too also as well");

/** "Brush their teeth as well, both dogs": a service that is sold by nothing, and the two that get it, right behind it. */
export function bothReceive({ service, quantities }: Candidate, tokens: readonly Token[]): Reckoned | null {
  if (!service || quantities.length > 0) return null;
  let index = service.last + 1;
  while (AS_WELL.has(tokens[index]?.norm ?? "")) index++;
  const both = tokens[index]?.norm === "both" && tokens[index]?.gap !== "stop";
  const ends = !isJoined(tokens[index + 2]);
  return both && ends && RECEIVING.has(tokens[index + 1]?.norm ?? "")
    ? computed(asThousandths(2), "each", "both")
    : null;
}
