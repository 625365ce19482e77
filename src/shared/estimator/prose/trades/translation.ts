import type { Trade } from "../trade.ts";

const SPOKEN = ["interpreter", "interpreting", "interpretation", "interpret"];

export const translation: Trade = {
  id: "translation",
  name: "Translation and interpreting",
  industry: "Consulting",
  category: "Translation",
  title: "Translation",
  strong: [
    "translation",
    "translate",
    "translated",
    "translating",
    "translator",
    "interpreter",
    "interpreting",
    "birth certificate",
    "marriage certificate",
    "certified translation",
    "into spanish",
    "to spanish",
  ],
  weak: [
    "page",
    "certification",
    "certified copy",
    "contract",
    "proofread",
    "proofreading",
    "spanish",
    "french",
    "rush fee",
    "word",
  ],
  projects: [
    { title: "Interpreting", words: SPOKEN },
    {
      title: "Certified translation",
      words: ["certified translation", "birth certificate", "marriage certificate", "certification"],
    },
    { title: "Translation", words: ["translation", "translate", "translating", "translated"], isPlain: true },
    { title: "Proofreading", words: ["proofread", "proofreading"] },
  ],
  verb: "Provide",
  supplies: "provide",
  approach: [
    "Read the text and settle its purpose, terms and names with you.",
    { text: "Translate it in full.", when: ["translate", "translated", "translation", "translating", "page", "word"] },
    { text: "Interpret at the agreed time and place.", when: SPOKEN },
    { text: "Read it against the original and correct it.", unless: SPOKEN },
    { text: "Certify the translation.", when: ["certification", "certify"] },
    "Deliver it in the agreed form and answer your questions about it.",
  ],
  terms: [
    "What we read and hear is kept confidential.",
    "Changes to the original after the start are priced and agreed.",
  ],
  excluded: [
    { what: "notarization and official fees", unless: ["notarize", "notarized", "notary", "notarizing", "apostille"] },
    { what: "layout and printing", unless: ["layout", "print", "format", "formatting"] },
  ],
};
