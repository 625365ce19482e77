import type { CSSProperties } from "react";
import { isReadable, mix } from "#shared/themes/color.ts";
import type { ThemeStyle } from "#shared/themes/schema.ts";
import { fontOf } from "#web/documents/paper/paper-style.ts";

const WHITE = "#ffffff";
const INK = "#0f2019";

/** The theme's strongest colour that can be read on white. */
const sheetAccent = (theme: ThemeStyle): string =>
  [theme.primaryColor, theme.secondaryColor, theme.accentColor].find((color) => isReadable(color, WHITE)) ?? INK;

type SheetStyle = CSSProperties & Record<`--${string}`, string>;

/** The sheet to answer on: white in every theme, so that fields can be read; its buttons in the sender's colour. */
export function sheetStyle(theme: ThemeStyle): SheetStyle {
  const accent = sheetAccent(theme);
  return {
    "--accent": accent,
    "--accent-ink": WHITE,
    "--accent-hover": mix(accent, 0.85, "#000000"),
    "--focus": accent,
    "--font-text": fontOf(theme.fontFamily),
  };
}

/** Everything on the desk is as wide as the theme's paper. */
export const deskStyle = (theme: ThemeStyle): SheetStyle => ({ "--sheet-width": theme.maxWidth });
