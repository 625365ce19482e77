import { useEffect, useState } from "react";
import { useKnownClients } from "#web/clients/use-known-clients.ts";
import { useCatalogue } from "#web/dictation/api.ts";
import type { Stretch } from "#web/dictation/corrections.ts";
import { whenIdle } from "#web/when-idle.ts";

const none: readonly Stretch[] = [];
/** Without one of these nothing was taken back, and the estimator is not fetched for it. */
const TAKING_BACK =
  /\b(?:no|not|nope|nah|wait|sorry|actually|scratch|strike|correction|mean|meant|rather|instead|make (?:that|it)|call it|forget|skip|drop|remove|leave|lose|take|without)\b/i;

/** The stretches of the words that the speaker took back. They stand a moment after the words: they take a second reading. */
export function useStruck(transcription: string): readonly Stretch[] {
  const { data: catalogue } = useCatalogue();
  const clients = useKnownClients();
  const [read, setRead] = useState<{ words: string; struck: readonly Stretch[] }>();
  useEffect(() => {
    if (!catalogue || !TAKING_BACK.test(transcription)) return undefined;
    let isOver = false;
    const readAgain = async () => {
      const { draftReader } = await import("#web/dictation/read-draft.ts");
      const { struck } = draftReader(catalogue, clients)(transcription);
      if (!isOver) setRead({ words: transcription, struck });
    };
    const cancel = whenIdle(() => void readAgain().catch(() => undefined)); // without it they stand there plain
    return () => {
      isOver = true;
      cancel();
    };
  }, [transcription, catalogue, clients]);
  return read?.words === transcription ? read.struck : none;
}
