import type { Candidate } from "./candidate.ts";
import type { Figure } from "./figure.ts";
import type { OpenLines } from "./open-lines.ts";
import { isMeasure, singular, TIME_UNITS } from "./units.ts";

/** "thirty each for six azaleas", "for the six". */
const isFor = (open: OpenLines, figure: Figure): boolean =>
  open.at(figure.first - 1) === "for" ||
  (["the", "these", "those"].includes(open.at(figure.first - 1)) && open.at(figure.first - 2) === "for");

/** A count after a price: "at $120 an hour for 16 hours", "one eighty per visit, four visits", "all four of them". */
export function attachCount(open: OpenLines, figure: Figure): boolean {
  const ofThem = open.at(figure.last + 1) === "of" && ["them", "those", "these"].includes(open.at(figure.last + 2));
  const recent = [open.current, open.lines.list.at(-1)].filter(
    (candidate): candidate is Candidate => candidate?.price != null,
  );
  const both = open.at(figure.first - 1) === "for" && ["both", "all"].includes(open.at(figure.first - 2));
  if (both && figure.unit !== null) {
    const targets = [open.current, ...open.lines.list.slice(-4)].filter(
      (candidate) => candidate.price?.unit === figure.unit && candidate.quantities.length === 0,
    );
    for (const candidate of targets) candidate.quantities.push(figure);
    if (targets.length > 0) return true;
  }
  for (const candidate of recent) {
    const unit = candidate.price?.unit ?? candidate.rateUnit;
    const uncounted =
      candidate.quantities.length === 0 ||
      (candidate.quantities.every((other) => other.unit === null) && figure.unit !== null && !ofThem);
    const lasting = candidate.quantities.some((other) => other.every !== null && other.every === figure.unit);
    if (!(uncounted || lasting) || !candidate.price || candidate.same) continue;
    const sameUnit = unit !== null && figure.unit === unit;
    const duration =
      unit !== null &&
      TIME_UNITS.has(unit) &&
      figure.unit !== null &&
      TIME_UNITS.has(figure.unit) &&
      candidate === open.current;
    const every = open.at(figure.first - 2);
    const repeats =
      unit === "visit" &&
      (figure.unit === "week" || figure.unit === "month") &&
      open.at(figure.first - 1) === "for" &&
      (every === figure.unit || candidate.words.some((index) => open.at(index) === `${figure.unit ?? ""}ly`));
    const each =
      unit === "each" &&
      figure.unit !== "hour" &&
      (ofThem ||
        ((figure.unit === null || !isMeasure(figure.unit)) &&
          isFor(open, figure) &&
          candidate === open.current &&
          open.at(figure.last + 1) !== "of"));
    const counted =
      ofThem && unit !== null && !TIME_UNITS.has(unit)
        ? true
        : unit !== null && unit !== "each" && singular(open.at(figure.last + 1)) === unit && figure.unit === null;
    if (sameUnit || lasting || duration || repeats || each || counted) {
      open.lines.changed(candidate);
      candidate.quantities.push(figure);
      candidate.last = Math.max(candidate.last, figure.last);
      return true;
    }
  }
  return false;
}
