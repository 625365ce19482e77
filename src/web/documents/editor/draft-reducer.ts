import type { DocumentType } from "#shared/documents/schema.ts";
import type { AdjustmentField, Draft, DraftAdjustment, DraftEntry, DraftLine, ListField, TextField } from "./draft.ts";

export type DraftAction =
  | { do: "replace"; draft: Draft }
  | { do: "set"; field: TextField; value: string }
  | { do: "setType"; value: DocumentType }
  | { do: "setLogo"; value: boolean }
  | { do: "adjust"; field: AdjustmentField; change: Partial<DraftAdjustment> }
  /** `saved` are the lines of the stored document: their ids are theirs for good, also when they were removed. */
  | { do: "addLine"; saved: readonly { id: string }[] }
  | { do: "setLine"; id: string; change: Partial<Omit<DraftLine, "id">> }
  | { do: "removeLine"; id: string }
  | { do: "restoreLine"; line: DraftLine; index: number }
  | { do: "moveLine"; id: string; by: 1 | -1 }
  | { do: "addEntry"; field: ListField }
  | { do: "setEntry"; field: ListField; id: string; text: string }
  | { do: "removeEntry"; field: ListField; id: string }
  | { do: "restoreEntry"; field: ListField; entry: DraftEntry; index: number };

/** The first "prefix1", "prefix2", ... that is not taken: ids of what a person added. */
function freeId(prefix: string, taken: readonly { id: string }[]): string {
  const ids = new Set(taken.map(({ id }) => id));
  let count = taken.length + 1;
  while (ids.has(`${prefix}${count}`)) count += 1;
  return `${prefix}${count}`;
}

/** What comes back keeps its id, unless something new was given it meanwhile. */
const returned = <T extends { id: string }>(prefix: string, list: readonly T[], entry: T): T =>
  list.some(({ id }) => id === entry.id) ? { ...entry, id: freeId(prefix, list) } : entry;

const emptyLine = (id: string): DraftLine => ({
  id,
  description: "",
  quantity: "1",
  unit: "",
  price: "",
  pricing: "unit",
  category: "service",
  optional: false,
});

function moved<T extends { id: string }>(list: readonly T[], id: string, by: number): T[] {
  const from = list.findIndex((entry) => entry.id === id);
  const to = from + by;
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}

const changed = <T extends { id: string }>(list: readonly T[], id: string, change: Partial<NoInfer<T>>): T[] =>
  list.map((entry) => (entry.id === id ? { ...entry, ...change } : entry));

const without = <T extends { id: string }>(list: readonly T[], id: string): T[] =>
  list.filter((entry) => entry.id !== id);

function editLines(lines: DraftLine[], action: DraftAction): DraftLine[] {
  switch (action.do) {
    case "addLine":
      return [...lines, emptyLine(freeId("added", [...lines, ...action.saved]))];
    case "setLine":
      return changed(lines, action.id, action.change);
    case "removeLine":
      return without(lines, action.id);
    case "restoreLine":
      return lines.toSpliced(action.index, 0, returned("added", lines, action.line));
    case "moveLine":
      return moved(lines, action.id, action.by);
    default:
      return lines;
  }
}

function editEntries(entries: DraftEntry[], action: DraftAction): DraftEntry[] {
  switch (action.do) {
    case "addEntry":
      return [...entries, { id: freeId("entry", entries), text: "" }];
    case "setEntry":
      return changed(entries, action.id, { text: action.text });
    case "removeEntry":
      return without(entries, action.id);
    case "restoreEntry":
      return entries.toSpliced(action.index, 0, returned("entry", entries, action.entry));
    default:
      return entries;
  }
}

/** One change to the fields. */
export function editDraft(draft: Draft, action: DraftAction): Draft {
  switch (action.do) {
    case "replace":
      return action.draft;
    case "set":
      return { ...draft, [action.field]: action.value };
    case "setType":
      return { ...draft, type: action.value };
    case "setLogo":
      return { ...draft, includeLogo: action.value };
    case "adjust":
      return { ...draft, [action.field]: { ...draft[action.field], ...action.change } };
    case "addEntry":
    case "setEntry":
    case "removeEntry":
    case "restoreEntry":
      return { ...draft, [action.field]: editEntries(draft[action.field], action) };
    default:
      return { ...draft, lines: editLines(draft.lines, action) };
  }
}
