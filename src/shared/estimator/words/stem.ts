import { keptByWord, named } from "#shared/kept-words.ts";
import { wordTable } from "#shared/word-table.ts";
import { singular } from "./units.ts";

/** Words that speech cuts short, and what they are short for. */
const CLIPPED = wordTable<string>({
  fridge: "refrigerator",
  mic: "microphone",
  stat: "thermostat",
  qb: "quickbooks",
  demo: "demolition",
  reno: "renovation",
  diag: "diagnostic",
  trans: "transmission",
  carb: "carburetor",
  mani: "manicure",
  pedi: "pedicure",
});

const ENDINGS = /(?:ations?|ions?|ery|e?ments?|ings?|als?|ers?|(?<!e)ed|es|(?<!u)s|e|(?<![aeo])y)$/;
/** What "-ing" and "-ed" leave of a verb that ends in an "e": "edging", "tiling", "wired". */
const LOST_E = /^(?:[^aeiou]?[aeiou][^aeiouwxy]|.dg)$/;
/** Of "calibrate": what its noun "calibration" has lost. */
const VERBAL = /(?<=\p{L}{3})at$/u;

/** What "-ing" and "-ed" leave of a verb that ends in "er". */
const AGENT = /\p{L}{3}er$/u;

/** A rough stem, the same for "install", "installs", "installed" and "installation". */
export const stem = keptByWord((word) => {
  const one = CLIPPED[singular(word)] ?? singular(word);
  const cut = one.length > 4 ? one.replace(ENDINGS, "") : one;
  // "delivered" and "deliver", "lettering" and "letter"
  const whole = cut !== one && AGENT.test(cut) ? cut.slice(0, -2) : cut;
  const base = whole.replace(VERBAL, "");
  // "wired", but "rotated" is of "rotate" and "rotation"
  if (/(?:ing|ed)$/.test(one) && base !== one && base === whole && LOST_E.test(base)) return named(`${base}e`);
  return named(base.length < 3 ? one : base.replace(/([bdglmnprt])\1$/, "$1"));
});

/** True for "sealer" and "seal", which have one stem and are two things. */
export const isDoer = (thing: string, of: string): boolean => singular(thing) === `${singular(of)}er`;
