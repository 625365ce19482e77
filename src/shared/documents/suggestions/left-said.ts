import { toldBy } from "#shared/estimator/prose/content-words.ts";
import { perhapsTold } from "#shared/estimator/told/told-statements.ts";
import { LIMITS } from "#shared/limits.ts";
import { cutAtWord } from "../excerpt.ts";
import { proposal, type Check } from "./proposal.ts";

/** No more are shown at once. */
const MOST = 3;
/** What stands on the document says so much of it already. */
const WRITTEN = 0.6;
const SHOWN = 200;

/**
 * What was perhaps said beside the work and stands nowhere: "the mantel she found herself". Whoever said it knows whether a
 * client is to read it. Looks at the words that the document was made of.
 */
export const leftSaid: Check = (content, { type }) => {
  const written = [
    ...content.items.map(({ description }) => description),
    ...content.scope,
    ...content.terms,
    content.timeline,
    content.notes,
    content.description,
  ];
  return perhapsTold(content)
    .filter(({ role, text }) => !(type === "invoice" && role === "time") && toldBy(text, written) < WRITTEN)
    .slice(0, MOST)
    .flatMap(({ role, start, text }) => {
      const list = role === "detail" ? "scope" : "terms";
      if (content[list].length >= LIMITS.listEntries) return [];
      const entry = /[.!?]$/.test(text) || list === "scope" ? text : `${text}.`;
      return proposal(
        `said-${start}`,
        "low",
        "completeness",
        [
          "Keep what you said",
          `You said “${cutAtWord(text, SHOWN)}”, and it stands nowhere on the document.`,
          `Add it to the ${list === "scope" ? "scope of work" : "terms"}.`,
          "What was said and is not written down is argued about afterwards.",
        ],
        [{ op: "add_entry", list, text: entry }],
      );
    });
};
