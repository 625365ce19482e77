import { MONTHS, WEEKDAYS } from "#shared/calendar-words.ts";
import { isPlaceWord } from "../asked/phrases.ts";
import { wordsFrom } from "../words/sentence-words.ts";
import { at, type Token } from "../words/tokens.ts";

const WHO = "(?:she|he|they|(?:the )?(?:client|customer|owner|homeowner|wife|husband))";
const THAT = "(?:it|that|them|those|this)(?: one)?";
/** How somebody does not take what was named: "she declined", "he said no leave it", "they'll live with". */
const DECLINES = [
  `${WHO} (?:has |have |had )?(?:declined|refused|passed on|turned down|skipped|waved off|opted out)`,
  `${WHO} said (?:no|nope|not)\\b`,
  `(?:${WHO}|(?:she|he|they)(?:'ll|'d)) (?:will |would |would rather |rather )?live with`,
  `(?:skip|drop|scratch) ${THAT}(?=$)`,
  `leave ${THAT} (?:off|out|alone|be|as is|as it is|as they are|how it is)`,
];
/** So many words name the thing at most. */
const MOST_NAMING = 6;
const DECLINED = new RegExp(`^(?:\\S+ ){1,${MOST_NAMING}}?(?:\\S+ \\S+ ){0,3}?(?:${DECLINES.join("|")})(?= |$)`);
/** "Battery tested good | leave it": behind how something was found, it stays so. */
const FOUND_GOOD = new RegExp(
  `^(?:\\S+ ){1,${MOST_NAMING}}?(?:good|fine|ok|okay|solid|clean|sound) (?:so )?leave ${THAT}(?: (\\S+)|$)`,
);
/** Behind "leave it": where or how it is left by the work. */
const LEFT_SO = /^(?:open|blank|\w+(?:ed|ing))$/;
/** So many words tell what becomes of a thing. */
const REACH = 16;

/** "The color's musket brown", "finish is satin": how it looks, and nothing that is done. */
const COLORS = /^(?:the |and |her |his |their )*(?:\S+ )?(?:color|colour|shade|finish)(?:'s| is| will be) /;
/** "They've got their own tables": somebody has it. */
const OWN = /^(?:and |but |so )*(?:they've|he's|she's|they|he|she)(?: have| has| had)?(?: got)? (?:their|his|her) own /;
/** "The grout and thinset I bring", "I bring the thinset": what belongs to the work. */
const OURS =
  /^(?:and |but |so )*(?:(?:i|we) (?:bring|supply|provide)|(?:\S+ ){1,6}(?:i|we) (?:bring|supply|provide))(?= |$)/;
/** "Pay the first half up front": how it is paid. */
const PAYS =
  /^(?:and |so |then )*(?:pay|pays) (?:the |me |us )*(?:first|half|rest|balance|deposit|second|third|in)(?= |$)/;

/** "Move date june 28", "the delivery date is friday": when it is, and nothing that is done. */
const DATES = new RegExp(
  `^(?:and |the )*(?:mov(?:e|ing)|delivery|event|wedding|party|start|finish|install|installation|closing|pickup|service|ceremony|shoot|due|completion|opening) (?:date|day)(?: is| will be)? (?:(?:the|on|for) )*(?:${[...MONTHS, ...WEEKDAYS].join("|")}|\\d+(?:st|nd|rd|th))(?= |$)`,
);

/** Words without a price that ask for none: what somebody declined or has, what comes with the work, a color and how it is paid. */
export function isNoLine(tokens: readonly Token[], first: number): boolean {
  const said = [at(tokens, first), ...wordsFrom(tokens, first + 1, REACH)].join(" ");
  if ([COLORS, OWN, OURS, PAYS, DATES, DECLINED].some((way) => way.test(said))) return true;
  const found = FOUND_GOOD.exec(said);
  const [, next = ""] = found ?? [];
  return found !== null && !isPlaceWord(next) && !LEFT_SO.test(next);
}
