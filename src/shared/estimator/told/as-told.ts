import { wordSet } from "#shared/word-set.ts";
import { wordTable } from "#shared/word-table.ts";
import { withCapitals } from "../prose/capitals.ts";
import { clip, sentenceCase, tidy } from "../prose/phrasing.ts";

/** Behind these a clause of its own begins, or a number. */
const CLAUSE = String.raw`(?:i|we|he|she|it|they|you|that|there|this)(?:'\p{L}+)?|about|around|maybe|\d|two|three|four|five|six|seven|eight|nine|ten|twelve`;
/** With these one goes on talking; they say nothing. Of some only where they are set apart: "well, we start Monday", but "well pump". */
const LEAD = new RegExp(
  String.raw`^(?:(?:(?:and|so|um|uh|er|but|then|also|okay|ok|alright|anyway|oh|yeah|basically|actually|i guess|i think|i'd say|i'd figure|i figure|we figure|call it|you know|let's see|let me see|just so you know|tell (?:her|him|them)(?: that)?|let (?:her|him|them) know(?: that)?|make sure (?:she|he|they) knows?(?: that)?|put down that|note that)\b[ ,]*)|(?:well|right|now|plus|probably|figure|say|note)(?:,+ *| +(?=(?:${CLAUSE})(?!\p{L}))))+`,
  "iu",
);
/** Behind these the last word is no filler: "on the right", "Monday or so", "the floor is okay". */
const TAIL = /(?:(?:,| )+(?:and that's it|that's it|and that's all|that's all|i guess|i think|you know|and|um|uh)|,+ *(?:okay|ok|alright|right|so))+$/iu; // prettier-ignore
/** "He's gotta have the windows shut". */
const GOTTA = /\b(he|she|it)['’]s gotta\b|\b(they|we|you|i)['’]ve gotta\b/giu;
const HESITATING = /(?:^|(?<= ))(?:um|uh|er|uhm|erm)(?: |,|$)/giu;

/** Who speaks is a business on its documents, and writes out what is only said. */
const WRITTEN = wordTable<string>({
  i: "we",
  "i'm": "we're",
  "i'll": "we'll",
  "i've": "we've",
  "i'd": "we'd",
  me: "us",
  my: "our",
  mine: "ours",
  myself: "ourselves",
  gonna: "going to",
  gotta: "have to",
  wanna: "want to",
  em: "them",
  "'em": "them",
  "y'all": "you",
  "ain't": "isn't",
  sittin: "sitting",
});
const BEHIND_I = wordTable<string>({ "ain't": "aren't", am: "are", was: "were", "wasn't": "weren't" });

/** "Net fifteen" is written as a term. */
const NET = /\bnet (ten|fifteen|twenty|thirty|forty[- ]five|sixty|ninety)\b/giu;
const NET_DAYS = wordTable<string>({ ten: "10", fifteen: "15", twenty: "20", thirty: "30", "forty five": "45", sixty: "60", ninety: "90" }); // prettier-ignore

/** Of these the client does or has something; what else "they" do may be done by things ("they come in white"). */
const PERSONAL = wordSet(
  "supply provide buy bring get have want pay empty move clear handle do take order pick own hire paint remove pull disconnect call file need keep unload pack arrange sign choose leave mail send let give make",
);
/** Somebody else is spoken of, and a pronoun behind may be theirs. */
const SOMEBODY =
  /^(?:plumber|electrician|painter|roofer|mason|guys?|man|husband|wife|son|daughter|brother|sister|father|mother|dad|mom|cousin|nephew|niece|uncle|aunt|neighbou?r|landlord|tenant|contractor|builder|inspector|florist|caterer|planner|landscaper|arborist|surveyor|engineer|architect|designer|adjuster|driver|doctor|lawyer|realtor|agent|manager|super|gc|carpenter|mover|movers|grandson|girl|boy|kid|kids|people|crew|friend|buddy|boss)(?:['’]s)?$/u;

/** Of these "they" are no client. */
const FIRMS =
  /^(?:county|city|town|utility|company|companies|hoa|parish|church|school|store|shop|state|village|township|bank|insurance|marina|landfill|dump)(?:['’]s)?$/u;

const PERSON = /^(?:she|he|they)(?:'(?:s|re|ll|ve|d))?$/u;
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
const BETWEEN = wordSet("already just also always only really still both either probably");
const HAVING = /^(?:got|had|been|bought|ordered|picked|paid|found|made|done|hired|arranged|chosen|gotten|\p{L}+ed)$/u;
/** Behind "her" these begin something else. */
const NO_THING = /^(?:to|and|or|for|on|in|at|the|an?|if|when|that|before|after|so|but|with|it|is|as)$/u;

/** "Supply" of "supplies", "get" of "gets". */
function plainForm(verb: string): string {
  const known = AUXILIARY[verb];
  if (known !== undefined) return known;
  if (verb.endsWith("ies")) return `${verb.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x|zz|o)es$/.test(verb)) return verb.slice(0, -2);
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
}

/** A word without the comma behind it, in lower case and with a straight apostrophe. */
const bareOf = (word: string | undefined): string => (word ?? "").toLowerCase().replaceAll("’", "'").replace(/,$/, "");
const commaOf = (word: string): string => (word.endsWith(",") ? "," : "");

/** True for "they" where a person does something, and no thing. */
function isPerson(ending: string, next: string): boolean {
  if (ending === "ll") return PERSONAL.has(next);
  if (ending === "ve") return HAVING.test(next) && next !== "been";
  if (ending === "") return PERSONAL.has(plainForm(next));
  if (ending !== "re" || !next.endsWith("ing")) return false;
  const base = next.slice(0, -3);
  return [base, `${base}e`, base.replace(/(.)\1$/, "$1")].some((verb) => PERSONAL.has(verb));
}

/** "You're buying" of "she's buying", "you get" of "he gets", from a word on: what is written, and how many words it takes. */
function clientDoes(words: readonly string[], at: number): { told: string[]; taken: number } | null {
  const [who = "", ending = ""] = bareOf(words[at]).split("'");
  let verb = at + 1;
  while (BETWEEN.has(bareOf(words[verb]))) verb++;
  const next = bareOf(words[verb]);
  if (who === "they" && !isPerson(ending, next)) return null;
  const written = ending === "" ? "" : ending === "s" ? (HAVING.test(next) ? "'ve" : "'re") : `'${ending}`;
  const you = `you${written}${commaOf(words[at] ?? "")}`;
  if (ending !== "" || verb >= words.length) return { told: [you], taken: 1 };
  const plain = who === "they" ? next : plainForm(next);
  return {
    told: [you, ...words.slice(at + 1, verb), `${plain}${commaOf(words[verb] ?? "")}`],
    taken: verb - at + 1,
  };
}

/** The client, as a word that is nobody's subject: "your" of "her sink", "you" of "by him". */
function clientAs(words: readonly string[], at: number): string | null {
  const [lower, next, comma] = [bareOf(words[at]), bareOf(words[at + 1]), commaOf(words[at] ?? "")];
  if (/^(?:her|his|their)$/.test(lower)) {
    const isOf = next !== "" && comma === "" && !NO_THING.test(next);
    return isOf ? "your" : lower === "her" ? `you${comma}` : null;
  }
  if (/^(?:hers|theirs)$/.test(lower)) return `yours${comma}`;
  if (lower === "him") return `you${comma}`;
  if (lower === "them" && /^(?:by|for|from)$/.test(bareOf(words[at - 1])) && next === "") return `you${comma}`;
  return null;
}

/**
 * The words with the client as "you". Behind somebody else, and where `spoken` of somebody before, pronouns stay as they are:
 * "your plumber does his own trim".
 */
function toClient(words: readonly string[], spoken: boolean, firm: boolean): string[] {
  const told: string[] = [];
  let [isOther, isFirm, isYou] = [spoken, firm, false];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    const lower = bareOf(word);
    if (SOMEBODY.test(lower)) isOther = true;
    if (FIRMS.test(lower)) isFirm = true;
    // "that's the county's, and they need their permit"
    if (isFirm && lower.startsWith("they")) isOther = true;
    const isSubject = !isOther && PERSON.test(lower);
    const does = isSubject ? clientDoes(words, at) : null;
    // "they come in white, their frames too"
    if (isSubject && does === null) isOther = true;
    if (does !== null) {
      told.push(...does.told);
      at += does.taken - 1;
      isYou = true;
    } else if (isYou && /^(?:himself|herself|themselves)$/.test(lower)) told.push(`yourself${commaOf(word)}`);
    else {
      // "their plumber" is the client's, whoever was spoken of
      const isTheirs = SOMEBODY.test(bareOf(words[at + 1])) || SOMEBODY.test(bareOf(words[at + 2]));
      told.push((!isOther || (isTheirs && at === 0) ? clientAs(words, at) : null) ?? word);
    }
  }
  return told;
}

/**
 * A statement as it stands on a document, in the words in which it was said: without what leads to it, the speaker as "we" and
 * the client as "you". `before` was said right before it. Null where nothing is left.
 */
export function asTold(said: string, before = ""): string | null {
  const bare = tidy(
    said
      .replaceAll("’", "'")
      .replace(GOTTA, (_, one: string, many: string) => (one ? `${one} has to` : `${many} have to`))
      .replace(NET, (_, days: string) => `net ${NET_DAYS[days.toLowerCase().replace("-", " ")] ?? days}`)
      .replace(HESITATING, ""),
  )
    .replace(LEAD, "")
    .replace(TAIL, "");
  const words = bare.split(" ").filter((word) => word !== "");
  if (words.length === 0) return null;
  const written = words.flatMap((word, at) => {
    const lower = bareOf(word);
    const changed = WRITTEN[lower] ?? (bareOf(words[at - 1]) === "i" ? BEHIND_I[lower] : undefined);
    return changed === undefined ? [word] : `${changed}${commaOf(word)}`.split(" ");
  });
  const earlier = before.split(/[^\p{L}'’]+/u).map((word) => word.toLowerCase());
  const [isSpoken, isFirm] = [SOMEBODY, FIRMS].map((who) => earlier.some((word) => who.test(word)));
  const told = toClient(written, isSpoken === true, isFirm === true);
  return withCapitals(sentenceCase(clip(tidy(told.join(" ")), 300)));
}
