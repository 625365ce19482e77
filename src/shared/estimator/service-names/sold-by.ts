import { wordTable } from "#shared/word-table.ts";
import type { CatalogueEntry } from "../estimate-input.ts";
import { isMeasure, looksPlural, singular, unitAt } from "../words/units.ts";

/** A service's name without the unit that its price is for, and that unit: null when the name says none. */
export interface SoldName {
  name: string;
  unit: string | null;
  /** How many pieces its price is for: a hundred of "Flyers (per 100)", 500 of "Business cards, box of 500". */
  lot?: number;
  /** What so many of them come in: "box". */
  pack?: string;
}

/** "Per sq ft", "/ linear foot", "per vent": the unit at the end of a name, with what leads to it. */
const PER_UNIT = /([\s,(;:–—-]*)(?:\b(per|by the)\b|\/)\s*([a-z]+)\.?\s*([a-z]*)\.?\)?\s*$/i;
/** "(each)", ", apiece". */
const PER_PIECE = /[\s,(;:–—-]+(?:each|ea|apiece)\.?\)?\s*$/i;
/** "(sq ft)". */
const BARE_UNIT = /\s*\(([a-z]+)\.?\s*([a-z]*)\.?\)\s*$/i;

/** "(per 100)", ", box of 500", "- pack of 12": so many pieces at the end of a name. */
const PER_LOT =
  /[\s,(;:–—-]+(?:(?:per|by the|\/)\s*(\d{2,4}|hundred|thousand)|(box|pack|set|case|bundle|roll) of (\d{1,4}))\.?\)?\s*$/i;
const LOTS = wordTable<number>({ hundred: 100, thousand: 1000 });

/** A unit that is said whole by one or two words, or null. */
function wholeUnit(word: string, next: string): string | null {
  const found = unitAt(word, next === "" ? undefined : next);
  return found?.length === (next === "" ? 1 : 2) ? found.unit : null;
}

/** Splits a name: "Ceiling painting (per sq ft)", "Duct cleaning, per vent", "Door painting (each)". */
export function soldName(name: string): SoldName {
  const [ending = "", count, pack, packed] = PER_LOT.exec(name) ?? [];
  const lot = LOTS[count?.toLowerCase() ?? ""] ?? Number(count ?? packed ?? 0);
  if (lot > 1)
    return {
      name: name.slice(0, name.length - ending.length),
      unit: null,
      lot,
      ...(pack === undefined ? {} : { pack: pack.toLowerCase() }),
    };
  if (PER_PIECE.test(name)) return { name: name.replace(PER_PIECE, ""), unit: "each" };
  const [tail = "", lead = "", per, first = "", second = ""] = PER_UNIT.exec(name) ?? [];
  const [word, next] = [first.toLowerCase(), second.toLowerCase()];
  const known = wholeUnit(word, next);
  // "gutter guards / yard cleanup" and "trim / doors" name two things
  const sold = per === undefined ? known !== null && isMeasure(known) && !looksPlural(word) : true;
  const thing = /[,(;:–—-]/.test(lead) ? singular(next || word) : null;
  const unit = tail === "" || !sold ? null : (known ?? thing);
  if (unit !== null) return { name: name.slice(0, name.length - tail.length), unit };
  const [bracket = "", one = "", two = ""] = BARE_UNIT.exec(name) ?? [];
  const bare = bracket === "" ? null : wholeUnit(one.toLowerCase(), two.toLowerCase());
  return bare === null ? { name, unit: null } : { name: name.slice(0, name.length - bracket.length), unit: bare };
}

/** What a name has in which the unit may be an hour. */
const HOUR = /h(?:ou)?rs?\b/i;

/** "Bartender (per hour)" with a fixed price is sold by the hour. */
export function byTheHour(entry: CatalogueEntry): CatalogueEntry {
  const fixed = entry.hourlyRate === null && entry.fixedRate !== null;
  // the whole price list is asked in every talk
  const timed = fixed && HOUR.test(entry.name) && soldName(entry.name).unit === "hour";
  return timed ? { ...entry, hourlyRate: entry.fixedRate, fixedRate: null } : entry;
}
