import { fileHeadSchema, sectionNames, type FileHead, type SectionName } from "./schema.ts";

/**
 * The file of an account is one JSON object with one record on each line, so that it is written and read a record at
 * a time whatever its size:
 *
 *     {"format":"bidspoke-account","version":1,"exportedAt":"…","account":{…},
 *     "services":[
 *     {…}
 *     ,{…}
 *     ],
 *     "complete":true}
 */
const END = '"complete":true}';

export const headLine = (head: FileHead): string => `${JSON.stringify(head).slice(0, -1)},\n`;
export const openLine = (name: SectionName): string => `"${name}":[\n`;
export const recordLine = (json: string, isFirst: boolean): string => `${isFirst ? "" : ","}${json}\n`;
export const closeLine = "],\n";
export const endLine = `${END}\n`;

/** One thing that a line says. */
export type FileLine =
  | { kind: "head"; head: FileHead }
  | { kind: "record"; section: SectionName; index: number; value: unknown };

/** Thrown with a sentence for the user when the file is none of ours, or not whole. */
export class FileFormatError extends Error {
  override name = "FileFormatError";
}

const NOT_OURS = "This is not a file that Bidspoke exported. Choose the .json file that you saved from these settings.";
const CUT = "The file ends before its end: it was not saved whole. Export it again, or choose another copy.";

type Place = { at: "head" } | { at: "between" } | { at: "end" } | { at: "inside"; section: SectionName; index: number };

/** Reads the lines of a file in turn: null where a line only opens or closes. `end` says that there are no more. */
export function createFileReader(): { read(line: string, number: number): FileLine | null; end(): void } {
  let state: Place = { at: "head" };
  const open = (line: string, number: number): null => {
    const name = /^"(\w+)":\[$/.exec(line)?.[1];
    const section = sectionNames.find((known) => known === name);
    if (line === END) state = { at: "end" };
    else if (section) state = { at: "inside", section, index: 0 };
    else throw new FileFormatError(`Line ${number} is not of a file that this version can read.`);
    return null;
  };
  return {
    read(text, number) {
      const line = text.trim();
      if (line === "") return null;
      if (state.at === "head") {
        state = { at: "between" };
        return { kind: "head", head: readHead(line) };
      }
      if (state.at === "between") return open(line, number);
      if (state.at === "end") throw new FileFormatError(`Line ${number} stands after the end of the file.`);
      if (line === "],") {
        state = { at: "between" };
        return null;
      }
      state.index += 1;
      const value = parse(line.replace(/^,/, ""), `Line ${number} cannot be read: it was changed, or not saved whole.`);
      return { kind: "record", section: state.section, index: state.index, value };
    },
    end() {
      if (state.at === "head") throw new FileFormatError(NOT_OURS);
      if (state.at !== "end") throw new FileFormatError(CUT);
    },
  };
}

function readHead(line: string): FileHead {
  const head = fileHeadSchema.safeParse(parse(line.replace(/,$/, "}"), NOT_OURS));
  if (!head.success) throw new FileFormatError(NOT_OURS);
  return head.data;
}

function parse(json: string, otherwise: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new FileFormatError(otherwise);
  }
}
