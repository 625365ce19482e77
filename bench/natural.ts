import { readdirSync, readFileSync } from "node:fs";
import { documentContentSchema } from "#shared/documents/schema.ts";
import { estimate } from "#shared/estimator/estimate.ts";
import {
  MEASURING_NATURAL,
  amountsOf,
  NATURAL_KINDS,
  scoreNatural,
  type NaturalTalk,
} from "#shared/estimator/gold/natural-talk.ts";
import { canBeTapped } from "#test/tapped.ts";
import { GOLD_TODAY, plainInput } from "#shared/estimator/gold/score.ts";

/**
 * What of natural talk stands on its document, kind by kind, and how many documents have everything:
 * npx tsx bench/natural.ts [--verbose] [--kind name] [file ...]
 * `--verbose` prints what is missing, but of the files that measure; `--kind` prints what is missing of one kind.
 */
const folder = new URL("../src/shared/estimator/gold/natural/", import.meta.url);
const [, , ...given] = process.argv;
const kindAt = given.indexOf("--kind");
const kind = kindAt < 0 ? null : given[kindAt + 1];
const files = given.filter((one, at) => !one.startsWith("--") && (kindAt < 0 || at !== kindAt + 1));
const verbose = given.includes("--verbose") || kind !== null;

interface Tally {
  ok: number;
  all: number;
}
const tallies = { raw: new Map<string, Tally>(), marked: new Map<string, Tally>() };
const count = (how: Map<string, Tally>, name: string, ok: boolean) => {
  const { ok: before, all } = how.get(name) ?? { ok: 0, all: 0 };
  how.set(name, { ok: before + Number(ok), all: all + 1 });
};

for (const file of readdirSync(folder)
  .filter((name) => files.length === 0 || files.includes(name.replace(".json", "")))
  .toSorted()) {
  const talks = JSON.parse(readFileSync(new URL(file, folder), "utf8")) as NaturalTalk[]; // our own file, in that shape
  const isRead = verbose && !MEASURING_NATURAL.includes(file);
  for (const talk of talks) {
    const input = { ...plainInput(talk.transcript), type: talk.kind };
    const written = estimate(input);
    const content = documentContentSchema.encode(written);
    const checks = scoreNatural(talk, content, GOLD_TODAY);
    const how = talk.raw ? tallies.raw : tallies.marked;
    for (const { kind: name, ok } of checks) count(how, name, ok);
    const isMoney = (name: string) => name === "price" || name === "invented" || name === "open";
    const amounts = amountsOf(talk, content);
    count(how, "amounts right", amounts === "right");
    count(how, "amounts right after taps", amounts === "right" || (amounts === "asked" && canBeTapped(talk, written)));
    count(how, "amounts wrong without a question", amounts === "wrong");
    count(how, "money", checks.every(({ kind: name, ok }) => ok || !isMoney(name))); // prettier-ignore
    count(how, "whole document", checks.every(({ ok }) => ok)); // prettier-ignore
    const missing = checks.filter((check) => !check.ok && (kind === null || check.kind === kind));
    if (!isRead || missing.length === 0) continue;
    console.log(`\n${talk.id} (${talk.trade}): ${talk.transcript}`);
    for (const check of missing) console.log(`  ${check.kind}: “${check.wanted}” -> “${check.got.slice(0, 400)}”`);
  }
}
for (const [how, tally] of Object.entries(tallies)) {
  const told = [
    ...NATURAL_KINDS,
    "money",
    "amounts right",
    "amounts right after taps",
    "amounts wrong without a question",
    "whole document",
  ].flatMap((name) => {
    const { ok, all } = tally.get(name) ?? { ok: 0, all: 0 };
    return all === 0 ? [] : name === "invented" ? `${all} invented` : `${name} ${ok} of ${all}`;
  });
  console.log(`\n${how}: ${told.join(", ")}`);
}
