import { addDays } from "#shared/dates.ts";
import type { DocumentContent, DocumentType, LineItem, Question } from "#shared/documents/schema.ts";
import type { Source } from "#shared/documents/source.ts";
import { LIMITS } from "#shared/limits.ts";
import { cents, formatPercent, thousandths } from "#shared/money.ts";
import { dueDay } from "#shared/settlement/due.ts";
import type { FoundContact } from "./client/contact.ts";
import { writtenAddress } from "./client/written-address.ts";
import { askClient } from "./client/asked-client.ts";
import type { EstimateInput } from "./estimate-input.ts";
import { correctedWords } from "./figures/corrected-words.ts";
import { hearJob, type HeardJob } from "./hear-job.ts";
import { spokenTotals } from "./lines/spoken-totals.ts";
import { writeLines } from "./lines/lines.ts";
import type { OpenQuestion } from "./open-question.ts";
import { asTimeline } from "./prose/capitals.ts";
import { clip } from "./prose/phrasing.ts";
import { timesOf } from "./prose/with-told.ts";
import { tellsVehicle, withoutVehicle } from "./prose/vehicles.ts";
import { writeProse } from "./prose/write-prose.ts";
import { askTerms } from "./terms/asked-terms.ts";
import { askOffered } from "./terms/conditional.ts";
import { askCredited } from "./terms/credited-fees.ts";
import { settleDeposit } from "./terms/deposit-beyond.ts";
import { typeOf } from "./terms/document-type.ts";
import { withDoubled } from "./terms/doubled.ts";
import { A_THIRD, withShares } from "./terms/fractions.ts";
import { withSurcharges } from "./terms/surcharges.ts";
import { settlePartTax } from "./terms/taxed-lines.ts";
import { asTold } from "./told/as-told.ts";
import { includedIn } from "./told/included.ts";
import { isOfOther, placed, textsOf, toldStatements, type Told } from "./told/told-statements.ts";
import { tokenFrom } from "./words/tokens.ts";

export type { CatalogueEntry, EstimateInput } from "./estimate-input.ts";

/** What a document says of how to reach the client: with whose attention, as it is written on an envelope, before the written `street`. */
function contactOf(found: FoundContact, street: string | null, attention: string | null): DocumentContent["contact"] {
  const lines = [attention === null ? null : `Attn: ${attention}`, street].filter((line) => line !== null);
  if (!found.email && !found.phone && lines.length === 0) return null;
  return {
    email: found.email?.value ?? null,
    phone: found.phone?.value ?? null,
    address: lines.length === 0 ? null : lines.join(", "),
  };
}

function contactSources(found: FoundContact): Record<string, Source> {
  return {
    ...(found.email ? { "contact.email": found.email.source } : {}),
    ...(found.phone ? { "contact.phone": found.phone.source } : {}),
    ...(found.address ? { "contact.address": found.address.source } : {}),
  };
}

/** The document's field in which what is told of a role stands. */
const FIELD_OF: Readonly<Partial<Record<Told["role"], string>>> = {
  detail: "scope",
  time: "timeline",
  leftOut: "terms",
  warranty: "terms",
  payment: "terms",
  condition: "terms",
};
/** Of times an invoice tells only when its work was done or is ready: "Done Sunday night", "Ready Tuesday". */
const TELLS_DELIVERY =
  /^(?:(?:will be|it was|it's|they're|everything is|all) )?(?:ready|done|finished|completed|pick ?up|delivered)(?!\p{L})/iu;
/** "Due in | 14 days": when an invoice is to be paid, and not when work is done. */
const DUE_BEFORE = /(?<!\p{L})due (?:in|within) *$/iu;
const DUE_REACH = 14;
const isDueThen = (text: string, source: Source | undefined): boolean =>
  source?.kind === "spoken" && DUE_BEFORE.test(text.slice(Math.max(0, source.start - DUE_REACH), source.start));

/** More words than these light nothing. */
const MOST_TOLD = 40;

/** Where each thing was said that is told in the user's own words: "terms", unless a rule has that already, "terms.1", "terms.2". */
function toldSources(
  told: readonly Told[],
  text: string,
  known: Readonly<Record<string, Source>>,
): Record<string, Source> {
  const sources: Record<string, Source> = {};
  for (const { role, start, end } of told.filter((one) => one.role in FIELD_OF).slice(0, MOST_TOLD)) {
    const field = FIELD_OF[role] ?? "terms";
    let key = field;
    for (let more = 1; key in known || key in sources; more++) key = `${field}.${more}`;
    sources[key] = { kind: "spoken", start, end, text: text.slice(start, end) };
  }
  return sources;
}

function numbered(questions: readonly OpenQuestion[]): Question[] {
  return questions.slice(0, LIMITS.itemsPerDocument).map(({ line, text, ...question }, index) => ({
    ...question,
    text: text.slice(0, 500),
    id: `q${index + 1}`,
    ...(line === null ? {} : { itemId: `i${line + 1}` }),
  }));
}

/**
 * Turns spoken words into the content of a document: lines, sums, questions, prose, and a source for every figure.
 * Pure and deterministic, in time proportional to the words; never throws; `generator.ms` is 0 because there is no
 * clock here, the caller sets it.
 */
export function estimate(input: EstimateInput): DocumentContent {
  const job = hearJob(input);
  const { text, tokens, taken, contact, client, perhaps, attention, doubled, terms } = job;
  const drafted = writeLines(job, LIMITS.itemsPerDocument);
  const charged = withDoubled(drafted, doubled, LIMITS.itemsPerDocument);
  const items = withSurcharges(charged.items, terms.surcharges, LIMITS.itemsPerDocument);

  const taxed = settlePartTax(terms.tax, terms.partTax, items, charged.questions);
  const held = settleDeposit({ ...terms, tax: taxed.tax }, items, terms.sources["deposit"]);

  const type = input.type ?? typeOf(tokens);
  const agreed = paymentTerms({ ...terms, deposit: held.deposit }, type);
  // On an invoice this day is the one that it is due.
  const validUntil =
    terms.validUntil ?? (type === "invoice" ? dueDay(agreed, input.today) : addDays(input.today, LIMITS.validityDays));
  const stated = toldStatements(job.statements, text, items, terms.sources);
  const heard = withCorrected([...stated, ...includedIn(text, stated)], job);
  const told = placed(heard);
  const isWritten = ({ role, text: words }: Told) =>
    type !== "invoice" || role !== "time" || TELLS_DELIVERY.test(words);
  const times = textsOf(told.filter(isWritten), "time");
  const isHeard =
    terms.timeline !== "" &&
    !isOfOther(job.statements, terms.sources["timeline"]) &&
    !(type === "invoice" && isDueThen(text, terms.sources["timeline"]));
  const { timeline: heardAt, ...otherSources } = terms.sources;
  const heardSources = isHeard && heardAt ? { ...otherSources, timeline: heardAt } : otherSources;
  const timeline = asTimeline(clip(timesOf(isHeard ? terms.timeline : null, times).join("; "), 500));
  const street = contact.address ? writtenAddress(contact.address.value) : null;
  const reach = contactOf(contact, street, attention?.name ?? null);
  const proseOf = (lines: readonly LineItem[]) =>
    writeProse({
      type,
      transcription: text,
      client: client?.name ?? null,
      address: street,
      items: lines,
      unpricedTasks: drafted.unpricedTasks,
      announced: drafted.announced,
      timeline,
      paymentTerms: agreed,
      told: {
        leftOut: textsOf(told, "leftOut"),
        details: textsOf(told, "detail"),
        payment: textsOf(told, "payment", "warranty"),
        conditions: textsOf(told, "condition"),
        noWork: heard.filter(({ role }) => role !== "detail"),
      },
      validUntil,
      businessName: input.businessInfo?.businessName ?? null,
      profileDescription: input.description ?? null,
    });
  const bare = withoutVehicle(text, items);
  const ofBare = proseOf(bare);
  // only where the steps tell of the car, no line needs to
  const isTold = bare === items || tellsVehicle(ofBare.scope);
  const [lines, prose] = isTold ? [bare, ofBare] : [items, proseOf(items)];
  const settled = withShares(terms.paidShare, {
    schemaVersion: 1,
    ...prose,
    client: client?.name ?? null,
    contact: reach,
    quote_type: type,
    job_description: text.slice(0, LIMITS.textField),
    items: [...lines],
    subtotal: cents(0),
    discount: terms.discount,
    tax: taxed.tax,
    deposit: held.deposit,
    amountPaid: terms.amountPaid,
    amount: cents(0),
    total_cost: cents(0),
    labor_hours: thousandths(0),
    hourly_rate: null,
    material_costs: cents(0),
    travel_time_hours: terms.travelTime ?? thousandths(0),
    travel_cost: cents(0),
    timeline,
    validUntil,
    includeLogo: input.includeLogo,
    businessInfo: input.businessInfo,
    questions: numbered([
      ...charged.questions,
      ...terms.offered.map((figure) => askOffered(text, tokens, figure)),
      ...terms.credited.filter(({ isConditional }) => !isConditional).map((fee) => askCredited(text, tokens, fee)),
      ...taxed.questions,
      ...held.questions,
      ...(perhaps ? [askClient(perhaps)] : []),
      ...askTerms(text, tokens, taken, terms.tax !== null || "tax" in terms.sources),
    ]),
    sources: {
      ...heardSources,
      ...toldSources(told.filter(isWritten), text, heardSources),
      ...(attention ? { "contact.address": attention.source } : {}),
      ...contactSources(contact),
      ...(client ? { client: client.source } : {}),
    },
    generator: { name: "estimator", ms: 0 },
  });
  return { ...settled, sources: { ...settled.sources, ...spokenTotals(settled, text, tokens, job.numbers) } };
}

/** What was told without what its own words take back, and without that of which nothing is left. */
function withCorrected(told: readonly Told[], { text, tokens }: HeardJob): Told[] {
  const left: Told[] = [];
  for (const one of told) {
    const words = correctedWords(text, tokens, tokenFrom(tokens, one.start), tokenFrom(tokens, one.end));
    const corrected = words === null ? one.text : asTold(words);
    if (corrected === one.text) left.push(one);
    else if (corrected !== null) left.push({ ...one, text: corrected });
  }
  return left;
}

/** The deposit is a term that a client must read, besides the ones that were said as terms; nobody accepts an invoice. */
function paymentTerms(terms: HeardJob["terms"], type: DocumentType): string[] {
  const { deposit } = terms;
  if (!deposit || type === "invoice") return terms.paymentTerms;
  const share =
    deposit.percent === A_THIRD
      ? "One third"
      : deposit.percent === null
        ? `$${(deposit.amount / 100).toLocaleString("en-US")}`
        : formatPercent(deposit.percent);
  return [...terms.paymentTerms, `${share} deposit due on acceptance${terms.nonRefundable ? ", non-refundable" : ""}`];
}
