import { wordTable } from "#shared/word-table.ts";
import type { Job } from "./job.ts";
import type { Project } from "./trade.ts";
import { normalise, type Word } from "./words.ts";

/** What is done with a thing, by the word that was said for it. */
const ACTIONS = wordTable<string>({
  install: "installation", installation: "installation", installing: "installation", installed: "installation", new: "installation", add: "installation",
  replace: "replacement", replacement: "replacement", replacing: "replacement", replaced: "replacement", swap: "replacement",
  repair: "repair", repaired: "repair", fix: "repair", fixed: "repair", fixing: "repair", patch: "repair",
  service: "service", serviced: "service", "tune-up": "tune-up", tune: "tune-up",
  paint: "painting", painting: "painting", painted: "painting", stain: "staining", staining: "staining", restain: "staining", restained: "staining", refinish: "refinishing",
  refinished: "refinishing", refinishing: "refinishing", rehang: "repair", rehung: "repair", adjust: "adjustment", adjusted: "adjustment",
  wash: "washing", washing: "washing", washed: "washing", tint: "tinting", tinted: "tinting",
  remove: "removal", removal: "removal", removed: "removal", clean: "cleaning", cleaning: "cleaning", cleaned: "cleaning",
}); // prettier-ignore
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

/** The word for what is done that stands nearest to one of the project's own words, before it or close behind. */
function actionNear(words: readonly Word[], project: Project): string | undefined {
  const names = namesOf(project);
  const at = words.findIndex(({ norm }) => names.has(norm) && ACTIONS[norm] === undefined);
  if (at < 0) return undefined;
  for (let back = 1; back <= BEFORE; back += 1) {
    const action = ACTIONS[words[at - back]?.norm ?? ""];
    if (action !== undefined) return action;
  }
  for (let ahead = 1; ahead <= AFTER; ahead += 1) {
    const word = words[at + ahead]?.norm ?? "";
    if (word === "and") return undefined;
    // "windows washed", but "the dryer 89, replaced the belt"
    const done = ahead === 1 && word.endsWith("ed");
    if ((done || /ation$|ment$|repair|service|tune|removal|cleaning/.test(word)) && ACTIONS[word] !== undefined)
      return ACTIONS[word];
  }
  return undefined;
}

const TROUBLES = ["not cooling", "not heating", "not working", "won't start", "quit working", "stopped working", "bad capacitor"]; // prettier-ignore
/** True where a thing that is out of order is worked on, and none is said to be put in: "ac not cooling, replaced the capacitor". */
const isMended = ({ mentioned }: Job, { title }: Project): boolean =>
  title.endsWith(" installation") &&
  TROUBLES.some((trouble) => mentioned(trouble)) &&
  !["install", "installed", "installation", "new"].some((word) => mentioned(word));

/** "Furnace installation" of a furnace that was serviced is "Furnace service": the title says what was said. */
export function titleOf(job: Job, project: Project): string {
  const [, thing] = NAMED.exec(project.title) ?? [];
  if (thing === undefined) return project.title;
  for (const text of job.texts) {
    const action = actionNear(text, project);
    if (action !== undefined) return `${thing} ${action}`;
  }
  return isMended(job, project) ? `${thing} repair` : project.title;
}
