import type { AccountImport, SectionName } from "#shared/account-data/schema.ts";

/** What a person calls the sections; the counters of numbers are no one's concern. */
const names: Record<Exclude<SectionName, "counters">, string> = {
  profile: "Business profile",
  services: "Services",
  themes: "Themes",
  templates: "Templates",
  clients: "Clients",
  documents: "Documents",
  versions: "Earlier versions",
  events: "History of documents",
  payments: "Payments",
  conversions: "Links from documents to their invoices",
  words: "Spoken words",
};

export type SummaryRow = { label: string; added: number; same: number; differing: number };

/** A row for each section that the file has something of. */
export const summaryRows = ({ sections }: AccountImport): SummaryRow[] =>
  sections.flatMap(({ name, ...counts }) =>
    name === "counters" || counts.added + counts.same + counts.differing === 0
      ? []
      : [{ label: names[name], ...counts }],
  );

export const totalOf = (rows: readonly SummaryRow[], what: "added" | "differing"): number =>
  rows.reduce((sum, row) => sum + row[what], 0);
