import type { DocumentContent } from "./schema.ts";
import { withTotals } from "./totals.ts";

/** One space between words, none before a comma or stop, a capital at the start. */
function tidyText(text: string): string {
  const trimmed = text
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\s+([,.;:!?])/g, "$1")
    .trim();
  return trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
}

/** Tidies each entry, drops empty ones and those that say the same again. */
function tidyList(entries: readonly string[]): string[] {
  const seen = new Set<string>();
  return entries.map(tidyText).filter((entry) => {
    const key = entry.toLowerCase().replace(/[.\s]+$/, "");
    if (key === "" || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Tidies the wording of a document and computes its sums again. No figure, line or meaning changes. */
export function polish(content: DocumentContent): DocumentContent {
  return withTotals({
    ...content,
    title: tidyText(content.title),
    description: tidyText(content.description),
    notes: tidyText(content.notes),
    timeline: tidyText(content.timeline),
    items: content.items.map((item) => ({ ...item, description: tidyText(item.description) })),
    scope: tidyList(content.scope),
    approach: tidyList(content.approach),
    differentiators: tidyList(content.differentiators),
    terms: tidyList(content.terms),
  });
}
