/** Width and height of the drawing, in its own units; it is stretched to its place. */
export const STRING_WIDTH = 540;
export const STRING_MIDDLE = 18;
/** The farthest that the string swings from its middle. */
export const STRING_SWING = 14;
/** The level of the voice is smoothed over this time. */
const SMOOTHING_MS = 80;

/** The level after `elapsed` ms of moving towards `target`; both from 0 to 1. */
export function smoothLevel(level: number, target: number, elapsed: number): number {
  const share = 1 - Math.exp(-elapsed / SMOOTHING_MS);
  const next = level + (target - level) * share;
  return next < 0.004 && target === 0 ? 0 : next;
}

/**
 * The path of a plucked string at `time` (ms): still at both ends, a few waves of unlike length running through each
 * other, the whole scaled by the level. `lag` draws the second, fainter string a little behind the first.
 */
export function stringPath(level: number, time: number, lag = 0): string {
  if (level === 0) return `M0 ${STRING_MIDDLE}H${STRING_WIDTH}`;
  const t = (time - lag) / 1000;
  const points: string[] = [];
  for (let x = 0; x <= STRING_WIDTH; x += 6) {
    const along = x / STRING_WIDTH;
    const held = Math.sin(Math.PI * along) ** 0.8;
    const swell = 0.55 + 0.45 * Math.sin(along * 9.1 - t * 1.7 + lag);
    const wave = Math.sin(along * 58 - t * 11) * 0.62 + Math.sin(along * 83 + t * 7.3) * 0.38;
    const y = STRING_MIDDLE + wave * swell * held * level * STRING_SWING;
    points.push(`${x} ${y.toFixed(1)}`);
  }
  return `M${points.join("L")}`;
}
