import type { Service } from "#shared/services/schema.ts";

/** What is looked for; `category` null is all of them, and "" those without one. */
export type ServiceFilter = { search: string; category: string | null };
export type ServiceGroup = { title: string; services: Service[] };

const NO_CATEGORY = "Other";
const NOT_IN_USE = "Not in use";

const bare = (text: string | null) => (text ?? "").trim().toLowerCase();

function matches(service: Service, { search, category }: ServiceFilter): boolean {
  if (category !== null && bare(service.category) !== bare(category)) return false;
  const text = bare([service.name, service.description, service.category].filter(Boolean).join(" "));
  return bare(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The categories of a price list as they are first written, in the order of their names; "" where some have none. */
export function categoriesOf(services: readonly Service[]): string[] {
  const byName = new Map<string, string>();
  for (const { category } of services)
    if (!byName.has(bare(category))) byName.set(bare(category), (category ?? "").trim());
  return [...byName.values()].toSorted((a, b) => a.localeCompare(b));
}

/** The services that fit, by category; those without one come after, and those that are not in use last. */
export function groupServices(services: readonly Service[], filter: ServiceFilter): ServiceGroup[] {
  const found = services.filter((service) => matches(service, filter));
  const active = found.filter(({ isActive }) => isActive);
  const groups = categoriesOf(active)
    .toSorted((a, b) => Number(a === "") - Number(b === ""))
    .map((category) => ({
      title: category === "" ? NO_CATEGORY : category,
      services: active.filter((service) => bare(service.category) === bare(category)),
    }));
  const unused = found.filter(({ isActive }) => !isActive);
  return unused.length === 0 ? groups : [...groups, { title: NOT_IN_USE, services: unused }];
}
