import type { Document } from "#shared/documents/schema.ts";
import type { Alike } from "#shared/settlement/schema.ts";
import { nameOf } from "#shared/sending/words.ts";
import { openedOn } from "#web/documents/list/opened-on.ts";
import { paths } from "#web/paths.ts";
import { useSettlement } from "./api.ts";
import styles from "./settlement.module.css";

/** How the other one stands: an invoice made of nothing, or an offer that was accepted. */
function saidOf({ type, invoices }: Alike): string {
  if (type === "invoice") return "is for the same client and the same total, and was not made of this one.";
  if (invoices.length > 0)
    return `is for the same client and the same total, and is invoiced already (${invoices.join(", ")}).`;
  return "is for the same client and the same total, was accepted, and is not invoiced yet.";
}

/** Names what may be the same job, so that it is not billed twice. It opens elsewhere: what is done here stays. */
export function AlikeNote({ alike }: { alike: readonly Alike[] }) {
  if (alike.length === 0) return null;
  return (
    <section className={styles.alike} aria-label="Perhaps the same job">
      <b>Is this the same job?</b>
      <ul>
        {alike.map((other) => (
          <li key={other.id}>
            <a href={openedOn(paths.quotes, other.id)} target="_blank" rel="noreferrer">
              {nameOf(other)}
            </a>{" "}
            {saidOf(other)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same of an invoice that is about to be sent. */
export function InvoiceAlikeNote({ invoice }: { invoice: Pick<Document, "id"> }) {
  const { data } = useSettlement(invoice.id);
  return <AlikeNote alike={data?.bill?.alike ?? []} />;
}
