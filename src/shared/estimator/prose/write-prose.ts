import { keptByText } from "#shared/kept-words.ts";
import { LIMITS } from "#shared/limits.ts";
import { countedOnce } from "./counted-once.ts";
import { writeDescription } from "./description.ts";
import type { JobFacts, Prose } from "./facts.ts";
import { isSettled, rootsOf, TERMS } from "./fixed-terms.ts";
import { readJob, type Job } from "./job.ts";
import { paymentOf } from "./payment-terms.ts";
import { asSentence, clip, joinList, sentenceCase, tidy } from "./phrasing.ts";
import { writeScope } from "./scope.ts";
import { writeTitle } from "./title.ts";
import type { Sentence } from "./trade.ts";
import { tellsAll } from "./content-words.ts";
import { toldBeside, withTold } from "./with-told.ts";

const CHANGES = "Changes to the work are priced and agreed with you before they are carried out.";
const ESTIMATE =
  "This is an estimate, not a fixed price: the final amount follows the work and material that the job turns out to need. We tell you before it changes.";

function spoken(job: Job, sentences: readonly Sentence[]): string[] {
  const told = new Set<string>();
  for (const sentence of sentences)
    if (typeof sentence === "string") told.add(sentence);
    else if (sentence.when && !sentence.when.some((phrase) => job.said(phrase))) continue;
    else if (!sentence.unless?.some((phrase) => job.mentioned(phrase))) told.add(sentence.text);
  return [...told];
}

/** An invoice speaks of work that is done: nothing is left to approach. Of work of no known trade there is nothing to say. */
const writeApproach = (job: Job): string[] =>
  job.facts.type === "invoice" || job.trade === null ? [] : spoken(job, job.trade.approach);

function exclusions(job: Job): string[] {
  const left = (job.trade?.excluded ?? [])
    .filter(({ when }) => !when || when.some((phrase) => job.said(phrase)))
    .filter(({ unless }) => !unless.some((phrase) => job.mentioned(phrase)))
    .map((entry) => entry.what);
  return left.length === 0 ? [] : [`Not included unless listed: ${joinList(left)}.`];
}

/** What a term is about that is priced when it shows: "Rotten decking" of "Rotten decking that shows after tear-off is priced ...". */
const PRICED_LATER = /^(.{3,40}?) (?:that|found|is|are|in|or)\b.*\bpriced and agreed\b/;
/** What one of the trades' own terms would price later; empty for most. */
const pricedLater = keptByText((term): readonly string[] => {
  const subject = PRICED_LATER.exec(term)?.[1];
  return subject === undefined ? [] : rootsOf(subject);
}, TERMS);

/** "If we find rotten decking it's $85 a sheet": a term that would price it only later contradicts the line. */
function isPricedAlready({ facts }: Job, term: string): boolean {
  const roots = pricedLater(term);
  if (roots.length === 0) return false;
  return facts.items.some(({ description }) => {
    const named = rootsOf(description);
    return roots.every((root) => named.includes(root));
  });
}

/** "Carpet shampoo | not included": what was left out, told whole. */
const LEFT_OUT = /^(.+?)(?: is| are)? not (?:be )?included$/iu;
const DENIES = /(?<!\p{L})(?:not|excluding|excludes?|without)(?!\p{L})|n['’]t(?!\p{L})/iu;

/** What was said to be no part of the job, and what others bring or do. */
function spokenExclusions({ facts: { told }, leftOut }: Job): string[] {
  const { others } = leftOut;
  // "does not include equipment or controls": who told it whole needs no part of it
  const denied = told.conditions.filter((one) => DENIES.test(one));
  const whole = told.leftOut.map((one) => LEFT_OUT.exec(one)?.[1]?.toLowerCase() ?? "").filter((one) => one !== "");
  const excluded = leftOut.excluded.filter(
    (name) =>
      !denied.some((one) => tellsAll(name, one)) && !whole.some((one) => name.toLowerCase().endsWith(` ${one}`)),
  );
  if (excluded.length === 0 && others.length === 0 && told.leftOut.length === 0) return [];
  const all = withTold([...excluded, ...others], told.leftOut);
  const named = excluded.filter((name) => all.includes(name));
  return [
    ...(named.length === 0 ? [] : [`Not included: ${joinList(named)}.`]),
    ...all.filter((one) => !named.includes(one)).map(asSentence),
  ];
}

const SUPPLIES = /^You supply /;
/** "You supplied the faucet": why an invoice asks for labor alone. */
const supplied = ({ leftOut: { others } }: Job): string[] =>
  others.filter((one) => SUPPLIES.test(one)).map((one) => asSentence(one.replace(SUPPLIES, "You supplied ")));

const DENIED = /^(?:No (?:warranty|guarantee)|We are not responsible) /;

/** The facts' payment terms first, then what the total counts once, what was said to be left out, then the trade's, of which an invoice has none. */
function writeTerms(job: Job): string[] {
  const { type, told } = job.facts;
  const agreed = job.facts.paymentTerms
    .map((term) => sentenceCase(clip(tidy(term), 500)))
    .filter((term) => term !== "");
  // "takes one day, no warranty on loose shingles" says it with more
  const isDenied = (term: string) => DENIED.test(term) && told.conditions.some((one) => tellsAll(term, one));
  const payment = paymentOf(agreed, told.payment.map(asSentence)).filter((term) => !isDenied(term));
  const conditions = toldBeside(payment, told.conditions.map(asSentence));
  const spokenOf = {
    conditions: told.conditions,
    others: [...told.leftOut, ...told.payment, ...job.leftOut.others],
  };
  const trade =
    type === "invoice"
      ? [
          ...withTold(supplied(job), told.leftOut.map(asSentence)),
          "Please include the invoice number with your payment.",
        ]
      : [
          ...countedOnce(job.facts.items),
          ...toldBeside(agreed, spokenExclusions(job)),
          ...(job.trade === null
            ? [CHANGES]
            : spoken(job, job.trade.terms).filter((term) => !isPricedAlready(job, term) && !isSettled(term, spokenOf))),
          ...exclusions(job),
        ];
  return [...new Set([...payment, ...conditions, ...trade])]
    .map((term) => clip(term, LIMITS.textField))
    .slice(0, LIMITS.listEntries);
}

const CLAIMS = 5;

/** The business's own sentences about itself, and nothing else: no boast is ours. */
function writeDifferentiators(job: Job): string[] {
  if (job.facts.type === "invoice" || job.facts.profileDescription === null) return [];
  const sentences = job.facts.profileDescription
    .slice(0, LIMITS.textField)
    .split(/(?<=[.!?])\s+|[\n;•]+/)
    .map((sentence) => tidy(sentence))
    .filter((sentence) => sentence.length > 2);
  return [...new Set(sentences)].slice(0, CLAIMS).map((sentence) => asSentence(sentenceCase(clip(sentence, 300))));
}

/**
 * Writes the words of a document from the facts of a job. Pure, deterministic, linear in the transcription; holds no
 * figure and no claim that the facts don't hold. `terms` begins with the facts' payment terms; notes are empty save
 * for an estimate, which says that it is one.
 */
export function writeProse(facts: JobFacts): Prose {
  const job = readJob(facts);
  return {
    title: clip(tidy(writeTitle(job)), 300) || "Work",
    description: clip(writeDescription(job), LIMITS.textField),
    scope: writeScope(job),
    approach: writeApproach(job),
    differentiators: writeDifferentiators(job),
    terms: writeTerms(job),
    notes: facts.type === "estimate" ? ESTIMATE : "",
  };
}
