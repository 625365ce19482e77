import { keptByWord, named } from "#shared/kept-words.ts";
import { wordSet } from "#shared/word-set.ts";
import { wordTable } from "#shared/word-table.ts";

/** Of these the client does or has something; what else "they" do may be done by things ("they come in white"). */
const PERSONAL = wordSet(
  "supply provide buy bring get have want pay empty move clear handle do take order pick own hire paint remove pull disconnect call file need keep unload pack arrange sign choose leave mail send let give make venmo zelle water mow unlock feed return schedule",
);
/** Somebody else is spoken of, and a pronoun behind may be theirs. */
const SOMEBODY =
  /^(?:plumber|electrician|painter|roofer|mason|guys?|man|husband|wife|son|daughter|brother|sister|father|mother|dad|mom|cousin|nephew|niece|uncle|aunt|neighbou?r|landlord|tenant|contractor|builder|inspector|florist|caterer|planner|landscaper|arborist|surveyor|engineer|architect|designer|adjuster|driver|doctor|lawyer|realtor|agent|manager|super|gc|carpenter|mover|movers|grandson|girl|boy|kid|kids|people|crew|friend|buddy|boss)(?:['’]s)?$/u;

/** Of these "they" are no client. */
const FIRMS =
  /^(?:county|city|town|utility|company|companies|hoa|parish|church|school|store|shop|state|village|township|bank|insurance|marina|landfill|dump)(?:['’]s)?$/u;

const PERSON = /^(?:she|he|they)(?:'(?:s|re|ll|ve|d))?$/u;
/** The client, as one speaks of one's client. */
const CLIENT = /^(?:client|customer|homeowner|owner)$/u;
/** The client, where nobody does anything. */
const OBJECTS = wordSet("him them her his their hers theirs");
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
const MODAL = /^(?:can|could|should|would|will|must|may|might)$/u;
const BETWEEN = wordSet("already just also always only really still both either probably");
const HAVING =
  /^(?:got|had|been|bought|ordered|picked|paid|found|made|done|seen|taken|given|sent|kept|brought|hired|arranged|chosen|gotten|\p{L}+ed)$/u;
/** Behind "her" these begin something else. */
const NO_THING =
  /^(?:to|and|or|for|on|in|at|the|an?|if|when|that|before|after|so|but|with|it|is|as|no|not|takes|that's|it's|i|we)$/u;

/** "Supply" of "supplies", "get" of "gets". */
function plainForm(verb: string): string {
  const known = AUXILIARY[verb];
  if (known !== undefined) return known;
  if (verb.endsWith("ies")) return `${verb.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x|zz|o)es$/.test(verb)) return verb.slice(0, -2);
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
}

/** A word as it was said, in lower case without the mark behind it, and that mark; and whom it speaks of. */
export interface SaidWord {
  said: string;
  bare: string;
  mark: string;
  isSomebody: boolean;
  isFirm: boolean;
  /** "She", "they're". */
  isPerson: boolean;
  /** "Customer", "the owner". */
  isClientNoun: boolean;
  /** It may be the client, as any pronoun. */
  isPronoun: boolean;
}

export const saidWord = keptByWord((said): SaidWord => {
  const last = said.at(-1);
  const mark = last === "," || last === ";" ? last : "";
  const bare = said.slice(0, said.length - mark.length).toLowerCase();
  const isPerson = PERSON.test(bare);
  const isClientNoun = CLIENT.test(bare);
  return {
    said: named(said),
    bare,
    mark,
    isSomebody: SOMEBODY.test(bare),
    isFirm: FIRMS.test(bare),
    isPerson,
    isClientNoun,
    isPronoun: isPerson || isClientNoun || OBJECTS.has(bare),
  };
});

const IS = /(?:^is|^are|'s)$/;

/** True for "they" where a person does something, and no thing. */
function arePeople(ending: string, next: string): boolean {
  if (ending === "ll") return PERSONAL.has(next);
  if (ending === "ve") return HAVING.test(next) && next !== "been";
  if (ending === "") return PERSONAL.has(plainForm(next));
  if (ending !== "re" || !next.endsWith("ing")) return false;
  const base = next.slice(0, -3);
  return [base, `${base}e`, base.replace(/(.)\1$/, "$1")].some((verb) => PERSONAL.has(verb));
}

/** "You're buying" of "she's buying", "you get" of "he gets", from a word on: what is written, and how many words it takes. */
function clientDoes(words: readonly SaidWord[], at: number): { told: string[]; taken: number } | null {
  const { bare: subject = "", mark = "" } = words[at] ?? {};
  const [who = "", ending = ""] = subject.split("'");
  let verb = at + 1;
  while (BETWEEN.has(words[verb]?.bare ?? "")) verb++;
  const next = words[verb]?.bare ?? "";
  if (who === "they" && !arePeople(ending, MODAL.test(next) ? (words[verb + 1]?.bare ?? "") : next)) return null;
  const written = ending === "" ? "" : ending === "s" ? (HAVING.test(next) ? "'ve" : "'re") : `'${ending}`;
  // "by June. She pays": the pronoun's capital is that of a sentence
  const you = `${/^\p{Lu}/u.test(words[at]?.said ?? "") ? "You" : "you"}${written}${mark}`;
  if (ending !== "" || verb >= words.length) return { told: [you], taken: 1 };
  const plain = who === "they" ? next : plainForm(next);
  const between = words.slice(at + 1, verb).map(({ said }) => said);
  return { told: [you, ...between, `${plain}${words[verb]?.mark ?? ""}`], taken: verb - at + 1 };
}

/** The client, as a word that is nobody's subject: "your" of "her sink", "you" of "by him". */
function clientAs(words: readonly SaidWord[], at: number): string | null {
  const { bare, mark = "" } = words[at] ?? {};
  const [before, next] = [words[at - 1]?.bare ?? "", words[at + 1]?.bare ?? ""];
  if (bare === "hers" || bare === "theirs") return `yours${mark}`;
  if (bare === "him") return `you${mark}`;
  if (bare === "them") return next === "" && /^(?:by|for|from)$/.test(before) ? `you${mark}` : null;
  if (bare !== "her" && bare !== "his" && bare !== "their") return null;
  // "that's his to take care of", "the boards are his"
  if (bare === "his" && (next === "" || next === "to") && IS.test(before)) return `yours${mark}`;
  if (next !== "" && mark === "" && !NO_THING.test(next)) return "your";
  return bare === "her" ? `you${mark}` : null;
}

/** What was said right before, in which somebody else may be spoken of. */
const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^\p{L}'’]+/u);

/**
 * The words with the client as "you". Behind somebody else, and where `before` spoke of somebody, pronouns stay as they are:
 * "your plumber does his own trim".
 */
export const toClient = (words: readonly SaidWord[], before: string): string =>
  (words.some(({ isPronoun }) => isPronoun) ? withClient(words, before) : words.map(({ said }) => said)).join(" ");

function withClient(words: readonly SaidWord[], before: string): string[] {
  const told: string[] = [];
  const earlier = before === "" ? [] : wordsOf(before);
  let isOther = earlier.some((word) => saidWord(word).isSomebody);
  let isFirm = earlier.some((word) => saidWord(word).isFirm);
  let isYou = false;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? saidWord("");
    const { said, bare, mark } = word;
    if (word.isSomebody) isOther = true;
    if (word.isFirm) isFirm = true;
    // "that's the county's, and they need their permit"
    if (isFirm && bare.startsWith("they")) isOther = true;
    const isSubject = !isOther && (word.isPerson || isClientDoing(words, at));
    const does = isSubject ? clientDoes(words, at) : null;
    // "they come in white, their frames too"
    if (isSubject && does === null) isOther = true;
    if (does !== null) {
      if (word.isClientNoun) told.length = 0;
      told.push(...does.told);
      at += does.taken - 1;
      isYou = true;
    } else if (isYou && /^(?:himself|herself|themselves)$/.test(bare)) told.push(`yourself${mark}`);
    else if (bare === "them" && !isOther && !isFirm && isOn(told)) told.push(`you${mark}`);
    else told.push((isClient(words, at, isOther, isFirm) ? clientAs(words, at) : null) ?? said);
  }
  return told;
}

/** "Customer | has his own trailer", "the owner | supplies the paint": no "client portal", and no "owner's". */
function isClientDoing(words: readonly SaidWord[], at: number): boolean {
  if (words[at]?.isClientNoun !== true || words[at]?.mark !== "") return false;
  const [before = "", next = ""] = [words[at - 1]?.bare, words[at + 1]?.bare];
  if (at > 1 || (at === 1 && before !== "the")) return false;
  const base = plainForm(next);
  return MODAL.test(next) || next in AUXILIARY || (base !== next && PERSONAL.has(base));
}

/** "The water test is on | them". */
const isOn = (told: readonly string[]): boolean => told.at(-1) === "on" && IS.test(told.at(-2)?.toLowerCase() ?? "");

/** True where a pronoun is the client, though somebody else may be spoken of. */
function isClient(words: readonly SaidWord[], at: number, isOther: boolean, isFirm: boolean): boolean {
  if (!isOther) return true;
  const bare = words[at]?.bare ?? "";
  // "the insulation guy is theirs"
  if (/^(?:theirs|hers)$/.test(bare) && !isFirm) return true;
  // "their plumber" is the client's, whoever was spoken of
  return at === 0 && (words[1]?.isSomebody === true || words[2]?.isSomebody === true);
}
