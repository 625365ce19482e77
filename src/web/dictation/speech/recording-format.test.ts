import { expect, test } from "vitest";
import { chooseFormat, fileNameOf } from "./recording-format.ts";

const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1";
const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36";

test("Safari records mp4 although it says that it can webm", () => {
  expect(chooseFormat(safari, () => true)?.fileName).toBe("recording.m4a");
});

test("others record webm, or what they can", () => {
  expect(chooseFormat(chrome, () => true)?.mimeType).toBe("audio/webm;codecs=opus");
  expect(chooseFormat(chrome, (type) => type.startsWith("audio/mp4"))?.fileName).toBe("recording.m4a");
  expect(chooseFormat(chrome, () => false)).toBeUndefined();
});

test("the ending matches the container that was made", () => {
  expect(fileNameOf("audio/mp4;codecs=mp4a.40.2")).toBe("recording.m4a");
  expect(fileNameOf("audio/ogg;codecs=opus")).toBe("recording.ogg");
  expect(fileNameOf("audio/webm")).toBe("recording.webm");
});
