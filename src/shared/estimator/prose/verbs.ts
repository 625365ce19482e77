import { keptByWord } from "#shared/kept-words.ts";
import { wordSet } from "#shared/word-set.ts";
import { wordTable } from "#shared/word-table.ts";
import type { Word } from "./words.ts";

/** Verbs that are nothing else when they begin a phrase. */
const PLAIN = `install replace remove repair refinish build rebuild pour demolish demo supply repaint fix rewire mount
  excavate dig lay tear rip hang apply assemble relocate move reroute reinstall connect disconnect unclog
  inspect diagnose adjust refresh restore remodel renovate convert enlarge extend run put take prepare prep provide
  deliver set write develop create redesign migrate configure review audit coach train photograph edit host organize
  organise cater bake decorate print pack unpack wash scrub mop vacuum sanitize disinfect declutter spray treat
  eliminate exclude aerate mow prune fell regrade resurface reseal repoint tuckpoint patch sand skim strip wrap cap
  winterize flush snake hydrojet recharge tune troubleshoot upgrade add clear haul dispose dump relevel level raise
  jack underpin waterproof insulate blow rekey lubricate rebalance align calibrate weld fabricate upholster reupholster
  hem alter engrave embroider stock ship refill restock shoot record stream facilitate research analyze
  analyse advise draft reconcile file bottle crush swap trench backfill compact finish regrout recaulk retile
  reroof reside reglaze rescreen rehang replant transplant edge fertilise overseed dethatch thin stake rake shovel plow
  salt clean cut make do redo bring get grind sweep rent chop split stack remediate encapsulate open close
  pull check extract scrape restain replaster reseed degrease restripe reset rotate unload secure bury sharpen gut
  bust tighten loosen reattach detach unhook scan translate proofread reglue restring reshingle repipe lube till wipe shear
  update manage hydroseed deodorize shorten lengthen replumb resand spread fertilize find locate trace sealcoat reseat
  retexture reface reflash repave repolish resod recoat reline rewrap brighten`
  .split(/\s+/)
  .filter(Boolean);

/** Words that are as often a noun: a verb only before an article, a number or the like. */
const NOUNLIKE = `paint tile frame deck trim seal stain floor plant design service water light plaster carpet fence wire
  caulk plumb film test dust mulch sod seed shingle side gravel pave brick drywall drain screen roof weed glaze grout
  wax polish buff detail float tape texture prime coat drill core case landscape market plan schedule sample
  bag rig groom
  power pressure soft deep touch break chip drop grade hook program fill pump load change`
  .split(/\s+/)
  .filter(Boolean);

const PARTICLES = new Set(["out", "away", "down", "in", "up", "off", "over", "back", "on", "together"]);
const PARTICLE_VERBS = new Set(
  "wipe bust tear rip take put haul clean clear swap set touch hang cut move pull tie dig do get break blow demo drop hook fill tune wash close trim change".split(
    " ",
  ),
);
const COMPOUND = new Map([
  ["power", "wash"],
  ["pressure", "wash"],
  ["soft", "wash"],
  ["deep", "clean"],
  ["steam", "clean"],
  ["air", "seal"],
]);

const IRREGULAR = wordTable<string>({
  build: "built", rebuild: "rebuilt", dig: "dug", lay: "laid", tear: "tore", hang: "hung", rehang: "rehung",
  run: "ran", put: "put", take: "took", set: "set", write: "wrote", shoot: "shot", cut: "cut", make: "made",
  do: "did", redo: "redid", reset: "reset", spread: "spread", find: "found", bring: "brought", get: "got", grind: "ground", sweep: "swept", split: "split",
  fell: "felled", blow: "blew", shovel: "shoveled", plow: "plowed", break: "broke", demo: "demolished", restring: "restrung",
}); // prettier-ignore

/** "Bag" is "bagged", "rig" "rigged": one vowel and one consonant behind it; and three longer ones. */
const DOUBLING = /^(?:[^aeiou]*[aeiou][bgmnpdt]|unclog|program|reset)$/;

function past(verb: string): string {
  const irregular = IRREGULAR[verb];
  if (irregular !== undefined) return irregular;
  if (DOUBLING.test(verb)) return `${verb}${verb.slice(-1)}ed`;
  if (verb.endsWith("e")) return `${verb}d`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb}ed`;
}

function gerund(verb: string): string {
  if (verb === "demo") return "demolishing";
  if (DOUBLING.test(verb)) return `${verb}${verb.slice(-1)}ing`;
  if (verb.endsWith("ie")) return `${verb.slice(0, -2)}ying`;
  return /[^e]e$/.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
}

/** What is done, in the forms in which it is told. */
export interface Forms {
  base: string;
  past: string;
  gerund: string;
}

/** A verb with its past and its "-ing"; those that are listed here come again and again. */
export const formsOf = keptByWord((base): Forms => {
  const [first = "", ...particles] = base.split(" ");
  if (!PARTICLES.has(particles.at(-1) ?? "")) return { base, past: past(base), gerund: gerund(base) };
  // "set up" is "set up"
  const behind = ` ${particles.join(" ")}`;
  return { base, past: past(first) + behind, gerund: gerund(first) + behind };
});

/** What is done once more, as it is written with a hyphen: "re-caulk", "re-screened". */
const AGAIN = [...PLAIN, ...NOUNLIKE].filter((verb) => !verb.startsWith("re")).map((verb) => `re-${verb}`);
const plain = new Set([...PLAIN, ...AGAIN]);
const nounlike = new Set(NOUNLIKE);
const baseOf = new Map<string, string>();
for (const verb of [...PLAIN, ...NOUNLIKE, ...AGAIN]) {
  for (const form of [past(verb), gerund(verb)])
    if (!plain.has(form) && !nounlike.has(form) && !baseOf.has(form)) baseOf.set(form, verb);
}

/** Every word that a verb begins with, whatever its form: at most words of a talk none begins. */
const BEGINS_VERB: ReadonlySet<string> = new Set([...plain, ...nounlike, ...baseOf.keys(), ...COMPOUND.keys()]);

/** Participles that are no past, and those that look like their verb. */
const PARTICIPLES = wordTable<string>({
  redone: "redo", broken: "break", torn: "tear", taken: "take", brought: "bring", blown: "blow",
  put: "put", set: "set", cut: "cut", run: "run", split: "split", reset: "reset", spread: "spread",
}); // prettier-ignore

/** The dictionary form of what is done to something, by its "-ing" or its participle: "clean" of "cleaning", "redo" of "redone"; else null. */
export const verbOf = (form: string): string | null => PARTICIPLES[form] ?? baseOf.get(form) ?? null;

const BEFORE_THING =
  /^(?:the|a|an|all|both|each|every|his|her|their|our|my|your|its|this|that|these|those|existing|old|new|some|any|up|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d.*)$/;

const isBeforeThing = keptByWord((word) => BEFORE_THING.test(word));

/** A verb where it stands: `length` words from `index`. */
export interface Verb extends Forms {
  index: number;
  length: number;
}

/** One verb of one word, or of more. */
const verbOfWords = (index: number, { base, past: told, gerund: doing }: Forms, length = 1): Verb => ({
  index,
  length,
  base,
  past: told,
  gerund: doing,
});

/** A verb of two words such as "power wash", or null. `isTold`: "power washed" too. */
export function compoundAt(words: readonly Word[], index: number, isTold = false): Verb | null {
  const lower = words[index]?.lower ?? "";
  const second = COMPOUND.get(lower);
  if (second === undefined || words[index]?.closes) return null;
  const said = words[index + 1]?.lower;
  if (said !== second && !(isTold && said === past(second))) return null;
  return verbOfWords(index, formsOf(`${lower} ${second}`), 2);
}

/** "Tune up" and "move out clean" name a thing, "spray foam" a material, "supply lines" a part. */
const NAMES = new Map([
  ["tune", new Set(["up"])],
  ["move", new Set(["out", "in"])],
  ["spray", new Set(["foam"])],
  ["supply", new Set(["line", "lines", "hose", "hoses", "valve", "valves", "vent", "vents"])],
  ["check", new Set(["valve", "valves", "engine"])],
  ["level", new Set(["one", "two", "three", "four", "five", "1", "2", "3", "4", "5"])],
  ["patch", new Set(["panel", "panels", "cord", "cords", "job", "jobs", "kit", "kits"])],
  ["file", new Set(["room", "rooms", "cabinet", "cabinets"])],
  ["pull", new Set(["box", "boxes", "station", "stations"])],
]);
const CORRECTING = new Set(["that", "it", "sure"]);
/** "Haul away fee", "take out of": a name goes on so behind its particle. */
const BEHIND_NAME = new Set(["of", "fee", "charge"]);
/** "Paint and materials", "service call": before these a word is a noun. */
const BEHIND_NOUN = new Set("and or fee fees call calls charge charges cost costs of is are per labor".split(" "));
/** "The roof", "our design": behind these a word that could be a noun is one. */
const BEFORE_NOUN = new Set("the a an this that his her their our my your its new old existing".split(" "));
/** What is done to a room or to what stands in it, said without an article: "paint bedrooms", "tile bathrooms". */
const TREATING = new Set(["paint", "tile", "stain", "seal", "wax", "plaster", "prime", "frame", "carpet"]);
const ROOMS =
  /^(?:(?:bed|bath|dining|living|laundry)?rooms?|ceilings?|hallways?|closets|basements?|kitchens?|decks?|fences?|driveways?|cabinets|shutters|doors)$/;

/** "Plant boxwoods", but no "plant stands". */
const PLANTS = /^(?!(?:stand|pot|hanger|light|bed|food|box)e?s$)\p{L}+s$/u;

/** "Trim hedges", "trim oaks along the drive", but no "trim boards". */
const TRIMMED =
  /^(?:hooves|hedges|bushes|shrubs|trees|branches|limbs|nails|edges|palms|maples|oaks|elms|pines|birches|cedars|spruces|willows|hollies|cypresses|arborvitaes|boxwoods|magnolias|dogwoods|junipers|roses|vines)$/;
/** "Change the oil" is work; a "change order", a "change of plan" and a "change fee" are none. */
const NO_CHANGE = wordSet("order orders of fee fees charge in to management over house room request requests");
/** "Prime and paint", "stain and seal": nouns both, and together what is done. */
const COATS = /^(?:prime|caulk|tape|stain|texture) (?:paint|seal|float|prime)$/;

/** True of "tune" in "tune up the opener", which is work; a "spring tune up" names it. */
const isNamed = (words: readonly Word[], index: number, lower: string, next: string): boolean =>
  NAMES.get(lower)?.has(next) === true && !(lower === "tune" && isBeforeThing(words[index + 2]?.lower ?? ""));

/** One verb, or null; `loose`: behind another verb and an "and", where a word that could be a noun is a verb. */
function singleAt(words: readonly Word[], index: number, gerunds: boolean, loose: boolean): Verb | null {
  const word = words[index];
  if (word === undefined) return null;
  const { lower } = word;
  const next = words[index + 1]?.lower ?? "";
  if (COMPOUND.has(lower)) return compoundAt(words, index, gerunds);
  // "Spray foam the crawl space" does what it names.
  if (lower === "spray" && next === "foam" && isBeforeThing(words[index + 2]?.lower ?? ""))
    return verbOfWords(index, formsOf("spray foam"), 2);
  // "built in bookcase" is what it is
  if (lower === "built" && next === "in") return null;
  const inflected = gerunds ? baseOf.get(lower) : undefined;
  const base = inflected ?? lower;
  // "move, movers": with nothing to do it to
  if (word.comma && plain.has(base) && !loose) return null;
  if (!plain.has(base) && !isVerbHere(words, index, base, loose)) return null;
  if (isNamed(words, index, lower, next)) return null;
  // "Make that two toilets" corrects, and "make sure" asks.
  if (base === "make" && CORRECTING.has(next)) return null;
  const particle = PARTICLE_VERBS.has(base) && PARTICLES.has(next) && !word.closes;
  if (particle && BEHIND_NAME.has(words[index + 2]?.lower ?? "")) return null;
  if (BEHIND_NOUN.has(next) && !particle) return null;
  return particle ? verbOfWords(index, formsOf(`${base} ${next}`), 2) : verbOfWords(index, formsOf(base));
}

/** True when a word that is as often a noun is a verb here. */
function isVerbHere(words: readonly Word[], index: number, base: string, loose: boolean): boolean {
  const word = words[index];
  if (!word || !nounlike.has(base)) return false;
  if (loose) return true;
  if (word.closes || word.comma) return false;
  const next = words[index + 1];
  if (index === 0 && base === "trim" && next?.lower === "out" && words.length > 2) return true;
  if (index === 0 && base === "plant" && words.length === 2 && next && PLANTS.test(next.lower)) return true;
  if (index === 0 && base === "trim" && next && TRIMMED.test(next.lower)) return true;
  if (base === "change" && next?.lower === "out" && !BEHIND_NAME.has(words[index + 2]?.lower ?? "")) return true;
  if (index === 0 && base === "change" && words.length > 1 && next && !NO_CHANGE.has(next.lower)) return true;
  if (index === 0 && next && TREATING.has(base) && ROOMS.test(next.lower))
    return base !== "tile" || next.lower.endsWith("s");
  const before = index > 0 ? words[index - 1] : undefined;
  if (before && !before.closes && !before.comma && BEFORE_NOUN.has(before.lower)) return false;
  if (isBeforeThing(next?.lower ?? "")) return true;
  return PARTICLE_VERBS.has(base) && PARTICLES.has(next?.lower ?? "") && isBeforeThing(words[index + 2]?.lower ?? "");
}

/** Nobody names more verbs of one thing. */
const MOST_IN_SERIES = 8;

/** The verb that a word is as part of a series, or null. */
function verbInSeries(word: Word | undefined, gerunds: boolean): string | null {
  const lower = word?.lower ?? "";
  const base = gerunds ? (baseOf.get(lower) ?? lower) : lower;
  return plain.has(base) || nounlike.has(base) ? base : null;
}

/** True where a second verb stands behind an "and" or a comma: behind most verbs stands what it is done to. */
function mayBeginSeries(words: readonly Word[], index: number, gerunds: boolean): boolean {
  const [word, next] = [words[index], words[index + 1]];
  if (!word || !next || word.closes) return false;
  // "tear off and reroof"
  const isParted = !word.comma && PARTICLES.has(next.lower) && words[index + 2]?.lower === "and";
  const joint = isParted ? index + 2 : index + 1;
  const joined = words[joint]?.lower === "and";
  return (joined || word.comma) && verbInSeries(words[joined ? joint + 1 : joint], gerunds) !== null;
}

/** "Strip and wax the lobby", "scrape, prime, and paint the trim": verbs that share their thing. Null for a single one. */
function seriesAt(words: readonly Word[], index: number, gerunds: boolean): Verb | null {
  const bases: string[] = [];
  const particles: string[] = [];
  const joints: string[] = [];
  let at = index;
  for (;;) {
    const last = words[at];
    const base = verbInSeries(last, gerunds);
    if (base === null || !last) return null;
    bases.push(base);
    if (bases.length > MOST_IN_SERIES) return null;
    if (joints.at(-1)?.endsWith("and ")) break;
    const behind = words[at + 1];
    const hasParticle =
      !last.comma && PARTICLE_VERBS.has(base) && PARTICLES.has(behind?.lower ?? "") && words[at + 2]?.lower === "and";
    particles.push(hasParticle ? ` ${behind?.lower}` : "");
    if (hasParticle) at += 1;
    const end = words[at] ?? last;
    const joined = words[at + 1]?.lower === "and";
    if (end.closes || (!joined && !end.comma)) return null;
    joints.push(`${end.comma ? "," : ""} ${joined ? "and " : ""}`);
    at += joined ? 2 : 1;
  }
  const last = singleAt(words, at, gerunds, plain.has(bases[0] ?? "") || COATS.test(bases.join(" ")));
  if (last === null) return null;
  const told = (form: "past" | "gerund" | "base") =>
    bases.map((base, place) => {
      if (place === bases.length - 1) return last[form];
      return `${form === "base" ? base : formsOf(base)[form]}${particles[place] ?? ""}${joints[place] ?? " "}`;
    });
  return {
    index,
    length: at + last.length - index,
    base: told("base").join(""),
    past: told("past").join(""),
    gerund: told("gerund").join(""),
  };
}

/**
 * The verb that begins at a word, or null. `gerunds` also takes "installing" and "installed" for "install".
 * "Paint and materials", "service call" and "drain cleaning" begin with nouns.
 */
export const verbAt = (words: readonly Word[], index: number, gerunds = false): Verb | null =>
  BEGINS_VERB.has(words[index]?.lower ?? "")
    ? ((mayBeginSeries(words, index, gerunds) ? seriesAt(words, index, gerunds) : null) ??
      singleAt(words, index, gerunds, false))
    : null;

const NOMINAL =
  /ing$|(?:tion|sion)$|^(?:labor|labour|delivery|permit|fees?|charge|call|visit|services?|repairs?|tests?|change|redesign|refresh|changeout|hookups?|replacement|install|design|set-?up|cleanup|clean-up|haul|haul-away|work|tune-up|upgrade|package|removal|disposal|rental|maintenance|storage|treatment|assessment|management|sessions?|coverage|demo|prep|rough-in|overlay|diagnostics?|markup|discount|credit|tear-?out|takedown|support|training|retainer|remodel|repaint|shampoo|janitorial|swap|cutout|lockout|rekey)$/;
const isNominal = keptByWord((word) => NOMINAL.test(word));
const THINGS =
  /^(?:siding|flooring|ceiling|railing|wiring|molding|awning|lighting|decking|roofing|fencing|tubing|casing|flashing|landing|opening|living|dining|sliding|ring|string|wing|spring|thing|foundation|station|section|addition|extension|carnation|invitation|decoration)$/;

/** True for a phrase that already names an action: "Drain cleaning", "Tear-out of old carpet", "Delivery". */
export const namesAction = (words: readonly Word[]): boolean =>
  (words[2]?.norm === "of" && PARTICLES.has(words[1]?.norm ?? "")) ||
  words.some(({ lower, norm }, index) =>
    norm === "tune" ? words[index + 1]?.norm === "up" : (isNominal(lower) || isNominal(norm)) && !THINGS.test(norm),
  );

/** Nouns too, before what is done with them: "sand change in the filter", "salt application". */
const STUFF_VERBS = wordSet("sand salt patch edge cut stock record file sweep snake strip cap clean pack print split cover load"); // prettier-ignore
const BEHIND_STUFF = wordSet("change changes application applications repair repairs service removal replacement refill delivery work treatment swap rental restraint restraints banding bag bags bucket buckets"); // prettier-ignore

/** "Screened porch", "stained glass", "pulled pork": what something is, and not what was done. */
const DONE_NAMES = new Set(["porch", "glass", "mirror", "mirrors", "print", "prints", "picture", "pictures", "pork"]);

/** What is raised as it is made: "raised bed". */
const RAISED = wordSet("bed beds garden gardens planter planters toilet panel panels hearth deck floor");

/** The verb that begins a phrase, also as it was reported: "Replaced the blower motor". On an invoice "trimmed hedges" is told too. */
export function leadingVerb(words: readonly Word[], done = false): Verb | null {
  const [first, second] = words;
  if (!BEGINS_VERB.has(first?.lower ?? "")) return null;
  if (STUFF_VERBS.has(first?.lower ?? "") && BEHIND_STUFF.has(second?.lower ?? "")) return null;
  if (first?.lower.endsWith("ed") && DONE_NAMES.has(second?.lower ?? "")) return null;
  if (first?.lower === "raised" && RAISED.has(second?.lower ?? "")) return null;
  const plainly = verbAt(words, 0);
  if (plainly !== null || first?.lower.endsWith("ing")) return plainly;
  const told = verbAt(words, 0, true);
  if (told !== null || !done || !first?.lower.endsWith("ed") || !second || DONE_NAMES.has(second.lower)) return told;
  const base = baseOf.get(first.lower);
  return base === undefined ? null : verbOfWords(0, formsOf(base));
}
