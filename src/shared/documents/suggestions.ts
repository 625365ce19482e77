import type { CatalogueEntry } from "#shared/estimator/estimate-input.ts";
import { singular } from "#shared/estimator/units.ts";
import { basisPoints, cents, formatMoney, formatPercent, percentOf, roundHalfAway, type Cents } from "#shared/money.ts";
import { LIMITS } from "#shared/limits.ts";
import { EDITED, withFigures } from "./line-figures.ts";
import type { DocumentContent, DocumentType, LineItem, Suggestion } from "./schema.ts";
import { isHours, unpricedItems, withTotals } from "./totals.ts";

/** What a document is held against. */
export interface SuggestionContext {
  catalogue: readonly CatalogueEntry[];
  type: DocumentType;
}

/** A suggestion, and the document with it carried out where nothing more needs to be asked. */
interface Proposal extends Suggestion {
  apply: (() => DocumentContent) | null;
}

/** From this total on a job is usually not begun without a deposit. */
const DEPOSIT_FROM = cents(250_000);
const USUAL_DEPOSIT = basisPoints(3000);
/** From this price on a client wants to know what is in a single sum. */
const LUMP_SUM_FROM = cents(50_000);
/** A price further away from the catalogue than this share of it is worth a second look. */
const FAR = 0.25;

const named = (items: readonly LineItem[]): string => {
  const names = items.slice(0, 3).map((item) => `“${item.description.slice(0, 80)}”`);
  const rest = items.length - names.length;
  return `${names.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
};

const proposal = (
  id: string,
  priority: Suggestion["priority"],
  category: Suggestion["category"],
  [title, description, suggestedChange, rationale]: [string, string, string, string],
  apply: Proposal["apply"] = null,
): Proposal => ({ id, priority, category, title, description, suggestedChange, rationale, apply });

type Check = (content: DocumentContent, context: SuggestionContext) => Proposal[];

const client: Check = ({ client: name, contact }) => {
  if (name === null || name.trim() === "")
    return [
      proposal("client", "high", "completeness", [
        "Name the client",
        "The document is addressed to nobody.",
        "Add the client's name and how to reach them.",
        "A document without a name cannot be accepted by anyone.",
      ]),
    ];
  if (contact?.email || contact?.phone) return [];
  return [
    proposal("client-contact", "high", "completeness", [
      "Add a way to reach the client",
      `There is no e-mail address or phone number for ${name}.`,
      `Add the e-mail address or the phone number of ${name}.`,
      "Without one the document cannot be sent or followed up.",
    ]),
  ];
};

const unpriced: Check = (content) => {
  const lines = unpricedItems(content).filter((item) => !item.optional);
  if (content.items.length === 0)
    return [
      proposal("lines", "high", "content", [
        "Add the first line",
        "The document has no lines.",
        "Add a line with its price for each part of the work.",
        "The client sees what is paid for.",
      ]),
    ];
  if (lines.length === 0) return [];
  const verb = lines.length === 1 ? "has" : "have";
  return [
    proposal("unpriced-lines", "high", "pricing", [
      "Price every line",
      `${named(lines)} ${verb} no price and count${lines.length === 1 ? "s" : ""} as zero.`,
      `Give a price for ${named(lines)}, or take ${lines.length === 1 ? "it" : "them"} out.`,
      "The total is too low as long as work stands in it without a price.",
    ]),
  ];
};

const wordsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(singular));

/** The service that goes by the same words as a line, or is wholly named in it. */
function serviceOf(item: LineItem, catalogue: readonly CatalogueEntry[]): CatalogueEntry | undefined {
  const words = wordsOf(item.description);
  return catalogue.find((entry) => {
    const wanted = [...wordsOf(entry.name)];
    return wanted.length > 0 && wanted.every((word) => words.has(word)) && words.size - wanted.length <= 2;
  });
}

const rates: Check = (content, { catalogue }) =>
  content.items.flatMap((item): Proposal[] => {
    const service = item.unitPrice === null || item.unitPrice <= 0 ? undefined : serviceOf(item, catalogue);
    const listed: Cents | null | undefined = isHours(item.unit) ? service?.hourlyRate : service?.fixedRate;
    if (!service || !listed || item.unitPrice === null || Math.abs(item.unitPrice - listed) / listed <= FAR) return [];
    const share = basisPoints(roundHalfAway((Math.abs(item.unitPrice - listed) / listed) * 100) * 100);
    const way = item.unitPrice < listed ? "below" : "above";
    const source = { kind: "catalogue" as const, serviceId: service.id, name: service.name };
    const apply = () =>
      withTotals({
        ...content,
        items: content.items.map((line) =>
          line.id === item.id ? withFigures(line, { unitPrice: listed }, source) : line,
        ),
      });
    return [
      proposal(
        `rate-${item.id}`,
        way === "below" ? "high" : "medium",
        "pricing",
        [
          `Check the price of “${item.description.slice(0, 80)}”`,
          `${formatMoney(item.unitPrice)} is ${formatPercent(share)} ${way} the ${formatMoney(listed)} of your catalogue.`,
          `Change the price to ${formatMoney(listed)}.`,
          way === "below" ? "The job may not pay as it should." : "The client may have seen the usual price.",
        ],
        apply,
      ),
    ];
  });

const deposit: Check = (content, { type }) => {
  if (type === "invoice" || content.deposit !== null || content.amount <= DEPOSIT_FROM) return [];
  const share = `${formatPercent(USUAL_DEPOSIT)} (${formatMoney(percentOf(content.amount, USUAL_DEPOSIT))})`;
  return [
    proposal(
      "deposit",
      "medium",
      "pricing",
      [
        "Ask for a deposit",
        `The total is ${formatMoney(content.amount)} and nothing is due before the work starts.`,
        `Ask for a deposit of ${share} on acceptance.`,
        "It covers the material and shows that the client means it.",
      ],
      () =>
        withTotals({
          ...content,
          deposit: { percent: USUAL_DEPOSIT, amount: cents(0) },
          sources: { ...content.sources, deposit: EDITED },
        }),
    ),
  ];
};

const lumpSum: Check = ({ items }) => {
  const counted = items.filter((item) => !item.optional);
  const [only] = counted;
  const isLump =
    counted.length === 1 && only !== undefined && only.quantity === 1000 && (only.amount ?? 0) >= LUMP_SUM_FROM;
  return isLump
    ? [
        proposal("lump-sum", "medium", "structure", [
          "Show what is in the price",
          `Everything stands in one line of ${formatMoney(only.amount ?? cents(0))}.`,
          `Split “${only.description.slice(0, 80)}” into labor and materials, or into its parts.`,
          "A price that can be followed is questioned less.",
        ]),
      ]
    : [];
};

const PAYMENT = /\bnet \d|\bdue\b|\bpayment|\bpayable|\bpaid\b/i;
const paymentTerm = (type: DocumentType): string =>
  type === "invoice" ? "Payment is due on receipt." : "Payment is due on completion of the work.";

const terms: Check = (content, { type }) => {
  const term = paymentTerm(type);
  if (content.terms.length >= LIMITS.listEntries || content.terms.some((entry) => PAYMENT.test(entry))) return [];
  const apply = () => ({ ...content, terms: [term, ...content.terms], sources: { ...content.sources, terms: EDITED } });
  return content.terms.length === 0
    ? [
        proposal(
          "terms",
          "medium",
          "professionalism",
          [
            "Add terms",
            "The document says nothing of payment or changes.",
            `Add “${term}”`,
            "What is agreed beforehand is not argued about afterwards.",
          ],
          apply,
        ),
      ]
    : [
        proposal(
          "payment-terms",
          "medium",
          "completeness",
          [
            "Say when payment is due",
            "The terms don't name a date or an event for the payment.",
            `Add “${term}”`,
            "Clients pay sooner when a date stands there.",
          ],
          apply,
        ),
      ];
};

const timeline: Check = (content, { type }) =>
  type === "invoice" || content.timeline.trim() !== ""
    ? []
    : [
        proposal("timeline", "medium", "completeness", [
          "Say how long it takes",
          "There is no start date and no duration.",
          "Add when the work can start and how many days it takes.",
          "It is the first thing clients ask after the price.",
        ]),
      ];

const scope: Check = (content) => {
  const works = content.items.filter((item) => !item.optional && item.category !== "fee" && item.category !== "travel");
  const isThin = content.scope.length === 0 || content.scope.join(" ").length < 15;
  if (!isThin) return [];
  const entries = [...new Set(works.map((item) => item.description.trim()).filter((text) => text !== ""))].slice(
    0,
    LIMITS.listEntries,
  );
  const apply = entries.length > content.scope.length ? () => ({ ...content, scope: entries }) : null;
  return [
    proposal(
      "scope",
      "medium",
      "clarity",
      [
        "Describe the work",
        content.scope.length === 0 ? "The scope of work is empty." : "The scope of work is very short.",
        apply ? `List the work: ${named(works)}.` : "List what is done, room by room or step by step.",
        "Both sides know what is in the price and what is not.",
      ],
      apply,
    ),
  ];
};

const assumed: Check = (content) => {
  const open = content.questions.filter(
    (question) =>
      question.itemId === undefined ||
      content.items.some((item) => item.id === question.itemId && item.amount !== null),
  );
  return open.length === 0
    ? []
    : [
        proposal("questions", "medium", "clarity", [
          "Answer the open questions",
          `${open.length === 1 ? "One figure was" : `${open.length} figures were`} assumed or can be read in two ways.`,
          open[0]?.text ?? "",
          "What was assumed may not be what you meant.",
        ]),
      ];
};

const tax: Check = (content) =>
  content.tax !== null || content.items.length === 0 || content.terms.some((entry) => /\btax/i.test(entry))
    ? []
    : [
        proposal("tax", "low", "completeness", [
          "Say whether tax is due",
          "No sales tax was mentioned.",
          "Add the sales tax, or a term that says that none is due.",
          "The client knows the sum that will be paid.",
        ]),
      ];

const business: Check = ({ businessInfo }) =>
  businessInfo !== null && (businessInfo.phone || businessInfo.email)
    ? []
    : [
        proposal("business-contact", "low", "professionalism", [
          "Show how to reach you",
          "The document has no phone number or e-mail address of your business.",
          "Add them to the business profile.",
          "A client with a question calls the one whose number is at hand.",
        ]),
      ];

const RANK = { high: 0, medium: 1, low: 2 };

function proposals(content: DocumentContent, context: SuggestionContext): Proposal[] {
  const checks: Check[] = [client, unpriced, rates, deposit, terms, scope, lumpSum, timeline, assumed, tax, business];
  return checks.flatMap((check) => check(content, context)).sort((a, b) => RANK[a.priority] - RANK[b.priority]);
}

/** What would make the document better, the most important first. Ids are stable: the same gap has the same id. */
export const suggest = (content: DocumentContent, context: SuggestionContext): Suggestion[] =>
  proposals(content, context).map(({ apply: _apply, ...suggestion }) => suggestion);

/** The document with a suggestion carried out; null when it is gone or needs the user's own words or figures. */
export function applySuggestion(
  content: DocumentContent,
  suggestionId: string,
  context: SuggestionContext,
): DocumentContent | null {
  return (
    proposals(content, context)
      .find((suggestion) => suggestion.id === suggestionId)
      ?.apply?.() ?? null
  );
}
