import { wordSet } from "#shared/word-set.ts";
import { wordTable } from "#shared/word-table.ts";
import { withCapitals } from "../prose/capitals.ts";
import { clip, sentenceCase, tidy } from "../prose/phrasing.ts";

/** With these one goes on talking; they say nothing. */
const LEAD =
  /^(?:(?:and|so|um|uh|er|but|then|also|plus|okay|ok|alright|right|well|anyway|oh|yeah|now|basically|actually|i guess|i think|i'd say|i'd figure|i figure|we figure|figure|call it|say|probably|you know|let's see|let me see|note that|just so you know|tell (?:her|him|them)(?: that)?|let (?:her|him|them) know(?: that)?|make sure (?:she|he|they) knows?(?: that)?|put down(?: that)?|put in(?: there)? that|note)\b[ ,]*)+/iu;
const TAIL = /(?:[ ,]+(?:and that's it|that's it|and that's all|that's all|i guess|i think|you know|okay|ok|alright|right|so|and|um|uh))+$/iu; // prettier-ignore
const HESITATING = /(?:^|(?<= ))(?:um|uh|er|uhm|erm)(?: |,|$)/giu;

/** Who speaks is a business on its documents. */
const FIRST = wordTable<string>({
  i: "we",
  "i'm": "we're",
  "i'll": "we'll",
  "i've": "we've",
  "i'd": "we'd",
  me: "us",
  my: "our",
  mine: "ours",
  myself: "ourselves",
});
const BEING = wordTable<string>({ am: "are", was: "were", "wasn't": "weren't" });

const POSSESSIVES = wordSet("her his their");
/** Of these the client does or has something; what else "they" do may be done by things ("they come in white"). */
const PERSONAL = wordSet(
  "supply provide buy bring get have want pay empty move clear handle do take order pick own hire paint remove pull disconnect call file need keep unload pack arrange sign choose",
);
/** Somebody else is spoken of: a pronoun is perhaps theirs. */
const SOMEBODY =
  /\b(?:plumber|electrician|painter|roofer|mason|guy|guys|man|crew|husband|wife|son|daughter|brother|sister|father|mother|dad|mom|cousin|nephew|niece|uncle|aunt|neighbou?r|landlord|tenant|contractor|builder|company|inspector|county|city|town|utility|florist|caterer|planner|landscaper|arborist|surveyor|engineer|architect|designer|adjuster|store|shop|vendor|driver|doctor|lawyer|realtor|agent|manager|super|gc|hoa|others?)(?:['’]?s)?\b/iu;

const PERSON = /^(?:she|he|they)(?:['’](?:s|re|ll|ve|d))?$/u;
const AUXILIARY = wordTable<string>({
  has: "have",
  is: "are",
  was: "were",
  does: "do",
  "doesn't": "don't",
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
});
const BETWEEN = wordSet("already just also always only really still both either probably gonna");
const HAVING = /^(?:got|had|been|bought|ordered|picked|paid|found|made|done|hired|arranged|chosen|gotten|\p{L}+ed)$/u;

/** "Supply" of "supplies", "get" of "gets". */
function plainForm(verb: string): string {
  const known = AUXILIARY[verb];
  if (known !== undefined) return known;
  if (verb.endsWith("ies")) return `${verb.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x|zz|o)es$/.test(verb)) return verb.slice(0, -2);
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
}

/** The words with the client as "you", or null where somebody else may be meant. */
function toClient(words: string[], spoken: boolean): string[] | null {
  const told: string[] = [];
  let isYou = false;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    const lower = word.toLowerCase().replace("’", "'").replace(/,$/, "");
    const comma = word.endsWith(",") ? "," : "";
    if (PERSON.test(lower)) {
      if (spoken) return null;
      let verb = at + 1;
      while (BETWEEN.has(words[verb]?.toLowerCase() ?? "")) verb++;
      const next = words[verb]?.toLowerCase().replace("’", "'").replace(/,$/, "") ?? "";
      const [who = "", end = ""] = lower.split("'");
      const isThey = who === "they";
      const plain = isThey ? next : plainForm(next);
      const isDoing = next.endsWith("ing") && PERSONAL.has(next.replace(/ing$/, "").replace(/(.)\1$/, "$1"));
      const base = next.replace(/ing$/, "");
      if (isThey && end === "" && !PERSONAL.has(plain)) return null;
      if (isThey && end === "re" && !isDoing && !PERSONAL.has(`${base}e`)) return null;
      if (isThey && end === "ll" && !PERSONAL.has(next)) return null;
      const ending = end === "s" ? (HAVING.test(next) ? "'ve" : "'re") : end === "" ? "" : `'${end}`;
      told.push(`you${ending}${comma}`);
      isYou = true;
      if (end === "" && verb < words.length) {
        const between = words.slice(at + 1, verb);
        told.push(...between, (words[verb] ?? "").replace(/^[\p{L}'’]+/u, plain));
        at = verb;
      }
      continue;
    }
    if (POSSESSIVES.has(lower)) {
      const next = words[at + 1]?.toLowerCase() ?? "";
      const isOf = next !== "" && !/^(?:to|and|or|for|on|in|at|the|a|if|when|that|before)$/.test(next) && comma === "";
      if (isOf) told.push("your");
      else if (lower === "her" && !spoken) told.push(`you${comma}`);
      else return null;
      continue;
    }
    if (lower === "him" || (lower === "them" && /^(?:by|for|from)$/.test(words[at - 1] ?? ""))) {
      if (spoken) return null;
      told.push(`you${comma}`);
    } else if (/^(?:himself|herself|themselves)$/.test(lower)) {
      if (spoken && !isYou) return null;
      told.push(`yourself${comma}`);
    } else told.push(word);
  }
  return told;
}

/**
 * A statement as it stands on a document, in the words in which it was said: without what leads to it, the speaker as "we" and
 * the client as "you". Null where it is not sure who is meant, or nothing is left.
 */
export function asTold(said: string): string | null {
  const bare = tidy(said.replaceAll("’", "'").replace(HESITATING, "")).replace(LEAD, "").replace(TAIL, "");
  const words = bare.split(" ").filter((word) => word !== "");
  if (words.length === 0) return null;
  const ours = words.map((word, at) => {
    const lower = word.toLowerCase().replace(/,$/, "");
    const comma = word.endsWith(",") ? "," : "";
    const before = words[at - 1]?.toLowerCase();
    const changed = FIRST[lower] ?? (before === "i" ? BEING[lower] : undefined);
    return changed === undefined ? word : `${changed}${comma}`;
  });
  const told = toClient(ours, SOMEBODY.test(bare));
  return told === null ? null : withCapitals(sentenceCase(clip(tidy(told.join(" ")), 300)));
}
