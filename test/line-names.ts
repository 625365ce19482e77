import { estimate } from "#shared/estimator/estimate.ts";

/** What the lines of a talk are called, without a price list. */
export const namesIn = (transcription: string): string[] =>
  estimate({
    transcription,
    catalogue: [],
    clients: [],
    businessInfo: null,
    today: "2026-11-21",
    includeLogo: false,
  }).items.map(({ description }) => description);
