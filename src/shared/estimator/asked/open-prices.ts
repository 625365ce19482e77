import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { wordsFrom } from "../words/sentence-words.ts";
import { at, type Token } from "../words/tokens.ts";

/** What is not known yet. */
const A_PRICE = String.raw`(?:a |the |any |his |her |their |my |our )?(?:firm |final |hard |real )?(?:price|number|figure|quote|cost)`;
/** Of the thing that was named before. */
const ON_IT = String.raw`(?:on|for) (?:that|it|this|them|those)(?: ones?| part| line| piece)?`;
const US = "(?:i|we)";
/** "I have to | ask", "gotta | look up", "let me | see": the speaker still has to learn it. */
const DUTY = String.raw`(?:${US} (?:still |also )?(?:have to|got to|gotta|need to|must)|(?:i'll|we'll)(?: have to| need to)?|(?:i've|we've) got to|gotta|(?:still )?have to|need to|let me|lemme)`;
/** Who is asked: "the foundry", "my guy at the yard". */
const WHO = String.raw`(?:\S+ ){1,5}?`;
/** "What | a new one runs", "how much | they want for it". */
const WHAT_IT_COSTS = String.raw`(?:what|how much) (?!color|kind|day|time|size|style)(?:\S+ ){1,5}?(?:runs?|costs?|charges?|gets|comes to|(?:wants?|asks?|goes|sells?) for)`;
/** Before when something will be known. */
const UNTIL = "(?:till|til|until|before|unless|without|when|once|after)";
/** "I'd figure | that when it is open". */
const PRICES_IT = String.raw`(?:price|quote|figure)(?: (?:that|it|this|them|those)(?: ones?| part)?)?(?: out| up)?`;
const HIM = "(?: him| her| them| you)?";

/** Ways to say that nobody knows yet what a thing costs, that was named before. */
const WAYS = [
  // "no number yet", "there's no price on that one", "no price for now"
  String.raw`(?:there's |has |have |got |with )?no (?:price|number|figure|quote)(?: ${ON_IT})?(?: (?:yet|there|today|so far|right now|for now|for the moment)|(?= ${UNTIL}\b)|(?<=that|it|one|those|them))`,
  String.raw`(?:price|number|figure|quote) (?:is |are )?(?:to come|to follow|to be determined|will follow|still open)`,
  String.raw`(?:that's |it's |is |are |still )*(?:to be (?:determined|priced|quoted)|tbd)`,
  // "I have to ask the foundry what a new one runs", "gotta check with the marshal on that"
  String.raw`${DUTY} (?:ask|call|check with|check|see|talk to|find out from|find out|hear from|look up) (?:${WHO})?${WHAT_IT_COSTS}`,
  String.raw`${DUTY} (?:check with|ask|call|talk to|hear from|hear back from) ${WHO}(?:on|about) (?:that|it|this|those)(?: one)?`,
  String.raw`${DUTY} (?:get|look up|find|work up|dig up|come up with|ask for) ${A_PRICE} (?:${ON_IT}|from ${WHO}(?:on|for) (?:that|it|those|this)|from)`,
  String.raw`(?:i'm|we're|still|am|are) (?:still )?waiting (?:on|for|to hear from) ${WHO}(?:for (?:what|${A_PRICE})|with ${A_PRICE}|to (?:price|quote))(?: (?:he|she|they) wants?)?`,
  String.raw`(?:i'm|we're|still|am|are) (?:still )?waiting (?:on|for) (?:a|the|his|her|their) (?:price|quote|number|figure)`,
  // "I said I'd throw him a number later", "lemme get back to her on what that costs"
  String.raw`(?:${US} said )?(?:${DUTY}|i'd|we'd|i'll|we'll) (?:throw|give|get|send|shoot|text|bring|tell)${HIM} (?:a|the) (?:price|number|figure|quote) (?:later|${ON_IT}|${UNTIL})`,
  String.raw`${DUTY} get back to (?:him|her|them|you) (?:on|about|with) (?:${WHAT_IT_COSTS}|${A_PRICE}|that|it)`,
  // "I'll price it when the old one is down", "that I said I'd figure when it's off", "I'll have to price that separately"
  String.raw`(?:${US} said )?(?:${DUTY}|i'd|we'd) ${PRICES_IT} (?:later|separately|separate|${UNTIL})`,
  // "I can't tell till it's open", "I cannot say a price until he answers"
  String.raw`(?:${US} )?(?:can't|cannot|couldn't|won't) (?:tell|say|price|quote|give|name|put)(?: you| him| her)?(?: ${A_PRICE})?(?: ${ON_IT}| it| that| on it)? ${UNTIL}`,
  String.raw`before ${US} (?:can )?(?:give|put|say|name|know|have|quote)${HIM} ${A_PRICE}`,
  // "I don't know what he wants for a new one", "don't know what that runs yet"
  String.raw`(?:${US} )?(?:still )?(?:don't know|do not know|not sure|no idea|can't say|can't tell you|couldn't tell you)(?: yet)? ${WHAT_IT_COSTS}`,
  String.raw`(?:${US} )?(?:don't|do not|haven't|ain't) (?:have|got)(?: a| the| any)? (?:price|number|figure|quote) (?:yet|on (?:that|it|the \S+ one)|for (?:that|it)|${UNTIL})`,
  String.raw`(?:so )?leave (?:that|it|them|those)(?: one| line)? (?:open|blank|to be (?:priced|determined))`,
];
const OPEN = new RegExp(
  `^(?:${WAYS.map((way) => `(?:${way})`).join("|")})(?:(?: for)?(?: a| the)? new ones?)?(?: (?:yet|there|today|right now|for now|so far))*(?= |$)`,
);
const DENYING = wordSet("don't never not won't didn't");
/** The longest of them has no more words. */
const LONGEST = 18;

/** How many words from a place on say that nobody knows yet what a thing costs; 0 for none. */
export function openPriceLength(tokens: readonly Token[], index: number): number {
  // "we don't leave it open"
  if (DENYING.has(at(tokens, index - 1))) return 0;
  const said = OPEN.exec([at(tokens, index), ...wordsFrom(tokens, index + 1, LONGEST)].join(" "))?.[0] ?? "";
  return said === "" ? 0 : said.split(" ").length;
}

/** Each of these ways begins with one of these words. */
export const beginsOpenPrice = oneOf(
  wordSet(
    "no there's has have got with price number figure quote that's it's is are still to tbd i we i'll we'll i'd we'd i've we've i'm we're am gotta need let lemme can't cannot couldn't won't before don't do not haven't ain't so leave",
  ),
);
