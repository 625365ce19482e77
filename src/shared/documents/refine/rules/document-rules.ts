import { addDays } from "#shared/dates.ts";
import { wordTable } from "#shared/word-table.ts";
import { documentTypes } from "../../schema.ts";
import { linesMeant } from "../find-line.ts";
import { CHANGE, number, REMOVE, removed, rule, type Rule, type RuleContext } from "../rule.ts";
import { dayFromWords } from "./dates.ts";
import { dictated, dictatedAddress, dictatedEmail, dictatedName, dictatedPhone } from "./spoken-text.ts";
import { isState, saysPlace, withoutNow } from "./told.ts";

const TYPE = `(?<type>${documentTypes.join("|")})`;
const DOCUMENT = `(?:(?:the|this|that|my|our) (?:whole )?(?:${documentTypes.join("|")}|document|thing|one)|it|this|that)`;
const CLIENT = "(?:client|customer|homeowner|owner)";
const DAYS = wordTable<number>({ day: 1, week: 7, month: 30, year: 365 });
const VALIDITY =
  "(?=.*\\b(?:valid|validity|hold|holds|stands|good|expires?|expiration|expiry|honou?red?)\\b)(?:(?:make|keep|hold|holds|stands|only|really|set|change|have|extend|update|the|this|it|it's|is|that|quote|bid|estimate|offer|price|prices|document|validity|period|date|valid|good|honou?r|until|to|be|should|stays?|will|are|expires?|expiration|expiry|only|of|in) )*";

/** "Dana Whitfield, not Dana Whitman": who it is, without who it is not. */
const clientNamed = (typed: string): string =>
  dictatedName(withoutNow(typed).replace(/,? (?:and )?(?:not|instead of|rather than) .+$/iu, ""));

const titled = (typed: string): string => dictated(withoutNow(typed));

const DAYS_AND_MONTHS =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|\bnet\b/i;
const MOST_NAMES = 4;

/** "It's actually Marcus Webber": words with capitals that name no line, or that share one with the client's name. */
function isClientsName(typed: string, { content }: RuleContext): boolean {
  const words = typed.trim().split(/\s+/);
  if (words.length > MOST_NAMES || DAYS_AND_MONTHS.test(typed) || !/^[\p{L}.'’& -]+$/u.test(typed)) return false;
  if (linesMeant(content, typed.toLowerCase()).length > 0) return false;
  const known = new Set((content.client ?? "").toLowerCase().split(/\s+/));
  if (words.some((word) => word.length > 2 && known.has(word.toLowerCase()))) return true;
  return words.length > 1 && words.every((word) => /^(?:\p{Lu}|&|and$|of$|de$|van$|von$)/u.test(word));
}

/** "Change her last name to Whitman": the client's name with that part of it replaced. */
function withNamePart(client: string, part: string, name: string): string {
  const words = client.trim().split(/\s+/);
  return (part === "first" ? [name, ...words.slice(1)] : [...words.slice(0, Math.max(words.length - 1, 1)), name]).join(
    " ",
  );
}

const typeOf = (words: string) => documentTypes.find((type) => type === words) ?? "quote";

/** What kind of document it is, its name, its client, how long it stands. */
export const documentRules: readonly Rule[] = [
  rule(
    `(?:turn|change|make|convert|switch|transform) ${DOCUMENT} (?:(?:into|to|in to|as|be|over to) )?(?:an? |the )?${TYPE}`,
    (found) => [{ op: "set_type", type: typeOf(found.words("type")) }],
  ),
  rule(
    `(?:(?:it's|this is|it is) not an? \\w+ (?:but )?)?(?:${DOCUMENT} |it's )(?:is |should be |needs to be |has to be |is really |really )?an? ${TYPE}(?: not an? \\w+)?`,
    (found) => [{ op: "set_type", type: typeOf(found.words("type")) }],
  ),
  rule(`(?:change|set|make|switch|update) (?:the )?(?:document )?type (?:to|as) (?:an? )?${TYPE}`, (found) => [
    { op: "set_type", type: typeOf(found.words("type")) },
  ]),

  rule(`(?:call|name|label|mark) ${DOCUMENT} (?:as )?(?:an? )?${TYPE}`, (found) => [
    { op: "set_type", type: typeOf(found.words("type")) },
  ]),

  rule(
    `(?:(?:${CHANGE}|rename) )?(?:the )?(?:document(?:'s)? |job |project |quote |estimate |invoice |bid )?(?:title|heading|headline)(?: of (?:it|this|${DOCUMENT}))? (?:to |into |as |should be |(?<told>is )|should say |read )(?<text>.+)`,
    (found) =>
      found.has("told") && isState(found.typed("text"))
        ? null
        : [{ op: "set_title", text: titled(found.typed("text")) }],
  ),
  rule(`(?:rename|retitle|title|call|name) ${DOCUMENT} (?:to |as |into )?(?<text>.+)`, (found) => [
    { op: "set_title", text: titled(found.typed("text")) },
  ]),

  rule(`(?:convert|turn|change|switch) (?:in ?)?to (?:an? )?${TYPE}`, (found) => [
    { op: "set_type", type: typeOf(found.words("type")) },
  ]),

  rule(`${REMOVE} (?:the )?${CLIENT}(?:'s)?(?: name)?`, () => [{ op: "set_client", client: null }]),
  rule(
    `(?:(?:${CHANGE}|rename) )?(?:the |our )?${CLIENT}(?:'s)?(?: name)? (?:to |is |as |should be |is called |is named )(?<text>.+)`,
    (found) => {
      if (
        /[%$]\d/.test(found.words("text")) ||
        /^(?:tax|paying) ?/.test(found.words("text")) ||
        isState(found.typed("text"))
      )
        return null;
      return [{ op: "set_client", client: clientNamed(found.typed("text")) }];
    },
  ),
  rule(
    `(?:${CHANGE} )?(?:the |her |his |their |[a-z]+'s |${CLIENT}(?:'s)? )*(?<part>last|first|family|sur) ?name (?:to |is |should be |as |is actually |is really |is spelled )(?<text>[^#$% ]+)`,
    (found, { content: { client } }) =>
      client === null
        ? null
        : [
            {
              op: "set_client",
              client: withNamePart(client, found.words("part"), dictatedName(found.typed("text"))),
            },
          ],
  ),
  rule(
    `(?:(?:${DOCUMENT} is|${DOCUMENT} should be|it's|this is) for|(?:make|set) the ${CLIENT}|make (?:it|this) out to|bill (?:it |this )?to|address (?:it|this) to) (?<text>[^#$%]+)`,
    (found) => [{ op: "set_client", client: clientNamed(found.typed("text")) }],
  ),
  rule(
    `(?:no )?(?:it's|it is|that's|that is|this is|(?:the|her|his|their|client's) name(?: is|'s)?|name's|(?:they|she|he)(?: is|'s| are)(?: called| named)?) (?:actually |really |supposed to be |spelled )*(?!for |out |a |an |the )(?<text>[^#$%]+)`,
    (found, context) => {
      const typed = found.typed("text");
      return isClientsName(typed, context) ? [{ op: "set_client", client: clientNamed(typed) }] : null;
    },
  ),
  rule(
    `(?:(?:${CHANGE}|add) )?(?:the |their |her |his |an? )?(?:${CLIENT}(?:'s)? )?e ?mail(?: address)? (?:to |is |as |of )?(?<text>.+)`,
    (found) => {
      const text = dictatedEmail(found.typed("text"));
      return text === null ? null : [{ op: "set_contact", field: "email", text }];
    },
  ),
  rule(
    `(?:(?:${CHANGE}|add|here's|take down) (?:down )?(?:in )?)?(?:the |their |her |his |an? )?(?:${CLIENT}(?:'s)? )?(?:tele)?(?:phone|cell|mobile|number)(?: number)? (?:to |is |it's |as |of )?(?<text>.+)`,
    (found) => {
      const text = dictatedPhone(found.typed("text"));
      return text === null ? null : [{ op: "set_contact", field: "phone", text }];
    },
  ),
  rule(
    `(?:(?:${CHANGE}|add) )?(?:the |their |her |his |an? )?(?:${CLIENT}(?:'s)? |job |job site |site |billing )?address (?:to |(?<told>is )|as |of )(?<text>.+)`,
    (found) =>
      found.has("told") && !saysPlace(found.typed("text"))
        ? null
        : [{ op: "set_contact", field: "address", text: dictatedAddress(withoutNow(found.typed("text"))) }],
  ),
  ...(["email", "phone", "address"] as const).map((field) =>
    rule(
      removed("no", `(?:the |their |her |his )?(?:${CLIENT}(?:'s)? )?${field}(?: number| address)?`),
      (_found, { content: { contact } }) => (contact?.[field] ? [{ op: "set_contact", field, text: null }] : null),
    ),
  ),

  rule(
    `${VALIDITY}(?:for |to |in |after )?(?:another |just )?${number("count")} (?<unit>day|week|month|year)s?`,
    (found, { today }) => {
      const count = found.figure("count")?.readings[0]?.value ?? 0;
      const days = Math.round(count * (DAYS[found.words("unit")] ?? 1));
      return days < 1 || days > 3650 ? null : [{ op: "set_valid_until", day: addDays(today, days) }];
    },
  ),
  rule(`${VALIDITY}(?:for )?an? (?<unit>week|month|year)`, (found, { today }) => [
    { op: "set_valid_until", day: addDays(today, DAYS[found.words("unit")] ?? 30) },
  ]),
  rule(`${VALIDITY}(?:(?:until|till|through|thru|on|by|to) )?(?<date>.+)`, (found, { today }) => {
    const day = dayFromWords(found.typed("date"), today);
    return day === null ? null : [{ op: "set_valid_until", day }];
  }),
  // Of an invoice the same day is the one that it is due on.
  rule(
    `(?:${CHANGE} )?(?:(?:the|this|payment|invoice|bill|it|it's|is) )*due(?: date)?(?: (?:is|to|should|be|on|by))* (?<date>.+)`,
    (found, { content, today }) => {
      const day = content.quote_type === "invoice" ? dayFromWords(found.typed("date"), today) : null;
      return day === null ? null : [{ op: "set_valid_until", day }];
    },
  ),
  rule(`(?:hide|remove|take off|leave off|drop|no|don't show|turn off) (?:the |our |my )?logo`, () => [
    { op: "set_include_logo", includeLogo: false },
  ]),
  rule(`(?:show|add|include|put|turn on|use) (?:the |our |my )?logo(?: on it| back| on)?`, () => [
    { op: "set_include_logo", includeLogo: true },
  ]),
];
