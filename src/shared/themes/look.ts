import { isReadable, mix, READABLE, READABLE_LARGE } from "./color.ts";
import { isTotalLarge } from "./page-measures.ts";
import type { ThemeStyle } from "./schema.ts";

/**
 * How the head of the page stands: `box` has an edge, a corner or a shadow. `band` has none of them but a ground of its
 * own, and runs to the edges of the sheet. `open` has not even that: its words stand on the sheet, over a rule.
 */
export type Letterhead = "box" | "band" | "open";

/** The colours that a page is drawn in, all of them "#rrggbb". Paper and screen take them from here alone. */
export interface Look {
  letterhead: Letterhead;
  ground: string;
  ink: string;
  /** Labels and figures of less weight; still readable. */
  muted: string;
  /** Thin rules; decoration. */
  rule: string;
  /** The document's kind, its title and heavy rules. */
  primary: string;
  /** The business's name and the headings. */
  secondary: string;
  /** What is to be paid. */
  accent: string;
  /** The edge of boxes. */
  edge: string;
  /** The head of the page; its type is in the sheet's colour where the text's own could not be read. */
  head: { ground: string; ink: string; muted: string; primary: string; secondary: string };
  /** The ground of the boxes to sign and to pay, where black on it can be read and written. */
  slip: string;
}

/** Text of less weight keeps this much of its ink, or as much more as it needs to be read. */
const MUTED = 0.74;

/** The contrast that the accent needs: only the total is set in it, bold and most often large. */
export const accentNeed = (theme: ThemeStyle): number => (isTotalLarge(theme) ? READABLE_LARGE : READABLE);

function mutedOn(ink: string, ground: string): string {
  for (let share = MUTED; share < 1; share += 0.02) {
    const color = mix(ink, share, ground);
    if (isReadable(color, ground)) return color;
  }
  return ink;
}

const hasEdge = ({ borderStyle, borderWidth }: ThemeStyle) => borderStyle !== "none" && parseInt(borderWidth, 10) > 0;

function letterheadOf(theme: ThemeStyle): Letterhead {
  if (hasEdge(theme) || theme.shadowStyle !== "none") return "box";
  if (theme.businessInfoBackground.toLowerCase() === theme.backgroundColor.toLowerCase()) return "open";
  return parseInt(theme.borderRadius, 10) > 0 ? "box" : "band";
}

/** True when the head's type is set in the sheet's colour: a dark head on light paper, or the other way round. */
export const isHeadReversed = ({ textColor, backgroundColor, businessInfoBackground: head }: ThemeStyle): boolean =>
  !isReadable(textColor, head) && isReadable(backgroundColor, head);

function headOf(theme: ThemeStyle): Look["head"] {
  const ground = theme.businessInfoBackground;
  const paper = theme.backgroundColor;
  if (isHeadReversed(theme)) {
    return { ground, ink: paper, muted: mutedOn(paper, ground), primary: paper, secondary: paper };
  }
  const { textColor: ink, primaryColor: primary, secondaryColor: secondary } = theme;
  return { ground, ink, muted: mutedOn(ink, ground), primary, secondary };
}

/** A hairline is soft; an edge that is wider or drawn otherwise has the colour itself. */
const edgeOf = ({ borderStyle, borderWidth, primaryColor, backgroundColor }: ThemeStyle) =>
  borderStyle === "solid" && parseInt(borderWidth, 10) <= 1 ? mix(primaryColor, 0.34, backgroundColor) : primaryColor;

export function lookOf(theme: ThemeStyle): Look {
  const { backgroundColor: ground, textColor: ink, businessInfoBackground } = theme;
  const isSlipReadable =
    isReadable(ink, businessInfoBackground) &&
    isReadable(theme.secondaryColor, businessInfoBackground) &&
    isReadable(theme.accentColor, businessInfoBackground, accentNeed(theme));
  return {
    letterhead: letterheadOf(theme),
    ground,
    ink,
    muted: mutedOn(ink, ground),
    rule: mix(ink, 0.2, ground),
    primary: theme.primaryColor,
    secondary: theme.secondaryColor,
    accent: theme.accentColor,
    edge: edgeOf(theme),
    head: headOf(theme),
    slip: isSlipReadable ? businessInfoBackground : ground,
  };
}
