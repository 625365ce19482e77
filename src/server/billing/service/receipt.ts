import type { DocumentContent, LineItem } from "#shared/documents/schema.ts";
import { withTotals } from "#shared/documents/totals.ts";
import { formatDay, type Day } from "#shared/dates.ts";
import { cents, formatMoney, thousandths, type Cents } from "#shared/money.ts";
import { defaultThemeStyle, type ThemeStyle } from "#shared/themes/schema.ts";
import type { PdfDocument } from "#server/adapters/pdf/pdf.ts";

export interface Receipt {
  number: string;
  planName: string;
  total: Cents;
  credit: Cents;
  refunded: Cents;
  periodStart: Day;
  periodEnd: Day;
  paidOn: Day;
  customer: { name: string; email: string };
  supportEmail: string;
  isTest: boolean;
}

/** Our own colours: the binding and its accent. */
export const RECEIPT_STYLE: ThemeStyle = {
  ...defaultThemeStyle,
  primaryColor: "#0d503a",
  secondaryColor: "#0c3829",
  accentColor: "#0d503a",
  textColor: "#0f2019",
};

const lumpSum = (id: string, description: string, amount: Cents): LineItem => ({
  id,
  description,
  quantity: thousandths(1000),
  unit: null,
  unitPrice: null,
  amount,
  category: "service",
  optional: false,
  sources: {},
});

function notesOf({ refunded, isTest, supportEmail }: Receipt): string {
  return [
    refunded > 0 ? `${formatMoney(refunded)} of this was refunded.` : "",
    isTest ? "Test mode: no card was charged." : "",
    `Questions about this receipt: ${supportEmail}`,
  ]
    .filter(Boolean)
    .join("\n");
}

/** A paid month as a document: what it cost, what a credit took off, and that it is paid. */
export function receiptOf(receipt: Receipt): PdfDocument {
  const { number, planName, total, credit, paidOn, customer } = receipt;
  const period = `${formatDay(receipt.periodStart)} to ${formatDay(receipt.periodEnd)}`;
  const items = [
    lumpSum("month", `Bidspoke ${planName}, ${period}`, total),
    ...(credit > 0 ? [lumpSum("credit", "Credit", cents(-credit))] : []),
  ];
  const nothing = cents(0);
  const content: DocumentContent = {
    schemaVersion: 1,
    title: "Receipt",
    description: "",
    client: customer.name,
    contact: { email: customer.email, phone: null, address: null },
    quote_type: "invoice",
    job_description: "",
    items,
    subtotal: nothing,
    discount: null,
    tax: null,
    deposit: null,
    amountPaid: cents(total - credit),
    amount: nothing,
    total_cost: nothing,
    labor_hours: thousandths(0),
    hourly_rate: null,
    material_costs: nothing,
    travel_time_hours: thousandths(0),
    travel_cost: nothing,
    scope: [],
    approach: [],
    differentiators: [],
    terms: [],
    notes: notesOf(receipt),
    timeline: "",
    validUntil: paidOn,
    includeLogo: false,
    businessInfo: {
      businessName: "Bidspoke",
      email: receipt.supportEmail,
      phone: null,
      address: null,
      website: null,
      logoUrl: null,
    },
    questions: [],
    sources: {},
    generator: { name: "billing", ms: 0 },
  };
  return { number, type: "invoice", status: "accepted", createdOn: paidOn, content: withTotals(content) };
}
