import type { FallbackProps } from "react-error-boundary";
import { Button } from "#web/ui/button.tsx";
import { MessagePage } from "./message-page.tsx";

/** Nothing could be shown at all. */
export function ApplicationError({ error }: FallbackProps) {
  return (
    <MessagePage title="Application Error. Please refresh the page" text={messageOf(error)}>
      <Button look="main" onClick={() => location.reload()}>
        Refresh the page
      </Button>
    </MessagePage>
  );
}

/** What an error says of itself. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== "" ? error.message : "Something went wrong on our side.";
}
