import type { ItemCategory } from "#shared/documents/schema.ts";
import type { Trade } from "#shared/estimator/prose/trade.ts";
import type { Cents } from "#shared/money.ts";

/** A line that a job of this kind usually has. It holds no price: prices come from the words or the price list. */
export interface TemplateLine {
  description: string;
  category: ItemCategory;
  optional: boolean;
  /** Words or phrases, lower case, by which a spoken line is known to be this one. */
  words: readonly string[];
  /** How many of `words` a spoken line must hold. */
  needs: number;
  /** What a flat line of one's own cost when it was saved: offered as an answer, never filled in. Cents. */
  price: Cents | null;
}

/** A template, public or of an account. Empty `approach` and `terms` are written from the words and the trade. */
export interface Template {
  id: string;
  isPublic: boolean;
  name: string;
  description: string;
  category: string;
  industry: string | null;
  projectType: string | null;
  tags: readonly string[];
  lines: readonly TemplateLine[];
  approach: readonly string[];
  terms: readonly string[];
  notes: string;
}

/** One line of a public template; the words are parted by commas. */
export const line = (description: string, category: ItemCategory, words: string): TemplateLine => ({
  description,
  category,
  optional: false,
  words: words.split(", "),
  needs: 1,
  price: null,
});

/** A public template of a trade; `projectType` is one of the trade's projects or its own title. */
export const publicTemplate = (
  trade: Trade,
  projectType: string,
  given: Pick<Template, "id" | "name" | "description" | "tags" | "lines">,
): Template => ({
  ...given,
  isPublic: true,
  category: trade.category,
  industry: trade.industry,
  projectType,
  approach: [],
  terms: [],
  notes: "",
});
