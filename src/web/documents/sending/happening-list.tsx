import type { Happening, SendingState } from "#shared/sending/schema.ts";
import { formatMoney } from "#shared/money.ts";
import styles from "./sending-dialog.module.css";

const somebody = (who: string | null) => who ?? "Somebody with the link";

/** What happened, in a few words. */
const said: Record<Happening["kind"], (of: Happening) => string> = {
  sent: ({ who }) => (who === null ? "A link was handed out" : `Sent to ${who}`),
  viewed: ({ who }) => `${somebody(who)} looked at it`,
  accepted: ({ who, amount }) => `${somebody(who)} signed${amount === null ? "" : ` for ${formatMoney(amount)}`}`,
  declined: ({ who }) => `${somebody(who)} declined`,
  change_requested: ({ who }) => `${somebody(who)} asked for a change`,
  withdrawn: () => "You withdrew it",
  voided: () => "You voided the acceptance",
  superseded: () => "You started a new version",
  reminded: ({ who }) => `A reminder went to ${somebody(who)}`,
};

const instant = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/** Newest first; under a sending how its mails stand. */
export function HappeningList({ state }: { state: SendingState }) {
  const waiting = state.deliveries.filter(({ status }) => status !== "sent");
  return (
    <section>
      {state.happenings.length === 0 ? (
        <p>Nothing happened yet.</p>
      ) : (
        <ol className={styles.events} aria-label="What happened">
          {waiting.map(({ email, status, error }) => (
            <li key={email} className={status === "failed" ? styles.failed : undefined}>
              <b>{status === "failed" ? `Not delivered to ${email}` : `The mail to ${email} is waiting`}</b>
              {error && <small>{error}</small>}
            </li>
          ))}
          {state.happenings.map((happening) => (
            <li key={`${happening.kind} ${happening.at}`}>
              <b>{said[happening.kind](happening)}</b>
              <time dateTime={happening.at}>{instant.format(new Date(happening.at))}</time>
              {happening.words && <q>{happening.words}</q>}
            </li>
          ))}
        </ol>
      )}
      {state.happenings.length > 0 && (
        <p className={styles.proof}>
          {state.isProofWhole
            ? "Each of these is chained to the one before by its hash. Nothing was changed or taken out."
            : "The chain of hashes is broken: something of this was changed outside of Bidspoke."}
        </p>
      )}
    </section>
  );
}
