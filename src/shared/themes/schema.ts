import { z } from "zod";
import { requiredText } from "#shared/text.ts";

/** An account's themes; more are refused. */
export const MOST_THEMES = 200;

/** The faces a theme can name (section 5 of the specification). */
export const fontFamilies = ["Inter", "Arial", "Georgia", "Times New Roman", "Helvetica", "Roboto"] as const;
export const borderStyles = ["solid", "dashed", "dotted", "double", "none"] as const;
export const shadowStyles = ["none", "small", "medium", "large"] as const;

/** The least and the most pixels of each length. */
export const pixelRanges = {
  fontSize: [10, 24],
  headerSize: [16, 64],
  maxWidth: [480, 1200],
  padding: [16, 96],
  borderRadius: [0, 32],
  logoSize: [40, 200],
  borderWidth: [0, 8],
} as const;

const color = z.string().regex(/^#[0-9a-fA-F]{6}$/, "A colour such as #2563eb.");
const pixels = (field: keyof typeof pixelRanges) => {
  const [least, most] = pixelRanges[field];
  return z
    .string()
    .regex(/^\d{1,4}px$/, "A size such as 16px.")
    .refine(
      (value) => parseInt(value, 10) >= least && parseInt(value, 10) <= most,
      `Between ${least}px and ${most}px.`,
    );
};

/** POST and PUT /api/themes. The defaults are the specification's (section 3). */
export const saveThemeSchema = z.object({
  name: requiredText(100, "Theme name is required."),
  primaryColor: color.default("#2563eb"),
  secondaryColor: color.default("#1e40af"),
  accentColor: color.default("#059669"),
  backgroundColor: color.default("#ffffff"),
  textColor: color.default("#333333"),
  fontFamily: z.enum(fontFamilies).default("Inter"),
  fontSize: pixels("fontSize").default("16px"),
  headerSize: pixels("headerSize").default("32px"),
  maxWidth: pixels("maxWidth").default("800px"),
  padding: pixels("padding").default("40px"),
  borderRadius: pixels("borderRadius").default("8px"),
  logoSize: pixels("logoSize").default("200px"),
  businessInfoBackground: color.default("#f8fafc"),
  borderStyle: z.enum(borderStyles).default("solid"),
  borderWidth: pixels("borderWidth").default("1px"),
  shadowStyle: z.enum(shadowStyles).default("none"),
});
export type SaveTheme = z.output<typeof saveThemeSchema>;

/** POST /api/themes. The id of a theme that was just deleted puts it back, and its documents with it. */
export const createThemeSchema = saveThemeSchema.extend({ id: z.uuid().optional() });
export type CreateTheme = z.output<typeof createThemeSchema>;

export const themeSchema = saveThemeSchema.extend({
  id: z.string(),
  isDefault: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Theme = z.output<typeof themeSchema>;

export const themeStyleSchema = saveThemeSchema.omit({ name: true });
/** What a renderer needs of a theme. */
export type ThemeStyle = Omit<SaveTheme, "name">;
export const { name: _name, ...defaultThemeStyle } = saveThemeSchema.parse({ name: "Default" });
