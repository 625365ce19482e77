import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Problem } from "#web/ui/problem.tsx";
import { BankDialog } from "../card/bank-dialog.tsx";
import styles from "../card/card-form.module.css";
import { SandboxCardFields } from "../card/sandbox-card-fields.tsx";
import { useSandboxSetup } from "../card/use-sandbox-setup.ts";

/** Takes another card; the form opens when it is asked for. */
export function ChangeCard({ onConfirmed }: { onConfirmed: (paymentMethodId: string) => Promise<unknown> }) {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <Form onConfirmed={onConfirmed} onClose={() => setOpen(false)} />
  ) : (
    <Button onClick={() => setOpen(true)}>Change card</Button>
  );
}

function Form({ onConfirmed, onClose }: Parameters<typeof ChangeCard>[0] & { onClose: () => void }) {
  const [secret] = useState(() => `portal_${crypto.randomUUID()}`);
  const setup = useSandboxSetup(secret, async (paymentMethodId) => {
    await onConfirmed(paymentMethodId);
    onClose();
  });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setup.submit();
      }}
    >
      {setup.trouble && <Problem {...setup.trouble} />}
      <SandboxCardFields card={setup.card} />
      <div className={styles.buttons}>
        <Button type="submit" look="main" busy={setup.isBusy}>
          Save card
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
      <BankDialog open={setup.isAsked} busy={setup.isBusy} onAnswer={setup.answer} />
    </form>
  );
}
