import { readdirSync, readFileSync } from "node:fs";
import { CLOSED_SETS } from "#shared/estimator/gold/closed.ts";
import { MEASURING_NATURAL, type NaturalTalk } from "#shared/estimator/gold/natural-talk.ts";
import { setOf, type GoldCase, type GoldCatalogues, type GoldFile } from "#shared/estimator/gold/score.ts";

/** Where the spoken jobs and the marked dictations lie. */
export const gold = new URL("../src/shared/estimator/gold/", import.meta.url).pathname;

/** A spoken job, the services that it may name, and the set that it is of: nobody who mends rules reads one of a closed set, and nothing learns from it. */
export interface GoldJob {
  job: GoldCase;
  catalogues: GoldCatalogues;
  set: string;
  isClosed: boolean;
}

/** The sets of natural talk, but for those that measure. */
export function openedNaturalTalk(): { set: string; talks: NaturalTalk[] }[] {
  return readdirSync(`${gold}natural`)
    .filter((file) => !MEASURING_NATURAL.includes(file))
    .map((file) => ({
      set: file.replace(".json", ""),
      talks: JSON.parse(readFileSync(`${gold}natural/${file}`, "utf8")) as NaturalTalk[], // our own file, in that shape
    }));
}

/** Every spoken job. */
export function goldJobs(): GoldJob[] {
  const known = JSON.parse(readFileSync(`${gold}catalogues.json`, "utf8")) as GoldCatalogues; // our own file, in that shape
  const sets = readdirSync(gold)
    .filter((file) => file.endsWith(".json") && file !== "catalogues.json")
    .map((file) => file.replace(".json", ""));
  return sets.flatMap((set) => {
    const { cases, catalogues } = setOf(JSON.parse(readFileSync(`${gold}${set}.json`, "utf8")) as GoldFile, known); // our own files, in that shape
    return cases.map((job) => ({ job, catalogues, set, isClosed: CLOSED_SETS.has(set) }));
  });
}
