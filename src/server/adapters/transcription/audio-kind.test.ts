import * as fc from "fast-check";
import { expect, test } from "vitest";
import { audioKind } from "./audio-kind.ts";

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(typeof part === "string" ? Buffer.from(part) : part))));

test.each([
  ["webm", bytes([0x1a, 0x45, 0xdf, 0xa3, 0x9f])],
  ["mp4", bytes([0, 0, 0, 0x1c], "ftypM4A ")],
  ["wav", bytes("RIFF", [0, 0, 0, 0], "WAVEfmt ")],
  ["ogg", bytes("OggS", [0, 2])],
  ["mp3", bytes("ID3", [4, 0])],
  ["mp3", bytes([0xff, 0xfb, 0x90, 0x64])],
  [undefined, bytes("RIFF", [0, 0, 0, 0], "AVI ")],
  [undefined, bytes([0xff, 0xd8, 0xff, 0xe0])], // JPEG
  [undefined, bytes([0x89], "PNG")],
  [undefined, bytes("%PDF-1.7")],
  [undefined, bytes("ftyp")],
  [undefined, bytes([0, 0, 0, 0x1c], "ftypavif")],
  [undefined, bytes([0, 0, 0, 0x1c], "ftypheic")],
  [undefined, new Uint8Array()],
])("%s", (kind, start) => {
  expect(audioKind(start)).toBe(kind);
});

test("any bytes have an answer", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (start) => {
      expect([undefined, "webm", "mp4", "wav", "ogg", "mp3"]).toContain(audioKind(start));
    }),
  );
});
