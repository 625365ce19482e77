import { useState } from "react";
import { LIMITS } from "#shared/limits.ts";
import { TextareaField, TextField } from "#web/ui/field.tsx";
import { useDecline } from "../api.ts";
import type { FormProps } from "./answer-props.ts";
import { AnswerForm } from "./answer-form.tsx";

/** No, with a reason or without. */
export function DeclineForm({ token, document, name, onName, onBack }: FormProps) {
  const decline = useDecline(token);
  const [reason, setReason] = useState("");
  const [showsIssues, setShowsIssues] = useState(false);
  const send = () => {
    setShowsIssues(true);
    if (name.trim() !== "") decline.mutate({ name, reason }, { onSuccess: onBack });
  };
  return (
    <AnswerForm
      title={`Decline this ${document.type}`}
      send={`Decline the ${document.type}`}
      isBusy={decline.isPending}
      error={decline.error}
      onBack={onBack}
      onSend={send}
    >
      <TextareaField
        label="Would you say why?"
        optional
        hint="The price, the time, another offer: it helps to know."
        maxLength={LIMITS.answerText}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <TextField
        label="Your name"
        autoComplete="name"
        maxLength={LIMITS.signerName}
        value={name}
        error={showsIssues && name.trim() === "" ? "Please write your name." : undefined}
        onChange={(event) => onName(event.target.value)}
      />
    </AnswerForm>
  );
}
