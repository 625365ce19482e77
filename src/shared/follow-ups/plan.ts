import { addDays, DAY_MS, type Day } from "#shared/dates.ts";
import type { FollowUpSettings } from "./schema.ts";

/** A reminder that could not go out in time (no server ran) does not go out much later. */
const LATE_DAYS = 2;
/** The notice to the owner comes this many days before the last one. */
const EXPIRY_DAYS = 2;
const OVERDUE_LATE_DAYS = 7;
/** Notices that belong to a day go out when it is morning in the United States. */
export const MORNING_HOUR_UTC = 14;

/** What decides which mails go out by themselves. */
export interface FollowUpFacts {
  isInvoice: boolean;
  /** Of an offer. */
  sentAt: Date | null;
  validUntil: Day | null;
  /** Of an invoice with a balance. */
  dueOn: Day | null;
  settings: FollowUpSettings;
}

export type FollowUpKind = "reminder" | "expiry" | "overdue";

/** A mail that goes out once: `step` names it. It is not sent before `at`, and not from `until` on. */
export interface PlannedStep {
  kind: FollowUpKind;
  step: string;
  at: Date;
  until: Date;
}

const later = (instant: Date, days: number) => new Date(instant.getTime() + days * DAY_MS);
const morningOf = (day: Day) => new Date(Date.parse(`${day}T00:00:00Z`) + MORNING_HOUR_UTC * 3_600_000);

function offerSteps({ sentAt, validUntil, settings }: FollowUpFacts): PlannedStep[] {
  if (!sentAt) return [];
  const ends = validUntil === null ? null : morningOf(addDays(validUntil, 1));
  const reminders = settings.afterDays.map((days): PlannedStep => ({
    kind: "reminder",
    step: `reminder ${days}`,
    at: later(sentAt, days),
    until: later(sentAt, days + LATE_DAYS),
  }));
  if (validUntil === null || ends === null) return reminders;
  const notice = morningOf(addDays(validUntil, -EXPIRY_DAYS));
  const isWorthIt = settings.expiryNotice && notice >= later(sentAt, 1);
  const held = reminders.filter(({ at }) => at < ends);
  return isWorthIt ? [...held, { kind: "expiry", step: "expiry", at: notice, until: ends }] : held;
}

function invoiceSteps({ sentAt, dueOn, settings }: FollowUpFacts): PlannedStep[] {
  if (dueOn === null || !settings.overdueNotice) return [];
  const morning = morningOf(addDays(dueOn, 1));
  // One that was overdue when it was sent has its reader's day first.
  const at = sentAt !== null && later(sentAt, 1) > morning ? later(sentAt, 1) : morning;
  return [{ kind: "overdue", step: "overdue", at, until: later(at, OVERDUE_LATE_DAYS) }];
}

/** All mails that go out by themselves about one document as it stands, the earliest first. */
export function planFollowUps(facts: FollowUpFacts): PlannedStep[] {
  if (!facts.settings.isOn) return [];
  const steps = facts.isInvoice ? invoiceSteps(facts) : offerSteps(facts);
  return steps.sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** Those whose time it is. */
export const dueSteps = (facts: FollowUpFacts, now: Date): PlannedStep[] =>
  planFollowUps(facts).filter(({ at, until }) => at <= now && now < until);
