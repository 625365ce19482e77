import { useEffect, useMemo, useRef } from "react";
import type { User } from "#shared/accounts/schema.ts";
import { useKnownClients } from "#web/clients/use-known-clients.ts";
import { usePhone } from "#web/documents/use-narrow.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Extra } from "#web/ui/part-boundary.tsx";
import { part } from "#web/ui/part.ts";
import { useConfig } from "#web/use-config.ts";
import { useCatalogue } from "./api.ts";
import { CompleteView } from "./complete-view.tsx";
import { withoutStretches } from "./corrections.ts";
import { DraftLedger } from "./draft-ledger.tsx";
import { allWordsOf, wordsOf } from "./speech/segments.ts";
import { useGeneration } from "./generation/use-generation.ts";
import { IdleView } from "./idle-view.tsx";
import { useOutbox } from "./outbox/use-outbox.ts";
import { WaitingJobs } from "./outbox/waiting-jobs.tsx";
import styles from "./panel.module.css";
import { PadHead } from "./pad-head.tsx";
import { RecordingView } from "./recording-view.tsx";
import { useSpeechOffer } from "./speech/use-speech-offer.ts";
import { useDictation } from "./use-dictation.ts";
import { useLiveDraft } from "./use-live-draft.ts";
import { WritingView } from "./writing-view.tsx";

export type DictationPanelProps = {
  user: User;
  onDocument: (documentId: string) => void;
};

const Recommendations = part(async () => (await import("#web/templates/recommendations.tsx")).Recommendations);

const none = [] as const;

/** The pad: talk or type a job, see it add up, have the document written. */
export function DictationPanel({ user, onDocument }: DictationPanelProps) {
  const config = useConfig();
  const catalogue = useCatalogue();
  const clients = useKnownClients();
  const offer = useSpeechOffer(config.data?.transcription ?? false);
  const dictation = useDictation(user.id, offer);
  const outbox = useOutbox(user.id);
  const { generation, generate, putAside, takeBack } = useGeneration(dictation, outbox, onDocument);
  const { state } = dictation;
  const words = useMemo(() => wordsOf(state.segments), [state.segments]);
  // Who talks without a pause has said much before any of it is final.
  const heard = useMemo(() => allWordsOf(state.segments), [state.segments]);
  const isOver = state.phase !== "recording" && !state.typing;
  const draft = useLiveDraft(heard, isOver, catalogue.data ?? none, clients);
  const pad = useRef<HTMLElement>(null);
  const isPhone = usePhone();
  const talking = state.phase === "recording" || state.phase === "paused";

  // The phone's recorder covers the page; when it closes, the pad is there from its head on.
  useEffect(() => {
    if (state.phase === "complete") pad.current?.scrollIntoView({ block: isPhone ? "start" : "nearest" });
  }, [state.phase, isPhone]);

  return (
    <>
      <section
        ref={pad}
        className={classNames(styles.pad, talking && styles.talking)}
        data-phase={state.phase}
        aria-label="New quote"
      >
        <PadHead
          state={state}
          content={draft.content}
          isWaiting={putAside !== undefined}
          isWritten={generation?.progress.percent === 100}
          onClose={dictation.stop}
          onReset={isPhone && state.phase === "paused" ? dictation.clear : undefined}
        />
        <div className={styles.said}>
          {state.phase === "idle" && <IdleView dictation={dictation} offer={offer} />}
          {talking && <RecordingView dictation={dictation} offer={offer} runs={draft.runs} />}
          {state.phase === "complete" && (
            <CompleteView
              dictation={dictation}
              offer={offer}
              words={words}
              draft={draft}
              onGenerate={generate}
              onPutAside={putAside}
            />
          )}
          {state.phase === "generating" && generation && <WritingView generation={generation} words={words} />}
        </div>
        <DraftLedger
          draft={draft}
          written={generation?.draft}
          phase={state.phase}
          isTyping={state.phase === "complete" && state.typing}
        />
        {state.phase === "complete" && (
          <Extra>
            <Recommendations
              words={withoutStretches(words, draft.gone)}
              onUse={(templateId) => generate({ templateId })}
            />
          </Extra>
        )}
      </section>
      <WaitingJobs outbox={outbox} onTakeBack={state.phase === "idle" ? takeBack : undefined} />
    </>
  );
}
