import { ChevronDown } from "lucide-react";
import type { DocumentContent } from "#shared/documents/schema.ts";
import { typeLabels } from "#web/documents/labels.ts";
import { Button } from "#web/ui/button.tsx";
import type { DictationState, Phase } from "./dictation-state.ts";
import styles from "./panel.module.css";

/** The binding of the pad: what it becomes, and whether it listens. */
export function PadHead({
  state,
  content,
  isWaiting,
  isWritten,
  onClose,
  onReset,
}: {
  state: DictationState;
  content: DocumentContent | null;
  /** The document is written once there is a line. */
  isWaiting: boolean;
  /** The document is there, and opens. */
  isWritten: boolean;
  onClose: () => void;
  /** Where the buttons below have no room for it: a row that comes in there would move the total. */
  onReset: (() => void) | undefined;
}) {
  const address = content?.contact?.address ?? "";
  return (
    <header className={styles.head} data-on="binding">
      {(state.phase === "recording" || state.phase === "paused") && (
        <Button
          look="quiet"
          square
          className={styles.close}
          aria-label="Close, keep the words"
          icon={<ChevronDown aria-hidden />}
          onClick={onClose}
        />
      )}
      <h2 className={styles.headTitle}>
        {titleOf(content)}
        {address !== "" && <span className={styles.address}>{address}</span>}
      </h2>
      {isWaiting ? <span className={styles.status}>{WAITING}</span> : <Status state={state} isWritten={isWritten} />}
      {onReset && (
        <Button look="quiet" className={styles.headReset} onClick={onReset}>
          Reset
        </Button>
      )}
      <span className="visually-hidden" role="status">
        {isWaiting ? WAITING : phaseNames[state.phase]}
      </span>
    </header>
  );
}

const WAITING = "Waiting for a connection";

/** Told to a screen reader when it changes; the clock is not. */
const phaseNames: Record<Phase, string> = {
  idle: "",
  recording: "Recording",
  paused: "Recording paused",
  complete: "The words are ready",
  generating: "Writing the document",
};

function titleOf(content: DocumentContent | null): string {
  if (!content) return "New quote";
  const type = typeLabels[content.quote_type];
  return content.client ? `${type} for ${content.client}` : `New ${type.toLowerCase()}`;
}

function Status({ state, isWritten }: { state: DictationState; isWritten: boolean }) {
  const { phase, speech, spokenMs } = state;
  if (phase === "recording" && speech.kind === "starting") return <span className={styles.status}>Starting…</span>;
  if (phase === "recording") {
    return (
      <span className={styles.live}>
        <span className={styles.liveWord}>Listening</span> {clock(spokenMs)}
      </span>
    );
  }
  if (phase === "paused") return <span className={styles.status}>Paused {clock(spokenMs)}</span>;
  if (phase === "generating") return <span className={styles.status}>{isWritten ? "Opening" : "Writing"}</span>;
  return null;
}

/** 48,000 is "0:48". */
export function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
