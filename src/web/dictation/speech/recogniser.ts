/** The part of the Web Speech API that is used, as browsers really have it: TypeScript knows none of it. */
export type Recogniser = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  processLocally?: boolean;
  start: () => void;
  stop: () => void;
  abort: () => void;
  onstart: (() => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onresult: ((event: RecogniserResults) => void) | null;
  onspeechstart: (() => void) | null;
};

export type RecogniserResults = { results: ArrayLike<RecogniserResult> };
export type RecogniserResult = { isFinal: boolean; 0?: { transcript: string; confidence: number } };

export type RecogniserClass = {
  new (): Recogniser;
  available?: (options: { langs: string[]; processLocally: boolean }) => Promise<string>;
};

export const SPEECH_LANGUAGE = "en-US";

/** The browser's recogniser, or undefined. On plain http the constructor is there and useless. */
export function findRecogniser(): RecogniserClass | undefined {
  if (!globalThis.isSecureContext) return undefined;
  // The two names under which browsers have it; neither is in TypeScript's DOM library.
  const names = globalThis as { SpeechRecognition?: RecogniserClass; webkitSpeechRecognition?: RecogniserClass };
  return names.SpeechRecognition ?? names.webkitSpeechRecognition;
}

/** True where the browser says that it can recognise on the device. A hint only. */
export async function canProcessLocally(recogniser: RecogniserClass): Promise<boolean> {
  if (typeof recogniser.available !== "function") return false;
  try {
    return (await recogniser.available({ langs: [SPEECH_LANGUAGE], processLocally: true })) === "available";
  } catch {
    return false;
  }
}

/** Android's recognisers call interim results final and repeat earlier ones. */
export const isAndroid = (userAgent: string): boolean => /android/i.test(userAgent);
