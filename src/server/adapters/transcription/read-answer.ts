import { z } from "zod";
import type { Transcript } from "./transcription.ts";

const segmentSchema = z.object({
  text: z.string(),
  no_speech_prob: z.number().optional().catch(undefined),
  avg_logprob: z.number().optional().catch(undefined),
});
const answerSchema = z.object({ text: z.string(), segments: z.array(segmentSchema).nullish().catch(undefined) });

/** Whisper's own rule for a segment without speech (the defaults of its `no_speech_threshold` and `logprob_threshold`). */
const isSilence = (segment: z.infer<typeof segmentSchema>) =>
  (segment.no_speech_prob ?? 0) > 0.6 && (segment.avg_logprob ?? 0) < -1;

/** What recognisers of this family write when they hear nothing, compared without case and punctuation. */
const inventedOnSilence = new Set([
  "",
  "you",
  "bye",
  "thank you",
  "thank you very much",
  "thanks for watching",
  "thank you for watching",
  "please subscribe",
  "subtitles by the amaraorg community",
]);

const isInvented = (text: string) =>
  inventedOnSilence.has(
    text
      .replaceAll(/[^\p{L}\p{N}\s]/gu, "")
      .replaceAll(/\s+/g, " ")
      .trim()
      .toLowerCase(),
  );

/** "[BLANK_AUDIO]", "(music)" and the like stand for sounds, not words. */
const words = (text: string) =>
  text
    .replaceAll(/\[[^\]]*\]|\([^)]*\)/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

/**
 * The transcript in a transcriber's answer: a verbose one with segments, one with text alone, or plain text. Silence,
 * and what recognisers invent on silence, gives no text. Undefined when the answer is none of these.
 */
export function readAnswer(body: string, isJson: boolean): Transcript | undefined {
  const answer = isJson ? answerSchema.safeParse(parse(body)).data : { text: body, segments: undefined };
  if (answer === undefined) return undefined;
  const pieces = answer.segments?.length ? answer.segments.filter((segment) => !isSilence(segment)) : [answer];
  const texts = pieces.map((piece) => words(piece.text)).filter((text) => text !== "");
  if (isInvented(texts.join(" "))) return { text: "", segments: [] };
  return { text: texts.join("\n"), segments: texts.map((text, index) => ({ id: `s${index + 1}`, text })) };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
