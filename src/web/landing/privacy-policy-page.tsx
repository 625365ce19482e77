import type { Config } from "#shared/operation/schema.ts";
import { Loading } from "#web/frame/loading.tsx";
import { PlainPage } from "#web/frame/message-page.tsx";
import { useTitle } from "#web/frame/use-title.ts";
import { Button } from "#web/ui/button.tsx";
import { Problem } from "#web/ui/problem.tsx";
import { useConfig } from "#web/use-config.ts";
import styles from "./privacy-policy-page.module.css";

/** What this server does with people's data, said of the providers that it really uses; and the terms of use. */
export function PrivacyPolicyPage() {
  useTitle("Privacy policy");
  const config = useConfig();
  return (
    <PlainPage>
      <h1>Privacy policy</h1>
      <div className={styles.policy}>
        {config.data && <Policy {...config.data} />}
        {config.error && (
          <Problem
            title="The policy could not be loaded."
            description="It names who works for this server, which the server has to say."
            action={<Button onClick={() => void config.refetch()}>Try Again</Button>}
          />
        )}
        {config.isPending && <Loading />}
      </div>
    </PlainPage>
  );
}

function Policy(config: Config) {
  const support = <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>;
  return (
    <>
      <p className={styles.lead}>
        Your words and your prices are yours. They are used to write your documents, and for nothing else.
      </p>
      <h2>Your voice</h2>
      <p>
        When you talk, your browser turns speech into text. Some browsers do that on your device, others ask the speech
        service of their maker; the panel says which before you begin. This server gets the text.
      </p>
      <p>
        {config.transcription
          ? "You can record instead. The recording stays on your device until its text is there, and is sent to a transcription service for that alone. This server does not keep it."
          : "This server takes no recordings."}{" "}
        You can always type.
      </p>
      <h2>Your words</h2>
      <p>
        The text of what you said is kept with the document that was made from it, so that each figure can show where it
        came from.{" "}
        {config.model === null
          ? "The documents are written on this server. No text goes to an AI provider."
          : `To better the wording, the text, your price list and your business’s name and description go to an AI provider (the model ${config.model}).`}
      </p>
      <h2>What you send</h2>
      <p>
        A document that you send gets a page at an address that nobody can guess. Whoever has the address can read it
        there until it runs out or you withdraw it. The page tells you that it was opened, on which day and from which
        of your mails. An answer keeps the name that was typed, the signature, the time, the network address and the
        kind of browser: they are the proof, which you and your client both get. No other trace of your client is taken.
      </p>
      <p>
        Mails to your clients, reminders too, are written in your name and go out through this server’s mail service.
        You decide whether reminders are sent, and after how many days. Payments that you note are figures alone: no
        money goes through Bidspoke.
      </p>
      <p>
        You are such a client? What is kept about you is kept for the business that wrote to you. Ask it, or {support}.
      </p>
      <h2>Your money</h2>
      <p>
        {config.payments === "stripe"
          ? "Payments go through Stripe. Your card number goes from your browser to Stripe and never to this server, which knows the card’s brand, its last four digits and when it expires."
          : "This server runs in test mode: no card is charged, and no card number is kept."}
      </p>
      <h2>Cookies and measuring</h2>
      <p>
        One cookie keeps you signed in, another one remembers that this browser is yours, so that somebody guessing your
        password cannot lock you out. There are no advertisements, and nobody measures what you do here. The server’s
        log names times and addresses of pages, and nobody’s words. The kind of browser stands beside each of your
        sign-ins, where you can see it. Network addresses are counted for a quarter of an hour at most, to stop floods.
      </p>
      <h2>How long it is kept</h2>
      <p>
        Your data stays while you have an account. {config.retentionDays} days after a cancellation takes effect it is
        deleted; a mail warns you 7 days before. In the settings you can take all of it with you as one file, and delete
        the account with everything in it at once: documents, links, signatures and what was noted of clients.
        {config.backupDays > 0 &&
          ` Backups of this server, which nobody reads, forget it ${config.backupDays} days later.`}
      </p>
      <h2>Your rights</h2>
      <p>
        Wherever you live, you can see, correct, take and delete what is kept about you: the settings do it, and{" "}
        {support} helps. Bidspoke is not for children under 13.
      </p>
      <h2 id="terms">Terms of use</h2>
      <p>
        A trial lasts seven days and asks for a card. You can cancel any time before it ends and pay nothing; after it
        the monthly price that you were shown is charged until you cancel. Within 30 days of the first charge you can
        have it back, in 3 to 5 business days.
      </p>
      <p>
        What you send to your clients is yours to check: Bidspoke writes down what was said and adds it up, and asks
        where nobody said a price. What you agree with them, and whether a drawn signature is enough for it where you
        live, is between you and them. You may not use it to break the law, to reach other people’s data, or to bring
        the service down.
      </p>
    </>
  );
}
