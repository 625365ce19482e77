import type { ReactNode } from "react";
import type { ClientPage } from "#shared/sending/schema.ts";
import { reasonOf } from "#web/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { useSharedTitle } from "../use-shared-title.ts";
import styles from "./closed-page.module.css";

const SAID: Partial<Record<ClientPage["state"], (from: string) => { title: string; text: string }>> = {
  withdrawn: (from) => ({
    title: "This link was withdrawn",
    text: `${from} has taken it back. Ask them if you need it.`,
  }),
  replaced: (from) => ({
    title: "There is a newer version",
    text: `${from} sent you a newer one since. Open the link in the newest message you have from them.`,
  }),
  changing: (from) => ({
    title: "A new version is on its way",
    text: `${from} is changing this document, and will send you the new one. There is nothing you have to do.`,
  }),
};

/** A link that opens nothing any more says why, and whom to ask. */
export function ClosedPage({ page: { state, business } }: { page: ClientPage }) {
  const from = business?.businessName ?? "The sender";
  const { title, text } = SAID[state]?.(from) ?? { title: "There is nothing to read here", text: `Ask ${from}.` };
  useSharedTitle(title);
  return (
    <Sheet title={title} name={business?.businessName ?? null} logo={business?.logoUrl ?? null}>
      <p>{text}</p>
      {business && (business.phone || business.email) && (
        <ul className={styles.reach}>
          {business.phone && (
            <li>
              <a href={`tel:${business.phone.replaceAll(/[^\d+]/g, "")}`}>{business.phone}</a>
            </li>
          )}
          {business.email && (
            <li>
              <a href={`mailto:${business.email}`}>{business.email}</a>
            </li>
          )}
        </ul>
      )}
    </Sheet>
  );
}

/** A guessed or mistyped link. */
export function UnknownPage() {
  useSharedTitle("Nothing is here");
  return (
    <Sheet title="Nothing is here">
      <p>This link does not work. Check that all of it was copied, or ask whoever sent it for a new one.</p>
    </Sheet>
  );
}

type BrokenPageProps = { error?: unknown; onRetry?: () => void; isBusy?: boolean };

const reload = () => window.location.reload();

/** The server did not answer, or this page failed. */
export function BrokenPage({ error, onRetry = reload, isBusy = false }: BrokenPageProps) {
  return (
    <Sheet title="This page could not be opened">
      <p role="alert">{reasonOf(error, "Something went wrong.")} Nothing is lost. Please try again.</p>
      <Button look="main" busy={isBusy} onClick={onRetry}>
        Try again
      </Button>
    </Sheet>
  );
}

type SheetProps = { title: string; name?: string | null; logo?: string | null; children: ReactNode };

function Sheet({ title, name = null, logo = null, children }: SheetProps) {
  return (
    <main className={styles.desk}>
      <section className={styles.sheet}>
        {logo ? <img src={logo} alt={name ?? ""} /> : name && <p className={styles.name}>{name}</p>}
        <h1>{title}</h1>
        {children}
      </section>
    </main>
  );
}
