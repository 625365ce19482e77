import type { ItemCategory } from "#shared/documents/schema.ts";
import { wordSet } from "#shared/word-set.ts";
import { NOUN_VERBS } from "./nearby.ts";
import { normsAt, type Token } from "./tokens.ts";
import { singular } from "./units.ts";
import {
  EDGES,
  FEE_WORDS,
  FILLERS,
  LABOR_WORDS,
  MATERIAL_WORDS,
  PREPOSITIONS,
  TRAVEL_WORDS,
  WORK_VERBS,
  WORK_WORDS,
  withoutPossessive,
} from "./words.ts";

const ALWAYS_MATERIAL = new Set(["material", "materials", "parts", "part", "supplies", "lumber"]);
/** "A gas range" is no travel, and neither is "a fuel line". */
const FUELS = new Set(["gas", "fuel", "driving", "drive"]);
/** Parts as well, which head no line by themselves: "relay kit". */
const KITS = new Set(["kit", "kits", "impeller", "impellers"]);
const VAGUE = wordSet("make take put run give call get look test come let charge");

const NO_CONTENT = new Set([...EDGES, ...FILLERS, "$"]);
/** The words that mean something, without their possessives. */
function contentOf(words: readonly string[]): string[] {
  const content: string[] = [];
  for (const word of words) {
    const bare = withoutPossessive(word);
    if (!NO_CONTENT.has(bare)) content.push(bare);
  }
  return content;
}

/** "Motor flush", "valve replacement": the last word says what is done, and not what is put in. */
export const isDone = (word: string): boolean =>
  /(?:ing|placement|ation)$/.test(word) || (WORK_VERBS.has(word) && !NOUN_VERBS.has(word) && !MATERIAL_WORDS.has(word));

/** Things that end as if something had been done: "the overseed is one eighty", "the flatbed". */
const SEEDS_AND_SHEDS = /(?:\wseed|(?:tool|wood|garden|water)shed|(?:flat|sea|road|river)bed)$/;

/** "Installed", "delivered": what is done to the thing that was priced. */
export const isDoneTo = (word: string): boolean => /^\w{3,}ed$/.test(word) && !SEEDS_AND_SHEDS.test(word);

/** "Charge" of "travel charge": what such a word stands for is said before it. */
const CHARGES = wordSet("charge fee cost costs time expense expenses surcharge money");
/** What is said of going somewhere: "the drive out there", "drive time". */
const THERE = wordSet("out over up down back way whole time");

const sayOneOf = (words: readonly string[], known: ReadonlySet<string>): boolean => {
  for (const word of words) if (known.has(word)) return true;
  return false;
};

/** "Travel charge | for the truck coming over", "drive out there": what is gone for, by the words that head it. */
function isTravel(words: readonly string[], content: readonly string[]): boolean {
  if (!sayOneOf(content, TRAVEL_WORDS)) return false;
  const going = content.filter((word) => !THERE.has(word));
  const goesIn = (some: readonly string[]) => (word: string) =>
    TRAVEL_WORDS.has(word) && (some.length === 1 || !FUELS.has(word));
  if (going.length <= 3 && (going.some(goesIn(going)) || (going[0] === "gas" && going[1] === "money"))) return true;
  const link = words.findIndex((word, index) => index > 0 && PREPOSITIONS.has(word) && !THERE.has(word));
  const head = link < 0 ? [] : contentOf(words.slice(0, link)).filter((word) => !THERE.has(word));
  const [last = ""] = head.slice(-1);
  return head.length <= 3 && head.some(goesIn(head)) && (goesIn(head)(last) || CHARGES.has(last));
}

const IN = wordSet("in of for");

/** "475 | in materials", "30 | for travel": the kind of a line by the words behind its price, or null. */
export function categoryBehind(words: readonly string[]): ItemCategory | null {
  let [link, thing] = ["", ""];
  for (const word of words) {
    if (word === "the" || word === "worth") continue;
    if (thing !== "") return null;
    if (link !== "") thing = word;
    else if (IN.has(word)) link = word;
    else return null;
  }
  if (ALWAYS_MATERIAL.has(thing)) return "material";
  return TRAVEL_WORDS.has(thing) ? "travel" : null;
}

const WORD = /[\p{L}\d'’-]+/gu;
/** Whatever has no such letters in it names no fee. */
const LIKE_FEES = new RegExp([...FEE_WORDS].join("|"), "iu");
/** Looking at something is what many sell, and a fee only as the city's, by itself or under that name. */
const LOOKS = wordSet("inspection diagnostic");
const OF_FEES = wordSet("city county town final call");

/** "Permit", "dumpster rental", "city inspection", but not "chimney inspection and sweep". */
const isFee = (called: readonly string[]): boolean =>
  called.some((word) => FEE_WORDS.has(word) && !LOOKS.has(word)) ||
  (sayOneOf(called, LOOKS) && (called.length === 1 || sayOneOf(called, OF_FEES)));

const ITSELF = wordSet("itself themselves alone");

/** The kind of a line by its words and unit. */
export function categoryOf(words: readonly string[], unit: string | null, description = ""): ItemCategory {
  const content = contentOf(words);
  const [first = "", second = ""] = content;
  // "wire and boxes" are things, "paint and seal the deck" is work
  const joined = words[words.indexOf(first) + 1] === "and" && !WORK_VERBS.has(second);
  // "the pump itself with the fittings" is a thing as well
  const thing = ITSELF.has(content[1] ?? "") && words[words.indexOf(first) - 1] === "the";
  // "seal kit and impeller"
  const kit = second === "kit" || second === "kits";
  const verb = WORK_VERBS.has(first) && content.length > 1 && !joined && !thing && !kit;
  if ((!verb && isTravel(words, content)) || /^(?:travel|driving|mileage)$/i.test(description)) return "travel";
  if (unit === "hour" || sayOneOf(content, LABOR_WORDS) || /^labou?r\b/i.test(description)) return "labor";
  if (sayOneOf(content, ALWAYS_MATERIAL) && (!verb || content.length <= 3)) return "material";
  if (content.length > 0 && content.every((word) => MATERIAL_WORDS.has(word))) return "material";
  const stuff = (word: string) => MATERIAL_WORDS.has(word) || KITS.has(word);
  if (!verb && content.length <= 3 && content.some(stuff) && !isDone(content.at(-1) ?? "")) return "material";
  if (verb || (description !== "" && !LIKE_FEES.test(description))) return "service";
  // "concrete patch ... he asked about a garbage disposal": by what the line is called
  const called = description === "" ? content : contentOf(description.toLowerCase().match(WORD) ?? []);
  return isFee(called) ? "fee" : "service";
}

const BEING = wordSet("is isn't are aren't was wasn't were weren't goes stays");
const PAPER = wordSet("this it one that up him her");

/** True when words name work to be done: a verb of work, and what it is done to. */
export function isTask(tokens: readonly Token[], words: readonly number[]): boolean {
  const norms = normsAt(tokens, words);
  // "I paint houses for fun" is no task; "I'll paint" and "I need to paint" are
  if (norms[0] === "i" && WORK_VERBS.has(norms[1] ?? "")) return false;
  // "the roof isn't ours", "the grout's gone black" tell of a thing; "write this one up" speaks of the document
  const verb = norms.findIndex((word) => WORK_VERBS.has(withoutPossessive(word)));
  if (verb < 0) return false;
  if ((norms[verb] ?? "").endsWith("'s") || BEING.has(norms[verb + 1] ?? "")) return false;
  // "I'll price the texture once I see it"
  if (norms[verb - 1] === "the" && norms[verb - 2] === "price") return false;
  if (norms[verb] === "write" && PAPER.has(norms[verb + 1] ?? "")) return false;
  // "re-caulk the tub"
  const content = contentOf(norms).filter((word) => word !== "re");
  const start = content.slice(0, 4).findIndex((word) => WORK_VERBS.has(word) && !VAGUE.has(word));
  return start === 0 && content.length >= 2;
}

/** Words with which a speaker turns from the work to talk about it. */
const ASIDES = new Set(
  "it's that's he's she's they're there's i'm we're you're because since so if which who when but till until unless though although was were it'll that'll it'd that'd i'd he she".split(
    " ",
  ),
);

const DOUBTS = new Set(["not", "don't", "dunno", "haven't"]);
const DOUBTED = new Set(["sure", "know", "yet", "certain", "priced", "got", "decided"]);

/** The token where a clause of work turns to talk: "paint the gate, it's metal". Endless when it does not. */
export function firstAside(tokens: readonly Token[], words: readonly number[]): number {
  let content = 0;
  for (const index of words) {
    const word = tokens[index]?.norm ?? "";
    const unsure = DOUBTS.has(word) && DOUBTED.has(tokens[index + 1]?.norm ?? "");
    if (content >= 2 && (ASIDES.has(word) || unsure)) return index;
    if (!NO_CONTENT.has(withoutPossessive(word))) content++;
  }
  return Number.POSITIVE_INFINITY;
}

/** Words that head a line by themselves: stuff, effort, travel, fees. */
export const isLineHead = (word: string): boolean =>
  MATERIAL_WORDS.has(word) || LABOR_WORDS.has(word) || TRAVEL_WORDS.has(word) || FEE_WORDS.has(word);

const PLACES = new Set(["in", "on", "at", "for", "by", "with", "of"]);

/** True for a thing that is sold and was not priced: "new toilet in the corner", "travel at cost". */
export function isNamedPart(tokens: readonly Token[], words: readonly number[]): boolean {
  const norms = normsAt(tokens, words);
  const content = contentOf(norms);
  if (content.length === 0 || content.length > 5 || norms.some((word) => ASIDES.has(word))) return false;
  const atCost = norms.at(-1) === "cost" && norms.at(-2) === "at";
  if (atCost) return content.length <= 3 && content.some(isLineHead);
  const start = norms.findIndex((word) => word !== "a" && word !== "the" && word !== "and" && word !== "then");
  const thing = norms
    .slice(start + 1, start + 3)
    .some((word) => (WORK_WORDS.has(word) || WORK_WORDS.has(singular(word))) && !LOOSE.has(word));
  const rest = norms.slice(start + 2);
  return norms[start] === "new" && thing && (rest.length < 2 || rest.some((word) => PLACES.has(word)));
}

const LOOSE = wordSet("job work project everything stuff it them all both house home place one");

const META = new Set(
  "change set make every each all any amount amounts price prices line lines item items total grand sub zero everything altogether whole job quote bill invoice estimate bid".split(
    " ",
  ),
);

/** "the total is", "every price": words about the document, that price nothing. */
export function speaksOfTotal(words: readonly string[]): boolean {
  const content = words.filter((word) => !FILLERS.has(word) && (!EDGES.has(word) || META.has(word)));
  return (
    content.length > 0 &&
    content.every((word) => META.has(word)) &&
    content.some((word) => /^(?:amounts?|prices?|total|everything|altogether)$/.test(word))
  );
}
