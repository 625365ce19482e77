import { MONTHS, WEEKDAYS } from "#shared/calendar-words.ts";
import { CAR_MODELS, VEHICLE_MAKERS, WRITTEN_NAMES } from "#shared/maker-names.ts";
import { sentenceCase, tidy } from "./phrasing.ts";

/** Words that are names of days, months and feasts, of peoples and makers, and nothing else. */
const NAMES = `
  ${[...WEEKDAYS, ...MONTHS.filter((month) => month !== "march" && month !== "may")].join(" ")}
  christmas thanksgiving easter halloween hanukkah
  american japanese chinese korean mexican italian french german spanish english irish british scottish norwegian
  swedish danish dutch russian greek turkish thai vietnamese canadian european asian hawaiian brazilian belgian
  swiss australian victorian persian
  sherwin hardiplank certainteed
  `
  .trim()
  .split(/\s+/)
  .join("|");
const PROPER = new RegExp(`\\b(?:${NAMES})s?\\b`, "gu");
/** "In march" and "the end of may" are months, "may need" is none. */
const MONTH_OR_VERB =
  /\b(in|of|by|early|late|mid|next|last|this|until|till|through|before|after|since|start|starts|starting) (march|may)\b(?! (?:need|be|have|not|take|want))/gu;
/** "We'd come may ninth", but "it may first need sanding". */
const MONTH_AND_DAY =
  /\b(?<!\b(?:it|they|we|i|you|he|she|that|there|this|which|who|and|or) )(?:march|may)(?= (?:the )?(?:\d{1,2}(?:st|nd|rd|th)?|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\w+teenth|twentieth|thirtieth|twenty|thirty)\b)/gu;
const FEAST =
  /\b(by|before|after|until|till|on|over|for) (memorial|labor|independence|mother['’]s|father['’]s|valentine['’]s|veterans|presidents) day\b/gu;
const NEW_YEAR = /\bnew year['’]?s\b/gu;
const MAKERS = /\b(?:benjamin moore|james hardie|sherwin williams|home depot)\b/giu;

const CAR_MAKERS = [...VEHICLE_MAKERS].join("|");
/** "Nissan rogue": a model behind its maker, which may be an ordinary word as well. */
const CARS = new RegExp(`\\b(?:${CAR_MAKERS}) (?:${[...CAR_MODELS].join("|")})\\b`, "giu");

/** Nothing has a capital without one of these. */
const SOME_NAME = new RegExp(
  `\\b(?:(?:${NAMES})s?|march|may|day|year['’]?s|moore|hardie|williams|depot|${CAR_MAKERS})\\b`,
  "iu",
);

const capitals = (words: string): string => words.split(" ").map(sentenceCase).join(" ");

const SMALL_WORD = /(?<![\p{L}'’-])[a-z]{2,}(?![\p{L}])/gu;
/** "Schlage deadbolts" of "schlage deadbolts". */
const withMakers = (text: string): string => text.replace(SMALL_WORD, (word) => WRITTEN_NAMES.get(word) ?? word);

/** Days, months, feasts, peoples and makers with their capital, as nobody says one: "the first week of December", "3 Japanese maples". */
export const withCapitals = (said: string): string => {
  const text = withMakers(said);
  return SOME_NAME.test(text)
    ? text
        .replace(MAKERS, capitals)
        .replace(CARS, capitals)
        .replace(PROPER, sentenceCase)
        .replace(MONTH_OR_VERB, (_, before: string, month: string) => `${before} ${sentenceCase(month)}`)
        .replace(MONTH_AND_DAY, sentenceCase)
        .replace(FEAST, (_, before: string, day: string) => `${before} ${sentenceCase(day)} Day`)
        .replace(NEW_YEAR, "New Year's")
    : text;
};

const BEGINS = /, (?=(?:start|begin)(?:s|ing|ning)?\b)/iu;

/** A time as it is written: "Three days; start the first week of December" of "three days, start the first week of december". */
export const asTimeline = (said: string): string => withCapitals(sentenceCase(tidy(said))).replace(BEGINS, "; ");
