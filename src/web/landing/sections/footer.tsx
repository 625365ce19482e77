import { landingGaps as gaps } from "#shared/marketing/landing.ts";
import { Wordmark } from "#web/ui/wordmark.tsx";
import { parts, privacy, signIn, signUp, terms } from "../site-links.ts";
import styles from "./footer.module.css";

const columns = [
  {
    name: "Product",
    links: [
      { label: "Features", href: `#${parts.features}` },
      { label: "Pricing", href: `#${parts.pricing}` },
      { label: "FAQ", href: `#${parts.faq}` },
    ],
  },
  {
    name: "Your account",
    links: [
      { label: "Sign in", href: signIn },
      { label: "Create account", href: signUp },
    ],
  },
  {
    name: "In plain words",
    links: [
      { label: "Privacy policy", href: privacy },
      { label: "Terms of use", href: terms },
      { label: "Write to us", href: `mailto:${gaps.supportEmail}` },
    ],
  },
] as const;

export function Footer() {
  return (
    <footer className={styles.footer} data-on="binding">
      <div className={styles.inner}>
        <div className={styles.name}>
          <Wordmark />
          <p>Say the job. It adds up.</p>
        </div>
        {columns.map(({ name, links }) => (
          <nav key={name} aria-label={name}>
            <h2>{name}</h2>
            <ul>
              {links.map(({ label, href }) => (
                <li key={label}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
