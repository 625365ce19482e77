import { Link } from "wouter";
import { FoundingPrice } from "#web/billing/founding-price.tsx";
import { useTitle } from "#web/frame/use-title.ts";
import { paths } from "#web/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Wordmark } from "#web/ui/wordmark.tsx";
import { ExamplePad } from "./example-pad.tsx";
import styles from "./home-page.module.css";
import { Slogan } from "./slogan.tsx";

/** The start page of signed-out visitors. */
export function HomePage() {
  useTitle("Say the job, it adds up");
  return (
    <div className={styles.page} data-on="binding">
      <header className={styles.top}>
        <Wordmark />
        <Link href={paths.auth} className={buttonClass({ look: "quiet" })}>
          Sign In
        </Link>
      </header>
      <main className={styles.hero}>
        <div className={styles.pitch}>
          <Slogan as="h1" />
          <p className={styles.lead}>
            Talk through the work the way you’d tell your crew. Bidspoke writes the quote line by line as you speak, and
            every figure shows the words it came from.
          </p>
          <div className={styles.actions}>
            <Link href={paths.signUp} className={buttonClass({ look: "talk", size: "glove" })}>
              Create account
            </Link>
            <Link href={paths.auth} className={`${buttonClass({ size: "glove" })} ${styles.outlined}`}>
              Sign in
            </Link>
          </div>
          <p className={styles.terms}>
            <FoundingPrice /> Card needed, cancel any time.
          </p>
        </div>
        <ExamplePad />
      </main>
    </div>
  );
}
