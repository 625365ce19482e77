import type { ThemeStyle } from "./schema.ts";

/** The free face that stands for each font of a theme, on paper and on the screen. Its letters are as wide. */
export const faceOf: Record<ThemeStyle["fontFamily"], string> = {
  Inter: "Inter",
  Roboto: "Roboto",
  Arial: "Arimo",
  Helvetica: "Arimo",
  "Times New Roman": "Tinos",
  Georgia: "Gelasio",
};
