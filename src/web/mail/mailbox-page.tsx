import { useState } from "react";
import type { KeptMail } from "#shared/mail/schema.ts";
import { ApiError, reasonOf } from "#web/api-client.ts";
import { Loading } from "#web/frame/loading.tsx";
import { MessagePage } from "#web/frame/message-page.tsx";
import { useTitle } from "#web/frame/use-title.ts";
import { Button } from "#web/ui/button.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { Problem } from "#web/ui/problem.tsx";
import { Wordmark } from "#web/ui/wordmark.tsx";
import { mailPageAddress, useMailbox } from "./api.ts";
import styles from "./mailbox.module.css";

const when = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/** The mails that a server without a mail server kept on this machine: for trying things out. */
export function MailboxPage() {
  useTitle("Mails on this machine");
  const mailbox = useMailbox();
  if (mailbox.error instanceof ApiError && mailbox.error.status === 404) {
    return (
      <MessagePage
        title="404 Page Not Found"
        text="Mails are kept here in demo mode alone, on a server without a mail server."
      />
    );
  }
  return (
    <div className={styles.page}>
      <header className={styles.top} data-on="binding">
        <a href="/" aria-label="Bidspoke, to the start">
          <Wordmark />
        </a>
        <Button size="small" busy={mailbox.isFetching} onClick={() => void mailbox.refetch()}>
          Refresh
        </Button>
      </header>
      <main className={styles.main}>
        <h1>Mails on this machine</h1>
        <p className={styles.note}>No mail server is set up, so nothing was sent: each mail is a file in data/mail.</p>
        {mailbox.isPending && <Loading rows={4} />}
        {mailbox.isError && <Problem title={reasonOf(mailbox.error, "Please try again.")} />}
        {mailbox.data?.length === 0 && <Empty text="No mails yet. Sign up, or ask for a new password." />}
        {mailbox.data && mailbox.data.length > 0 && <Mails mails={mailbox.data} />}
      </main>
    </div>
  );
}

function Mails({ mails }: { mails: KeptMail[] }) {
  const [openId, setOpenId] = useState(mails[0]?.id ?? "");
  const open = mails.find(({ id }) => id === openId) ?? mails[0];
  return (
    <div className={styles.columns}>
      <ul className={styles.list} aria-label="Mails">
        {mails.map((mail) => (
          <li key={mail.id}>
            <button
              type="button"
              className={styles.entry}
              aria-current={mail.id === open?.id ? "true" : undefined}
              onClick={() => setOpenId(mail.id)}
            >
              <b>{mail.subject}</b>
              <span>
                {mail.to} · {when.format(new Date(mail.sentAt))}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {open && <OpenMail key={open.id} mail={open} />}
    </div>
  );
}

/** The mail in a frame that may run nothing, and as plain text. */
function OpenMail({ mail }: { mail: KeptMail }) {
  const [asText, setAsText] = useState(false);
  return (
    <section className={styles.mail} aria-label={mail.subject}>
      <header className={styles.head}>
        <h2>{mail.subject}</h2>
        <p className={styles.note}>
          {mail.from} to {mail.to}
        </p>
        <Button size="small" onClick={() => setAsText(!asText)}>
          {asText ? "Show with its look" : "Show as plain text"}
        </Button>
      </header>
      {asText ? (
        <pre className={styles.text}>{linked(mail.text)}</pre>
      ) : (
        <iframe
          className={styles.frame}
          title={mail.subject}
          src={mailPageAddress(mail.id)}
          sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
        />
      )}
    </section>
  );
}

/** Plain text whose addresses can be pressed, as mail programs show them. */
function linked(text: string) {
  let offset = 0;
  return text.split(/(https?:\/\/\S+)/).map((part) => {
    offset += part.length;
    return part.startsWith("http") ? (
      <a key={offset} href={part}>
        {part}
      </a>
    ) : (
      part
    );
  });
}
