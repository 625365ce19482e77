import sharp from "sharp";
import { AppError } from "#server/errors.ts";
import type { GivenSignature } from "#shared/sending/schema.ts";

/** A signature as it is kept: what was typed, or a picture that we wrote ourselves, as base64. */
export type Signature = { kind: "typed"; text: string } | { kind: "drawn"; png: string };

const refusal = (message: string) => new AppError("invalid", message, { issues: [{ path: "signature", message }] });
const notDrawn = () => refusal("The drawn signature is not an image. Please draw it again.");
const BOX = { width: 900, height: 300 };
/** A small file can claim a huge picture. */
const LIMIT_INPUT_PIXELS = 4_000_000;
const MOST_SECONDS = 5;
/** Fewer inked dots than this are a press by accident. */
const LEAST_INK = 40;

interface Ink {
  /** How much ink each dot has, row by row. */
  alpha: Buffer;
  width: number;
  height: number;
}
/** Dots with more ink than this count. */
const INKED = 64;

/** Ink of one colour on nothing: only where there is ink is taken from what was sent. */
async function inkOf(bytes: Buffer): Promise<Ink> {
  const { data, info } = await sharp(bytes, { limitInputPixels: LIMIT_INPUT_PIXELS, failOn: "error" })
    .ensureAlpha()
    .resize({ ...BOX, fit: "inside", withoutEnlargement: true })
    .extractChannel("alpha")
    .raw()
    .timeout({ seconds: MOST_SECONDS })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw notDrawn();
    });
  return { alpha: data, width: info.width, height: info.height };
}

/** The least box that holds all ink. */
function boundsOf({ alpha, width }: Ink) {
  const bounds = { left: Infinity, right: 0, top: Infinity, bottom: 0 };
  alpha.forEach((dot, index) => {
    if (dot <= INKED) return;
    const [x, y] = [index % width, Math.floor(index / width)];
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  });
  const { left, right, top, bottom } = bounds;
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

const INK = { r: 20, g: 33, b: 61 };

/**
 * Reads a signature: a drawn one is decoded and drawn anew, so that what reaches a PDF is a picture that we wrote.
 * Throws `invalid` for what is no image, and for one without a stroke.
 */
export async function readSignature(given: GivenSignature): Promise<Signature> {
  if (given.kind === "typed") return given;
  const bytes = Buffer.from(given.image.slice(given.image.indexOf(",") + 1), "base64");
  const ink = await inkOf(bytes);
  const { alpha, width, height } = ink;
  const inked = alpha.reduce((count, dot) => count + (dot > INKED ? 1 : 0), 0);
  if (inked < LEAST_INK || inked > alpha.length * 0.6) throw refusal("Please draw your signature in the box.");
  const png = await sharp({ create: { width, height, channels: 3, background: INK } })
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .extract(boundsOf(ink))
    .png({ compressionLevel: 9 })
    .toBuffer();
  return { kind: "drawn", png: png.toString("base64") };
}
