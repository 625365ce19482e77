import { WEEKDAYS } from "#shared/calendar-words.ts";
import { wordTable } from "#shared/word-table.ts";
import { withCapitals } from "../prose/capitals.ts";
import { clip, lowerFirst, sentenceCase, tidy } from "../prose/phrasing.ts";
import { LONGEST_TOLD, withLackingMarks } from "./lacking-marks.ts";
import { saidWord, toClient, type SaidWord } from "./to-client.ts";

/** Behind these a clause of its own begins, or a number. */
const CLAUSE = String.raw`(?:i|we|he|she|it|they|you|that|there|this)(?:'\p{L}+)?|about|around|maybe|\d|two|three|four|five|six|seven|eight|nine|ten|twelve`;
/** With these one goes on talking; they say nothing. Of some only where they are set apart: "well, we start Monday", but "well pump". */
const LEAD = new RegExp(
  String.raw`^(?:(?:(?:and|so|um|uh|er|but|then|also|okay|ok|alright|anyway|oh|yeah|basically|actually|i guess|i think|i'd say|i'd figure|i figure|we figure|call it|you know|let's see|let me see|pretty much|i['’]?m thinking|i was thinking|just so you know|tell (?:her|him|them)(?: that)?|(?:i |we )?(?:already )?told (?:her|him|them)(?: that(?= |$)|$| (?=(?:${CLAUSE})(?!\p{L})))|let (?:her|him|them) know(?: that)?|make sure (?:she|he|they) knows?(?: that)?|put down that|note that)\b[ ,]*)|(?:well|right|now|plus|probably|figure|say|note)(?:,+ *| +(?=(?:${CLAUSE})(?!\p{L}))))+`,
  "iu",
);
/** Behind these the last word is no filler: "on the right", "Monday or so", "the floor is okay". */
const TAIL = /(?:(?:,| )+(?:and that's it|that's it|and that's all|that's all|i guess|i think|you know|give or take|and please|and|um|uh)|,+ *(?:okay|ok|alright|right|so))+$/iu; // prettier-ignore
/** "He's gotta have the windows shut". */
const GOTTA = /\b(he|she|it)['’]s gotta\b|\b(they|we|you|i)['’]ve gotta\b/giu;
const HESITATING = /(?:^|(?<= ))(?:um|uh|er|uhm|erm)(?: |,|$)/giu;
const HESITATES = /\b(?:um|uh|er|uhm|erm)\b/i;

/** "Done by lunch or so call it five hours": what leads to a number within a statement. */
const CALL_IT = /,?(?: or so)?,? call it (?=\d|\p{L}+ (?:and a half )?(?:hours?|days?|weeks?|months?)(?!\p{L}))/giu;
/** "Five days me and my son". */
const SAYS_OWN = / me and my /i;
const WITH_OWN = /(?<=(?:hours?|days?|weeks?),?) me and my (?=\p{L}+$)/iu;

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

/** "Eight weeks lead time | countertops by others". */
const LEAD_TIME =
  / lead time (?=(?:the )?\p{L}+(?: \p{L}+)? (?:by|not) (?:others|the|included|owner|client|customer))/giu;
/** "Till its dry", "its the old one": no possessive. */
const ITS = /\bits(?= (?:an?|the|not|fixed|done|dry|ready|finished|cured|too|going|been|raining)(?!\p{L}))/giu;
/** Who writes as recognisers do leaves out an apostrophe. */
const APOSTROPHES = wordTable<string>({
  thats: "that's",
  theres: "there's",
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  isnt: "isn't",
  arent: "aren't",
  cant: "can't",
  wont: "won't",
  theyre: "they're",
  theyll: "they'll",
  youre: "you're",
  youll: "you'll",
  ive: "i've",
  hes: "he's",
  shes: "she's",
});
const UNMARKED = /\b(?:thats|theres|dont|doesnt|didnt|isnt|arent|cant|wont|theyre|theyll|youre|youll|ive|s?hes)\b/iu;
const UNMARKED_ALL = new RegExp(UNMARKED.source, "giu");

/** "Net fifteen" is written as a term. */
const NET = /\bnet (ten|fifteen|twenty|thirty|forty[- ]five|sixty|ninety)\b/giu;
const SAYS_NET = /net /i;
const NET_DAYS = wordTable<string>({ ten: "10", fifteen: "15", twenty: "20", thirty: "30", "forty five": "45", sixty: "60", ninety: "90" }); // prettier-ignore

/** The words as they are written, of the speaker as a business: "we're" of "I'm". */
function asWritten(words: readonly SaidWord[]): SaidWord[] {
  const written: SaidWord[] = [];
  let before = "";
  for (const word of words) {
    const { bare, mark } = word;
    const changed = (before === "i" ? BEHIND_I[bare] : undefined) ?? WRITTEN[bare];
    const begins = /[.!?]$/.test(before);
    before = bare;
    if (changed === undefined) written.push(word);
    else addWords(`${begins ? sentenceCase(changed) : changed}${mark}`, written);
  }
  return written;
}

function addWords(text: string, words: SaidWord[]): void {
  for (const word of text.split(" ")) if (word !== "") words.push(saidWord(word));
}

/**
 * A statement as it stands on a document, in the words in which it was said: without what leads to it, the speaker as "we" and
 * the client as "you". `before` was said right before it. Null where nothing is left.
 */
export function asTold(said: string, before = ""): string | null {
  let bare = said.includes("’") ? said.replaceAll("’", "'") : said;
  if (bare.includes("gotta"))
    bare = bare.replace(GOTTA, (_, one: string, many: string) => (one ? `${one} has to` : `${many} have to`));
  if (SAYS_NET.test(bare))
    bare = bare.replace(NET, (_, days: string) => `net ${NET_DAYS[days.toLowerCase().replace("-", " ")] ?? days}`);
  if (HESITATES.test(bare)) bare = bare.replace(HESITATING, "");
  bare = tidy(bare).replace(LEAD, "").replace(TAIL, "");
  if (bare.includes("call it")) bare = bare.replace(CALL_IT, ", about ");
  if (UNMARKED.test(bare)) bare = bare.replace(UNMARKED_ALL, (word) => APOSTROPHES[word.toLowerCase()] ?? word);
  if (bare.includes(" weather permitting"))
    bare = bare.replace(/(?<=[\p{L}\d]) weather permitting/giu, ", weather permitting");
  if (bare.includes(" lead time ")) bare = bare.replace(LEAD_TIME, " lead time; ");
  if (bare.includes("its ")) bare = bare.replace(ITS, (word) => `${word.slice(0, 2)}'s`);
  bare = withLackingMarks(bare);
  if (SAYS_OWN.test(bare)) bare = bare.replace(WITH_OWN, " with my ");
  const words: SaidWord[] = [];
  addWords(bare, words);
  if (words.length === 0) return null;
  const told = withSubject(toClient(asWritten(words), before), before);
  return withCapitals(sentenceCase(clip(tidy(told), LONGEST_TOLD))).replace(/^Po(?= (?:number|#|\d))/u, "PO");
}

/** Who speaks leaves out that it is they: "can start Monday", "will deliver it". */
const WE_CAN =
  /^(?:can|could|will) (?=(?:start|begin|finish|come|deliver|install|schedule|make it|squeeze|fit|do (?:it|this|that|them|the)|get (?:it|them|there|to|started|out)|have (?:it|this|them)|be (?:there|out|by))(?!\p{L}))/iu;
/** "She wants it done by Friday", "need it finished before the tenth". */
const DONE_BY = new RegExp(
  String.raw`^(?:(?:you|we) )?(?:(?:want|need|would like|have to have)s? (?:it|this|that|them|everything) (?:all )?|needs? to be |has to be |must be )(done|finished|ready|completed) (?=(?:by|before|on|next|this|${WEEKDAYS.join("|")})(?!\p{L}))`,
  "iu",
);
/** "He wants to pay in two halves". */
const PAYS_IN =
  /^you(?:'d like to| want to| would like to|'ll| will| can)? pay in (?=(?:\p{L}+|\d) (?:halves|parts|payments|installments|thirds|checks)(?!\p{L}))/iu;
/** "Needs to stay off it for three days". */
const STAYS_OFF = /^(?:(?:you )?needs?|has|have) to stay (?=(?:off|out of|away from) )/iu;
/** "Need access to every unit". */
const NEEDS =
  /^need (?=(?:access|parking|water|power|an outlet|two dry|dry weather|(?:a|the) (?:keys?|gate|driveway|furniture|cars?))(?!\p{L}))/iu;
/** "Need them out of the house four days". */
const NEEDS_GONE = /^(?:we )?need (?:them|him|her|you|everyone|everybody) (?=(?:out of|off|away)(?!\p{L}))/iu;
/** "Sanding included | painting is not". */
const DENIED = /^((?:\p{L}+ ){1,4})(?:(?:is|are) not|isn't|aren't)$/iu;

/** The words with the subject or the verb that talk leaves out: "we can start Monday", "painting not included". */
function withSubject(told: string, before: string): string {
  if (WE_CAN.test(told) || /^(?:recommend|suggest|advise) /iu.test(told)) return `we ${lowerFirst(told)}`;
  const said = /(?<!\p{L})included\W*$/iu.test(before) ? told.replace(DENIED, "$1not included") : told;
  return said
    .replace(DONE_BY, "to be $1 ")
    .replace(PAYS_IN, "payment in ")
    .replace(NEEDS_GONE, "we need you ")
    .replace(NEEDS, "we need ")
    .replace(STAYS_OFF, "please stay ");
}
