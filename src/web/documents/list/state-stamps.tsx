import type { DocumentState } from "#shared/documents/schema.ts";
import { Stamp, type StampTone } from "#web/ui/stamp.tsx";
import { stateLabels } from "../labels.ts";

const tones: Record<DocumentState, StampTone> = {
  viewed: "completed",
  expired: "neutral",
  overdue: "declined",
  partly_paid: "pending",
  paid: "accepted",
};

/** What a document is besides its status. */
export const StateStamps = ({ states }: { states: readonly DocumentState[] }) =>
  states.map((state) => (
    <Stamp key={state} tone={tones[state]}>
      {stateLabels[state]}
    </Stamp>
  ));
