import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

function grammarOf(sentences: readonly string[]): string {
  return `#JSGF V1.0;\ngrammar test;\npublic <sentence> = ${sentences.join(" | ")};\n`;
}

/**
 * What pocketsphinx hears in a recording of any container that ffmpeg reads: one string for each utterance, out of a
 * closed list of sentences. For tests alone: its error rate on free speech is 30 %. Rejects on what is not audio.
 */
export async function recognise(audio: Uint8Array, sentences: readonly string[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "recognise-"));
  const [recording, wav, grammar] = ["recording", "speech.wav", "sentences.jsgf"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]; // as long as the list of names
  try {
    await Promise.all([writeFile(recording, audio), writeFile(grammar, grammarOf(sentences))]);
    const quietly = ["-hide_banner", "-loglevel", "error", "-nostdin"];
    await run("ffmpeg", [...quietly, "-i", recording, "-ar", "16000", "-ac", "1", "-f", "wav", wav], {
      timeout: 20_000,
    });
    // Two seconds without speech end an utterance: a sentence is never cut at the pause between two words.
    const options = ["-infile", wav, "-jsgf", grammar, "-vad_postspeech", "200", "-logfn", "/dev/null"];
    const { stdout } = await run("pocketsphinx_continuous", options, { timeout: 30_000 });
    return stdout
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
