/** Colours of themes: "#rrggbb" in and out. */
type Triple = readonly [number, number, number];

/** The least contrast of text with its ground, WCAG 2.2, success criterion 1.4.3. */
export const READABLE = 4.5;
/** The same for large text: 14 points and more in bold. */
export const READABLE_LARGE = 3;

/** Red, green and blue from 0 to 1. */
function channelsOf(hex: string): Triple {
  const value = parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

const hexOf = (channels: Triple): string =>
  `#${channels
    .map((channel) => Math.round(channel * 255).toString(16))
    .map((pair) => pair.padStart(2, "0"))
    .join("")}`;

/** `share` of one colour (0 to 1) and the rest of another, mixed as CSS `color-mix(in srgb)` does. */
export function mix(color: string, share: number, other: string): string {
  const [one, two] = [channelsOf(color), channelsOf(other)];
  const at = (index: 0 | 1 | 2) => one[index] * share + two[index] * (1 - share);
  return hexOf([at(0), at(1), at(2)]);
}

const linearOf = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const encodedOf = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

/** Relative luminance (WCAG 2.2), from 0 for black to 1 for white. */
function luminanceOf(hex: string): number {
  const [red, green, blue] = channelsOf(hex);
  return 0.2126 * linearOf(red) + 0.7152 * linearOf(green) + 0.0722 * linearOf(blue);
}

/** From 1 (the same) to 21 (black on white). */
export function contrastOf(color: string, ground: string): number {
  const [one, two] = [luminanceOf(color), luminanceOf(ground)];
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

export const isReadable = (color: string, ground: string, need = READABLE): boolean =>
  contrastOf(color, ground) >= need;

/** Oklab (Ottosson 2020): lightness from 0 to 1, and two axes of hue. */
function oklabOf(hex: string): Triple {
  const [red, green, blue] = channelsOf(hex).map(linearOf) as unknown as Triple; // map keeps the length of three
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

function linearOfOklab([lightness, a, b]: Triple): Triple {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isShown = (light: Triple) => light.every((channel) => channel >= -0.0005 && channel <= 1.0005);

export const lightnessOf = (hex: string): number => oklabOf(hex)[0];

/** The colour with another lightness (Oklab, 0 to 1) and the same hue; as strong as a screen shows it there. */
export function withLightness(hex: string, lightness: number): string {
  const [, a, b] = oklabOf(hex);
  for (let strength = 1; ; strength -= 0.05) {
    const light = linearOfOklab([lightness, a * Math.max(0, strength), b * Math.max(0, strength)]);
    if (!isShown(light) && strength > 0) continue;
    const [red, green, blue] = light.map((channel) => encodedOf(Math.min(1, Math.max(0, channel))));
    return hexOf([red ?? 0, green ?? 0, blue ?? 0]);
  }
}
