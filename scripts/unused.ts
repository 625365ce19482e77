// What nothing uses: names that are exported and stand in no other file, and classes of style sheets that no component
// wears.
import { basename, dirname, join } from "node:path";

/** The texts of files by their paths from the root. */
type Texts = ReadonlyMap<string, string>;

const NAME = /[A-Za-z_$][\w$]*/g;
/** Types stand in the signatures of what is exported, and so may be exported beside it. */
const EXPORTED = /^export (?:async )?(?:const|function\*?|class) (\w+)/gm;

/** Functions, constants and classes of src/ that are exported for nobody: "file: name". */
export function unusedExports(texts: Texts): string[] {
  const filesWith = new Map<string, number>();
  for (const text of texts.values())
    for (const name of new Set(text.match(NAME))) filesWith.set(name, (filesWith.get(name) ?? 0) + 1);
  return [...texts].flatMap(([file, text]) =>
    file.startsWith("src/")
      ? [...text.matchAll(EXPORTED)].flatMap(([, name = ""]) =>
          filesWith.get(name) === 1 ? [`${file}: ${name} is exported, and no other file names it`] : [],
        )
      : [],
  );
}

const importOf = (sheet: string) => new RegExp(String.raw`import (\w+) from "([^"]*${basename(sheet)})"`);

/** The names under which files import this sheet. */
const wearersOf = (texts: Texts, sheet: string): { text: string; name: string }[] =>
  [...texts].flatMap(([file, text]) => {
    const [, name, from = ""] = importOf(sheet).exec(text) ?? [];
    const path = from.startsWith("#") ? from.replace("#", "src/") : join(dirname(file), from);
    return name && path === sheet ? [{ text, name }] : [];
  });

/** Classes of CSS modules that nothing wears; sheets whose classes are chosen by a value are left out. */
export function unusedClasses(texts: Texts): string[] {
  return [...texts.keys()]
    .filter((file) => file.endsWith(".module.css"))
    .flatMap((sheet) => {
      const wearers = wearersOf(texts, sheet);
      if (wearers.some(({ text, name }) => new RegExp(String.raw`\b${name}\[[^"]`).test(text))) return [];
      const selectors = texts.get(sheet)?.replaceAll(/\/\*.*?\*\/|\{[^{}]*\}/gs, "") ?? "";
      const classes = new Set(selectors.match(/(?<=\.)[A-Za-z][\w-]*/g));
      const isWorn = (one: string) =>
        wearers.some(({ text, name }) => new RegExp(String.raw`\b${name}(?:\.|\[")${one}\b`).test(text));
      return [...classes].filter((one) => !isWorn(one)).map((one) => `${sheet}: nothing wears .${one}`);
    });
}
