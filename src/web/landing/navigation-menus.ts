import { landingGaps as gaps, type FigureKind } from "#shared/marketing/landing.ts";
import { questions } from "./questions.ts";
import { parts, privacy, terms } from "./site-links.ts";

type Entry = { label: string; note?: string; href: string };
/** A word of the navigation and what opens under it. */
export type Menu = { name: string; part: string; entries: readonly Entry[] };

/** The five menus. Without samples nobody has reviewed anything yet, and the menu says so. */
export const menusOf = (figures: FigureKind): readonly Menu[] => [
  {
    name: "ROI",
    part: parts.roi,
    entries: [
      { label: "What your evenings are worth", note: "Put in your own figures", href: `#${parts.roi}` },
      { label: "Before and after", note: "The paperwork, side by side", href: "#comparison" },
      { label: "The price", note: `${gaps.monthly} a month`, href: `#${parts.pricing}` },
    ],
  },
  {
    name: "Reviews",
    part: figures === "sample" ? parts.reviews : parts.guarantee,
    entries: [
      figures === "sample"
        ? { label: "Three samples", note: "Marked as what they are", href: `#${parts.reviews}` }
        : { label: "None yet", note: "We print what customers write, and nobody has yet", href: `#${parts.guarantee}` },
      { label: "See for yourself", note: "Talk to the pad, no account needed", href: `#${parts.pad}` },
    ],
  },
  {
    name: "FAQ",
    part: parts.faq,
    entries: questions.map(({ ask, id }) => ({ label: ask, href: `#${id}` })),
  },
  {
    name: "Security",
    part: parts.security,
    entries: [
      { label: "How your data is kept", note: "Voice, words, cards, passwords", href: `#${parts.security}` },
      { label: "Privacy policy", href: privacy },
      { label: "Terms of use", href: terms },
    ],
  },
  {
    name: "How It Works",
    part: parts.how,
    entries: [
      { label: "Where a figure comes from", note: "Four places, and no fifth", href: `#${parts.how}` },
      { label: "What your customer gets", note: "The document, as you talk", href: `#${parts.preview}` },
      { label: "All it does", note: "And what is planned", href: `#${parts.features}` },
    ],
  },
];
