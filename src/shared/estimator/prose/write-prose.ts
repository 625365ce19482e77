import type { JobFacts, Prose } from "./facts.ts";

/** Writes the words of a document from the facts of a job: pure, deterministic, no figure that the facts don't hold. */
export function writeProse(facts: JobFacts): Prose {
  return {
    title: facts.address ? `Work at ${facts.address}` : "Work",
    description: "",
    scope: [],
    approach: [],
    differentiators: [],
    terms: [...facts.paymentTerms],
    notes: "",
  };
}
