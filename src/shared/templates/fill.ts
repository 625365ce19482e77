import type { DocumentContent, LineItem, Question } from "#shared/documents/schema.ts";
import type { Choice } from "#shared/documents/questions.ts";
import { withTotals } from "#shared/documents/totals.ts";
import type { CatalogueEntry } from "#shared/estimator/estimate-input.ts";
import { NOTHING_TOLD } from "#shared/estimator/prose/facts.ts";
import { recogniseTrade } from "#shared/estimator/prose/recognise-trade.ts";
import { vocabulary, wordsOf } from "#shared/estimator/prose/words.ts";
import { writeProse } from "#shared/estimator/prose/write-prose.ts";
import { LIMITS } from "#shared/limits.ts";
import { cents, formatMoney, thousandths, type Cents } from "#shared/money.ts";
import { lineMeant, tellingWords } from "./line-words.ts";
import type { Template, TemplateLine } from "./template.ts";

/** A service of the price list whose name says what the line says. Hourly ones need hours, which nobody said. */
function serviceFor(
  line: TemplateLine,
  catalogue: readonly CatalogueEntry[],
): (CatalogueEntry & { fixedRate: Cents }) | null {
  const said = vocabulary(wordsOf(line.description));
  for (const { fixedRate, ...service } of catalogue)
    if (fixedRate !== null && tellingWords(service.name).every((word) => said(word))) return { ...service, fixedRate };
  return null;
}

function choicesFor(line: TemplateLine, template: Template, catalogue: readonly CatalogueEntry[]): Choice[] {
  const service = serviceFor(line, catalogue);
  const listed: Choice[] = service
    ? [
        {
          label: `${formatMoney(service.fixedRate)}, your price list`,
          change: { unitPrice: service.fixedRate },
          source: { kind: "catalogue", serviceId: service.id.slice(0, 100), name: service.name.slice(0, 500) },
        },
      ]
    : [];
  const kept: Choice[] =
    line.price !== null && line.price !== service?.fixedRate
      ? [
          {
            label: `${formatMoney(line.price)}, your template`,
            change: { unitPrice: line.price },
            source: { kind: "computed", from: `Your template “${template.name}”` },
          },
        ]
      : [];
  return [
    ...listed,
    ...kept,
    { label: "Included, no charge", change: { amount: cents(0), unitPrice: cents(0) } },
    { label: "Leave it out", change: { remove: true } },
  ];
}

/** A line that nobody priced: it counts as zero until its question is answered. */
const openLine = (line: TemplateLine, template: Template, id: string): LineItem => ({
  id,
  description: line.description,
  quantity: thousandths(1000),
  unit: null,
  unitPrice: null,
  amount: null,
  category: line.category,
  optional: line.optional,
  sources: { description: { kind: "assumed", reason: `From the template “${template.name}”` } },
});

/** True for one sum for the whole job: the template's lines are then what it is for. */
const tellsNothing = (item: LineItem): boolean => tellingWords(item.description).length === 0;

interface Merged {
  items: LineItem[];
  questions: Question[];
}

/** The template's lines in their order, each replaced by the spoken lines that mean it; then what else was spoken of. */
function mergeLines(content: DocumentContent, template: Template, catalogue: readonly CatalogueEntry[]): Merged {
  const meant = new Map<TemplateLine, LineItem[]>();
  const others: LineItem[] = [];
  for (const item of content.items) {
    const line = tellsNothing(item) ? null : lineMeant(item.description, template.lines);
    if (line) meant.set(line, [...(meant.get(line) ?? []), item]);
    else others.push(item);
  }
  const items: LineItem[] = [];
  const questions = [...content.questions];
  const room = LIMITS.itemsPerDocument - content.items.length;
  let open = 0;
  for (const line of template.lines) {
    const spoken = meant.get(line);
    if (spoken) items.push(...spoken);
    else if (open < room) {
      open += 1;
      const item = openLine(line, template, `t${open}`);
      items.push(item);
      questions.push({
        id: `tq${open}`,
        text: `What is the price for “${line.description.slice(0, 200)}”?`,
        itemId: item.id,
        field: "unitPrice",
        choices: choicesFor(line, template, catalogue),
      });
    }
  }
  return { items: [...items, ...others], questions: questions.slice(0, LIMITS.itemsPerDocument) };
}

/** The prose that the estimator writes for these words and lines. */
const proseFor = (content: DocumentContent, transcription: string) =>
  writeProse({
    type: content.quote_type,
    transcription,
    client: content.client,
    address: content.contact?.address ?? null,
    items: content.items,
    unpricedTasks: [],
    timeline: content.timeline,
    paymentTerms: [],
    told: NOTHING_TOLD,
    validUntil: content.validUntil,
    businessName: content.businessInfo?.businessName ?? null,
    profileDescription: null,
  });

type Wording = Pick<DocumentContent, "title" | "approach" | "terms" | "notes">;

/** What a template says of itself: where words name no trade, this does. */
export const subjectOf = ({ name, projectType, tags }: Template): string =>
  [name, projectType ?? "", ...tags].join(". ");

/** The wording of words that name no trade. */
function named(content: DocumentContent, transcription: string, template: Template): Wording {
  const plain = new Set(proseFor(content, transcription).terms);
  const prose = proseFor(content, `${transcription}\n${subjectOf(template)}`);
  const payment = content.terms.filter((term) => !plain.has(term));
  return { title: prose.title, approach: prose.approach, terms: [...payment, ...prose.terms], notes: content.notes };
}

/** What the account wrote into its template stands instead of the trade's; what was said of the payment stays first. */
function wordingOf(content: DocumentContent, transcription: string, template: Template): Wording {
  const wording = recogniseTrade(transcription) ? content : named(content, transcription, template);
  if (template.isPublic || content.quote_type === "invoice") return wording;
  const standard = new Set(proseFor(content, transcription).terms);
  const payment = content.terms.filter((term) => !standard.has(term));
  const terms = template.terms.length > 0 ? [...new Set([...payment, ...template.terms])] : wording.terms;
  return {
    title: wording.title,
    approach: template.approach.length > 0 ? [...template.approach] : wording.approach,
    terms: terms.slice(0, LIMITS.listEntries),
    notes: wording.notes || template.notes,
  };
}

/**
 * Fills a template from what the estimator understood of the words. Every figure is the words' or the price list's:
 * the template brings lines without a price, each with its question, and its wording. Sums are done again.
 */
export function fillTemplate(
  content: DocumentContent,
  transcription: string,
  template: Template,
  catalogue: readonly CatalogueEntry[],
): DocumentContent {
  const { title, approach, terms, notes } = wordingOf(content, transcription, template);
  return withTotals({
    ...content,
    title,
    approach,
    terms,
    notes,
    ...mergeLines(content, template, catalogue),
  });
}
