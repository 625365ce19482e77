import { scaleDecimal, thousandths } from "#shared/money.ts";
import { figureWith, type Figure } from "../numbers/figure.ts";
import { PASSED_OVER } from "../words/taken.ts";
import { ClauseReader } from "./clause-reader.ts";

const JOURNEYS = new Set(["drive", "driving", "travel", "away", "round", "trip", "commute"]);
const WAYS = new Set(["each", "both", "one"]);
const WAY = new Set(["way", "ways", "direction"]);
const TRAVELING = new Set(["travel", "drive", "driving"]);
const OF_TRAVEL = new Set(["of", "drive", "driving", "travel", "time", "round", "trip"]);
const IT = new Set(["it", "that", "this"]);
/** How far behind hours of travel their price may stand. */
const REACH = 12;

/** Hours of travel, and the prices that are for them. */
export class TravelReader extends ClauseReader {
  /** "Travel thirty it's like twenty minutes each way": the word belongs to the price. */
  #priceBetween(first: number, last: number): boolean {
    if (first < 0) return false;
    for (let index = first + 1; index < last; index++) if (this.starts.has(index)) return true;
    return false;
  }

  /** "Two hours drive time | at sixty": a price right behind the travel is for each hour of it. */
  #atOnce(from: number, next: Figure): boolean {
    if (next.unit !== null || this.at(next.first - 1) !== "at" || next.first - 1 === from) return false;
    for (let index = from; index < next.first - 1; index++) if (!OF_TRAVEL.has(this.at(index))) return false;
    return true;
  }

  /** "An hour each way driving at sixty an hour": the hours of travel as a count for the rate after it, else null. */
  paidTravel(figure: Figure, next: Figure | undefined): Figure | null {
    const hourly = next?.unit === "hour" || (next !== undefined && this.#atOnce(figure.last + 1, next));
    const rate = next?.role === "money" && hourly && next.first - figure.last <= REACH;
    if (!rate || figure.per || figure.role !== "quantity") return null;
    for (let index = figure.last + 1; index <= next.first; index++)
      if (this.tokens[index]?.gap === "stop" || this.tokens[index]?.gap === "pause") return null;
    const travel = this.travel(figure, figure.number.readings[0]?.value ?? 0);
    const way = travel !== null && WAY.has(this.at(travel.last));
    // "the drive is two hours total and I bill | driving at fifty an hour"
    const driving = this.before(next.first, TRAVELING, 2) > figure.last;
    if (!travel || (travel.first < figure.first && !way && !driving)) return null;
    const number = { ...figure.number, readings: [{ value: travel.hours, why: "as said" as const }] };
    // "two hours | drive time | at thirty an hour" is called so
    return figureWith(figure, { number, unit: "hour", last: way ? travel.last : figure.last });
  }

  /** "Driving is an hour and a half | and I charge fifty flat for that": how long it takes is passed over, and "driving" priced. */
  flatTravel(figure: Figure, next: Figure | undefined): boolean {
    if (next?.role !== "money" || next.per || figure.per || next.first - figure.last > REACH) return false;
    const of = next.last + (this.at(next.last + 1) === "flat" ? 2 : 1);
    if (this.at(of) !== "for" || !IT.has(this.at(of + 1))) return false;
    for (let index = figure.last + 1; index <= of + 1; index++)
      if (this.tokens[index]?.gap === "stop" || this.starts.has(index) !== (index === next.first)) return false;
    const travel = this.travel(figure, figure.number.readings[0]?.value ?? 0);
    if (!travel || travel.first === figure.first) return false;
    this.taken.fill(PASSED_OVER, travel.first + 1, next.first);
    this.taken.fill(PASSED_OVER, next.last + 1, of + 2);
    return true;
  }

  /** Hours of travel, and the words that said so. */
  protected travel(figure: Figure, value: number): { first: number; last: number; hours: number } | null {
    if (figure.unit !== "hour" && figure.unit !== "minute") return null;
    // "two hours there and two hours back"
    if (this.at(figure.last) === "back") {
      this.terms.travelTime = thousandths(Math.min(scaleDecimal(value, 1000), 10_000_000));
      this.source("travel_time_hours", figure.first, figure.last);
      return { first: figure.first, last: figure.last, hours: value };
    }
    const drive = this.after(figure.last, JOURNEYS, 2);
    const each = this.after(drive >= 0 ? drive : figure.last, WAYS, 3);
    const way = each >= 0 && WAY.has(this.at(each + 1));
    const leading = this.before(figure.first, TRAVELING, 4);
    const before = this.#priceBetween(leading, figure.first) ? -1 : leading;
    if (!way && drive < 0 && before < 0) return null;
    if (!way && before >= 0 && !["time", "is", "takes"].includes(this.at(before + 1))) return null;
    const both = way && this.at(each) !== "one";
    const hours = (figure.unit === "minute" ? value / 60 : value) * (both ? 2 : 1);
    this.terms.travelTime = thousandths(Math.min(scaleDecimal(hours, 1000), 10_000_000));
    const last = way ? each + 1 : Math.max(figure.last, drive);
    const end = this.at(last) === "round" && this.at(last + 1) === "trip" ? last + 1 : last;
    this.source("travel_time_hours", figure.first, end);
    return { first: before >= 0 ? before : figure.first, last: end, hours };
  }
}
