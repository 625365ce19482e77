import { ArrowLeft } from "lucide-react";
import { useEffect } from "react";
import { Link, useLocation, useSearchParams } from "wouter";
import { FoundingPrice } from "#web/billing/founding-price.tsx";
import { useTitle } from "#web/frame/use-title.ts";
import { Slogan } from "#web/landing/slogan.tsx";
import { paths } from "#web/paths.ts";
import { TabList, TabPanel, Tabs } from "#web/ui/tabs.tsx";
import { Wordmark } from "#web/ui/wordmark.tsx";
import { useUser } from "./api.ts";
import styles from "./auth-page.module.css";
import { ExternalProblemNote, ExternalSignIn } from "./external-sign-in.tsx";
import { destination } from "./return-to.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

const tabs = [
  { name: "signin", label: "Sign in" },
  { name: "signup", label: "Create account" },
] as const;

/** Sign in and sign up. `mode=signup` or a referral code in the address opens sign-up. */
export function AuthPage() {
  const [search, setSearch] = useSearchParams();
  const referralCode = search.get("ref") ?? "";
  const mode = search.get("mode") === "signup" || (referralCode !== "" && !search.has("mode")) ? "signup" : "signin";
  const [, navigate] = useLocation();
  const { data: user } = useUser();
  const isSignUp = mode === "signup";
  useTitle(isSignUp ? "Create account" : "Sign in");

  useEffect(() => {
    // Both forms end here: the user is known as soon as the server has let them in.
    if (user) navigate(destination(), { replace: true });
  }, [user, navigate]);

  const change = (next: string) =>
    setSearch((before) => {
      before.set("mode", next);
      return before;
    });

  return (
    <div className={styles.page}>
      <section className={styles.side} data-on="binding" aria-label="Bidspoke">
        <header className={styles.brand}>
          <Link href={paths.home} aria-label="Bidspoke, to the start">
            <Wordmark />
          </Link>
          <Link href={paths.home} className={styles.back}>
            <ArrowLeft aria-hidden="true" /> Back to home
          </Link>
        </header>
        <div className={styles.pitch}>
          <Slogan />
          <p className={styles.lead}>
            Talk through the work the way you’d tell your crew. Every figure shows the words it came from.
          </p>
        </div>
      </section>
      <main className={styles.sheet}>
        <div className={styles.inner}>
          <h1>{isSignUp ? "Create your account" : "Welcome back"}</h1>
          <ExternalProblemNote />
          <Tabs value={mode} onChange={change}>
            <TabList label="Sign in or create an account" tabs={tabs} className={styles.tabs} />
            <TabPanel name="signin">
              <SignInForm />
            </TabPanel>
            <TabPanel name="signup">
              <SignUpForm referralCode={referralCode} />
            </TabPanel>
          </Tabs>
          <ExternalSignIn referralCode={referralCode} />
          {isSignUp && (
            <p className={styles.note}>
              <FoundingPrice /> Cancel any time before the trial ends.
            </p>
          )}
          <p className={styles.note}>
            By going on you accept the{" "}
            <a href={`${paths.privacyPolicy}#terms`} target="_blank" rel="noreferrer">
              terms of use
            </a>{" "}
            and our{" "}
            <a href={paths.privacyPolicy} target="_blank" rel="noreferrer">
              privacy policy
            </a>
            .
          </p>
        </div>
      </main>
    </div>
  );
}
