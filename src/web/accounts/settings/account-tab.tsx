import type { ReactNode } from "react";
import type { User } from "#shared/accounts/schema.ts";
import { FollowUpSection } from "#web/follow-ups/follow-up-section.tsx";
import { EmailSection } from "./email-section.tsx";
import { MailSection } from "./mail-section.tsx";
import { NameSection } from "./name-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { SessionSection } from "./session-section.tsx";
import styles from "./account-tab.module.css";

/** Who somebody is here, how they sign in and where, and which mails they and their clients get. */
export function AccountTab({ user }: { user: User }) {
  return (
    <div className={styles.tab}>
      <Section title="Your name">
        <NameSection user={user} />
      </Section>
      <Section title="Email">
        <EmailSection user={user} />
      </Section>
      <Section title="Password">
        <PasswordSection user={user} />
      </Section>
      <Section title="Where you are signed in">
        <SessionSection user={user} />
      </Section>
      <Section title="Mails you get" id="mails">
        <MailSection />
      </Section>
      <Section title="Reminders to clients" id="reminders">
        <FollowUpSection />
      </Section>
    </div>
  );
}

function Section({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section className={styles.section} id={id} aria-label={title}>
      <h2>{title}</h2>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
