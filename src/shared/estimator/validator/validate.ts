import { safeEncode } from "zod";
import { documentContentSchema, type DocumentContent } from "#shared/documents/schema.ts";
import { withTotals } from "#shared/documents/totals.ts";
import { LIMITS } from "#shared/limits.ts";
import type { ValidationContext } from "./context.ts";
import { gatherEvidence, type Evidence } from "./evidence.ts";
import { judgeLines } from "./judge-lines.ts";
import type { Proposal } from "./proposal.ts";
import { acceptList, acceptText, agreedButMissing } from "./prose.ts";
import { readProposal } from "./read-proposal.ts";

export interface ValidatedProposal {
  content: DocumentContent;
  /** One plain sentence for each thing of the proposal that was not taken. */
  dropped: string[];
}

const TITLE_CHARACTERS = 300;

type Prose = Pick<
  DocumentContent,
  "title" | "description" | "scope" | "approach" | "differentiators" | "terms" | "notes"
>;

function judgeProse(proposal: Proposal, draft: DocumentContent, evidence: Evidence, dropped: string[]): Prose {
  const judge = { evidence, dropped };
  const text = (name: string, proposed: string, limit: number = LIMITS.textField, mayNamePrices = false) =>
    acceptText(proposed, { name, limit, mayNamePrices }, judge);
  const list = (field: "scope" | "approach" | "differentiators" | "terms") => {
    const place = { name: `An entry of the ${field}`, limit: LIMITS.textField, mayNamePrices: field === "terms" };
    return acceptList(proposal[field], draft[field], place, judge);
  };
  const terms = list("terms");
  const notes = text("The notes", proposal.notes, LIMITS.textField, true) ?? "";
  return {
    title: text("The title", proposal.title.replaceAll(/\s+/g, " "), TITLE_CHARACTERS) ?? draft.title,
    description: text("The description", proposal.description) ?? draft.description,
    scope: list("scope"),
    approach: list("approach"),
    differentiators: list("differentiators"),
    terms: [...agreedButMissing(terms, draft.terms), ...terms].slice(0, LIMITS.listEntries),
    notes: [...agreedButMissing([notes], [draft.notes]), notes || draft.notes].join("\n\n").slice(0, LIMITS.textField),
  };
}

/**
 * Judges what a model proposes against the words, the catalogue and the estimator's draft, and gives the content that
 * may become a document. Prose is taken where it names no figure and makes no claim that nobody made. The draft's
 * figures stand; a new line needs a quote that was said and a price that stands in it or in the catalogue; anything
 * else becomes a question. Every sum is made here. Pure; never throws on JSON, whatever it holds; nonsense, and what
 * does not fit a document, gives the draft back. A proposal that is still coming may be judged too.
 */
export function validateProposal(
  proposal: unknown,
  draft: DocumentContent,
  context: ValidationContext,
): ValidatedProposal {
  const readable = readProposal(proposal);
  if (readable === undefined) return { content: draft, dropped: ["The proposal was not readable."] };
  const dropped: string[] = [];
  const evidence = gatherEvidence(draft, context);
  const prose = judgeProse(readable, draft, evidence, dropped);
  const lines = judgeLines(readable.items, context, evidence, draft, dropped);
  const content = withTotals({ ...draft, ...prose, ...lines });
  if (safeEncode(documentContentSchema, content).success) return { content, dropped };
  const worded = { ...draft, ...prose };
  const dropping = [...dropped, "The proposed lines were left out: together they do not fit a document."];
  return { content: safeEncode(documentContentSchema, worded).success ? worded : draft, dropped: dropping };
}
