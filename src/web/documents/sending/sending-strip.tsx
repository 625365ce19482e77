import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { dayOf, formatDay } from "#shared/dates.ts";
import type { Document } from "#shared/documents/schema.ts";
import type { Happening, SendingState } from "#shared/sending/schema.ts";
import { formatMoney } from "#shared/money.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { useSending } from "./api.ts";
import styles from "./sending-strip.module.css";

/** One line over the paper: how the document stands with its client. Pressed, it tells the whole of it. */
export function SendingStrip({ document, onOpen }: { document: Document; onOpen: () => void }) {
  const wasSent = document.sentAt !== null || document.isSigned;
  const { data: state } = useSending(document.id, wasSent);
  if (!wasSent || !state) return null;
  const { tone, text } = saidOf(document, state);
  return (
    <section className={classNames(styles.strip, styles[tone])} aria-label="With your client">
      <p role="status">{text}</p>
      <Button look="quiet" size="small" onClick={onOpen}>
        Details
        <ChevronRight aria-hidden="true" />
      </Button>
    </section>
  );
}

const on = (instant: string) => formatDay(dayOf(new Date(instant)));

type Said = { tone: "plain" | "good" | "wait" | "bad"; text: ReactNode };

function saidOf(document: Document, state: SendingState): Said {
  const newest = (kind: Happening["kind"]) => state.happenings.find((one) => one.kind === kind);
  const failed = state.deliveries.find(({ status }) => status === "failed");
  const accepted = document.isSigned ? newest("accepted") : undefined;
  if (accepted)
    return {
      tone: "good",
      text: `Signed by ${accepted.who ?? "your client"} on ${on(accepted.at)}${accepted.amount === null ? "" : ` for ${formatMoney(accepted.amount)}`}.`,
    };
  if (failed)
    return {
      tone: "bad",
      text: `Not delivered to ${failed.email}. Check the address and send it again.`,
    };
  const declined = document.status === "declined" ? newest("declined") : undefined;
  if (declined)
    return {
      tone: "bad",
      text: `Declined by ${declined.who ?? "your client"}${declined.words ? `: “${declined.words}”` : "."}`,
    };
  if (state.hasChanged)
    return {
      tone: "wait",
      text: "Changed since it was sent: its links say that a new version is coming. Send it again.",
    };
  const voided = newest("voided");
  const asked = newest("change_requested");
  if (asked && document.sentAt !== null && asked.at >= document.sentAt && !(voided && voided.at > asked.at))
    return { tone: "wait", text: `${asked.who ?? "Your client"} asks for a change: “${asked.words ?? ""}”` };
  if (state.deliveries.some(({ status }) => status === "pending")) return { tone: "plain", text: "On its way…" };
  if (voided && document.sentAt !== null && voided.at >= document.sentAt)
    return { tone: "plain", text: "You voided the acceptance. It waits for an answer again." };
  const sentTo = state.deliveries.map(({ email }) => email).join(", ");
  const sent =
    document.sentAt === null
      ? "Sent"
      : `Sent on ${on(document.sentAt)}${sentTo === "" ? " by a link" : ` to ${sentTo}`}`;
  return {
    tone: "plain",
    text: document.viewedAt === null ? `${sent}. Not seen yet.` : `${sent}. Seen on ${on(document.viewedAt)}.`,
  };
}
