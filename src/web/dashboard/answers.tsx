import { useState } from "react";
import { Link } from "wouter";
import type { User } from "#shared/accounts/schema.ts";
import { formatMoney } from "#shared/money.ts";
import { nameOf } from "#shared/sending/words.ts";
import type { Answer } from "#shared/sending/answers.ts";
import { createdDay } from "#web/documents/list/created-day.ts";
import { openedOn } from "#web/documents/list/opened-on.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { useAnswers } from "./api.ts";
import styles from "./answers.module.css";
import { keepSeen, keyOf, readSeen } from "./seen-answers.ts";

/** More stand on the list of documents. */
const AT_ONCE = 4;

const tones = { accepted: styles.good, declined: styles.bad, change_requested: styles.wait };

const said: Record<Answer["kind"], (of: Answer) => string> = {
  accepted: (of) => `accepted ${nameOf(of)}${of.amount === null ? "" : `, ${formatMoney(of.amount)}`}`,
  declined: (of) => `declined ${nameOf(of)}`,
  change_requested: (of) => `asks for a change to ${nameOf(of)}`,
};

/**
 * What clients answered since it was last looked at on this device. One that is opened is looked at, and is gone with
 * the next visit of the page.
 */
export function Answers({ user, onGone }: { user: User; onGone: () => void }) {
  const { data = [] } = useAnswers();
  const [seen, setSeen] = useState(() => readSeen(user.id));
  const fresh = data.filter((answer) => !seen.includes(keyOf(answer))).slice(0, AT_ONCE);
  if (fresh.length === 0) return null;
  const dismiss = () => {
    setSeen(keepSeen(user.id, data.map(keyOf)));
    onGone();
  };
  return (
    <section className={styles.answers} aria-label="Answers from your clients">
      <ul>
        {fresh.map((answer) => (
          <li key={keyOf(answer)} className={classNames(styles.answer, tones[answer.kind])}>
            <p>
              <b>
                {answer.who ?? "Your client"} {said[answer.kind](answer)}
              </b>{" "}
              {answer.words && <q>{answer.words}</q>} <time dateTime={answer.at}>{createdDay(answer.at)}</time>
            </p>
            <Link
              href={openedOn(paths.dashboard, answer.documentId)}
              aria-label={`Open ${nameOf(answer)}`}
              onClick={() => keepSeen(user.id, [keyOf(answer)])}
            >
              Open
            </Link>
          </li>
        ))}
      </ul>
      <Button look="quiet" size="small" accent onClick={dismiss}>
        Got it
      </Button>
    </section>
  );
}
