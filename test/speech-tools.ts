import { ensurePackages, type Packages } from "./programs.ts";

/** What the tests speak with (flite), listen with (pocketsphinx) and convert recordings with (ffmpeg). */
export const speechPackages: Packages = {
  flite: "flite",
  pocketsphinx: "pocketsphinx_continuous",
  "pocketsphinx-en-us": "/usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict",
  ffmpeg: "ffmpeg",
};

/** Throws with the command to run when the tools are missing and cannot be installed. */
export const ensureSpeechTools = (): void => ensurePackages(speechPackages);
