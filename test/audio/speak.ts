import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

const HEADER_BYTES = 44;
const SAMPLE_RATE = 16_000;
const BYTES_PER_SECOND = SAMPLE_RATE * 2; // 16 bits, mono

function wavHeader(dataBytes: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write("RIFF", 0, "ascii");
  header.writeUInt32LE(HEADER_BYTES - 8 + dataBytes, 4);
  header.write("WAVEfmt ", 8, "ascii");
  header.writeUInt32LE(16, 16); // bytes of this chunk
  header.writeUInt16LE(1, 20); // PCM
  header.writeUInt16LE(1, 22); // channels
  header.writeUInt32LE(SAMPLE_RATE, 24);
  header.writeUInt32LE(BYTES_PER_SECOND, 28);
  header.writeUInt16LE(2, 32); // bytes of a sample
  header.writeUInt16LE(16, 34); // bits of a sample
  header.write("data", 36, "ascii");
  header.writeUInt32LE(dataBytes, 40);
  return header;
}

const silence = (seconds: number) => Buffer.alloc(Math.round(seconds * SAMPLE_RATE) * 2);

/** A wav (16 kHz, 16 bits, mono) of silence alone. */
export function silentWav(seconds: number): Buffer {
  const samples = silence(seconds);
  return Buffer.concat([wavHeader(samples.length), samples]);
}

/**
 * Speaks English words into a wav file (16 kHz, 16 bits, mono) with two seconds of silence before and one after, so
 * that a recorder that starts late or stops early cuts no word. Gives the seconds that the file lasts.
 */
export async function speakToWav(words: string, path: string): Promise<number> {
  await run("flite", ["-voice", "rms", "-t", words, "-o", path], { timeout: 20_000 });
  const spoken = (await readFile(path)).subarray(HEADER_BYTES);
  const samples = Buffer.concat([silence(2), spoken, silence(1)]);
  await writeFile(path, Buffer.concat([wavHeader(samples.length), samples]));
  return samples.length / BYTES_PER_SECOND;
}
