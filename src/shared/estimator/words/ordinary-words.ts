import { keptByWord } from "#shared/kept-words.ts";
import { allTrades } from "../prose/all-trades.ts";
import { isNumberWord } from "./number-words.ts";
import { stem } from "./stem.ts";
import { singular, unitAt } from "./units.ts";
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
} from "./words.ts";

/** Words of everyday talk about houses, people and occasions that no trade's own words hold. */
const EVERYDAY =
  "money picnic potluck carport breezeway sunroom lanai mudroom crawlspace old whole main guest coffee carriage summer beach lake open same other big little small corner upstairs downstairs front back rental birthday christmas retirement block holiday graduation engagement baby bridal rehearsal anniversary surprise neighbor neighbour owner landlord tenant customer client daughter son wife husband mom dad mother father sister brother aunt uncle cousin buddy friend guy lady man woman people kids kid child children boy girl dog cat pet pets chicken horse pony donkey mule cow pig goat duck bird fish next last first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth free good nice right left top bottom side middle inside outside entire rest few several couple pair white black red blue green gray grey brown yellow dark light heavy quick simple extra spare touch ups spots stains things something anything nothing everything stuff day days night nights week month year morning afternoon evening weekend spring fall winter time times today tomorrow now later after before during hours minutes cash check card tax deposit materials labor parts travel permit total discount profit overhead insurance warranty safety storage parking street alley road town city county state fun real sure sale free flower grill dance gift wine pizza breakfast brunch ceremony cocktail speech toast video photo picture hair makeup nails brows lashes party wedding event however whoever whatever those these both rather than instead since while until although each all sink cutout wrap north south east west tall short wide narrow thick thin deep round square flat high low long loose tight rough smooth".split(
    " ",
  );

/** Things that people own, make and have made. */
const THINGS =
  "rail railing ramp step panel vent paver planter bench stool shelf shelves bracket hook knob hinge awning canopy pergola gazebo arbor trellis shed stall coop hutch kennel trough corral paddock pasture meadow orchard pond dock pier boat trailer tractor mower engine motor silo hoist winch ladder scaffold tarp tent banner sign poster flyer brochure mug shirt jersey hat dress suit coat jacket pants skirt curtain drape blind pillow cushion quilt rug mattress sofa couch desk dresser mirror lamp clock watch necklace bracelet guitar piano violin organ drum trophy plaque medal statue fountain sideboard product headshot portrait session recliner headboard nightstand loveseat ottoman futon armoire".split(
    " ",
  );

const OWNED: ReadonlySet<string> = new Set(THINGS);
/** True for a word of what people own, make and have made. */
export const isOwned = (word: string): boolean => OWNED.has(word) || OWNED.has(word.replace(/s$/, ""));

const text = (parts: readonly (string | { text: string })[]): string[] =>
  parts.flatMap((part) => (typeof part === "string" ? part : part.text).toLowerCase().match(/\p{L}{3,}/gu) ?? []);

const WORDS: readonly string[] = [
  ...EVERYDAY,
  ...THINGS,
  ...WORK_WORDS,
  ...WORK_VERBS,
  ...MATERIAL_WORDS,
  ...LABOR_WORDS,
  ...TRAVEL_WORDS,
  ...FEE_WORDS,
  ...allTrades.flatMap((trade) => [
    ...text(trade.strong),
    ...text(trade.weak),
    ...text(trade.projects.flatMap((project) => [project.title, ...project.words])),
    ...text(trade.approach),
    ...text(trade.terms),
  ]),
];
const TRADED: ReadonlySet<string> = new Set(
  allTrades.flatMap(({ strong, projects }) => [...text(strong), ...text(projects.flatMap(({ words }) => words))]),
);
/** True for a word by which a trade is known: "soffit", "retouching". */
export const isTraded = (word: string): boolean => TRADED.has(word) || TRADED.has(singular(word));

const STEMS: ReadonlySet<string> = new Set(WORDS.map(stem));
const SPELLED: ReadonlySet<string> = new Set(WORDS);

/** True for a word of the trades or of everyday talk: where nothing is capitalised, such a word names nobody. */
export const isOrdinaryWord = keptByWord(
  (word) =>
    EDGES.has(word) ||
    FILLERS.has(word) ||
    PREPOSITIONS.has(word) ||
    isNumberWord(word) ||
    unitAt(word, undefined) !== null ||
    STEMS.has(stem(word)),
);

/** "Webb", "Coates", "Stokes": behind a given name a word that only sounds like one of the trades. */
export const isFamilyName = (word: string): boolean =>
  !isOrdinaryWord(word) ||
  !(SPELLED.has(word) || SPELLED.has(singular(word)) || /(?:ing|ed|er)$/.test(word) || !STEMS.has(stem(word)));
