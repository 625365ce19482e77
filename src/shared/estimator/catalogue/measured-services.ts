import { wordSet } from "#shared/word-set.ts";
import { partOf, type ServiceMatch } from "../quantities/service-mention.ts";
import { countsUnit } from "../quantities/sold-count.ts";
import { actionOf, type ServiceName } from "../service-names/service-names.ts";
import { stem } from "../words/stem.ts";
import { isJoined } from "../words/tokens.ts";
import { isMeasure, looksPlural, singular, unitAt } from "../words/units.ts";
import { WORK_VERBS } from "../words/words.ts";
import type { NamedServices } from "./named-services.ts";

/** A count in some unit, said beside a thing: "two hundred feet of gutters", "duct cleaning, twelve vents". */
interface Measure {
  unit: string;
  /** The measure is stated of the thing: "vinyl plank is 410 square feet". */
  stated?: boolean;
  /** The words of the name stand within it: "nine network drops". */
  round?: boolean;
  /** The verb that tells what is done: of "stain a hundred feet of fence" and "gutters, sixty feet, clean them"; or "". */
  verb: string;
}

/** Verbs that only say that something is wanted, and none that tells what is done. */
const PLAIN = wordSet(
  "do add put get make take include provide supply give run need needs want wants lay spread deliver bring bringing dump dumping",
);
const PARTICLES = wordSet("in up down out off");
const AWAY = wordSet("away off");
/** With such a particle they remove: "took away two yards of junk". */
const TAKING = wordSet("take takes taking took taken carry carried cart carted haul hauled");
/** Of what is delivered or put in, the stuff alone is said: not of what is repaired, taken away, cleaned or looked at. */
const SUPPLYING = actionOf("install");
const QUALITIES = wordSet("new old existing the some more");
/** "We measured two hundred feet of gutters", "it holds six pounds": what is there, and not what is sold. */
const OBSERVING = wordSet(
  "measure measured count counted saw see noticed has have had holds held takes took lost leaked used uses already own owns bought",
);

/** The unit that is said on the words up to a token, and where its number begins: "nine hundred square feet"; or null. */
function countEnding(services: NamedServices, last: number): { unit: string; first: number } | null {
  const { at, values } = services;
  for (const length of [2, 1]) {
    const number = values.get(last - length);
    if (!number) continue;
    const said = unitAt(at(last - length + 1), at(last - length + 2));
    if (said?.length === length) return { unit: said.unit, first: number.first };
    if (length === 1 && looksPlural(at(last))) return { unit: singular(at(last)), first: number.first };
  }
  return null;
}

/** The verb that governs a measure: of "stain a hundred feet of fence" and of "removal of a hundred feet of fence". */
function verbBefore({ at, tokens }: NamedServices, before: number): string {
  if (AWAY.has(at(before)) && TAKING.has(at(before - 1)) && isJoined(tokens[before + 1])) return "remove";
  let index = before;
  if (PARTICLES.has(at(index)) || at(index) === "of") index--;
  const joins = isJoined(tokens[index + 1]);
  const doing = WORK_VERBS.has(at(index)) || actionOf(at(index)) !== null || /(?:ing|al|tion)$/.test(at(index));
  return joins && doing && !PLAIN.has(at(index)) ? at(index) : "";
}

/** The verb whose object a thing is: of "seal the driveway, eight hundred square feet". */
function verbOn(services: NamedServices, index: number): string {
  let lead = index - 1;
  while (EXISTING.has(services.at(lead)) && isJoined(services.tokens[lead + 1])) lead--;
  return WORK_VERBS.has(services.at(lead)) ? verbBefore(services, lead) : "";
}

/** "Eight yards of mulch", "120 feet of old fence". */
function measureBefore(services: NamedServices, index: number): Measure | null {
  const { at } = services;
  let of = index - 1;
  while (of > index - 3 && QUALITIES.has(at(of))) of--;
  // "seventeen steps on the stairs"
  const on = EXISTING.has(at(index - 1)) && at(index - 2) === "on" ? countEnding(services, index - 3) : null;
  if (on && !isMeasure(on.unit)) return { unit: on.unit, verb: verbBefore(services, on.first - 1) };
  if (at(of) !== "of") return null;
  const count = countEnding(services, of - 1);
  const lead = count ? at(count.first - (/^(?:a|an|about|only|just)$/.test(at(count.first - 1)) ? 2 : 1)) : "";
  if (OBSERVING.has(lead)) return null;
  return count && { unit: count.unit, verb: verbBefore(services, count.first - 1) };
}

const STATING = new Set(["is", "are", "was", "were", "runs", "ran"]);
const COMING = /^c(?:omes?|ame)$/;

/** The first token behind "is", "came to", "comes out to" when that states how much there is, else the one behind the name. */
function behindVerb({ at, tokens }: NamedServices, last: number): number {
  const next = last + 1;
  if (!isJoined(tokens[next])) return next;
  if (STATING.has(at(next))) return next + 1;
  if (!COMING.test(at(next))) return next;
  const to = at(next + 1) === "out" ? next + 2 : next + 1;
  return at(to) === "to" ? to + 1 : next;
}

const LONGEST_NUMBER = 8;
/** "The deck is two hundred square feet": a thing that is there, and its size. */
const EXISTING = new Set(["the", "his", "her", "their", "my", "our", "your", "this", "that", "old", "existing"]);
const THEM = new Set(["it", "them", "those"]);

/** "Trim, 240 linear feet", "mowing four visits". */
function measureBehind(services: NamedServices, last: number): Measure | null {
  const { at, tokens, values } = services;
  // "buffet for 85 guests", "linens on fifteen tables"
  const leads = (at(last + 1) === "for" || at(last + 1) === "on") && isJoined(tokens[last + 1]);
  const first = leads ? last + 2 : behindVerb(services, last);
  if (!services.isNumberAt(first) || tokens[first]?.gap === "stop") return null;
  for (let end = first; end < first + LONGEST_NUMBER; end++) {
    if (values.get(end)?.first !== first) continue;
    const said = unitAt(at(end + 1), at(end + 2));
    if (!isJoined(tokens[end + 1])) return null;
    const unit = said?.unit ?? (looksPlural(at(end + 1)) ? singular(at(end + 1)) : null);
    const behind = end + 1 + (said?.length ?? 1);
    const done = WORK_VERBS.has(at(behind)) && THEM.has(at(behind + 1)) && !PLAIN.has(at(behind));
    return unit === null ? null : { unit, verb: done ? at(behind) : "", stated: first > last + 1 && !leads };
  }
  return null;
}

/** "Nine network drops", "sixteen window panes": so many of the unit, with the word of the name between. */
function measureRound(services: NamedServices, index: number, last: number): Measure | null {
  const { at, tokens, values } = services;
  const number = values.get(index - 1);
  const unit = at(last + 1);
  if (!number || !looksPlural(unit) || !isJoined(tokens[index]) || !isJoined(tokens[last + 1])) return null;
  if (OBSERVING.has(at(number.first - 1))) return null;
  return { unit: singular(unit), verb: verbBefore(services, number.first - 1), round: true };
}

/** True when a name is of the work that a verb says, or supplies the stuff when there is none. */
function isOfWork(name: ServiceName, verb: string, heard: ReadonlySet<string>): boolean {
  const unsaid = name.words.filter((word) => !heard.has(stem(word)));
  if (verb === "") return unsaid.every((word) => [null, SUPPLYING].includes(actionOf(word)));
  const action = actionOf(verb);
  return name.words.some((word) => stem(word) === stem(verb) || (action !== null && actionOf(word) === action));
}

/** "Install six network drops", for "Network cabling (per drop)": whatever puts in what is sold, whose name tells no other work. */
const isPutIn = ({ words }: ServiceName, { round, verb }: Measure): boolean =>
  round === true && INSTALLING.test(verb) && words.every((word) => actionOf(word) === null);
const INSTALLING = /^(?:install|set|hang|mount|fit|hook|connect|pull|string)/;

/** True when a name says no more of a stuff than that it is put in: "LVP installation". */
const isSupplied = (name: ServiceName, heard: ReadonlySet<string>): boolean =>
  name.words.every((word) => heard.has(stem(word)) || actionOf(word) === SUPPLYING);

/** The words of names that are said from an index on, and the services that have them all. */
function longestRun(services: NamedServices, index: number, names: readonly ServiceName[]) {
  const { stems, tokens } = services;
  let [fitting, last] = [names, services.endOf(index)];
  for (let next = last + 1; isJoined(tokens[next]); next = last + 1) {
    const more = fitting.filter((name) => name.stems.includes(stems[next] ?? ""));
    if (more.length === 0) break;
    [fitting, last] = [more, services.endOf(next)];
  }
  return { fitting, last };
}

/**
 * The service that is sold by the unit in which a thing is measured, when part of its name is said beside the measure:
 * of "two hundred feet of gutters" their installation, which is sold by the foot, and not their cleaning.
 */
export function measuredAt(services: NamedServices, index: number): ServiceMatch | null {
  const names = services.withWordAt(index);
  if (!names.some(({ unit }) => unit !== null)) return null;
  const { fitting, last } = longestRun(services, index, names);
  const measure =
    measureBefore(services, index) ?? measureBehind(services, last) ?? measureRound(services, index, last);
  if (!measure) return null;
  const heard = new Set(services.stems.slice(index, last + 1).filter((word) => word !== ""));
  const bare = !EXISTING.has(services.at(index - 1)) && isMeasure(measure.unit);
  if (measure.stated && !bare) return null;
  // "painting two doors" is said of other things than "cabinet painting, per door"
  if (!isMeasure(measure.unit) && fitting.length > 1) return null;
  const verb = measure.verb || verbOn(services, index);
  // "four rooms of carpet": rooms are no stuff that somebody supplies
  const places = !isMeasure(measure.unit);
  const [name, other] = fitting.filter(
    (one) =>
      countsUnit(one.unit ?? "", measure.unit) &&
      (measure.stated
        ? isSupplied(one, heard)
        : isOfWork(one, verb, heard) || isPutIn(one, measure) || (verb === "" && places)),
  );
  return name && !other ? partOf(name.entry, index, last, heard.size) : null;
}
