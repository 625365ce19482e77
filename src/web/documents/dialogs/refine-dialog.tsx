import { useState } from "react";
import type { Document, Refined } from "#shared/documents/schema.ts";
import { ApiError } from "#web/api-client.ts";
import { renewalFor } from "#web/billing/renewal.ts";
import { toastError } from "#web/ui/toast.ts";
import { useRefine } from "../api.ts";
import { RefineForm } from "./refine-form.tsx";
import { RefineResult } from "./refine-result.tsx";
import { withWords } from "./with-words.ts";

/** What the specification says of each way a refinement fails; a refusal with a reason says that reason. */
function sayFailure(error: unknown): void {
  if (error instanceof ApiError && error.status >= 200 && error.status < 300) {
    toastError("Error", "Document was processed but content format unexpected.");
  } else if (error instanceof ApiError && [402, 413, 422, 429].includes(error.status)) {
    toastError("Error", error.reason, renewalFor(error));
  } else toastError("Error", "Failed to refine document. Please try again.");
}

type RefineDialogProps = {
  document: Document;
  /** What is in the box; it is kept by the caller, so that closing the dialog loses no words. */
  instructions: string;
  onInstructions: (text: string) => void;
  onClose: () => void;
};

/** Says in words what to change; then shows what was changed, before and after. The words stay when it fails. */
export function RefineDialog({ document, instructions, onInstructions, onClose }: RefineDialogProps) {
  const refine = useRefine(document.id);
  const [before, setBefore] = useState(document);
  const [result, setResult] = useState<Refined | null>(null);
  const send = (text: string) => {
    setBefore(document);
    refine.mutate(text, {
      onSuccess: (refined) => {
        setResult(refined);
        onInstructions(refined.notUnderstood.join("\n"));
      },
      onError: sayFailure,
    });
  };
  if (result) {
    return (
      <RefineResult
        before={before}
        result={result}
        onMeant={send}
        isBusy={refine.isPending}
        onAgain={(words) => {
          if (words !== undefined) onInstructions(withWords(instructions, words));
          setResult(null);
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <RefineForm
      instructions={instructions}
      isBusy={refine.isPending}
      onChange={onInstructions}
      onSend={send}
      onClose={onClose}
    />
  );
}
