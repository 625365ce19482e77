import { proposalSchema, type Proposal } from "#shared/estimator/validator/proposal.ts";

/** Reads a proposal out of an answer that wraps its JSON in a code fence or in sentences. Undefined when there is none. */
export function repairProposal(answer: string): Proposal | undefined {
  const start = answer.indexOf("{");
  const end = answer.lastIndexOf("}");
  if (start === -1 || end <= start) return undefined;
  try {
    return proposalSchema.safeParse(JSON.parse(answer.slice(start, end + 1))).data;
  } catch {
    return undefined; // not JSON inside either
  }
}
