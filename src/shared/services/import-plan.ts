import type { ServiceRow } from "./price-list-file.ts";
import type { SaveService, Service } from "./schema.ts";

/** A row of the file that could be read, and the line that it begins on. */
export type NumberedRow = { line: number; row: ServiceRow };

/** What one row does to the price list. `before` is the service that it changes, null for a new one. */
export type PlannedRow = { line: number; before: Service | null; after: SaveService };
export type ImportPlan = {
  added: PlannedRow[];
  changed: PlannedRow[];
  same: number;
  problems: { line: number; message: string }[];
};

const bare = (text: string | null | undefined) => (text ?? "").trim().replace(/\s+/g, " ").toLowerCase();

const blank: Omit<SaveService, "name"> = {
  description: null,
  hourlyRate: null,
  fixedRate: null,
  category: null,
  isActive: true,
};
const savedFields = ({ name, description, hourlyRate, fixedRate, category, isActive }: SaveService): SaveService => ({
  name: name.trim(),
  description: description?.trim() || null,
  hourlyRate,
  fixedRate,
  category: category?.trim() || null,
  isActive,
});
const isSame = (a: SaveService, b: SaveService) => JSON.stringify(savedFields(a)) === JSON.stringify(savedFields(b));

/**
 * What importing these rows would do. A row belongs to the service of its name, of several to the one of its category;
 * without one it is a new service. Columns that the file lacks keep what they have. Nothing is ever deleted.
 */
export function planImport(services: readonly Service[], rows: readonly NumberedRow[]): ImportPlan {
  const plan: ImportPlan = { added: [], changed: [], same: 0, problems: [] };
  const free = byName(services);
  const seen = new Map<string, number>();
  for (const { line, row } of rows) {
    const key = JSON.stringify({ ...row, name: bare(row.name) });
    const earlier = seen.get(key);
    seen.set(key, earlier ?? line);
    if (earlier !== undefined) {
      plan.problems.push({ line, message: `Says the same as line ${earlier}, so it is left out.` });
      continue;
    }
    const before = takeService(free, row);
    const after = savedFields({ ...blank, ...before, ...row });
    if (!before) plan.added.push({ line, before, after });
    else if (isSame(before, after)) plan.same += 1;
    else plan.changed.push({ line, before, after });
  }
  return plan;
}

function byName(services: readonly Service[]): Map<string, Set<Service>> {
  const named = new Map<string, Set<Service>>();
  for (const service of services) {
    const key = bare(service.name);
    named.set(key, (named.get(key) ?? new Set()).add(service));
  }
  return named;
}

/** Finds the service that the row is about, and takes it away: no two rows are about one service. */
function takeService(free: Map<string, Set<Service>>, row: ServiceRow): Service | null {
  const named = free.get(bare(row.name)) ?? new Set();
  const all = [...named];
  const exact = all.find((service) => isSame(service, { ...service, ...row }));
  const found = exact ?? all.find((service) => bare(service.category) === bare(row.category)) ?? all[0] ?? null;
  if (found) named.delete(found);
  return found;
}
