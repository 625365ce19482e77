import type { RenderRequest } from "./messages.ts";

const DATA_URL = /^data:image\/(png|jpeg|jpg);base64,([A-Za-z0-9+/]+=*)$/;
/** The first bytes of the two kinds: PNG's signature, and JPEG's start-of-image marker. */
const PNG = "89504e470d0a1a0a";
const JPEG = "ffd8ff";

/** The bytes of a logo that was stored as a PNG or JPEG data URL; null for anything else. */
export function readLogo(url: string): RenderRequest["logo"] {
  const base64 = DATA_URL.exec(url)?.[2];
  if (base64 === undefined) return null;
  const bytes = Buffer.from(base64, "base64");
  const start = bytes.toString("hex", 0, 8);
  if (start === PNG) return { bytes, extension: "png" };
  return start.startsWith(JPEG) ? { bytes, extension: "jpg" } : null;
}
