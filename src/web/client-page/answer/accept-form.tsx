import { useState } from "react";
import { LIMITS } from "#shared/limits.ts";
import { choosableLines } from "#shared/sending/accept-lines.ts";
import { consentOf } from "#shared/sending/words.ts";
import { formatMoney } from "#shared/money.ts";
import { CheckboxField, FieldNote, TextField } from "#web/ui/field.tsx";
import { useAccept } from "../api.ts";
import { AnswerForm } from "./answer-form.tsx";
import type { FormProps } from "./answer-props.ts";
import { emptySignature, signatureOf, SignatureField } from "./signature-field.tsx";
import styles from "./answer-sheet.module.css";

/** What is accepted, who signs, their signature, and what they say by it. */
export function AcceptForm({ token, document, asChosen, chosen, name, onName, onBack }: FormProps) {
  const accept = useAccept(token);
  const [draft, setDraft] = useState(emptySignature);
  const [hasConsent, setConsent] = useState(false);
  const [showsIssues, setShowsIssues] = useState(false);
  const { amount } = asChosen;
  const signature = signatureOf(draft, name);
  const options = choosableLines(document.content);
  const taken = options.filter(({ id }) => chosen.includes(id)).map(({ description }) => description);
  const send = () => {
    setShowsIssues(true);
    if (name.trim() === "" || !signature || !hasConsent) return;
    accept.mutate({ chosen: [...chosen], amount, name, signature, consent: true });
  };
  return (
    <AnswerForm
      title={`Accept this ${document.type}`}
      send={`Sign and accept for ${formatMoney(amount)}`}
      isMain
      isBusy={accept.isPending}
      error={accept.error}
      onBack={onBack}
      onSend={send}
    >
      {options.length > 0 && (
        <p className={styles.lead}>
          {taken.length === 0
            ? "Without any of the options."
            : `${taken.length === 1 ? "Option" : "Options"}: ${taken.join(", ")}.`}
        </p>
      )}
      <TextField
        label="Your full name"
        autoComplete="name"
        maxLength={LIMITS.signerName}
        value={name}
        error={showsIssues && name.trim() === "" ? "Please write your name." : undefined}
        onChange={(event) => onName(event.target.value)}
      />
      <SignatureField
        name={name}
        draft={draft}
        error={showsIssues && !signature ? "Please sign." : undefined}
        onDraft={setDraft}
      />
      <div className={styles.consent}>
        <CheckboxField
          label={consentOf({ ...document, amount })}
          checked={hasConsent}
          aria-invalid={showsIssues && !hasConsent ? true : undefined}
          onChange={(event) => setConsent(event.target.checked)}
        />
        {showsIssues && !hasConsent && <FieldNote error="Please confirm that you accept it." />}
      </div>
    </AnswerForm>
  );
}
