import { PenLine, Type } from "lucide-react";
import { LIMITS } from "#shared/limits.ts";
import type { GivenSignature } from "#shared/sending/schema.ts";
import { Button } from "#web/ui/button.tsx";
import { FieldNote } from "#web/ui/field.tsx";
import { DrawingPad } from "./drawing-pad.tsx";
import styles from "./signature-field.module.css";

export type SignatureDraft = {
  kind: GivenSignature["kind"];
  /** What was typed; null follows the name. */
  typed: string | null;
  /** The drawing as a PNG; null while nothing is drawn. */
  drawn: string | null;
};

export const emptySignature: SignatureDraft = { kind: "typed", typed: null, drawn: null };

/** What is sent of it; null while there is no signature. */
export function signatureOf({ kind, typed, drawn }: SignatureDraft, name: string): GivenSignature | null {
  if (kind === "drawn") return drawn === null ? null : { kind, image: drawn };
  const text = (typed ?? name).trim();
  return text === "" ? null : { kind, text };
}

type SignatureFieldProps = {
  name: string;
  draft: SignatureDraft;
  error: string | undefined;
  onDraft: (draft: SignatureDraft) => void;
};

/** Signed by typing, or by a finger or a pen. */
export function SignatureField({ name, draft, error, onDraft }: SignatureFieldProps) {
  const isTyped = draft.kind === "typed";
  return (
    <fieldset className={styles.field}>
      <legend>Your signature</legend>
      <div className={styles.kinds}>
        <Button
          size="small"
          aria-pressed={isTyped}
          icon={<Type aria-hidden="true" />}
          onClick={() => onDraft({ ...draft, kind: "typed" })}
        >
          Type
        </Button>
        <Button
          size="small"
          aria-pressed={!isTyped}
          icon={<PenLine aria-hidden="true" />}
          onClick={() => onDraft({ ...draft, kind: "drawn" })}
        >
          Draw
        </Button>
      </div>
      {isTyped ? (
        <input
          className={styles.typed}
          aria-label="Signature, typed"
          autoComplete="off"
          maxLength={LIMITS.signerName}
          value={draft.typed ?? name}
          onChange={(event) => onDraft({ ...draft, typed: event.target.value })}
        />
      ) : (
        <DrawingPad onDrawn={(drawn) => onDraft({ ...draft, drawn })} />
      )}
      {error && <FieldNote error={error} />}
    </fieldset>
  );
}
