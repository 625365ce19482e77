import { keptByWord } from "#shared/kept-words.ts";
import { wordTable } from "#shared/word-table.ts";
import type { Word } from "./words.ts";

/** Verbs that are nothing else when they begin a phrase. */
const PLAIN = `install replace remove repair refinish build rebuild pour demolish demo supply repaint fix rewire mount
  demolish excavate dig lay tear rip hang apply assemble relocate move reroute reinstall connect disconnect unclog
  inspect diagnose adjust refresh restore remodel renovate convert enlarge extend run put take prepare prep provide
  deliver set write develop create redesign migrate configure review audit coach train photograph edit host organize
  organise cater bake decorate print pack unpack wash scrub mop vacuum sanitize disinfect declutter spray treat
  eliminate exclude aerate mow prune fell regrade resurface reseal repoint tuckpoint patch sand skim strip wrap cap
  winterize flush snake hydrojet recharge tune troubleshoot upgrade add clear haul dispose dump relevel level raise
  jack underpin waterproof insulate blow rekey lubricate rebalance align calibrate weld fabricate upholster reupholster
  hem alter engrave embroider stock ship assemble refill restock shoot record stream facilitate research analyze
  analyse advise draft reconcile file bottle crush swap trench backfill compact finish regrout regrout recaulk retile
  reroof reside reglaze rescreen rehang replant transplant edge fertilise overseed dethatch thin stake rake shovel plow
  salt clean finish cut make do redo bring get grind sweep rent chop split stack remediate encapsulate diagnose open close`
  .split(/\s+/)
  .filter(Boolean);

/** Words that are as often a noun: a verb only before an article, a number or the like. */
const NOUNLIKE = `paint tile frame deck trim seal stain floor plant design service water light plaster carpet fence wire
  caulk plumb film test dust mulch sod seed shingle side gravel pave brick drywall drain screen roof weed glaze grout
  wax polish buff detail fertilize float tape texture prime coat drill core case landscape market plan schedule sample
  power pressure soft deep touch`
  .split(/\s+/)
  .filter(Boolean);

const PARTICLES = new Set(["out", "away", "down", "in", "up", "off", "over", "back", "on"]);
const PARTICLE_VERBS = new Set(
  "tear rip take put haul clean clear swap set touch hang cut move move pull tie dig do get".split(" "),
);
const COMPOUND = new Map([
  ["power", "wash"],
  ["pressure", "wash"],
  ["soft", "wash"],
  ["deep", "clean"],
]);

const IRREGULAR = wordTable<string>({
  build: "built", rebuild: "rebuilt", dig: "dug", lay: "laid", tear: "tore", hang: "hung", rehang: "rehung",
  run: "ran", put: "put", take: "took", set: "set", write: "wrote", shoot: "shot", cut: "cut", make: "made",
  do: "did", redo: "redid", bring: "brought", get: "got", grind: "ground", sweep: "swept", split: "split",
  fell: "felled", blow: "blew", shovel: "shoveled", plow: "plowed",
}); // prettier-ignore
const DOUBLED = new Set(
  "strip trim mop plan prep wrap cap ship swap hem chop stop unclog scrub rip skim thin sod".split(" "),
);

function past(verb: string): string {
  const irregular = IRREGULAR[verb];
  if (irregular !== undefined) return irregular;
  if (DOUBLED.has(verb)) return `${verb}${verb.slice(-1)}ed`;
  if (verb.endsWith("e")) return `${verb}d`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb}ed`;
}

function gerund(verb: string): string {
  if (DOUBLED.has(verb) || /^(?:run|put|set|cut|get|dig|split)$/.test(verb)) return `${verb}${verb.slice(-1)}ing`;
  if (verb.endsWith("ie")) return `${verb.slice(0, -2)}ying`;
  return /[^e]e$/.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
}

/** Past and "-ing" of a verb; those that are listed here come again and again. */
const formsOf = keptByWord((verb) => ({ past: past(verb), gerund: gerund(verb) }));

const plain = new Set(PLAIN);
const nounlike = new Set(NOUNLIKE);
const baseOf = new Map<string, string>();
for (const verb of [...PLAIN, ...NOUNLIKE]) {
  for (const form of [past(verb), gerund(verb)]) if (!plain.has(form) && !nounlike.has(form)) baseOf.set(form, verb);
}

/** Participles that are no past, and those that look like their verb. */
const PARTICIPLES = wordTable<string>({
  redone: "redo", torn: "tear", taken: "take", brought: "bring", blown: "blow",
  put: "put", set: "set", cut: "cut", run: "run", split: "split",
}); // prettier-ignore

/** The dictionary form of what is done to something, by its "-ing" or its participle: "clean" of "cleaning", "redo" of "redone"; else null. */
export const verbOf = (form: string): string | null => PARTICIPLES[form] ?? baseOf.get(form) ?? null;

const BEFORE_THING =
  /^(?:the|a|an|all|both|each|every|his|her|their|our|my|your|its|this|that|these|those|existing|old|new|some|any|up|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d.*)$/;

const isBeforeThing = keptByWord((word) => BEFORE_THING.test(word));

/** A verb where it stands: `length` words from `index`, its dictionary form, its past and its "-ing". */
export interface Verb {
  index: number;
  length: number;
  base: string;
  past: string;
  gerund: string;
}

/** A verb of two words such as "power wash", or null. */
export function compoundAt(words: readonly Word[], index: number): Verb | null {
  const lower = words[index]?.lower ?? "";
  const second = COMPOUND.get(lower);
  if (second === undefined || words[index]?.closes || words[index + 1]?.lower !== second) return null;
  return {
    index,
    length: 2,
    base: `${lower} ${second}`,
    past: `${lower} ${past(second)}`,
    gerund: `${lower} ${gerund(second)}`,
  };
}

/** "Tune up" and "move out clean" name a thing, "spray foam" a material, "supply lines" a part. */
const NAMES = new Map([
  ["tune", new Set(["up"])],
  ["move", new Set(["out", "in"])],
  ["spray", new Set(["foam"])],
  ["supply", new Set(["line", "lines", "hose", "hoses", "valve", "valves", "vent", "vents"])],
]);
const CORRECTING = new Set(["that", "it", "sure"]);
/** "Haul away fee", "take out of": a name goes on so behind its particle. */
const BEHIND_NAME = new Set(["of", "fee", "charge"]);
/** "Paint and materials", "service call": before these a word is a noun. */
const BEHIND_NOUN = new Set("and or fee call charge cost costs of is are per labor".split(" "));

/**
 * The verb that begins at a word, or null. `gerunds` also takes "installing" and "installed" for "install".
 * "Paint and materials", "service call" and "drain cleaning" begin with nouns.
 */
export function verbAt(words: readonly Word[], index: number, gerunds = false): Verb | null {
  const word = words[index];
  if (word === undefined) return null;
  const { lower } = word;
  const next = words[index + 1]?.lower ?? "";
  if (COMPOUND.has(lower)) return compoundAt(words, index);
  // "Spray foam the crawl space" does what it names.
  if (lower === "spray" && next === "foam" && isBeforeThing(words[index + 2]?.lower ?? ""))
    return { index, length: 2, base: "spray foam", past: "spray foamed", gerund: "spray foaming" };
  const inflected = gerunds ? baseOf.get(lower) : undefined;
  const base = inflected ?? lower;
  const isVerb = plain.has(base) || (nounlike.has(base) && isBeforeThing(next) && !word.closes && !word.comma);
  if (!isVerb) return null;
  if (NAMES.get(lower)?.has(next)) return null;
  // "Make that two toilets" corrects, and "make sure" asks.
  if (base === "make" && CORRECTING.has(next)) return null;
  const particle = PARTICLE_VERBS.has(base) && PARTICLES.has(next) && !word.closes;
  if (particle && BEHIND_NAME.has(words[index + 2]?.lower ?? "")) return null;
  if (BEHIND_NOUN.has(next) && !particle) return null;
  const forms = formsOf(base);
  return particle
    ? { index, length: 2, base: `${base} ${next}`, past: `${forms.past} ${next}`, gerund: `${forms.gerund} ${next}` }
    : { index, length: 1, base, ...forms };
}

const NOMINAL =
  /ing$|(?:tion|sion)$|^(?:labor|labour|delivery|permit|fees?|charge|call|visit|services?|repairs?|replacement|install|design|set-?up|cleanup|clean-up|haul|haul-away|work|tune-up|upgrade|package|removal|disposal|rental|maintenance|storage|treatment|assessment|management|sessions?|coverage|demo|prep|rough-in|overlay|diagnostics?|markup|discount|credit|tear-?out|takedown|support|training|retainer|shampoo)$/;
const isNominal = keptByWord((word) => NOMINAL.test(word));
const THINGS =
  /^(?:siding|flooring|ceiling|railing|wiring|molding|awning|lighting|decking|roofing|fencing|tubing|casing|flashing|landing|opening|ring|string|wing|spring|thing|foundation|station|section|addition|extension|carnation|invitation|decoration)$/;

/** True for a phrase that already names an action: "Drain cleaning", "Tear-out of old carpet", "Delivery". */
export const namesAction = (words: readonly Word[]): boolean =>
  (PARTICLES.has(words[1]?.norm ?? "") && words[2]?.norm === "of") ||
  words.some((word, index) => word.norm === "tune" && words[index + 1]?.norm === "up") ||
  words.some(({ lower, norm }) => isNominal(lower) && !THINGS.test(norm));

/** The verb that begins a phrase, also as it was reported: "Replaced the blower motor". */
export function leadingVerb(words: readonly Word[]): Verb | null {
  const plainly = verbAt(words, 0);
  if (plainly !== null || words[0]?.lower.endsWith("ing")) return plainly;
  return verbAt(words, 0, true);
}
