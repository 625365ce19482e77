import { estimate } from "#shared/estimator/estimate.ts";
import { plainInput } from "#shared/estimator/gold/score.ts";

/** What the lines of a talk are called, without a price list. */
export const namesIn = (transcription: string): string[] =>
  estimate(plainInput(transcription)).items.map(({ description }) => description);
