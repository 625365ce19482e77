import type { SpeechError, SpeechMode } from "./speech-source.ts";

export type SpeechMessage = { title: string; description: string };

/** What to tell the user; the titles are the specification's (section 8). */
export const speechMessages: Record<SpeechError, SpeechMessage> = {
  denied: {
    title: "Microphone Access Denied",
    description: "Allow microphone access for this site and refresh the page, or type instead.",
  },
  "no-microphone": {
    title: "Microphone Permission Required",
    description: "No microphone could be opened. Plug one in or close what uses it, or type instead.",
  },
  "no-speech": { title: "No Speech Detected", description: "Nothing was heard. Check the microphone and try again." },
  silence: { title: "No Speech Detected", description: "Still listening. Speak a little louder or come closer." },
  network: {
    title: "Recognition Error",
    description: "Your browser's speech service does not answer. Your words so far are kept.",
  },
  language: {
    title: "Recognition Error",
    description: "Your browser cannot recognize US English here. Your words so far are kept.",
  },
  "keeps-ending": {
    title: "Recognition Error",
    description: "Your browser stops listening again and again. Your words so far are kept.",
  },
  "transcription-failed": {
    title: "Recognition Error",
    description: "The recording could not be transcribed. It is kept, and you can try again.",
  },
  "too-long": {
    title: "Five minutes are recorded",
    description: "That is the most at once. Your words are kept, and you can go on.",
  },
  failed: { title: "Recognition Error", description: "Recording stopped. Your words so far are kept." },
};

/** For a browser that can neither recognise nor record. */
export const notSupported: SpeechMessage = {
  title: "Not Supported",
  description: "This browser has no speech recognition. Use Chrome or Safari to talk, or type instead.",
};

/** Where the voice goes, as the panel and the privacy page say it. */
export const modeNotes: Record<SpeechMode, string> = {
  device: "Your voice is processed on this device.",
  service: "Your voice is processed by your browser's speech service.",
  server: "Your voice is recorded and transcribed by this server, not stored.",
};
