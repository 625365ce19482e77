import { dayOf } from "#shared/dates.ts";
import type { DocumentStatus, DocumentType } from "#shared/documents/schema.ts";
import type { LinkState } from "#shared/sending/schema.ts";

/** The day that it is in the last place on earth where it is that day (UTC-12): nobody's last day ends early. */
const LATEST_ZONE_MS = 12 * 3_600_000;

/** True once the day is over everywhere. */
const isPast = (day: string, now: Date): boolean => day < dayOf(new Date(now.getTime() - LATEST_ZONE_MS));

/** What decides how a link stands. */
export interface LinkFacts {
  isWithdrawn: boolean;
  /** It shows what was sent last. */
  isNewest: boolean;
  /** The document says what the link shows, word for word. */
  isUnchanged: boolean;
  isSigned: boolean;
  status: DocumentStatus;
  type: DocumentType;
  validUntil: string;
}

export function linkState(facts: LinkFacts, now: Date): LinkState {
  if (facts.isWithdrawn) return "withdrawn";
  if (!facts.isNewest) return "replaced";
  if (facts.isSigned) return "accepted";
  if (!facts.isUnchanged || facts.status === "draft") return "changing";
  if (facts.type === "invoice") return "open";
  if (facts.status === "accepted" || facts.status === "declined") return facts.status;
  return isPast(facts.validUntil, now) ? "expired" : "open";
}
