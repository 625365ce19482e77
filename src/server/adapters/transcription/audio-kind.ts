/** The containers that browsers record and transcribers read. */
export const audioKinds = {
  webm: { ending: "webm", mimeType: "audio/webm" },
  mp4: { ending: "m4a", mimeType: "audio/mp4" },
  wav: { ending: "wav", mimeType: "audio/wav" },
  ogg: { ending: "ogg", mimeType: "audio/ogg" },
  mp3: { ending: "mp3", mimeType: "audio/mpeg" },
} as const;
export type AudioKind = keyof typeof audioKinds;

const ascii = (bytes: Uint8Array, start: number, text: string) =>
  bytes.length >= start + text.length &&
  [...text].every((character, at) => bytes[start + at] === character.charCodeAt(0));

const startsWith = (bytes: Uint8Array, ...magic: number[]) => magic.every((byte, at) => bytes[at] === byte);

/** An MPEG audio frame of layer III: eleven set bits, a known version, layer 01, a bit rate and a sampling rate that exist. */
function startsWithMp3Frame(bytes: Uint8Array): boolean {
  const [first = 0, second = 0, third = 0] = bytes;
  const isLayer3 = first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x18) !== 0x08 && (second & 0x06) === 0x02;
  return isLayer3 && (third & 0xf0) !== 0xf0 && (third & 0xf0) !== 0 && (third & 0x0c) !== 0x0c;
}

/** Still pictures come in the container of MP4 under brands of their own. */
const isPicture = (bytes: Uint8Array) => ["avif", "heic", "heix", "mif1"].some((brand) => ascii(bytes, 8, brand));

/**
 * The container of a recording by its first bytes, whatever its name says; undefined for anything else. EBML covers
 * Matroska too, which recorders write under the same name. Sources: RFC 9559, ISO 14496-12, RFC 3533, RIFF, ISO 11172-3.
 */
export function audioKind(bytes: Uint8Array): AudioKind | undefined {
  if (startsWith(bytes, 0x1a, 0x45, 0xdf, 0xa3)) return "webm";
  if (ascii(bytes, 4, "ftyp")) return isPicture(bytes) ? undefined : "mp4";
  if (ascii(bytes, 0, "RIFF") && ascii(bytes, 8, "WAVE")) return "wav";
  if (ascii(bytes, 0, "OggS")) return "ogg";
  if (ascii(bytes, 0, "ID3") || startsWithMp3Frame(bytes)) return "mp3";
  return undefined;
}
