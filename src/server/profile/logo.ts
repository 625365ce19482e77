import sharp from "sharp";
import { LIMITS } from "#shared/limits.ts";
import { AppError } from "#server/errors.ts";

const refusal = (message: string) => new AppError("invalid", message, { issues: [{ path: "logoUrl", message }] });
const notAnImage = () => refusal("Please select an image file (PNG, JPG, etc.).");

/** What the bytes must be, whatever the address says of them: the decoder would also draw SVG, PDF and others. */
const DECODED = new Set(["png", "jpeg", "webp", "gif"]);
const BEGINNING = /^data:image\/(?:png|jpeg|webp|gif);base64,/;

/** Twice the 200 x 100 px that the page shows, so that it is sharp in print. */
const BOX = { width: 800, height: 400 };
/** Pixels that are decoded at most: a small file can claim a huge picture. */
const LIMIT_INPUT_PIXELS = 50_000_000;
const MOST_SECONDS = 10;

/**
 * Decodes an uploaded logo and encodes it anew as PNG, at most 800 x 400: what reaches a document is an image that we
 * wrote. Throws `invalid` with the specification's messages for anything else. SVG is not taken.
 */
export async function reencodeLogo(dataUrl: string): Promise<string> {
  const beginning = BEGINNING.exec(dataUrl)?.[0];
  if (beginning === undefined) throw notAnImage();
  // Of megabytes no pattern is asked: it may need more stack than there is. What is no base64 is no picture either.
  const bytes = Buffer.from(dataUrl.slice(beginning.length), "base64");
  if (bytes.length >= LIMITS.logoBytes) throw refusal("File size must be less than 5MB.");
  const picture = sharp(bytes, { limitInputPixels: LIMIT_INPUT_PIXELS, failOn: "error" });
  const { format } = await picture.metadata().catch(() => ({ format: undefined }));
  if (format === undefined || !DECODED.has(format)) throw notAnImage();
  const png = await picture
    .rotate()
    .resize({ ...BOX, fit: "inside", withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .timeout({ seconds: MOST_SECONDS })
    .toBuffer()
    .catch(() => {
      throw notAnImage();
    });
  return `data:image/png;base64,${png.toString("base64")}`;
}
