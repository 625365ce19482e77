import { KeyRound } from "lucide-react";
import { useSearchParams } from "wouter";
import { externalProblems, type ExternalProblem } from "#shared/accounts/schema.ts";
import { serverPaths } from "#web/paths.ts";
import { buttonClass, type ButtonStyle } from "#web/ui/button.tsx";
import { Problem } from "#web/ui/problem.tsx";
import { useConfig } from "#web/use-config.ts";
import styles from "./auth-page.module.css";
import { destination } from "./return-to.ts";

/** The way in by the account of another provider, when the operator has set one up. */
export function ExternalSignIn({ referralCode }: { referralCode: string }) {
  if (!useConfig().data?.externalSignIn) return null;
  return (
    <div className={styles.external}>
      <p className={styles.or}>or</p>
      <ExternalSignInLink wide query={{ returnTo: destination(), ...(referralCode !== "" && { ref: referralCode }) }} />
    </div>
  );
}

/** Leads to the other provider, when the operator has set one up. */
export function ExternalSignInLink({ query, ...look }: ButtonStyle & { query: Record<string, string> }) {
  const name = useConfig().data?.externalSignIn;
  if (!name) return null;
  return (
    <a className={buttonClass(look)} href={`${serverPaths.login}?${new URLSearchParams(query)}`}>
      <KeyRound aria-hidden="true" /> Continue with {name}
    </a>
  );
}

const sentences: Record<ExternalProblem, { title: string; description: string }> = {
  unavailable: {
    title: "The sign-in provider does not answer",
    description: "Please try again in a moment, or sign in with your email and password.",
  },
  unfinished: {
    title: "The sign-in was not finished",
    description: "It was broken off, or took too long. Please start it again.",
  },
  no_email: {
    title: "Your sign-in provider did not give an email address",
    description: "We need one to write to you. Allow it there, or create an account with your email here.",
  },
  unverified: {
    title: "Your sign-in provider has not confirmed your email address",
    description: "Confirm it there first, or sign in with your email and password.",
  },
};

/** Why an external sign-in came back without anybody. */
export function ExternalProblemNote() {
  const [search] = useSearchParams();
  const problem = externalProblems.find((name) => name === search.get("external"));
  if (!problem) return null;
  return (
    <div className={styles.problem}>
      <Problem {...sentences[problem]} />
    </div>
  );
}
