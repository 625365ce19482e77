import { Link } from "wouter";
import { reasonOf } from "#web/api-client.ts";
import { MessagePage } from "#web/frame/message-page.tsx";
import { useTitle } from "#web/frame/use-title.ts";
import { paths } from "#web/paths.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Problem } from "#web/ui/problem.tsx";
import { useVerifyEmail } from "./api.ts";
import { useLinkToken } from "./link-token.ts";
import styles from "./link-page.module.css";

/** Confirms the address that a mail went to. A press does it: programs that open links in mails confirm nothing. */
export function VerifyEmailPage() {
  useTitle("Confirm your email address");
  const token = useLinkToken();
  const verify = useVerifyEmail();
  if (verify.data) {
    return (
      <MessagePage title="Your address is confirmed" text={`We write to ${verify.data.email} from now on.`}>
        <Link href={paths.dashboard} className={buttonClass({ look: "main" })}>
          Go to your pad
        </Link>
      </MessagePage>
    );
  }
  return (
    <MessagePage title="Confirm your email address" text="So that receipts and links to a new password reach you.">
      <div className={styles.form}>
        {verify.error && <Problem title={reasonOf(verify.error, "An unexpected error occurred. Please try again.")} />}
        {token === "" ? (
          <Problem title="This link is not whole" description="Copy it from the mail again." />
        ) : (
          <Button look="main" wide busy={verify.isPending} onClick={() => verify.mutate(token)}>
            Confirm this address
          </Button>
        )}
      </div>
    </MessagePage>
  );
}
