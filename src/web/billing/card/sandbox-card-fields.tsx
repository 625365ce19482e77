import { CreditCard } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import styles from "./card-form.module.css";
import { groupDigits, groupExpiry } from "./sandbox-cards.ts";
import type { SandboxCard } from "./use-sandbox-card.ts";

/** Number, expiry and code of a test card. What is typed stays in this page. */
export function SandboxCardFields({ card, note }: { card: SandboxCard; note?: ReactNode }) {
  const { values, errors, change, fillTestCard } = card;
  return (
    <fieldset className={styles.card}>
      <legend>
        <CreditCard aria-hidden="true" /> Test card
      </legend>
      <TextField
        label="Card number"
        inputMode="numeric"
        autoComplete="off"
        placeholder="4242 4242 4242 4242"
        hint={note ?? "4242 4242 4242 4242 is a test card that works."}
        error={errors.number}
        value={values.number}
        onChange={(event) => change("number", groupDigits(event.target.value))}
      />
      <div className={styles.pair}>
        <TextField
          label="Expiry"
          inputMode="numeric"
          autoComplete="off"
          placeholder="MM / YY"
          error={errors.expiry}
          value={values.expiry}
          onChange={(event) => change("expiry", groupExpiry(event.target.value))}
        />
        <TextField
          label="Security code"
          inputMode="numeric"
          autoComplete="off"
          placeholder="123"
          error={errors.code}
          value={values.code}
          onChange={(event) => change("code", event.target.value.replaceAll(/\D/g, "").slice(0, 4))}
        />
      </div>
      <Button size="small" look="quiet" accent className={styles.fill} onClick={fillTestCard}>
        Fill in the test card
      </Button>
    </fieldset>
  );
}
