import { useState } from "react";
import { LIMITS } from "#shared/limits.ts";
import { TextareaField, TextField } from "#web/ui/field.tsx";
import { useAsk } from "../api.ts";
import type { FormProps } from "./answer-props.ts";
import { AnswerForm } from "./answer-form.tsx";

/** What should be different, in the client's words. */
export function AskForm({ token, page, document, name, onName, onBack }: FormProps) {
  const ask = useAsk(token);
  const [message, setMessage] = useState("");
  const [showsIssues, setShowsIssues] = useState(false);
  const send = () => {
    setShowsIssues(true);
    if (name.trim() !== "" && message.trim() !== "") ask.mutate({ name, message }, { onSuccess: onBack });
  };
  const isQuestion = document.type === "invoice";
  return (
    <AnswerForm
      title={isQuestion ? "Ask a question" : "Ask for a change"}
      send={`Send to ${page.business?.businessName ?? "the sender"}`}
      isMain
      isBusy={ask.isPending}
      error={ask.error}
      onBack={onBack}
      onSend={send}
    >
      <TextareaField
        label={isQuestion ? "Your question" : "What should be different?"}
        maxLength={LIMITS.answerText}
        value={message}
        error={showsIssues && message.trim() === "" ? "Please say what should be different." : undefined}
        onChange={(event) => setMessage(event.target.value)}
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
