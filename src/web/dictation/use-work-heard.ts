import { useState } from "react";
import { transcriptionSchema } from "#shared/documents/schema.ts";
import type { GenerationKind } from "./generation/goal.ts";
import type { LiveDraft } from "./use-live-draft.ts";

/**
 * Words without any work in them are not written up unless the user says so: the document would be numbered and empty.
 * `refused` is what was asked for then, until the words are others.
 */
export function useWorkHeard(words: string, draft: LiveDraft, onGenerate: (kind: GenerationKind) => void) {
  const [refusal, setRefusal] = useState<{ kind: GenerationKind; words: string }>();
  const refused = refusal?.words === words ? refusal.kind : undefined;
  const make = (kind: GenerationKind) => {
    // Too few words are refused for that.
    const isLongEnough = transcriptionSchema.safeParse(words).success;
    if (isLongEnough && draft.isWithoutWork()) setRefusal({ kind, words });
    else onGenerate(kind);
  };
  return { refused, make, makeAnyway: () => refused && onGenerate(refused) };
}
