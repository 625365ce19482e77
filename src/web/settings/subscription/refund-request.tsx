import { useState } from "react";
import { reasonOf } from "#web/api-client.ts";
import { useRequestRefund } from "#web/billing/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextareaField } from "#web/ui/field.tsx";
import { toast, toastError } from "#web/ui/toast.ts";

const MISSING = "Please say why, in a few words.";

/** The money-back guarantee, while it holds. */
export function RefundRequest() {
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string>();
  const refund = useRequestRefund();
  const send = () => {
    setProblem(reason.trim() === "" ? MISSING : undefined);
    if (reason.trim() === "") return;
    refund.mutate(reason, {
      onSuccess: () => {
        setAsking(false);
        toast("Refund asked for", "The money is back on your card in 3-5 business days.");
      },
      onError: (error) => toastError("Error", reasonOf(error, "The request could not be sent. Please try again.")),
    });
  };
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        Ask for a refund
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Ask for a refund"
        description="Within 30 days of the first payment you get your money back."
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Cancel</Button>
            <Button look="main" busy={refund.isPending} onClick={send}>
              Ask for a refund
            </Button>
          </>
        }
      >
        <TextareaField
          label="What was wrong?"
          data-first-focus
          rows={3}
          maxLength={2_000}
          error={problem}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Dialog>
    </>
  );
}
