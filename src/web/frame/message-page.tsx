import type { ReactNode } from "react";
import { Wordmark } from "#web/ui/wordmark.tsx";
import styles from "./message-page.module.css";

/** A whole page for anybody, signed in or not: the name above, a column of text below. */
export function PlainPage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.top} data-on="binding">
        <a href="/" aria-label="Bidspoke, to the start">
          <Wordmark />
        </a>
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  );
}

/** A whole page that says one thing: not found, or gone wrong. */
export function MessagePage({ children, ...message }: MessageProps) {
  return (
    <PlainPage>
      <MessageBody {...message}>{children}</MessageBody>
    </PlainPage>
  );
}

type MessageProps = { title: string; text: ReactNode; children?: ReactNode };

/** The same inside a page that has its frame. */
export function Message(props: MessageProps) {
  return (
    <main className={styles.inside} role="alert">
      <MessageBody {...props} />
    </main>
  );
}

function MessageBody({ title, text, children }: MessageProps) {
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </>
  );
}
