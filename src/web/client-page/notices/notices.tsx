import type { ReactNode } from "react";
import { formatDay } from "#shared/dates.ts";
import { calculateTotals } from "#shared/documents/totals.ts";
import { formatMoney } from "#shared/money.ts";
import type { ClientPage } from "#shared/sending/schema.ts";
import { classNames } from "#web/ui/class-names.ts";
import styles from "./notices.module.css";

type NoticesProps = { page: ClientPage; document: NonNullable<ClientPage["document"]> };

const longDay = (instant: string) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short" }).format(new Date(instant));

/** What has to be known before the document is read. */
export function Notices({ page, document }: NoticesProps) {
  const { state, answer, voided, askedAt, isOwner } = page;
  const from = page.business?.businessName ?? "Its sender";
  return (
    <>
      {isOwner && (
        <Notice title="This is what your client sees">
          Your own look is not counted. You can let your client sign here, on your device.
        </Notice>
      )}
      {state === "accepted" && answer && (
        <Notice tone="good" title={answer.isSigned ? "Accepted and signed" : "Accepted"}>
          {answer.name ? `By ${answer.name}, ` : `Noted by ${from}, `}
          {longDay(answer.at)}.
        </Notice>
      )}
      <PaidNotice document={document} />
      {state === "declined" && answer && (
        <Notice title="Declined">
          {answer.name ? `By ${answer.name}, ` : `Noted by ${from}, `}
          {longDay(answer.at)}.
        </Notice>
      )}
      {state === "expired" && (
        <Notice tone="wait" title={`This ${document.type} held until ${formatDay(document.content.validUntil)}`}>
          It cannot be accepted any more. Ask {from} for a new one at the foot of this page.
        </Notice>
      )}
      {voided && !answer && (
        <Notice tone="wait" title={`${from} took the acceptance back on ${longDay(voided.at)}`}>
          Their reason: “{voided.reason}” {page.mayAccept && "It can be answered again."}
        </Notice>
      )}
      {askedAt && askedAt > (answer?.at ?? voided?.at ?? "") && (
        <Notice title="Your wish for a change is on its way">
          {from} got it on {longDay(askedAt)}
          {page.mayAccept ? ". You can still accept it as it is." : "."}
        </Notice>
      )}
    </>
  );
}

/** What came in on an invoice: its sums below say the same. */
function PaidNotice({ document: { type, content } }: Pick<NoticesProps, "document">) {
  if (type !== "invoice" || content.amountPaid <= 0) return null;
  const { balanceDue: balance } = calculateTotals(content);
  return balance > 0 ? (
    <Notice title={`Paid so far: ${formatMoney(content.amountPaid)}`}>
      The balance of {formatMoney(balance)} is due on {formatDay(content.validUntil)}.
    </Notice>
  ) : (
    <Notice tone="good" title="Paid in full">
      Thank you. Nothing is left to pay.
    </Notice>
  );
}

type NoticeProps = { title: string; tone?: "plain" | "good" | "wait"; children: ReactNode };

function Notice({ title, tone = "plain", children }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[tone])} role="status">
      <b>{title}</b>
      <p>{children}</p>
    </div>
  );
}
