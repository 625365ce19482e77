import { cpus, totalmem } from "node:os";
import { z } from "zod";
import { noteResult } from "../scripts/results.ts";

/** What a bench found, for the terminal and for docs/performance.md. */
export const figureSchema = z.object({
  what: z.string(),
  measured: z.string(),
  goal: z.string().optional(),
  /** The same work done by something else in the same run. `ratio` is ours through theirs: below 1 ours is quicker. */
  beside: z.object({ name: z.string(), measured: z.string(), ratio: z.number() }).optional(),
});
type Figure = z.output<typeof figureSchema>;

/** Prints a figure, and notes it for `npm run bench`. */
export function report(figure: Figure): void {
  const { what, measured, goal, beside } = figure;
  const other = beside && `; ${beside.name}: ${beside.measured}; ratio ${beside.ratio.toFixed(2)}`;
  console.log(`${what}: ${measured}${other ?? ""}${goal ? ` (goal ${goal})` : ""}`);
  noteResult(figure);
}

/** Reports the milliseconds of ours beside those of others, which were measured in turns with them. */
export function reportBeside(what: string, ours: readonly number[], others: Record<string, readonly number[]>): void {
  for (const [name, theirs] of Object.entries(others)) {
    const ratio = percentile(ours, 0.5) / percentile(theirs, 0.5);
    report({ what, measured: summary(ours), beside: { name, measured: summary(theirs), ratio } });
  }
}

/** Runs each work once a round and gathers its times, so that what else the machine does meets all of them alike. */
export async function inTurns<Name extends string>(
  rounds: number,
  works: Record<Name, () => Promise<readonly number[]>>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(works) as Name[]; // an object literal's keys are its type's
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>; // the same
  for (let round = 0; round < rounds; round += 1) for (const name of names) times[name].push(...(await works[name]()));
  return times;
}

/** The milliseconds that `work` takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** The machine that a figure was measured on, in one line. */
export function describeMachine(): string {
  const [cpu] = cpus();
  return `${cpus().length} x ${cpu?.model.trim() ?? "unknown"}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, ${process.platform}`;
}

/** The value below which this share (0 to 1) of the numbers lies. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** "p50 1.23 ms, p95 4.56 ms, n 100". */
export const summary = (times: readonly number[]): string =>
  `p50 ${percentile(times, 0.5).toFixed(2)} ms, p95 ${percentile(times, 0.95).toFixed(2)} ms, n ${times.length}`;
