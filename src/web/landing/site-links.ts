import { paths } from "#web/paths.ts";

/** The parts of the page that links lead to. */
export const parts = {
  pad: "try",
  how: "how-it-works",
  features: "features",
  preview: "preview",
  roi: "roi",
  reviews: "reviews",
  security: "security",
  guarantee: "guarantee",
  pricing: "pricing",
  faq: "faq",
} as const;

export const signUp = paths.signUp;
export const signIn = paths.auth;
export const privacy = paths.privacyPolicy;
export const terms = `${paths.privacyPolicy}#terms`;
