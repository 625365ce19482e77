import { wordSet } from "#shared/word-set.ts";
import { wordTable } from "#shared/word-table.ts";
import type { Job } from "./job.ts";
import { sentenceCase } from "./phrasing.ts";
import type { Project } from "./trade.ts";
import { isNumber, normalise, wordsOf, type Word } from "./words.ts";

/** What is done with a thing, by the word that was said for it. */
const ACTIONS = wordTable<string>({
  install: "installation", installation: "installation", installing: "installation", installed: "installation", new: "installation", add: "installation",
  replace: "replacement", replacement: "replacement", replacing: "replacement", replaced: "replacement", swap: "replacement", swapped: "replacement",
  rebuild: "rebuild", rebuilt: "rebuild", rebuilding: "rebuild", unclog: "unclogging", unclogged: "unclogging", unclogging: "unclogging",
  relocate: "relocation", relocated: "relocation", relocating: "relocation", reface: "refacing", refaced: "refacing", refacing: "refacing",
  repair: "repair", repaired: "repair", fix: "repair", fixed: "repair", fixing: "repair", patch: "repair",
  service: "service", serviced: "service", "tune-up": "tune-up", tune: "tune-up",
  paint: "painting", painting: "painting", painted: "painting", stain: "staining", staining: "staining", restain: "staining", restained: "staining", refinish: "refinishing",
  refinished: "refinishing", refinishing: "refinishing", reset: "repair", rehang: "repair", rehung: "repair", adjust: "adjustment", adjusted: "adjustment",
  wash: "washing", washing: "washing", washed: "washing", tint: "tinting", tinted: "tinting",
  remove: "removal", removal: "removal", removed: "removal", clean: "cleaning", cleaning: "cleaning", cleaned: "cleaning",
}); // prettier-ignore
/** The name of what a task does: "Gate repair" of "repaired the gate". Null where its words say no more, or too much. */
export function workOf(task: string): string | null {
  const [, verb = "", thing = ""] = TASK.exec(task.toLowerCase()) ?? [];
  const action = ACTIONS[verb];
  if (action === undefined) return null;
  const [first = "", second] = thing.split(" ");
  const name = second === undefined ? normalise(first) : `${first} ${normalise(second)}`;
  return sentenceCase(`${name} ${action}`);
}
/** A verb and a plain name behind its article. */
const TASK = /^(\p{L}+) (?:the|an?|his|her|their) (\p{L}+(?: \p{L}+)?)$/u;

const NAMED = /^(.+) (installation|replacement|repair|service|washing)$/;
/** They name nothing in "repair the fence". */
const SMALL = ["the", "a", "an", "of", "and", "new", "old"];
const BEFORE = 5;
const AFTER = 3;

const namesOfProjects = new WeakMap<Project, ReadonlySet<string>>();

/** The words that name a project's thing. */
function namesOf(project: Project): ReadonlySet<string> {
  const known = namesOfProjects.get(project);
  if (known !== undefined) return known;
  const names = new Set(project.words.flatMap((phrase) => phrase.split(" ").map(normalise)));
  for (const word of SMALL) names.delete(word);
  namesOfProjects.set(project, names);
  return names;
}

const isAllOf = (words: readonly Word[], names: ReadonlySet<string>): boolean =>
  words.every(({ norm }) => names.has(norm));

/** "Ice maker | replacement part": of what sort a thing is, and not what was done. */
const isSort = (words: readonly Word[], at: number): boolean =>
  /^(?:replacement|repair|service|cleaning)$/.test(words[at]?.lower ?? "") &&
  /^(?:parts?|kits?|supplies|filters?|bulbs?|blades?|glass)$/.test(words[at + 1]?.lower ?? "") &&
  words[at]?.closes === false;

/** "Remove the old furnace | and put in a new one": so far behind what is taken out the new one is told. */
const PUT_IN_REACH = 4;
const isPutIn = (words: readonly Word[], at: number): boolean => {
  for (let ahead = 1; ahead <= PUT_IN_REACH && words[at + ahead - 1]?.closes === false; ahead += 1)
    if (/^(?:put|install|set|hang|lay)$/.test(words[at + ahead]?.lower ?? "") && words[at + ahead - 1]?.lower === "and")
      return true;
  return false;
};

/** The word for what is done that stands nearest to one of the project's own words, before it or close behind. */
function actionNear(words: readonly Word[], project: Project): string | undefined {
  const names = namesOf(project);
  const at = words.findIndex(({ norm }) => names.has(norm) && ACTIONS[norm] === undefined);
  if (at < 0) return undefined;
  for (let back = 1; back <= BEFORE; back += 1) {
    const word = words[at - back];
    // "cap, $145 installed. | The dryer vent is $95"
    if (word === undefined || word.closes) break;
    const action = isSort(words, at - back) ? undefined : ACTIONS[word.norm];
    // "the toilet runs, rebuild it, and the water heater"
    if (action !== undefined && !/^(?:it|them)$/.test(words[at - back + 1]?.lower ?? ""))
      return action === "removal" && isPutIn(words, at) ? "replacement" : action;
  }
  for (let ahead = 1; ahead <= AFTER && words[at + ahead - 1]?.closes === false; ahead += 1) {
    const word = words[at + ahead]?.norm ?? "";
    if (word === "and" || isSort(words, at + ahead)) return undefined;
    // "windows washed", "heater swap", but "the dryer 89, replaced the belt"
    const done = /ed$|^swap$|^rebuild$/.test(word) && isAllOf(words.slice(at + 1, at + ahead), names);
    if ((done || /ation$|ment$|repair|service|tune|removal|cleaning/.test(word)) && ACTIONS[word] !== undefined)
      return ACTIONS[word];
  }
  return undefined;
}

const TROUBLES = ["not cooling", "not heating", "not working", "won't start", "quit working", "stopped working", "bad capacitor"].map((trouble) => trouble.split(" ")); // prettier-ignore
/** So far from its thing stands what is wrong with it. */
const TROUBLE_REACH = 8;

/** True where words tell what is wrong with a project's thing: "ac not cooling", and no "ceiling fan. Three outlets not working". */
function hasTrouble(words: readonly Word[], project: Project): boolean {
  const names = namesOf(project);
  return words.some((_, at) => {
    if (!TROUBLES.some(([first = "", second = ""]) => words[at]?.lower === first && words[at + 1]?.lower === second))
      return false;
    for (let back = 1; back <= TROUBLE_REACH; back += 1) {
      const word = words[at - back];
      if (word === undefined || word.closes) return false;
      if (names.has(word.norm)) return true;
    }
    return false;
  });
}

/** True where a thing that is out of order is worked on, and none is said to be put in: "ac not cooling, replaced the capacitor". */
const isMended = (job: Job, project: Project): boolean =>
  project.title.endsWith(" installation") &&
  hasTrouble(job.words, project) &&
  !["install", "installed", "installation", "new"].some((word) => job.mentioned(word));

/** What things have that stand there already: who fits a new toilet seat installs no toilet. */
const PARTS = wordSet("element seat cartridge handle filter motor igniter gasket seal belt hose assembly flapper hinge latch roller cable blade sensor bearing capacitor coil valve knob fuse relay nozzle impeller sash battery flashing"); // prettier-ignore
/** Of these new things are built too: only who replaces them mends. */
const BUILT_OF = wordSet("post panel picket board section rail tread baluster spindle slat");
const REPLACING = wordSet("replace replaced replacing swap swapped fix fixed repair repaired");
/** "Dishwasher | heating element": so far behind a thing stands its part. */
const PART_REACH = 2;

/** How many places of some words name a project's thing itself, and how many only a part of it. */
function namedIn(words: readonly Word[], project: Project): { things: number; parts: number } {
  const names = namesOf(project);
  const title = new Set(project.title.toLowerCase().split(" "));
  const replaces = words.some(({ lower }) => REPLACING.has(lower));
  const isPart = (norm: string) => PARTS.has(norm) || (replaces && BUILT_OF.has(norm));
  let [things, parts] = [0, 0];
  words.forEach((word, at) => {
    if (!names.has(word.norm) || ACTIONS[word.norm] !== undefined) return;
    const next = words[at + 1];
    // "toilet" of "raised toilet" counts, "ceiling" of "ceiling fan" does not
    if (next && names.has(next.norm) && !word.closes && !word.comma) return;
    let isOfPart = isPart(word.norm) && !title.has(word.norm);
    for (let on = 0; on < PART_REACH && !isOfPart; on += 1) {
      const [before, behind] = [words[at + on], words[at + on + 1]];
      if (!before || !behind || before.closes || before.comma || isNumber(behind.lower) || JOINS.has(behind.lower))
        break;
      isOfPart = isPart(behind.norm) && !names.has(behind.norm);
    }
    if (isOfPart) parts += 1;
    else things += 1;
  });
  return { things, parts };
}
const JOINS = wordSet("and or with for in on at to from of plus is was the a an");

/** True where only parts of a thing are spoken of: "replaced the dishwasher heating element". The lines tell, else the talk. */
function isOfParts({ texts }: Job, project: Project): boolean {
  const lines = texts.slice(0, -1).map((text) => namedIn(text, project));
  const named = lines.some(({ things, parts }) => things + parts > 0)
    ? lines
    : texts.slice(-1).map((text) => namedIn(text, project));
  return named.some(({ parts }) => parts > 0) && named.every(({ things }) => things === 0);
}

const FINDING = ["find", "finding", "found", "locate", "locating", "located", "detect", "detection"];
const MENDING = ["repair", "repaired", "fix", "fixed", "fixing", "replace", "replaced", "patch", "patched", "seal", "sealed", "solder", "stop", "stopped", "new", "install", "cut out"]; // prettier-ignore
/** "Found the leak under the slab", where nothing is said to have been done about it. */
const isOnlyFound = ({ mentioned }: Job, thing: string): boolean =>
  mentioned(thing.toLowerCase()) && FINDING.some(mentioned) && !MENDING.some(mentioned);

const TREATING = wordTable<string>({ spray: "painting", sprayed: "painting", paint: "painting", painted: "painting", refinish: "refinishing", refinished: "refinishing", reface: "refacing", refaced: "refacing" }); // prettier-ignore
const PUTS_IN = wordSet("install installed installing installation new build set hang");

/** What is done to a thing that stands there, told anywhere in its line: "kitchen cabinets doors and drawers spray white". */
function treatmentOf({ texts }: Job, project: Project): string | undefined {
  const names = namesOf(project);
  for (const line of texts.slice(0, -1)) {
    if (!line.some(({ norm }) => names.has(norm)) || line.some(({ lower }) => PUTS_IN.has(lower))) continue;
    const treated = line.find(({ lower }) => TREATING[lower] !== undefined);
    if (treated) return TREATING[treated.lower];
  }
  return undefined;
}

const PUT_IN = new Set(["installation", "replacement", "rebuild"]);

/** "Roof leak | repair": what the job is called has so many words before it. */
const LONGEST_CALLED = 3;

/** "Roof leak repair at ...", "fence repair for ...": true where the talk begins with the repair of a project's thing. */
function isCalledRepair({ texts }: Job, project: Project): boolean {
  const talk = texts.at(-1) ?? [];
  const repair = talk.slice(0, LONGEST_CALLED + 1).findIndex(({ norm }) => norm === "repair");
  const names = namesOf(project);
  const plain = talk.slice(0, Math.max(0, repair)).every(({ closes, comma }) => !closes && !comma);
  return repair > 0 && plain && names.has(talk[0]?.norm ?? "") && ACTIONS[talk[0]?.norm ?? ""] === undefined;
}

/** What is done with a project's thing, by what was said near it; undefined for what is usual. */
function doneWith(job: Job, project: Project, usual: string): string | undefined {
  for (const text of [wordsOf(job.facts.announced || (job.facts.unpricedTasks[0] ?? "")), ...job.texts]) {
    const action = actionNear(text, project);
    // "add the fence for 220" is washed like the deck, and brick that is rebuilt is repaired
    if (
      action !== undefined &&
      !(usual === "washing" && PUT_IN.has(action)) &&
      !(usual === "repair" && action === "rebuild")
    )
      // "ac not cooling, clean the coil": it is cleaned to be mended
      return action === "cleaning" && hasTrouble(job.words, project) ? "repair" : action;
  }
  if (usual === "installation") return treatmentOf(job, project) ?? (isMended(job, project) ? "repair" : undefined);
  return undefined;
}

/** True for a piano on which nobody tunes: "replace the hammers, voicing". */
const isUntuned = ({ mentioned }: Job, { title }: Project): boolean =>
  title.endsWith(" tuning") && !["tune", "tuned", "tuning"].some((word) => mentioned(word));

/** "Furnace installation" of a furnace that was serviced is "Furnace service": the title says what was said. */
export function titleOf(job: Job, project: Project): string {
  const [, thing, usual = ""] = NAMED.exec(project.title) ?? [];
  if (thing === undefined) return isUntuned(job, project) ? project.title.replace("tuning", "service") : project.title;
  if (usual === "repair" && isOnlyFound(job, thing)) return `${thing} detection`;
  const action = doneWith(job, project, usual) ?? usual;
  const isRepair = usual !== "service" && (isOfParts(job, project) || isCalledRepair(job, project));
  return `${thing} ${PUT_IN.has(action) && isRepair ? "repair" : action}`;
}
