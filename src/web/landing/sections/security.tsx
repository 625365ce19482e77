import { landingGaps as gaps } from "#shared/marketing/landing.ts";
import { parts, privacy } from "../site-links.ts";
import { Section } from "./section.tsx";
import styles from "./security.module.css";

const facts = [
  {
    what: "Your voice",
    how: "Turned into text by your browser, on the device where it can. The panel says where it goes before you begin.",
  },
  {
    what: "Your card",
    how: "Its number never reaches our server: we know the brand, the last four digits and the expiry.",
  },
  {
    what: "Your password",
    how: "Kept as an argon2id hash that nobody can turn back. Every session is listed, and ended in one press.",
  },
  {
    what: "Your documents",
    how: `Read by your account, and by whom you send one to. Yours to export any time; gone ${gaps.retentionDays} days after you leave, or at once when you say so.`,
  },
] as const;

/** What happens to what a visitor entrusts to the product. */
export function Security() {
  return (
    <Section
      id={parts.security}
      title="Your words, your prices, your customers."
      lead={
        <>
          They are used to write your documents and for nothing else. <a href={privacy}>Read the privacy policy</a>.
        </>
      }
      aside
    >
      <dl className={styles.facts}>
        {facts.map(({ what, how }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
