import { cpus, totalmem } from "node:os";

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
