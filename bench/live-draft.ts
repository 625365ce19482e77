import { readFileSync } from "node:fs";
import { z } from "zod";
import { cueAt } from "#shared/estimator/words/cues.ts";
import { tokenize } from "#shared/estimator/words/tokens.ts";
import { calmDraft, type CalmDraft } from "#web/dictation/calm-draft.ts";
import { draftReader, type Draft } from "#web/dictation/read-draft.ts";
import { percentile, report } from "./figures.ts";

/**
 * How calm the pad is while somebody talks: npx tsx bench/live-draft.ts
 * Forty jobs come word by word, the newest word misheard now and then, with a rest behind each sentence. Counted is
 * what changes on the pad although nobody corrected anything: a line that goes, a name or an amount that becomes
 * another one. A price for what had none is no change, and neither is a new line.
 */
const jobs = z.array(z.string()).parse(JSON.parse(readFileSync(new URL("talked-jobs.json", import.meta.url), "utf8")));

/** Spoken words in a minute. */
const PACE = 150;
/** A correction may be understood so many words later. */
const CORRECTED_WITHIN = 14;
const MISHEARD: Record<string, string> = { four: "for", two: "to", eight: "ate", one: "won", for: "four", to: "two" };

type Event = { words: string; isAtRest: boolean };

/** The job as a recogniser hands it out. */
function eventsOf(job: string): Event[] {
  const words = job.split(" ");
  return words.flatMap((word, index) => {
    const before = words.slice(0, index);
    const heard = { words: [...before, word].join(" "), isAtRest: false };
    const first = { words: [...before, MISHEARD[word] ?? word].join(" "), isAtRest: false };
    const isEnd = word.endsWith(".") || index === words.length - 1;
    return [...(first.words === heard.words ? [] : [first]), heard, ...(isEnd ? [{ ...heard, isAtRest: true }] : [])];
  });
}

function isCorrected(words: string): boolean {
  const tokens = tokenize(words).slice(-CORRECTED_WITHIN);
  return tokens.some((_, index) => {
    const kind = cueAt(tokens, index)?.kind;
    return kind === "replace" || kind === "remove";
  });
}

const placeOf = ({ sources: { description }, description: name }: Draft["content"]["items"][number]) =>
  description?.kind === "spoken" ? description.start : name;

/** What the next draft changes of the one before. */
function changesOf(before: Draft, next: Draft) {
  let figures = 0;
  let names = 0;
  for (const item of before.content.items) {
    const line = before.lines.find(({ id }) => id === item.id);
    const found = next.content.items.find(
      (other) => placeOf(other) === placeOf(item) || other.description === item.description,
    );
    const amount = next.lines.find(({ id }) => id === found?.id)?.amount ?? null;
    if (!found || (line?.amount !== null && line?.amount !== amount)) figures += 1;
    else if (found.description !== item.description) names += 1;
  }
  return { figures, names };
}

type Show = (shown: CalmDraft | undefined, event: Event, read: (words: string) => Draft) => CalmDraft | undefined;

function measure(show: Show) {
  const sum = { figures: 0, names: 0, words: 0 };
  const lags: number[] = [];
  for (const job of jobs) {
    const read = draftReader([], []);
    const final = read(job);
    const stoodAt = new Map<string, number>();
    let shown: CalmDraft | undefined;
    for (const event of eventsOf(job)) {
      const next = show(shown, event, read);
      if (shown && next && shown !== next && !isCorrected(event.words)) {
        const { figures, names } = changesOf(shown, next);
        sum.figures += figures;
        sum.names += names;
      }
      for (const line of next?.lines ?? []) {
        const key = `${line.description} ${line.amount}`;
        if (!stoodAt.has(key)) stoodAt.set(key, event.words.split(" ").length);
      }
      shown = next;
    }
    for (const item of final.content.items) {
      const spoken = Object.values(item.sources).flatMap((source) => (source?.kind === "spoken" ? [source.end] : []));
      const said = job.slice(0, Math.max(0, ...spoken)).split(" ").length;
      const line = final.lines.find(({ id }) => id === item.id);
      lags.push((stoodAt.get(`${line?.description} ${line?.amount}`) ?? Number.NaN) - said);
    }
    sum.words += job.split(" ").length;
  }
  const minutes = sum.words / PACE;
  return {
    figures: sum.figures / minutes,
    names: sum.names / minutes,
    lag: percentile(lags, 0.5),
    last: percentile(lags, 0.95),
  };
}

const atOnce: Show = (_, { words }, read) => ({ ...read(words), words });
const calm: Show = (shown, { words, isAtRest }, read) => calmDraft(shown, words, isAtRest, read);

for (const [name, show] of [
  ["the pad", calm],
  ["without its calm", atOnce],
] as const) {
  const { figures, names, lag, last } = measure(show);
  report({ what: `Figures that change or go unexplained, in a spoken minute, ${name}`, measured: figures.toFixed(2) });
  report({ what: `Names that change, in a spoken minute, ${name}`, measured: names.toFixed(2) });
  report({ what: `Words behind a line's own until it stands, ${name}`, measured: `${lag} (95 %: ${last})` });
}
