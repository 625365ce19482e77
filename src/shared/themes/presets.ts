import type { SaveTheme, ThemeStyle } from "./schema.ts";
import { defaultThemeStyle } from "./schema.ts";

/** A theme to start from, with what it is good for. */
export interface Preset {
  name: string;
  note: string;
  style: ThemeStyle;
}

const preset = (name: string, note: string, style: Partial<ThemeStyle>): Preset => ({
  name,
  note,
  style: { ...defaultThemeStyle, ...style },
});

export const presets: readonly Preset[] = [
  preset("Standard", "Clear and blue. Fits every trade.", {}),
  preset("Workshop", "A dark band from edge to edge, and an orange total.", {
    primaryColor: "#1c1f24",
    secondaryColor: "#1c1f24",
    accentColor: "#c2410c",
    textColor: "#24282e",
    businessInfoBackground: "#1c1f24",
    fontFamily: "Roboto",
    headerSize: "38px",
    padding: "48px",
    borderStyle: "none",
    borderWidth: "0px",
    borderRadius: "0px",
  }),
  preset("Evergreen", "Soft green, round corners, a friendly hand.", {
    primaryColor: "#14532d",
    secondaryColor: "#166534",
    accentColor: "#166534",
    textColor: "#1f2a24",
    businessInfoBackground: "#e8f2ea",
    fontFamily: "Inter",
    headerSize: "34px",
    padding: "44px",
    borderStyle: "none",
    borderWidth: "0px",
    borderRadius: "20px",
  }),
  preset("Heritage", "Ivory paper, burgundy and a double rule, as on old letterheads.", {
    primaryColor: "#7a1f2b",
    secondaryColor: "#5c1a22",
    accentColor: "#7a1f2b",
    backgroundColor: "#fdfaf2",
    textColor: "#2e2623",
    businessInfoBackground: "#fdfaf2",
    fontFamily: "Georgia",
    fontSize: "16px",
    headerSize: "36px",
    padding: "52px",
    borderStyle: "double",
    borderWidth: "5px",
    borderRadius: "0px",
  }),
  preset("Blueprint", "Drawn on the plan: navy, pale blue, dashed edges.", {
    primaryColor: "#143a6b",
    secondaryColor: "#1d4f91",
    accentColor: "#0b5cad",
    textColor: "#1b2a3d",
    businessInfoBackground: "#eaf1fa",
    fontFamily: "Arial",
    headerSize: "32px",
    padding: "44px",
    borderStyle: "dashed",
    borderWidth: "2px",
    borderRadius: "0px",
  }),
  preset("Gallery", "Black on white and a great deal of air.", {
    primaryColor: "#111111",
    secondaryColor: "#111111",
    accentColor: "#111111",
    textColor: "#1a1a1a",
    businessInfoBackground: "#ffffff",
    fontFamily: "Helvetica",
    fontSize: "15px",
    headerSize: "44px",
    padding: "72px",
    borderStyle: "none",
    borderWidth: "0px",
    borderRadius: "0px",
  }),
  preset("Counsel", "Times, ink blue, plain rules. For bids that are read line by line.", {
    primaryColor: "#1f2a44",
    secondaryColor: "#1f2a44",
    accentColor: "#1f2a44",
    textColor: "#1e2129",
    businessInfoBackground: "#ffffff",
    fontFamily: "Times New Roman",
    fontSize: "17px",
    headerSize: "34px",
    maxWidth: "780px",
    padding: "48px",
    borderStyle: "none",
    borderWidth: "0px",
    borderRadius: "0px",
  }),
  preset("Terracotta", "Warm clay on sand, with a soft shadow.", {
    primaryColor: "#9a3412",
    secondaryColor: "#7c2d12",
    accentColor: "#9a3412",
    backgroundColor: "#fffdfa",
    textColor: "#3b2a22",
    businessInfoBackground: "#fbeee0",
    fontFamily: "Georgia",
    headerSize: "34px",
    padding: "44px",
    borderStyle: "solid",
    borderWidth: "1px",
    borderRadius: "12px",
    shadowStyle: "medium",
  }),
];

/** A new theme that begins as the preset is. */
export const themeFromPreset = ({ name, style }: Preset): SaveTheme => ({ name, ...style });
