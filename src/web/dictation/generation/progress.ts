/** What the bar shows: percent from 0 to 100, and a message. */
export type Progress = { percent: number; message: string };

export const TICK_MS = 800;
/** From the document's completion to its opening. */
export const COMPLETION_MS = 500;

// Section 4 of the specification.
const steps: readonly Progress[] = [
  { percent: 15, message: "Processing voice transcription..." },
  { percent: 35, message: "Analyzing business context..." },
  { percent: 55, message: "Generating professional content..." },
  { percent: 75, message: "Formatting quote structure..." },
  { percent: 90, message: "Finalizing details..." },
];
const HIGHEST_GUESS = 94;

export const firstProgress: Progress = { percent: 5, message: "Processing voice transcription..." };

/** What is shown after `ticks` of 800 ms while nothing better is known: the steps, then one percent a tick, up to 94. */
export function scheduledProgress(ticks: number): Progress {
  if (ticks === 0) return firstProgress;
  const last = steps.length - 1;
  const step = steps[Math.min(ticks - 1, last)] ?? firstProgress;
  const creep = Math.max(0, ticks - steps.length);
  return { percent: Math.min(step.percent + creep, HIGHEST_GUESS), message: step.message };
}

/** Moves the bar on, never back: whichever of the two is farther. */
export const farther = (now: Progress, next: Progress): Progress => (next.percent > now.percent ? next : now);
