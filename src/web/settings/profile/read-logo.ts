import { LIMITS } from "#shared/limits.ts";
import { drawnSize, visiblePart, type Framing, type Size } from "./crop.ts";

/** A picture that the browser can show. */
export type Picture = Size & { dataUrl: string; name: string };
export type ReadLogo = { ok: true; picture: Picture } | { ok: false; message: string };

const NOT_AN_IMAGE = "Please select an image file (PNG, JPG, etc.).";
/** Drawings can hold programs: the server takes none, and neither do we. */
const DRAWING = "image/svg+xml";

/** Reads an image file. The messages are the specification's (section 5). */
export async function readLogo(file: File): Promise<ReadLogo> {
  if (!file.type.startsWith("image/") || file.type === DRAWING) return { ok: false, message: NOT_AN_IMAGE };
  if (file.size >= LIMITS.logoBytes) return { ok: false, message: "File size must be less than 5MB." };
  const dataUrl = await dataUrlOf(file);
  const image = dataUrl === null ? null : await decoded(dataUrl);
  if (dataUrl === null || image === null) return { ok: false, message: NOT_AN_IMAGE };
  return { ok: true, picture: { dataUrl, name: file.name, width: image.naturalWidth, height: image.naturalHeight } };
}

/** What the server reads as it is; other kinds that the browser knows are drawn anew. */
const TAKEN = /^data:image\/(?:png|jpeg|webp|gif);/;

/** The part of the picture that was chosen, as PNG; the file itself where that is all of it. Null when it cannot be drawn. */
export async function cropLogo(picture: Picture, framing: Framing): Promise<string | null> {
  if (framing.zoom === 1 && TAKEN.test(picture.dataUrl)) return picture.dataUrl;
  const image = await decoded(picture.dataUrl);
  const part = visiblePart(picture, framing);
  const canvas = Object.assign(document.createElement("canvas"), drawnSize(part));
  const pen = canvas.getContext("2d");
  if (image === null || pen === null) return null;
  pen.imageSmoothingQuality = "high";
  pen.drawImage(image, part.left, part.top, part.width, part.height, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/png");
}

function dataUrlOf(file: File): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(typeof reader.result === "string" ? reader.result : null));
    reader.addEventListener("error", () => resolve(null));
    reader.readAsDataURL(file);
  });
}

/** Null when the browser cannot show it: a text file called logo.png. */
function decoded(dataUrl: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = dataUrl;
  return image.decode().then(
    () => (image.naturalWidth > 0 && image.naturalHeight > 0 ? image : null),
    () => null,
  );
}
