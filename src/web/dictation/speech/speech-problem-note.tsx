import { Button } from "#web/ui/button.tsx";
import { Problem } from "#web/ui/problem.tsx";
import { speechMessages } from "./speech-messages.ts";
import type { SpeechError, SpeechProblem } from "./speech-source.ts";
import type { SpeechOffer } from "./use-speech-offer.ts";

const recorderHelps = new Set<SpeechError>(["network", "language", "keeps-ending", "failed"]);

type SpeechProblemNoteProps = { problem: SpeechProblem | null; offer: SpeechOffer; onRetry: () => void };

/** Why listening stopped by itself, with the way out that fits. */
export function SpeechProblemNote({ problem, offer, onRetry }: SpeechProblemNoteProps) {
  if (!problem) return null;
  const { title, description } = speechMessages[problem.kind];
  const canSwitch = offer.choice === "recognition" && offer.choices.includes("recorder");
  const actions = {
    switch: (
      <Button size="small" onClick={() => offer.choose("recorder")}>
        Record for this server instead
      </Button>
    ),
    retry: (
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    ),
  };
  const action =
    problem.kind === "transcription-failed"
      ? actions.retry
      : canSwitch && recorderHelps.has(problem.kind)
        ? actions.switch
        : undefined;
  return <Problem title={title} description={problem.reason ?? description} action={action} />;
}
