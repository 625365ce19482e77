import { LIMITS } from "#shared/limits.ts";
import { addDays, formatDay } from "#shared/dates.ts";
import { formatPercent } from "#shared/money.ts";
import type { Operation } from "../refine/operations.ts";
import type { DocumentType } from "../schema.ts";
import { named, proposal, type Check } from "./proposal.ts";

export const client: Check = ({ client: name, contact }) => {
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

/** A term that says when is paid, in the words of a form or in the user's own: "Half down, rest when it's hung." */
const PAYMENT =
  /\bnet \d|\bdue\b|\bpayment|\bpayable|\bpaid\b|\b(?:pay|pays|paying|venmo|zelle|balance|rest|remainder|half|third|percent|(?:an?|by|the) check|by card|cash)\b(?! (?:of )?the\b).{0,80}\b(?:when|once|on|at|before|after|by|upon|within|with|each|every|monthly|down|up front|same day|that day)\b/i;
const paymentTerm = (type: DocumentType): string =>
  type === "invoice" ? "Payment is due on receipt." : "Payment is due on completion of the work.";

export const terms: Check = (content, { type }) => {
  const term = paymentTerm(type);
  if (content.terms.length >= LIMITS.listEntries || content.terms.some((entry) => PAYMENT.test(entry))) return [];
  const operations: Operation[] = [{ op: "set_payment_terms", text: term }];
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
          operations,
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
          operations,
        ),
      ];
};

export const timeline: Check = (content, { type }) =>
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

const clearScope: Operation = { op: "clear_list", list: "scope" };

export const scope: Check = (content) => {
  const works = content.items.filter((item) => !item.optional && item.category !== "fee" && item.category !== "travel");
  const isThin = content.scope.length === 0 || content.scope.join(" ").length < 15;
  if (!isThin) return [];
  const entries = [...new Set(works.map((item) => item.description.trim()).filter((text) => text !== ""))].slice(
    0,
    LIMITS.listEntries,
  );
  const operations =
    entries.length > content.scope.length
      ? [clearScope, ...entries.map((text): Operation => ({ op: "add_entry", list: "scope", text }))]
      : [];
  return [
    proposal(
      "scope",
      "medium",
      "clarity",
      [
        "Describe the work",
        content.scope.length === 0 ? "The scope of work is empty." : "The scope of work is very short.",
        operations.length > 0 ? `List the work: ${named(works)}.` : "List what is done, room by room or step by step.",
        "Both sides know what is in the price and what is not.",
      ],
      operations,
    ),
  ];
};

export const assumed: Check = (content) => {
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

const VALIDITY = /\bvalid\b|\bgood (?:until|for|through|till)\b|\bexpires?\b|\bprices? (?:hold|stand)/i;
const PRICES_END = "The prices stand until the date named above; after it they are confirmed anew.";

/** A date that has gone by, or an end of the prices that nobody spoke of. */
export const validity: Check = (content, { type, today }) => {
  if (type === "invoice") return [];
  if (content.validUntil < today) {
    const day = addDays(today, LIMITS.validityDays);
    return [
      proposal(
        "validity-over",
        "high",
        "completeness",
        [
          "Renew the date",
          `The prices were good until ${formatDay(content.validUntil)}, and that has gone by.`,
          `Make it good until ${formatDay(day)}.`,
          "A client who wants to accept it sees that the offer still stands.",
        ],
        [{ op: "set_valid_until", day }],
      ),
    ];
  }
  const isSaid = content.sources.validUntil !== undefined || content.terms.some((entry) => VALIDITY.test(entry));
  if (isSaid || content.items.length === 0 || content.terms.length >= LIMITS.listEntries) return [];
  return [
    proposal(
      "validity",
      "low",
      "professionalism",
      [
        "Say how long the prices stand",
        `You named no end. ${LIMITS.validityDays} days were taken: ${formatDay(content.validUntil)}.`,
        `Add “${PRICES_END}”`,
        "Material gets dearer; a price without an end binds you to it.",
      ],
      [{ op: "add_entry", list: "terms", text: PRICES_END }],
    ),
  ];
};

/** Where the account taxed its work before, the same rate is put in at once; it is the user's own figure. */
export const tax: Check = (content, { usualTax }) => {
  if (content.tax !== null || content.items.length === 0 || content.terms.some((entry) => /\btax/i.test(entry)))
    return [];
  const rate = usualTax === null ? null : formatPercent(usualTax);
  return [
    proposal(
      "tax",
      "low",
      "completeness",
      [
        "Say whether tax is due",
        rate === null ? "No sales tax was mentioned." : `No sales tax was mentioned. You last charged ${rate}.`,
        rate === null ? "Add the sales tax, or a term that says that none is due." : `Add ${rate} sales tax.`,
        "The client knows the sum that will be paid.",
      ],
      usualTax === null ? [] : [{ op: "set_tax", percent: usualTax, amount: null }],
    ),
  ];
};

export const business: Check = ({ businessInfo }) =>
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
