/** A value of a form: text, or what its brackets nest. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };

type Branch = { [name: string]: FormValue };

const isBranch = (value: FormValue | undefined): value is Branch => typeof value === "object" && !Array.isArray(value);

/** "items[0][price]" is ["items", "0", "price"]. */
const pathOf = (name: string): string[] => name.split("[").map((part) => part.replace(/\]$/, ""));

function put(branch: Branch, [head = "", ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    branch[head] = value;
    return;
  }
  const inner = branch[head];
  const next: Branch = isBranch(inner) ? inner : {};
  branch[head] = next;
  put(next, rest, value);
}

/** Objects whose names are 0, 1, 2 ... are lists. */
function withLists(value: FormValue): FormValue {
  if (!isBranch(value)) return value;
  const names = Object.keys(value);
  const inner = Object.values(value).map(withLists);
  if (names.length > 0 && names.every((name, index) => name === String(index))) return inner;
  return Object.fromEntries(names.map((name, index) => [name, inner[index] ?? ""]));
}

/** Decodes a form whose names nest by brackets, as the provider's SDK encodes its parameters. */
export function decodeForm(text: string): Record<string, FormValue> {
  const root: Branch = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = pathOf(name);
    // "expand[]" adds to a list.
    if (path.at(-1) !== "") put(root, path, value);
    else {
      const list = path[0] ?? "";
      const before = root[list];
      root[list] = [...(Array.isArray(before) ? before : []), value];
    }
  }
  return Object.fromEntries(Object.entries(root).map(([name, value]) => [name, withLists(value)]));
}
