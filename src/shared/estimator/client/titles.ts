import { FIRM_ENDINGS, WORK_WORDS } from "../words/words.ts";

/** Titles as they are written before a name: "mister jim hatch". */
const TITLES: ReadonlyMap<string, string> = new Map([
  ["Mister", "Mr."],
  ["Missus", "Mrs."],
  ["Doctor", "Dr."],
]);

/** "Mr. Jim Hatch", "Mr. and Mrs. Tran" as they were said in full; a firm keeps its name: "Mister Car Wash". */
export function withTitle(name: string): string {
  const [title = "", ...rest] = name.split(" ");
  const written = TITLES.get(title);
  const firm = WORK_WORDS.has(rest.at(-1)?.toLowerCase() ?? "") || FIRM_ENDINGS.has(rest.at(-1)?.toLowerCase() ?? "");
  return written !== undefined && rest.length > 0 && !firm ? [written, ...rest].join(" ") : name;
}
