import { Check } from "lucide-react";
import { landingGaps as gaps, type OfferState } from "#shared/marketing/landing.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { parts, signUp } from "../site-links.ts";
import styles from "./pricing.module.css";
import { Section } from "./section.tsx";

const included = [
  "Unlimited quotes, bids, estimates and invoices",
  "Your price list, templates and document themes",
  "Branded PDFs, nothing of ours on them",
  "A page for each customer to accept and sign",
  "Invoices, deposits, and what was paid",
  "Every version of every document",
  "Everything you have, to take with you",
] as const;

/** The one price, as the operator's settings and the day make it. */
export function Pricing({ offer }: { offer: OfferState }) {
  return (
    <Section
      id={parts.pricing}
      title="One price. All of it."
      lead="No seats, no tiers, no charge for each document. Invite three people who stay, and a month is free."
      aside
    >
      <div className={styles.card}>
        <p className={styles.price}>
          <b>{gaps.monthly}</b> a month
        </p>
        <p className={styles.offer}>
          {offer === "closed"
            ? `${gaps.trialDays} days free first.`
            : `${gaps.trialDays} days free first. Founding price, locked for life${offer === "countdown" ? `; ${gaps.priceAfter} from ${gaps.ends}` : ""}.`}
        </p>
        <ul className={styles.included}>
          {included.map((text) => (
            <li key={text}>
              <Check aria-hidden="true" />
              {text}
            </li>
          ))}
        </ul>
        <a href={signUp} className={`${buttonClass({ look: "main", size: "glove", wide: true })}`}>
          Start {gaps.trialDays} days free
        </a>
        <p className={styles.small}>
          A card is needed. Nothing is charged before the trial ends; cancel any time before it does.
        </p>
      </div>
    </Section>
  );
}
