import * as fc from "fast-check";
import { expect, test } from "vitest";
import { audioSeconds } from "./audio-length.ts";

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    Buffer.concat(parts.map((part) => Buffer.from(typeof part === "string" ? Buffer.from(part, "latin1") : part))),
  );
const big = (value: number, length: number) =>
  Array.from({ length }, (_, at) => Math.floor(value / 256 ** (length - 1 - at)) % 256);
const little = (value: number, length: number) => big(value, length).reverse();

/** A cluster of an unknown size, as recorders write it, that begins at these milliseconds. */
const cluster = (ms: number) => [
  0x1f,
  0x43,
  0xb6,
  0x75,
  0x01,
  0xff,
  0xff,
  0xff,
  0xff,
  0xff,
  0xff,
  0xff,
  0xe7,
  0x84,
  ...big(ms, 4),
];
const oggPage = (samples: number) => bytes("OggS", [0, 4], little(samples, 8), little(0, 20));
const header = (name: string, rate: number, length: number) =>
  bytes(name, [0, 0, 0, 0], big(0, 8), big(rate, 4), big(length, 4), big(0, 20));

test.each([
  ["webm", bytes([0x1a, 0x45, 0xdf, 0xa3], cluster(0), "sound", cluster(312_000), "sound and more of it"), 312],
  ["webm", bytes([0x1a, 0x45, 0xdf, 0xa3], "no cluster at all"), undefined],
  ["ogg", bytes([...oggPage(0)], "OpusHead", [...oggPage(48_000 * 301)]), 301],
  ["ogg", bytes([...oggPage(0)], "\u0001vorbis", little(0, 4), [2], little(44_100, 4), [...oggPage(44_100 * 12)]), 12],
  ["mp4", bytes("....ftypM4A ", [...header("mvhd", 1_000, 299_500)]), 299.5],
  [
    "mp4",
    bytes(
      "....ftypM4A ",
      [...header("mvhd", 1_000, 0)],
      [...header("mdhd", 48_000, 0)],
      "tfdt",
      [1, 0, 0, 0],
      big(48_000 * 330, 8),
      "moof and more",
    ),
    330,
  ],
  [
    "wav",
    bytes(
      "RIFF....WAVEfmt ",
      little(16, 4),
      [1, 0, 1, 0],
      little(16_000, 4),
      little(32_000, 4),
      little(0, 64_000 - 32),
    ),
    2,
  ],
  ["mp3", bytes("ID3"), undefined],
] as const)("%s: %#", (kind, recording, length) => {
  const found = audioSeconds(kind, recording);
  if (length === undefined) expect(found).toBeUndefined();
  else expect(found).toBeCloseTo(length, 2);
});

test("any bytes have an answer", () => {
  const words = fc.constantFrom(
    "OggS",
    "mvhd",
    "mdhd",
    "tfdt",
    "fmt ",
    "\u0001vorbis",
    "\u001fC\u00b6u",
    "x",
    "\u0000",
  );
  const parts = fc.array(fc.oneof(words, fc.string({ maxLength: 12, unit: "binary-ascii" })), { maxLength: 12 });
  fc.assert(
    fc.property(parts, fc.constantFrom("webm", "ogg", "mp4", "wav", "mp3"), (found, kind) => {
      const length = audioSeconds(kind, bytes(found.join("")));
      expect(length === undefined || Number.isFinite(length)).toBe(true);
    }),
  );
});
