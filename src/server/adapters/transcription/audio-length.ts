import type { AudioKind } from "./audio-kind.ts";

const OPUS_RATE = 48_000;

const seconds = (value: number, rate: number) => (rate > 0 && Number.isFinite(value) ? value / rate : undefined);

/** RIFF: the bytes of a second stand in the header. A length that a stream never filled in is no matter. */
function wavSeconds(bytes: Buffer): number | undefined {
  const format = bytes.indexOf("fmt ");
  return format < 0 || format + 20 > bytes.length ? undefined : seconds(bytes.length, bytes.readUInt32LE(format + 16));
}

/** RFC 3533: each page says how many samples end with it; Opus always counts 48,000 a second (RFC 7845). */
function oggSeconds(bytes: Buffer): number | undefined {
  const page = bytes.lastIndexOf("OggS");
  if (page < 0 || page + 14 > bytes.length) return undefined;
  const vorbis = bytes.indexOf("\u0001vorbis", 0, "latin1");
  const rate = vorbis < 0 || vorbis + 16 > bytes.length ? OPUS_RATE : bytes.readUInt32LE(vorbis + 12);
  return seconds(Number(bytes.readBigInt64LE(page + 6)), rate);
}

const CLUSTER = Buffer.from([0x1f, 0x43, 0xb6, 0x75]);
const TIMESTAMP = 0xe7;

/** RFC 9559: recorders write no duration, but each cluster begins with its time, in ms as all of them count. */
function webmSeconds(bytes: Buffer): number | undefined {
  const cluster = bytes.lastIndexOf(CLUSTER);
  if (cluster < 0 || cluster + 6 > bytes.length) return undefined;
  const size = bytes.readUInt8(cluster + 4);
  const at = cluster + 4 + Math.clz32(size) - 23; // the leading zero bits of the size tell its length
  if (size === 0 || at + 10 > bytes.length || bytes.readUInt8(at) !== TIMESTAMP) return undefined;
  const length = bytes.readUInt8(at + 1) & 0x7f;
  return length === 0 || length > 6 ? undefined : seconds(bytes.readUIntBE(at + 2, length), 1_000);
}

/** ISO 14496-12: the whole length stands in mvhd, and in a file of fragments the time of the last one in its tfdt. */
function mp4Seconds(bytes: Buffer): number | undefined {
  const header = bytes.indexOf("mvhd") + 4;
  if (header < 4 || header + 32 > bytes.length) return undefined;
  const isLong = bytes.readUInt8(header) === 1;
  const rate = bytes.readUInt32BE(header + (isLong ? 20 : 12));
  const whole = isLong ? Number(bytes.readBigUInt64BE(header + 24)) : bytes.readUInt32BE(header + 16);
  const fragment = bytes.lastIndexOf("tfdt") + 4;
  if (whole > 0 || fragment < 4 || fragment + 12 > bytes.length) return seconds(whole, rate);
  const media = bytes.indexOf("mdhd") + 4;
  if (media < 4 || media + 24 > bytes.length) return undefined;
  const mediaRate = bytes.readUInt32BE(media + (bytes.readUInt8(media) === 1 ? 20 : 12));
  const isLongFragment = bytes.readUInt8(fragment) === 1;
  const time = isLongFragment ? Number(bytes.readBigUInt64BE(fragment + 4)) : bytes.readUInt32BE(fragment + 4);
  return seconds(time, mediaRate);
}

const readers: Record<AudioKind, (bytes: Buffer) => number | undefined> = {
  wav: wavSeconds,
  ogg: oggSeconds,
  webm: webmSeconds,
  mp4: mp4Seconds,
  mp3: () => undefined, // no browser records it, and without reading every frame its length is a guess
};

/**
 * About how long a recording is, in seconds, from what its container says at its ends: nothing is decoded. At most a
 * few seconds less than it is; undefined when it does not say. Any bytes have an answer.
 */
export function audioSeconds(kind: AudioKind, bytes: Uint8Array): number | undefined {
  return readers[kind](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
