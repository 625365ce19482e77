import { MONTHS, ORDINALS, WEEKDAYS } from "#shared/calendar-words.ts";
import { keptByWord } from "#shared/kept-words.ts";
import { wordSet } from "#shared/word-set.ts";

const COUNTS = "a an one two three four five six seven eight nine ten twelve fifteen twenty thirty sixty ninety";
const SPAN = String.raw`(?:\d+|${COUNTS.replaceAll(" ", "|")})`;
const TIMES = wordSet("two three four five six seven eight nine ten eleven twelve noon monday tuesday wednesday thursday friday saturday sunday hours days weeks months years"); // prettier-ignore
const DAYS = wordSet("monday tuesday wednesday thursday friday saturday sunday afternoon morning tomorrow thing january february march april may june july august september october november december"); // prettier-ignore

/** Where a mark is lacking: before these words, unless it stands behind some words, or only behind some. */
interface Lacking {
  mark: ", " | "; ";
  /** The words that `before` begins with, without what an apostrophe sets apart; "7" for any digits. */
  begins: ReadonlySet<string>;
  before: RegExp;
  notBehind?: { has: (word: string) => boolean };
  behind?: { has: (word: string) => boolean };
  /** What must be said up to there, or nowhere. */
  said?: RegExp;
  never?: RegExp;
}

/** Behind these "no" goes on with what they say: "there's | no deposit", "we found | no closets". */
const WANTS_NO = wordSet(
  "is are was at for with has have so and or but of do in get a the say said says want wants need needs means takes take see there's it's that's owe owes charge charges make makes found find finds leave leaves includes include including provide provides by under on got us if when because since",
);

/** "Two to three days", "one day of work": how long alone. */
const HOW_LONG = new RegExp(
  String.raw`^(?:about |around |maybe |roughly )?${SPAN}(?: (?:to|or) ${SPAN})? (?:hours?|days?|weeks?|months?)(?: (?:of )?work)?$`,
  "iu",
);
/** Somebody does something, and behind a condition once more: "if she keeps the wood we skip the hauling". */
const DONE_ALREADY =
  /^(?:(?!(?:if|when|once|unless|before|after|until) ).*(?<!\p{L})(?:i|we|you|he|she|they|it)(?:'\p{L}+)? \p{L}|(?:if|when|once|unless) .*(?<!\p{L})(?:i|we|you|he|she|they|it)(?:'\p{L}+)? \p{L}.* (?:i|we|you|he|she|they)(?:'\p{L}+)? \p{L})/iu;

const LACKING: readonly Lacking[] = [
  // "pay when we're done | no deposit"
  {
    mark: ", ",
    begins: wordSet("no"),
    before: /no (?:(?:\p{L}+ )?(?:deposit|charge|mileage|money down|surcharge|fees?|tax)|warranty)(?!\p{L})/iuy,
    notBehind: WANTS_NO,
  },
  // "we need the driveway clear | no cars on it", "walls only | no trim | no ceilings"
  {
    mark: ", ",
    begins: wordSet("no"),
    before:
      /no (?:\p{L}+ (?:on|in|under|near|around) (?:it|there|them|the \p{L}+)$|(?:painting|paint|trim|ceilings?|closets|doors|windows|primer|patching|cleanup|permit|hauling|texture)(?: |$))/iuy,
    notBehind: WANTS_NO,
  },
  // "if they keep the wood we skip the hauling | we need the driveway clear": no "all the tools we need"
  {
    mark: "; ",
    begins: wordSet("i we"),
    before: /(?:i|we)(?:'ll)? need (?:the|an?|your|his|her|their|access|power|water|somebody|someone)(?!\p{L})/iuy,
    notBehind: wordSet(
      "what all that when if because so and or but as once until unless before after where how since while which than then or think say says know tells tell means mean sure case time day you him her them",
    ),
    said: DONE_ALREADY,
  },
  // "if there's no primer | it could be more", "if they do both | we'll knock 40 off"
  {
    mark: ", ",
    begins: wordSet("i we it could that"),
    before:
      /(?:i|we)(?:'ll|'d)? (?:knock|take|skip|charge|come|do|add|redo|fix|haul|give|drop|throw|can|will|would|must|have to|stop)(?!\p{L})|(?:it )?could be |that'll be /iuy,
    notBehind: wordSet(
      "what that when if because so and or but as until before after where how while which think say says find finds found see sees like likes want wants decide decides sure it this",
    ),
    said: /^(?:if|once|unless) (?:(?:i|we|you|he|she|they|it)(?:'\p{L}+)? \p{L}|there's |there is |there are |the \p{L}+ (?:is|are|has) )/iu,
    never: / (?:i|we)(?:'ll|'d)? \p{L}/iu,
  },
  // "and we put it back | about a week of work"
  {
    mark: "; ",
    begins: wordSet(`about maybe 7 ${COUNTS}`),
    before: new RegExp(
      String.raw`(?:about |maybe )?${SPAN} (?:hours?|days?|weeks?)(?: of work|,? weather permitting| start to finish)(?!\p{L})`,
      "iuy",
    ),
    notBehind: wordSet(
      "takes take is in for be of within need needs about it's that's figure have has after every roughly around another to or and than",
    ),
    said: DONE_ALREADY,
  },
  // "billed monthly | doesn't include the leaves"
  {
    mark: "; ",
    begins: wordSet("does doesn"),
    before: /does(?:n't| not) include(?!\p{L})/iuy,
    notBehind: wordSet("it this that price which and but or"),
    said: /(?<!\p{L})(?:billed|paid|due|payable|includes?|included|covers)(?!\p{L})/iu,
  },
  // "we bring everything | you move the furniture", "we haul it | you clear the drive"
  {
    mark: "; ",
    begins: wordSet("i we you he she they"),
    before:
      /(?:i|we|you|he|she|they)(?:'ll)? (?:moves?|supply|supplies|provides?|brings?|buys?|handles?|clears?|takes?|pays?|empty|empties) (?:the|an?|his|her|their|your|our|all|it|them)(?!\p{L})/iuy,
    behind: wordSet("everything it them himself herself themselves ourselves"),
    said: DONE_ALREADY,
    never: /(?<!\p{L})(?:if|when|once|unless|until|before|after|so|that|because)(?!\p{L})/iu,
  },
  // "we rake up | not responsible for the lawn"
  {
    mark: "; ",
    begins: wordSet("not"),
    before: /not (?:responsible|liable) for /iuy,
    notBehind: wordSet("is are am be we're i'm they're he's she's it's was or and but if"),
  },
  // "start monday the third | done in two days", "we start monday | finish tuesday"
  {
    mark: ", ",
    begins: wordSet("done finish finished"),
    before: new RegExp(
      String.raw`(?:done|finish(?:ed)?) (?:in|by|on|before|the|within|next|${[...WEEKDAYS, ...MONTHS].join("|")})(?!\p{L})`,
      "iuy",
    ),
    behind: wordSet([...WEEKDAYS, ...MONTHS, ...ORDINALS].join(" ")),
  },
  // "two to three days | start on the 12th", "one day of work | we come friday"
  {
    mark: "; ",
    begins: wordSet("start starts starting i we"),
    before: /(?:start(?:s|ing)?(?! to finish)|(?:i|we)(?:'ll| can)? (?:start|come|do|begin)) /iuy,
    said: HOW_LONG,
  },
  // "takes about a week | kitchen can be used", "we haul it | power has to be off"
  {
    mark: "; ",
    begins: wordSet(
      "kitchen bathroom house room rooms driveway floor floors power water electric gas heat everyone everything",
    ),
    before: /\p{L}+ (?:can|can't|will|won't|must|has to|have to|needs? to) (?:be|stay)(?!\p{L})/iuy,
    behind: wordSet("it them day days week weeks hour hours month months"),
  },
  // "takes one day | power off about six hours"
  {
    mark: "; ",
    begins: wordSet("power water gas heat"),
    before: /(?:power|water|gas|heat) (?:is |will be )?(?:off|out|shut off)(?!\p{L})/iuy,
    behind: wordSet("day days week weeks hour hours morning afternoon"),
  },
  // "at the library | first one January 14 | 24 hours notice to cancel"
  {
    mark: "; ",
    begins: wordSet("first"),
    before: /first (?:one|visit|session|lesson|class|fitting) (?:is |on )?\p{L}+ \p{L}*\d/iuy,
    notBehind: wordSet("the our your my a an each every per for"),
  },
  {
    mark: "; ",
    begins: wordSet(`7 ${COUNTS}`),
    before: new RegExp(String.raw`${SPAN} (?:hours?|days?|weeks?)'? notice(?!\p{L})`, "iuy"),
    notBehind: wordSet(
      "a an the with of need needs want wants give gives require requires is least and or than twenty thirty forty sixty",
    ),
  },
  // "balance on install | eight weeks lead time"
  {
    mark: "; ",
    begins: wordSet(`about 7 ${COUNTS}`),
    before: new RegExp(String.raw`(?:about )?${SPAN} (?:to ${SPAN} )?(?:day|week|month)s? lead time(?!\p{L})`, "iuy"),
    notBehind: wordSet("a an the is of about and or to with has have need needs"),
  },
  // "we don't do the electrical | she has her own guy", "flashing not by us | he calls the roofer"
  {
    mark: "; ",
    begins: wordSet("he she they"),
    before:
      /(?:he|she|they) (?:has|have|calls?|hires?|gets?) (?:(?:a|an|his|her|their) )?(?:own|guy|somebody|someone|roofer|electrician|plumber|painter|another|brother|son|friend)(?!\p{L})/iuy,
    notBehind: wordSet(
      "what all that when if because so and or but unless before after where how while which than think say says",
    ),
    said: /(?<!\p{L})(?:(?:i|we) (?:do not|don't|won't|can't) |not by (?:me|us)$)/iu,
  },
  // "by card | price is good till May"
  {
    mark: "; ",
    begins: wordSet("my the this price quote bid estimate"),
    before:
      /(?:(?:my|the|this) )?(?:price|quote|bid|estimate)(?:'s| is| holds) (?:good|till|until|for|firm)(?!\p{L})/iuy,
  },
  // "I can't look at it either | we leave that"
  {
    mark: "; ",
    begins: wordSet("i we you he she they"),
    before: /(?:i|we|you|he|she|they)(?:'\p{L}+)? \p{L}/iuy,
    said: /(?<!\p{L})(?:look at|too|either|himself|herself|themselves)$/iu,
  },
  // "a third down | a third at delivery", "half with the order | rest when it runs"
  {
    mark: ", ",
    begins: wordSet("the a an other third quarter half rest balance remainder"),
    before:
      /(?:the |an? |other )?(?:third|quarter|half|rest|balance|remainder) (?:due |is due )?(?:at|when|on|after|before|upon|once)(?!\p{L})/iuy,
    notBehind: wordSet(
      "and then the a an another other is with for of to or by one two in on pay pays paying you we i need needs want wants take takes owe owes first last about roughly january february march april may june july august september october november december",
    ),
  },
  // "the liner is shot | that's the chimney guy": no "outlet that's dead"
  {
    mark: ", ",
    begins: wordSet("that"),
    before:
      /that's (?:the|an?|their|his|her|my|not|on|som(?:eone|ebody)|extra|them|him|theirs|included|in there)(?!\p{L})/iuy,
    notBehind: wordSet("and but so because if what know think say said where how all or when then since like"),
  },
  // "pay when it's done | check is fine"
  {
    mark: ", ",
    begins: wordSet("check checks cash card cards"),
    before: /(?:checks?|cash|cards?) (?:is|are|works|has|or) /iuy,
    notBehind: wordSet("by or and a an the with in no cash check card your my our her his their mail write"),
  },
  // "opens at two | we serve at five | I need the count"
  { mark: ", ", begins: wordSet("i we"), before: /(?:i|we)(?:'\p{L}+)? \p{L}/iuy, behind: TIMES },
  // "I can be there Monday | takes me three days"
  {
    mark: ", ",
    begins: wordSet("takes"),
    before: /takes /iuy,
    notBehind: wordSet("it that which this job and then only usually just"),
    said: /^(?:(?:i|we)(?: can| could|'ll|'d)|start|can)(?!\p{L}).{4,80}$/iu,
    never: / takes /iu,
  },
  // "Saturday | about six hours", "the first week of June | three days"
  {
    mark: ", ",
    begins: wordSet(`about maybe probably 7 ${COUNTS}`),
    before: new RegExp(String.raw`(?:about |maybe |probably )?${SPAN} (?:hours|days|weeks)(?!\p{L})`, "iuy"),
    behind: DAYS,
  },
  // "two years on the parts | one year on labor"
  {
    mark: ", ",
    begins: wordSet(`7 ${COUNTS}`),
    before: new RegExp(
      String.raw`${SPAN} (?:years?|months?|days?) (?:on|for|parts|labor|from|if)(?!\p{L})|${SPAN} (?:years?|months?) \p{L}+$`,
      "iuy",
    ),
    notBehind: wordSet(
      "and or for of is the after within in at to on by twenty thirty forty fifty hundred first every about give gives have has get gets",
    ),
    said: new RegExp(
      String.raw`^(?:(?:warranty |guarantee )?(?:is |of )?${SPAN}(?: \p{L}+)? (?:years?|months?|days?)|lifetime) .*\p{L}$`,
      "iu",
    ),
  },
];

/** No text that is told is longer, in characters. */
export const LONGEST_TOLD = 300;

/** What may be lacking before a word. */
const lackingBefore = keptByWord((said): readonly Lacking[] => {
  const word = /^\d/.test(said) ? "7" : said.toLowerCase().replace(/'.*/s, "");
  return LACKING.filter(({ begins }) => begins.has(word));
});

function markBefore(said: string, at: number, lacking: readonly Lacking[]): string | null {
  const before = said.slice(0, at);
  const last = before.slice(before.lastIndexOf(" ") + 1).toLowerCase();
  for (const { mark, before: begins, notBehind, behind, said: up, never } of lacking) {
    if (notBehind?.has(last) || (behind !== undefined && !behind.has(last))) continue;
    begins.lastIndex = at + 1;
    if (begins.test(said) && (up === undefined || up.test(before)) && !never?.test(before)) return mark;
  }
  return null;
}

/** Talk without a comma, with the marks that it surely lacks. */
export function withLackingMarks(said: string): string {
  if (/,(?! weather permitting)/.test(said) || said.length > LONGEST_TOLD) return said;
  let marked = "";
  let from = 0;
  for (let at = said.indexOf(" "); at >= 0; at = said.indexOf(" ", at + 1)) {
    const next = said.indexOf(" ", at + 1);
    const lacking = lackingBefore(said.slice(at + 1, next < 0 ? said.length : next));
    const mark = lacking.length === 0 ? null : markBefore(said, at, lacking);
    if (mark === null) continue;
    marked += said.slice(from, at) + mark;
    from = at + 1;
  }
  return from === 0 ? said : marked + said.slice(from);
}
