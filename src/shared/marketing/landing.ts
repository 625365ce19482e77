/** What the founding offer says on the landing page: days left, still open, or gone. */
const offerStates = ["countdown", "open", "closed"] as const;
export type OfferState = (typeof offerStates)[number];

/** Whose figures the landing page shows: the samples, or this server's own. */
const figureKinds = ["sample", "live"] as const;
export type FigureKind = (typeof figureKinds)[number];

/** The page is made at build time, once for each of these; the server picks the true one. */
export type LandingVariant = { offer: OfferState; figures: FigureKind };

export const landingVariants: readonly LandingVariant[] = offerStates.flatMap((offer) =>
  figureKinds.map((figures) => ({ offer, figures })),
);

export const landingFile = ({ offer, figures }: LandingVariant): string => `${offer}-${figures}.html`;

/** What only the running server knows; the built pages have a gap for each. All are texts ready to be read. */
export type LandingGaps = {
  /** What a month costs to those who start now: "$4.00". */
  monthly: string;
  /** The same as a bare decimal for search engines: "4.00". */
  monthlyNumber: string;
  /** The price that was announced for later: "$15.99". */
  priceAfter: string;
  /** The day it was announced for: "Sep 15, 2025". */
  ends: string;
  /** "3 days"; empty once the day has come. */
  daysLeft: string;
  trialDays: string;
  refundDays: string;
  retentionDays: string;
  supportEmail: string;
  /** The address of the site, without a slash at its end. */
  address: string;
};

/** The gaps themselves, to be written into the page while it is built. */
export const landingGaps: LandingGaps = {
  monthly: "[[monthly]]",
  monthlyNumber: "[[monthlyNumber]]",
  priceAfter: "[[priceAfter]]",
  ends: "[[ends]]",
  daysLeft: "[[daysLeft]]",
  trialDays: "[[trialDays]]",
  refundDays: "[[refundDays]]",
  retentionDays: "[[retentionDays]]",
  supportEmail: "[[supportEmail]]",
  address: "[[address]]",
};

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** A built page with its gaps filled, as HTML. Throws on a gap that nobody knows. */
export function fillLanding(page: string, gaps: LandingGaps): string {
  const known = new Map<string, string>(Object.entries(gaps));
  return page.replace(/\[\[(\w+)\]\]/g, (gap, name: string) => {
    const text = known.get(name);
    if (text === undefined) throw new Error(`The landing page has a gap that nothing fills: ${gap}`);
    return escaped(text);
  });
}
