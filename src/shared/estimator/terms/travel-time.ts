import { scaleDecimal, thousandths } from "#shared/money.ts";
import { figureWith, type Figure } from "../numbers/figure.ts";
import { PASSED_OVER } from "../words/taken.ts";
import { isJoined } from "../words/tokens.ts";
import { ClauseReader } from "./clause-reader.ts";

const JOURNEYS = new Set(["drive", "driving", "travel", "away", "round", "trip", "commute", "ride", "windshield"]);
const WAYS = new Set(["each", "both", "one"]);
const WAY = new Set(["way", "ways", "direction"]);
const TRAVELING = new Set(["travel", "drive", "driving"]);
const OF_TRAVEL = new Set(["of", "drive", "driving", "travel", "time", "round", "trip"]);
const IT = new Set(["it", "that", "this"]);
/** Both ways in one: "35 minutes both ways together". */
const TOGETHER = new Set(["together", "total", "combined", "altogether"]);
/** Who is on the road: "i drive an hour", "we're an hour out". */
const TRAVELERS = new Set(["i", "we", "i'm", "we're", "i'll", "we'll", "it's", "they're"]);
const DRIVES = new Set(["drive", "travel"]);
/** How far the job is: "two hours | out". */
const OUT = new Set(["out", "off"]);
/** "To get there", "to drive out", "to come home". */
const GETTING = new Set(["get", "drive", "come", "go", "ride"]);
const THERE = new Set(["there", "here", "out", "over", "up", "down", "to", "home", "back"]);
/** "From my shop", "from town", "from here". */
const OWN = new Set(["my", "our", "the"]);
const BASES = new Set(["shop", "house", "place", "yard", "office", "warehouse", "garage", "studio"]);
const STARTS = new Set(["here", "home", "town", "me", "us"]);
const ARTICLES = new Set(["the", "a", "an", "his", "her", "their", "this", "that", "it", "them"]);
const BACK = new Set(["back", "home"]);
/** "The same back", "the same coming home". */
const RETURNING = new Set(["coming", "going", "getting", "driving", ...BACK]);
const LONGEST_PLACE = 9;
/** How far behind hours of travel their price may stand. */
const REACH = 12;

const lastsHours = ({ unit }: Figure): boolean => unit === "hour" || unit === "minute";

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
    if (!lastsHours(figure) || figure.per || figure.role !== "quantity") return null;
    if (next?.role !== "money" || next.first - figure.last > REACH) return null;
    if (next.unit !== "hour" && !this.#atOnce(figure.last + 1, next)) return null;
    for (let index = figure.last + 1; index <= next.first; index++)
      if (this.tokens[index]?.gap === "stop" || this.tokens[index]?.gap === "pause") return null;
    const travel = this.travel(figure, figure.number.readings[0]?.value ?? 0);
    const way = travel !== null && WAY.has(this.at(travel.last));
    // "the drive is two hours total and I bill | driving at fifty an hour"
    const driving = this.before(next.first, TRAVELING, 2) > figure.last;
    // "drive time two hours | at fifty an hour"
    const atOnce = next.first === figure.last + 2 && this.at(figure.last + 1) === "at";
    if (!travel || (travel.first < figure.first && !way && !driving && !atOnce)) return null;
    const number = { ...figure.number, readings: [{ value: travel.hours, why: "as said" as const }] };
    // "two hours | drive time | at thirty an hour" is called so
    return figureWith(figure, { number, unit: "hour", last: way ? travel.last : figure.last });
  }

  /** "Driving is an hour and a half | and I charge fifty flat for that": how long it takes is passed over, and "driving" priced. */
  flatTravel(figure: Figure, next: Figure | undefined): boolean {
    if (!lastsHours(figure) || next?.role !== "money" || next.per || figure.per || next.first - figure.last > REACH)
      return false;
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

  /** The last token of what says that hours are on the road, where no word for a journey does: "an hour to get out there", "i drive an hour", "two hours on the road"; or -1. */
  #wayOut({ first, last }: Figure): number {
    const [next, second, third] = [last + 1, last + 2, last + 3];
    const joined = (index: number) => isJoined(this.tokens[index]) && !this.starts.has(index);
    const traveler = TRAVELERS.has(this.at(first - 1)) && isJoined(this.tokens[first]);
    // "i drive an hour and a half", "we travel two hours total"
    if (DRIVES.has(this.at(first - 1)) && TRAVELERS.has(this.at(first - 2))) {
      const total = TOGETHER.has(this.at(next)) && joined(next) ? next : last;
      return this.#overGetting(total + 1, total);
    }
    // "an hour ten | one way": the number says no count
    if (this.at(next) === "one" && WAY.has(this.at(second)) && isJoined(this.tokens[next])) return second;
    if (!joined(next)) return -1;
    if (this.at(next) === "on" && this.at(second) === "the" && this.at(third) === "road") return third;
    // "two hours in the truck"
    const vehicle = this.at(next) === "in" && this.at(second) === "the" && /^(?:truck|van|car)$/.test(this.at(third));
    if (vehicle) return this.at(third + 1) === "round" && this.at(third + 2) === "trip" ? third + 2 : third;
    if (this.at(next) === "from") {
      if (STARTS.has(this.at(second)) && joined(second)) return second;
      return OWN.has(this.at(second)) && BASES.has(this.at(third)) ? third : -1;
    }
    const gotten = this.#overGetting(next, -1);
    if (gotten > 0) return gotten;
    // "i'm an hour out", but "it's two hours out back"
    const out = traveler && OUT.has(this.at(next)) && !joined(second);
    return out ? next : this.#sameBack(next) > 0 ? next : -1;
  }

  /** The last token of "to get there", "to drive out to the site"; else `otherwise`. */
  #overGetting(index: number, otherwise: number): number {
    const gets = this.at(index) === "to" && GETTING.has(this.at(index + 1)) && THERE.has(this.at(index + 2));
    if (!gets || !isJoined(this.tokens[index])) return otherwise;
    let last = index + 2;
    while (THERE.has(this.at(last + 1)) && isJoined(this.tokens[last + 1])) last++;
    // "to the site"
    if (this.at(last) === "to" && this.at(last + 1) === "the" && isJoined(this.tokens[last + 2])) last += 2;
    // "three hours to come out and fix it", "to go up the ladder"
    const next = last + 1;
    const works = this.at(next) === "and" && !this.starts.has(next + 1) && this.#sameBack(last) < 0;
    return isJoined(this.tokens[next]) && (works || ARTICLES.has(this.at(next))) ? otherwise : last;
  }

  /** "Up there | and the same back": the last token of what says that the way back is as long; or -1. */
  #sameBack(index: number): number {
    for (let next = index + 1; next <= index + LONGEST_PLACE && isJoined(this.tokens[next]); next++) {
      if (this.starts.has(next)) return -1;
      if (this.at(next) !== "same" || this.at(next - 1) !== "the") continue;
      const back = [next + 1, next + 2].find((place) => BACK.has(this.at(place)));
      return back !== undefined && RETURNING.has(this.at(next + 1)) ? back : -1;
    }
    return -1;
  }

  /** Hours of travel, and the words that said so. */
  protected travel(figure: Figure, value: number): { first: number; last: number; hours: number } | null {
    if (!lastsHours(figure)) return null;
    // "two hours there and two hours back"
    if (BACK.has(this.at(figure.last))) {
      this.terms.travelTime = thousandths(Math.min(scaleDecimal(value, 1000), 10_000_000));
      this.source("travel_time_hours", figure.first, figure.last);
      return { first: figure.first, last: figure.last, hours: value };
    }
    const ways = this.after(figure.last, WAYS, 3);
    const gone = ways >= 0 && WAY.has(this.at(ways + 1)) ? -1 : this.#wayOut(figure);
    if (gone >= 0) {
      const same = this.#sameBack(gone);
      const hours = (figure.unit === "minute" ? value / 60 : value) * (same > 0 ? 2 : 1);
      this.terms.travelTime = thousandths(Math.min(scaleDecimal(hours, 1000), 10_000_000));
      const end = same > 0 ? same : gone;
      this.source("travel_time_hours", figure.first, end);
      const driven = DRIVES.has(this.at(figure.first - 1)) ? figure.first - 1 : figure.first;
      return { first: driven, last: end, hours };
    }
    const drive = this.after(figure.last, JOURNEYS, 2);
    const each = this.after(drive >= 0 ? drive : figure.last, WAYS, 3);
    const way = each >= 0 && WAY.has(this.at(each + 1));
    const leading = this.before(figure.first, TRAVELING, 4);
    const before = this.#priceBetween(leading, figure.first) ? -1 : leading;
    if (!way && drive < 0 && before < 0) return null;
    if (!way && before >= 0 && !["time", "is", "takes"].includes(this.at(before + 1))) return null;
    const together = way && this.at(each) === "both" && TOGETHER.has(this.at(each + 2));
    const both = way && this.at(each) !== "one" && !together;
    const hours = (figure.unit === "minute" ? value / 60 : value) * (both ? 2 : 1);
    this.terms.travelTime = thousandths(Math.min(scaleDecimal(hours, 1000), 10_000_000));
    const last = way ? each + (together ? 2 : 1) : Math.max(figure.last, drive);
    const more = this.at(last) === "round" ? "trip" : "time";
    const end = drive >= 0 && this.at(last + 1) === more ? last + 1 : last;
    this.source("travel_time_hours", figure.first, end);
    return { first: before >= 0 ? before : figure.first, last: end, hours };
  }
}
