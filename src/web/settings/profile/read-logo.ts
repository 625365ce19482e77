import { LIMITS } from "#shared/limits.ts";

export type ReadLogo = { ok: true; dataUrl: string } | { ok: false; message: string };

/** Reads an image file as a data URL. The messages are the specification's (section 5). */
export async function readLogo(file: File): Promise<ReadLogo> {
  if (!file.type.startsWith("image/")) {
    return { ok: false, message: "Please select an image file (PNG, JPG, etc.)." };
  }
  if (file.size >= LIMITS.logoBytes) return { ok: false, message: "File size must be less than 5MB." };
  const dataUrl = await dataUrlOf(file);
  if (dataUrl === null || !(await isDrawable(dataUrl))) {
    return { ok: false, message: "Please select an image file (PNG, JPG, etc.)." };
  }
  return { ok: true, dataUrl };
}

function dataUrlOf(file: File): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(typeof reader.result === "string" ? reader.result : null));
    reader.addEventListener("error", () => resolve(null));
    reader.readAsDataURL(file);
  });
}

/** True when the browser can show it: a text file called logo.png cannot be. */
function isDrawable(dataUrl: string): Promise<boolean> {
  const image = new Image();
  image.src = dataUrl;
  return image.decode().then(
    () => true,
    () => false,
  );
}
