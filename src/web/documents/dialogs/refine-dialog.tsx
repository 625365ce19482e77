import { useState } from "react";
import type { Document, Refined } from "#shared/documents/schema.ts";
import { ApiError } from "#web/api-client.ts";
import { toastError } from "#web/ui/toast.ts";
import { useRefine } from "../api.ts";
import { RefineForm } from "./refine-form.tsx";
import { RefineResult } from "./refine-result.tsx";

/** What the specification says of each way a refinement fails; a refusal with a reason says that reason. */
function sayFailure(error: unknown): void {
  if (error instanceof ApiError && error.status >= 200 && error.status < 300) {
    toastError("Error", "Document was processed but content format unexpected.");
  } else if (error instanceof ApiError && [402, 413, 422, 429].includes(error.status)) {
    toastError("Error", error.reason);
  } else toastError("Error", "Failed to refine document. Please try again.");
}

/** Says in words what to change; then shows what was changed, before and after. What was typed stays when it fails. */
export function RefineDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const refine = useRefine(document.id);
  const [instructions, setInstructions] = useState("");
  const [versionBefore, setVersionBefore] = useState(document.version);
  const [result, setResult] = useState<Refined | null>(null);
  const send = (text: string) => {
    setVersionBefore(document.version);
    refine.mutate(text, {
      onSuccess: (refined) => {
        setResult(refined);
        setInstructions(refined.notUnderstood.join("\n"));
      },
      onError: sayFailure,
    });
  };
  if (result) {
    return (
      <RefineResult
        documentId={document.id}
        result={result}
        versionBefore={versionBefore}
        onAgain={() => setResult(null)}
        onClose={onClose}
      />
    );
  }
  return (
    <RefineForm
      instructions={instructions}
      isBusy={refine.isPending}
      onChange={setInstructions}
      onSend={send}
      onClose={onClose}
    />
  );
}
