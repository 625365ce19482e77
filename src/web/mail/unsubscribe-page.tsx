import { Link, useParams } from "wouter";
import { ApiError, reasonOf } from "#web/api-client.ts";
import { MessagePage } from "#web/frame/message-page.tsx";
import { useTitle } from "#web/frame/use-title.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { useUnsubscribe } from "./api.ts";

const SETTINGS = "/settings?tab=account";

/** Ends mails of one kind by a press, without a sign-in. Opening the page ends nothing. */
export function UnsubscribePage() {
  useTitle("Unsubscribe");
  const { id = "" } = useParams();
  const leave = useUnsubscribe();
  const settings = (
    <Link href={SETTINGS} className={buttonClass({})}>
      Choose what you get
    </Link>
  );
  if (leave.data) {
    return (
      <MessagePage title="You are unsubscribed" text={`These mails do not come any more: ${leave.data.label}.`}>
        {settings}
      </MessagePage>
    );
  }
  return (
    <MessagePage
      title="Unsubscribe"
      text={
        leave.error ? (
          <span role="alert">{problemOf(leave.error)}</span>
        ) : (
          "Mails like the one you came from stop. Others still come."
        )
      }
    >
      <Button look="main" busy={leave.isPending} onClick={() => leave.mutate(id)}>
        Unsubscribe
      </Button>
      {settings}
    </MessagePage>
  );
}

function problemOf(error: Error): string {
  if (error instanceof ApiError && error.status === 404) return "This link belongs to no mail that can be turned off.";
  return reasonOf(error, "An unexpected error occurred. Please try again.");
}
