import { wordSet } from "#shared/word-set.ts";
import { wordTable } from "#shared/word-table.ts";
import { withCapitals } from "../prose/capitals.ts";
import { clip, sentenceCase, tidy } from "../prose/phrasing.ts";

/** Behind these a clause of its own begins, or a number. */
const CLAUSE = String.raw`(?:i|we|he|she|it|they|you|that|there|this)(?:'\p{L}+)?|about|around|maybe|\d|two|three|four|five|six|seven|eight|nine|ten|twelve`;
/** With these one goes on talking; they say nothing. Of some only where they are set apart: "well, we start Monday", but "well pump". */
const LEAD = new RegExp(
  String.raw`^(?:(?:(?:and|so|um|uh|er|but|then|also|okay|ok|alright|anyway|oh|yeah|basically|actually|i guess|i think|i'd say|i'd figure|i figure|we figure|call it|you know|let's see|let me see|pretty much|i['’]?m thinking|i was thinking|just so you know|tell (?:her|him|them)(?: that)?|i told (?:her|him|them)(?: that(?= |$)|$| (?=(?:${CLAUSE})(?!\p{L})))|let (?:her|him|them) know(?: that)?|make sure (?:she|he|they) knows?(?: that)?|put down that|note that)\b[ ,]*)|(?:well|right|now|plus|probably|figure|say|note)(?:,+ *| +(?=(?:${CLAUSE})(?!\p{L}))))+`,
  "iu",
);
/** Behind these the last word is no filler: "on the right", "Monday or so", "the floor is okay". */
const TAIL = /(?:(?:,| )+(?:and that's it|that's it|and that's all|that's all|i guess|i think|you know|give or take|and please|and|um|uh)|,+ *(?:okay|ok|alright|right|so))+$/iu; // prettier-ignore
/** "He's gotta have the windows shut". */
const GOTTA = /\b(he|she|it)['’]s gotta\b|\b(they|we|you|i)['’]ve gotta\b/giu;
const HESITATING = /(?:^|(?<= ))(?:um|uh|er|uhm|erm)(?: |,|$)/giu;

/** "Done by lunch or so call it five hours": what leads to a number within a statement. */
const CALL_IT = /,?(?: or so)?,? call it (?=\d|\p{L}+ (?:and a half )?(?:hours?|days?|weeks?|months?)(?!\p{L}))/giu;
/** Of talk without a mark: "pay when we're done no deposit", "by card price is good till May". */
const NO_MARK =
  / (?=no (?:\p{L}+ )?(?:deposit|charge|mileage|money down|surcharge|fees?|tax|warranty)(?!\p{L}))(?<=(?<![\p{L}'’])(?!(?:is|are|was|at|for|with|has|have|so|and|or|but|of|do|in|get|a|the|say|said|wants?|needs?|means|takes?|see|there['’]s|it['’]s|that['’]s|owes?|charges?)(?!\p{L}))[\p{L}\d'’]+ )/giu;
const OTHER_FACT =
  /(?<=\p{L}{2}) (?=(?:(?:my|the|this) )?(?:price|quote|bid|estimate)(?:['’]s| is| holds) (?:good|till|until|for|firm)(?!\p{L}))|(?<=\b(?:look at|too|either|himself|herself|themselves)) (?=(?:i|we|you|he|she|they)(?:['’]\p{L}+)? \p{L})/giu;
/** "A third down | a third at delivery", "half with the order | rest when it runs". */
const NEXT_SHARE =
  / (?=(?:the |an? |other )?(?:third|quarter|half|rest|balance|remainder) (?:due |is due )?(?:at|when|on|after|before|upon|once)(?!\p{L}))(?<=(?<![\p{L}'’])(?!(?:and|then|the|a|an|another|other|is|with|for|of|to|or|by|one|two|in|on|pays?|paying|you|we|i|needs?|wants?|takes?|owes?|first|last|about|roughly)(?!\p{L}))[\p{L}\d'’]+ )/giu;
/** "The liner is shot | that's the chimney guy": no "outlet that's dead". */
const THAT =
  / (?=that['’]s (?:the|an?|their|his|her|my|not|on|som(?:eone|ebody)|extra|them|him|theirs|included|in there)(?!\p{L}))(?<=(?<![\p{L}'’])(?!(?:and|but|so|because|if|what|know|think|say|where|how|all|or|when|then|since|like)(?!\p{L}))[\p{L}\d'’]+ )/giu;
/** "Opens at two | we serve at five | I need the count". */
const BEHIND_TIME =
  / (?=(?:i|we)(?:['’]\p{L}+)? \p{L})(?<=(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|(?:mon|tues|wednes|thurs|fri|satur|sun)day|hours|days|weeks|months|years) )/giu;

/** "Pay when it's done | check is fine". */
const PAID_BY =
  / (?=(?:checks?|cash|cards?) (?:is|are|works|has|or) )(?<=(?<![\p{L}'’])(?!(?:by|or|and|a|an|the|with|in|no|cash|check|card|your|my|our|her|his|their|mail|write)(?!\p{L}))[\p{L}\d'’]+ )/giu;
/** "I can be there Monday | takes me three days". */
const TAKES =
  / (?=takes )(?<=^(?:(?:i|we)(?: can| could|['’]ll|['’]d)|start|can)(?!\p{L}).{4,80}(?<!(?<!\p{L})(?:it|that|which|this|job|and|then|only|usually|just)) )/iu;
const COUNT = String.raw`(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|ninety)`;
/** "Saturday | about six hours", "the first week of June | three days". */
const LONG = new RegExp(
  String.raw` (?=(?:about |maybe |probably )?${COUNT} (?:hours|days|weeks)(?!\p{L}))(?<=(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|afternoon|morning|tomorrow|first thing|(?:january|february|april|june|july|august|september|october|november|december)) )`,
  "giu",
);
/** "Two years on the parts | one year on labor". */
const NEXT_YEARS = new RegExp(
  String.raw` (?=${COUNT} (?:years?|months?|days) (?:on|for|parts|labor|from|if)(?!\p{L})|${COUNT} (?:years?|months?) \p{L}+$)(?<=^(?:${COUNT}(?: \p{L}+)? (?:years?|months?|days)|lifetime) .*(?<![\p{L}'’])(?!(?:and|or|for|of|is|the|after|within|in|at|to|on|by|twenty|thirty|forty|fifty|hundred|first|every|about|gives?|have|has|get|gets)(?!\p{L}))[\p{L}]+ )`,
  "iu",
);
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

/** "Net fifteen" is written as a term. */
const NET = /\bnet (ten|fifteen|twenty|thirty|forty[- ]five|sixty|ninety)\b/giu;
const NET_DAYS = wordTable<string>({ ten: "10", fifteen: "15", twenty: "20", thirty: "30", "forty five": "45", sixty: "60", ninety: "90" }); // prettier-ignore

/** Of these the client does or has something; what else "they" do may be done by things ("they come in white"). */
const PERSONAL = wordSet(
  "supply provide buy bring get have want pay empty move clear handle do take order pick own hire paint remove pull disconnect call file need keep unload pack arrange sign choose leave mail send let give make venmo zelle",
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

/** A word without the comma behind it, in lower case and with a straight apostrophe. */
const bareOf = (word: string | undefined): string =>
  (word ?? "").toLowerCase().replaceAll("’", "'").replace(/[,;]$/, "");
const commaOf = (word: string): string => /[,;]$/.exec(word)?.[0] ?? "";

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
  if (who === "they" && !isPerson(ending, MODAL.test(next) ? bareOf(words[verb + 1]) : next)) return null;
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
  // "that's his to take care of", "the boards are his"
  if (lower === "his" && (next === "" || next === "to") && /(?:^is|^are|['’]s)$/.test(bareOf(words[at - 1])))
    return `yours${comma}`;
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
      // "the insulation guy is theirs"
      const isOwned = /^(?:theirs|hers)$/.test(lower) && !isFirm;
      // "the water test is on them"
      if (
        lower === "them" &&
        !isOther &&
        !isFirm &&
        bareOf(told.at(-1)) === "on" &&
        /(?:^is|^are|['’]s)$/.test(bareOf(told.at(-2)))
      ) {
        told.push(`you${commaOf(word)}`);
        continue;
      }
      told.push((!isOther || isOwned || (isTheirs && at === 0) ? clientAs(words, at) : null) ?? word);
    }
  }
  return told;
}

/** No text that is told is longer, in characters. */
const LONGEST = 300;

/** Talk without a comma, with the marks that it surely lacks. */
function marked(said: string): string {
  if (said.includes(",") || said.length > LONGEST) return said;
  const apart = said.replace(NO_MARK, ", ").replace(OTHER_FACT, "; ").replace(NEXT_SHARE, ", ");
  const sums = apart.replace(THAT, ", ").replace(PAID_BY, ", ").replace(WITH_OWN, " with my ");
  return sums.replace(BEHIND_TIME, ", ").replace(TAKES, ", ").replace(LONG, ", ").replace(NEXT_YEARS, ", ");
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
    .replace(TAIL, "")
    .replace(CALL_IT, ", about ");
  const words = marked(bare)
    .split(" ")
    .filter((word) => word !== "");
  if (words.length === 0) return null;
  const written = words.flatMap((word, at) => {
    const lower = bareOf(word);
    const changed = (bareOf(words[at - 1]) === "i" ? BEHIND_I[lower] : undefined) ?? WRITTEN[lower];
    return changed === undefined ? [word] : `${changed}${commaOf(word)}`.split(" ");
  });
  const earlier = before.split(/[^\p{L}'’]+/u).map((word) => word.toLowerCase());
  const [isSpoken, isFirm] = [SOMEBODY, FIRMS].map((who) => earlier.some((word) => who.test(word)));
  const told = toClient(written, isSpoken === true, isFirm === true);
  return withCapitals(sentenceCase(clip(tidy(told.join(" ")), LONGEST)));
}
