import type { LineItem } from "#shared/documents/schema.ts";
import type { Source } from "#shared/documents/source.ts";
import type { Candidate } from "./candidate.ts";
import { describe } from "./describe.ts";
import type { Figure } from "./figure.ts";
import type { OpenQuestion } from "./open-question.ts";
import { spoken } from "./spoken.ts";
import type { Token } from "./tokens.ts";

/** A line before it has its id. */
export interface Draft {
  item: Omit<LineItem, "id">;
  questions: Omit<OpenQuestion, "line">[];
  task: boolean;
  priced: boolean;
  total: boolean;
}

/** The words of lines: what they are called, and where that was said. */
export class LineWords {
  readonly text: string;
  readonly tokens: readonly Token[];

  constructor(text: string, tokens: readonly Token[]) {
    this.text = text;
    this.tokens = tokens;
  }

  spoken(figure: Figure): Source {
    return spoken(this.text, this.tokens, figure.first, figure.last);
  }

  norms(indices: readonly number[]): string[] {
    return indices.map((index) => this.tokens[index]?.norm ?? "");
  }

  description(candidate: Candidate, nouns: readonly number[]): string {
    const words = [...candidate.words, ...nouns].sort((a, b) => a - b);
    const described = describe(this.text, this.tokens, words);
    const after = describe(this.text, this.tokens, candidate.trailing);
    const crew = /^(?:guys?|men|man|people|workers?|crew|of us|(?:a )?helpers?)?$/i.test(described);
    if (candidate.service && !candidate.price) return candidate.service.entry.name;
    const hours = candidate.price?.unit === "hour" || candidate.quantities.some((figure) => figure.unit === "hour");
    if (crew && after !== "") return hours ? `Labor: ${after.charAt(0).toLowerCase()}${after.slice(1)}` : after;
    if (/^(?:me|myself|my time|time)$/i.test(described) || (described === "" && hours)) return "Labor";
    if (described !== "") return described;
    return after;
  }

  /** The source and description of a line's words. */
  source(candidate: Candidate): Source {
    const first = Math.min(candidate.first, candidate.price?.first ?? candidate.first, ...candidate.words.slice(0, 1));
    const last = Math.max(candidate.last, first);
    return spoken(this.text, this.tokens, first, last);
  }
}
