import { wordTable } from "#shared/word-table.ts";
import { singular } from "../words/units.ts";
import { ONE_THING } from "./synonyms.ts";

/** One of the names that a thing goes by, and the words that it is heard as. */
interface Alias {
  said: readonly string[];
  heard: readonly string[];
}

const phrase = (text: string): string[] => text.trim().split(" ");

/** By the word that they begin with, the longest first. */
const ALIASES = ((): Readonly<Record<string, readonly Alias[]>> => {
  const byFirst: Record<string, Alias[]> = {};
  for (const group of ONE_THING) {
    const [first = "", ...others] = group.split(",");
    for (const said of others.map(phrase)) (byFirst[said[0] ?? ""] ??= []).push({ said, heard: phrase(first) });
  }
  for (const list of Object.values(byFirst)) list.sort((a, b) => b.said.length - a.said.length);
  return wordTable(byFirst);
})();

/** The other name of a thing that is said from an index on, or null: "hose bibs" are heard as "spigot". */
export function aliasAt(at: (index: number) => string, index: number): Alias | null {
  const list = ALIASES[singular(at(index))];
  return list?.find(({ said }) => said.every((word, place) => singular(at(index + place)) === word)) ?? null;
}

/** The words of a name with each thing under the name that is heard for it: "spigot replacement" for "Hose bib replacement". */
export function withSameThings(words: readonly string[]): string[] {
  const heard: string[] = [];
  for (let index = 0; index < words.length; index++) {
    const alias = aliasAt((one) => words[one] ?? "", index);
    heard.push(...(alias?.heard ?? [words[index] ?? ""]));
    if (alias) index += alias.said.length - 1;
  }
  return heard;
}
