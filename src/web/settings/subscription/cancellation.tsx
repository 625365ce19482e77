import { useState } from "react";
import type { SubscriptionStatus } from "#shared/billing/schema.ts";
import { reasonOf } from "#web/api-client.ts";
import { useSetCancellation } from "#web/billing/api.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { toast, toastError } from "#web/ui/toast.ts";
import { dayOfSeconds } from "./standing.ts";

/** Ends the subscription with the time that is paid for, after a question; or takes that back. */
export function Cancellation({ subscription }: { subscription: SubscriptionStatus }) {
  const [isAsking, setAsking] = useState(false);
  const cancellation = useSetCancellation();
  const { cancelAtPeriodEnd, currentPeriodEnd } = subscription;
  const until = currentPeriodEnd === null ? "the end of the paid time" : dayOfSeconds(currentPeriodEnd);
  const set = (cancel: boolean) =>
    cancellation.mutate(cancel, {
      onSuccess: () => {
        setAsking(false);
        if (cancel) toast("Subscription canceled", `Everything works until ${until}.`);
        else toast("Subscription goes on", "Your cancellation was taken back.");
      },
      onError: (error) => toastError("Error", reasonOf(error, "It could not be changed. Please try again.")),
    });
  if (cancelAtPeriodEnd) {
    return (
      <Button look="main" busy={cancellation.isPending} onClick={() => set(false)}>
        Keep subscription
      </Button>
    );
  }
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        Cancel subscription
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Cancel the subscription?"
        description={`Everything works until ${until}, and you are not charged again. After that your documents can be read, downloaded and exported until they are deleted 30 days later.`}
        confirm="Cancel subscription"
        cancel="Keep subscription"
        busy={cancellation.isPending}
        onConfirm={() => set(true)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
