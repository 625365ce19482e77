import { MONTHS, WEEKDAYS } from "#shared/calendar-words.ts";
import { sentenceCase, tidy } from "./phrasing.ts";
import { CAR_MODELS } from "./vehicles.ts";

/** Words that are names of days, months and feasts, of peoples and makers, and nothing else. */
const NAMES = `
  ${[...WEEKDAYS, ...MONTHS.filter((month) => month !== "march" && month !== "may")].join(" ")}
  christmas thanksgiving easter halloween hanukkah
  american japanese chinese korean mexican italian french german spanish english irish british scottish norwegian
  swedish danish dutch russian greek turkish thai vietnamese canadian european asian hawaiian brazilian belgian
  swiss australian victorian persian
  trex tyvek kohler moen pella schlage hardie tesla timbertech azek sherwin kerdi hardiplank
  certainteed rheem goodman lennox trane mitsubishi daikin navien rinnai generac samsung whirlpool maytag frigidaire
  kitchenaid liftmaster honda toyota chevy nissan subaru hyundai
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

/** "Honda civic": a model behind its maker. */
const CARS = new RegExp(
  `\\b(?:honda|toyota|ford|chevy|chevrolet|dodge|jeep|nissan|subaru|mazda|hyundai|kia) (?:${[...CAR_MODELS].join("|")})\\b`,
  "giu",
);

/** Nothing has a capital without one of these. */
const SOME_NAME = new RegExp(
  `\\b(?:(?:${NAMES})s?|march|may|day|year['’]?s|moore|hardie|williams|depot|ford|chevrolet|dodge|jeep|mazda|kia)\\b`,
  "iu",
);

const capitals = (words: string): string => words.split(" ").map(sentenceCase).join(" ");

/** Days, months, feasts, peoples and makers with their capital, as nobody says one: "the first week of December", "3 Japanese maples". */
export const withCapitals = (text: string): string =>
  SOME_NAME.test(text)
    ? text
        .replace(MAKERS, capitals)
        .replace(CARS, capitals)
        .replace(PROPER, sentenceCase)
        .replace(MONTH_OR_VERB, (_, before: string, month: string) => `${before} ${sentenceCase(month)}`)
        .replace(MONTH_AND_DAY, sentenceCase)
        .replace(FEAST, (_, before: string, day: string) => `${before} ${sentenceCase(day)} Day`)
        .replace(NEW_YEAR, "New Year's")
    : text;

const BEGINS = /, (?=(?:start|begin)(?:s|ing|ning)?\b)/iu;

/** A time as it is written: "Three days; start the first week of December" of "three days, start the first week of december". */
export const asTimeline = (said: string): string => withCapitals(sentenceCase(tidy(said))).replace(BEGINS, "; ");
