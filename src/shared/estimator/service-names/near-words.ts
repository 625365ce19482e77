import { stem } from "../words/stem.ts";
import { KINDS, NEAR } from "./synonyms.ts";

/** The stems that a word may be heard as, by its own. */
const OTHERS = ((): ReadonlyMap<string, readonly string[]> => {
  const others = new Map<string, Set<string>>();
  const link = (said: string, heard: string) => {
    const list = others.get(stem(said)) ?? new Set();
    others.set(stem(said), list.add(stem(heard)));
  };
  for (const [kind, words] of Object.entries(KINDS)) for (const word of words.split(" ")) link(word, kind);
  for (const group of NEAR) {
    const words = group.split(" ");
    for (const said of words) for (const heard of words) if (said !== heard) link(said, heard);
  }
  return new Map([...others].map(([said, heard]) => [said, [...heard]]));
})();

const NONE: readonly string[] = [];

/** What a word may be heard as where it names nothing itself, by its stem: maples as trees, bushes as shrubs. */
export const otherWordsFor = (said: string): readonly string[] => OTHERS.get(said) ?? NONE;
