import { useEffect, useState } from "react";
import { deviceStorage } from "#web/device-storage.ts";
import { canProcessLocally, findRecogniser } from "./recogniser.ts";
import { canRecord } from "./recorder.ts";
import type { SpeechMode } from "./speech-source.ts";

/** The two ways to talk. */
export type SpeechChoice = "recognition" | "recorder";

export type SpeechOffer = {
  /** What this browser and this server can do; empty when only typing is left. */
  choices: readonly SpeechChoice[];
  choice: SpeechChoice | undefined;
  choose: (choice: SpeechChoice) => void;
  /** The browser says that it can recognise on the device. */
  local: boolean;
  /** Where the voice will go, as far as that is known before listening begins. */
  expected: SpeechMode | undefined;
};

const KEY = "bidspoke.speech";

/** What can be offered for talking, and which way the user chose last. */
export function useSpeechOffer(serverTranscribes: boolean): SpeechOffer {
  const [recogniser] = useState(findRecogniser);
  const [wish, setWish] = useState(() => deviceStorage.get(KEY));
  const [local, setLocal] = useState(false);

  useEffect(() => {
    let current = true;
    if (recogniser) void canProcessLocally(recogniser).then((can) => current && setLocal(can));
    return () => {
      current = false;
    };
  }, [recogniser]);

  const choices: SpeechChoice[] = [];
  if (recogniser) choices.push("recognition");
  if (serverTranscribes && canRecord()) choices.push("recorder");
  const choice = choices.find((each) => each === wish) ?? choices[0];
  const expected: SpeechMode | undefined =
    choice === "recorder" ? "server" : choice === "recognition" ? (local ? "device" : "service") : undefined;
  const choose = (next: SpeechChoice) => {
    deviceStorage.set(KEY, next);
    setWish(next);
  };
  return { choices, choice, choose, local, expected };
}
