import { TRIAL_DAYS } from "#shared/billing/plans.ts";
import { formatDay, type Day } from "#shared/dates.ts";
import { formatMoney, type Cents } from "#shared/money.ts";
import { named, type WrittenLetter } from "../letter.ts";

const SUBSCRIPTION = "/settings?tab=subscription";
const price = (monthly: Cents) => `${formatMoney(monthly)} a month`;
const TRIAL_REASON = "You get this because your free trial of Bidspoke has a date that matters.";

/** After a sign-up with a card. */
export const welcome = (to: { firstName: string | null; monthly: Cents; trialEndsOn: Day | null }): WrittenLetter => ({
  type: "welcome",
  letter: {
    subject: "Your pad is ready",
    preview: to.trialEndsOn ? `${TRIAL_DAYS} days free, until ${formatDay(to.trialEndsOn)}.` : price(to.monthly),
    heading: `Welcome${named(to.firstName)}`,
    paragraphs: [
      "Stand in front of the job and say what it needs. Bidspoke writes it down as a priced quote while you talk, and shows the words that each figure came from.",
      "Put your rates on your price list first, and the pad fills them in for you.",
    ],
    facts: to.trialEndsOn
      ? [
          { label: "Free until", value: formatDay(to.trialEndsOn) },
          { label: "After that", value: price(to.monthly) },
        ]
      : [{ label: "Your plan", value: price(to.monthly) }],
    button: { label: "Talk through your first job", path: "/dashboard" },
    closing: to.trialEndsOn ? ["Cancel any time before the trial ends, and nothing is charged."] : [],
    reason: "You get this because you signed up to Bidspoke.",
  },
});

/** Some days before a trial ends. */
export const trialEnding = (to: { firstName: string | null; monthly: Cents; trialEndsOn: Day }): WrittenLetter => ({
  type: "trial_ending",
  letter: {
    subject: `Your free trial ends on ${formatDay(to.trialEndsOn)}`,
    preview: `After that it is ${price(to.monthly)}. Nothing to do if you want to go on.`,
    heading: `Your trial ends on ${formatDay(to.trialEndsOn)}`,
    paragraphs: [
      `There is nothing to do if you want to keep your pad${named(to.firstName)}: your card is charged on that day.`,
    ],
    facts: [
      { label: "First charge", value: formatDay(to.trialEndsOn) },
      { label: "Then", value: price(to.monthly) },
    ],
    button: { label: "See your subscription", path: SUBSCRIPTION },
    closing: ["To stop, cancel before that day. Your documents stay readable, and nothing is charged."],
    reason: TRIAL_REASON,
  },
});

/** When a trial is over: it went on as a subscription, or it was canceled. */
export const trialEnded = (to: { monthly: Cents; endedOn: Day; goesOn: boolean }): WrittenLetter => ({
  type: "trial_ended",
  letter: to.goesOn
    ? {
        subject: "Your subscription has started",
        preview: `Your free trial ended on ${formatDay(to.endedOn)}. It is ${price(to.monthly)} now.`,
        heading: "Your subscription has started",
        paragraphs: ["Your free trial is over, and your pad goes on as it was."],
        facts: [
          { label: "Trial ended", value: formatDay(to.endedOn) },
          { label: "Your plan", value: price(to.monthly) },
        ],
        button: { label: "See your receipts", path: SUBSCRIPTION },
        closing: ["If it is not for you, ask for your money back within 30 days."],
        reason: TRIAL_REASON,
      }
    : {
        subject: "Your free trial has ended",
        preview: "Your documents stay readable. Nothing was charged.",
        heading: "Your free trial has ended",
        paragraphs: [
          "Nothing was charged. Everything you wrote can still be read, downloaded and exported; new documents need a subscription.",
        ],
        button: { label: "Start again", path: SUBSCRIPTION },
        reason: TRIAL_REASON,
      },
});

/** When a charge was refused. */
export const paymentFailed = (to: { amount: Cents; triedOn: Day; worksUntil: Day }): WrittenLetter => ({
  type: "payment_failed",
  letter: {
    subject: "Your payment did not go through",
    preview: `Update your card by ${formatDay(to.worksUntil)} to keep writing documents.`,
    heading: "Your payment did not go through",
    paragraphs: [
      "Your bank refused the charge for this month.",
      `Your pad works until ${formatDay(to.worksUntil)}. Update your card before then, and nothing changes.`,
    ],
    facts: [
      { label: "Amount", value: formatMoney(to.amount) },
      { label: "Tried on", value: formatDay(to.triedOn) },
    ],
    button: { label: "Update your card", path: SUBSCRIPTION },
    closing: ["We try the card again in the next days. Your documents stay readable whatever happens."],
    reason: "You get this because a payment for your Bidspoke subscription failed.",
  },
});

/** After each monthly charge, and for a month that a credit paid. */
export const subscriptionRenewed = (to: {
  amount: Cents;
  credit: Cents;
  paidOn: Day;
  nextOn: Day | null;
  card: string | null;
}): WrittenLetter => ({
  type: "subscription_renewed",
  letter: {
    subject: to.amount === 0 ? "This month is on us" : `Receipt: ${formatMoney(to.amount)} for Bidspoke`,
    preview: to.nextOn ? `The next month starts on ${formatDay(to.nextOn)}.` : "Thank you.",
    heading: to.amount === 0 ? "This month is on us" : "Thank you for your payment",
    paragraphs: ["Your subscription goes on for another month."],
    facts: [
      { label: "Paid", value: formatMoney(to.amount) },
      ...(to.credit > 0 ? [{ label: "Paid by your credit", value: formatMoney(to.credit) }] : []),
      { label: "On", value: formatDay(to.paidOn) },
      ...(to.card && to.amount > 0 ? [{ label: "Card", value: to.card }] : []),
      ...(to.nextOn ? [{ label: "Next charge", value: formatDay(to.nextOn) }] : []),
    ],
    button: { label: "Download the receipt", path: SUBSCRIPTION },
    reason: "You get this because you have a Bidspoke subscription.",
  },
});

/** Seven days before an account's data is deleted. */
export const deletionWarning = (to: { deletedOn: Day; days: number }): WrittenLetter => ({
  type: "deletion_warning",
  letter: {
    subject: `Your documents will be deleted on ${formatDay(to.deletedOn)}`,
    preview: "Export them, or come back before then.",
    heading: `Your data will be deleted on ${formatDay(to.deletedOn)}`,
    paragraphs: [
      `Your subscription has ended. We keep what you wrote for ${to.days} days after that, then delete it for good.`,
    ],
    button: { label: "Export or come back", path: SUBSCRIPTION },
    closing: ["What is deleted cannot be brought back, by us or anybody else."],
    reason: "You get this because data of yours is about to be deleted. This mail cannot be turned off.",
  },
});

/** To the support address: somebody asks for their money back. */
export const refundRequested = (of: {
  email: string;
  amount: Cents;
  invoice: string;
  words: string;
}): WrittenLetter => ({
  type: "refund_requested",
  letter: {
    subject: `Refund asked for by ${of.email}`,
    preview: `${formatMoney(of.amount)}, invoice ${of.invoice}.`,
    heading: "A refund was asked for",
    paragraphs: of.words === "" ? ["No reason was given."] : [of.words],
    facts: [
      { label: "Account", value: of.email },
      { label: "Amount", value: formatMoney(of.amount) },
      { label: "Invoice", value: of.invoice },
    ],
    reason: "You get this because this is the support address of Bidspoke.",
  },
});
