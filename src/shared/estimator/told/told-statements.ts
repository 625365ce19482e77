import { WEEKDAYS } from "#shared/calendar-words.ts";
import type { DocumentContent, LineItem } from "#shared/documents/schema.ts";
import type { Source } from "#shared/documents/source.ts";
import { LIMITS } from "#shared/limits.ts";
import type { Role } from "../likelihood/statement-lattice.ts";
import { hearStatements, isBeside, type Statement } from "../likelihood/statements.ts";
import { tokenize, type Token } from "../words/tokens.ts";
import { withCapitals } from "../prose/capitals.ts";
import { clip, lowerFirst } from "../prose/phrasing.ts";
import { asTold } from "./as-told.ts";
import { BARE_TIME } from "./bare-time.ts";
import { clausesOf, plain } from "./clauses.ts";
import { PERHAPS, wholeStatements, type Heard } from "./whole-statements.ts";

/** What is so likely said beside the work stands on the document: of what is so likely in unread talk nineteen of twenty are no part of a line or a story (`bench/statements.ts`). */
const SURE = 0.85;
/** A time that is less sure is told among the terms. */
const SURELY_TIME = 0.7;
/** What takes part in the sums stands there, and is told by them. */
const COUNTED = ["discount", "tax", "amountPaid"];

/** What somebody said beside the work itself, in their own words as they stand on the document, and where. */
export interface Told {
  role: Role;
  start: number;
  end: number;
  text: string;
}

/** True for a statement that stands on the document: it is sure enough, and neither work nor what only leads to it. */
export const isTold = ({ role, beside }: Statement): boolean => beside >= SURE && isBeside(role);

/** To the user or the office, and not to the client: "bill him when it's done". */
const ORDERS = /^(?:bill|invoice|send|email|text|mail|charge|put|make|leave|take|add|give|write|mark)\b/iu;

/** What is put right as it is said: the rules know what holds. */
const CORRECTED =
  /\b(?:no,? wait|wait,? no|scratch that|i mean|make (?:it|that)|no,? sorry|no,? actually|i meant|check that|strike that|my mistake|correction|let me rephrase)\b/iu;
const CORRECTS =
  /^(?:no(?! (?:leaks?|charge|extra|deposit|money)(?!\p{L}))|nope|wait|sorry|actually|scratch|let's say|let’s say|make (?:it|that)|more like|call it)\b/iu;
/** Who pays is the client, whoever was spoken of before. */
const PAYS =
  /^(?:and |so |then )*(?:he|she|they)(?:['’](?:s|ll|re|d))? (?:(?:can|will|wants? to|could|going to|just) )?(?:pay|pays|paying|mail|mails|mailing|venmo|zelle|cash app|write|writes|writing)(?!\p{L})/iu;
/** What somebody did or said once is a story, whatever it is about: "they gave me two weeks notice". */
const STORY =
  /^(?:and |so |but |then )*(?:he|she|they|it) (?:already )?(?:gave|said|told|asked|had|was|were|went|came|called|thought|wanted|did|tried|saw|knew|felt)\b/iu;

/** The same of the speaker: "I forgot the second corner". */
const OWN_STORY =
  /^(?:and |so |but |then )*(?:i|we) (?:already |just )?(?:forgot|said|asked|knocked|tipped|paced|walked|met|talked)(?!\p{L})/iu;

/** To the user or of the client, and behind what the client is to read: "... on the spot, so mark it paid", "I told her that". */
const BEHIND =
  /,? (?:so (?:mark|put|take|leave|add|note|don['’]t|do not) .*|(?:and )?please (?:put|add|note|mention|include) .*|i (?:already )?told (?:her|him|them)(?: that)?|(?:and )?(?:she|he|they) knows? (?:that|it|about (?:that|it))|(?:you )?(?:gotta|got to|have to|need to|better )?tell (?:her|him|them|['’]?em)(?: that)?|she['’]s been told|he['’]s been told)$/iu;

/** Tells of statements whether a line's figure or an adjustment was said in them. */
function countedIn(
  text: string,
  items: readonly LineItem[],
  sources: Readonly<Record<string, Source>>,
): (statement: Statement) => boolean {
  const counted = new Uint8Array(text.length);
  const mark = (source: Source | undefined) => {
    if (source?.kind === "spoken") counted.fill(1, source.start, source.end);
    else if (source?.kind === "computed") for (const said of source.said ?? []) counted.fill(1, said.start, said.end);
  };
  for (const { sources: of } of items) for (const source of [of.quantity, of.unitPrice, of.amount]) mark(source);
  for (const field of COUNTED) mark(sources[field]);
  return ({ start, end }) => {
    const at = counted.indexOf(1, start);
    return at >= 0 && at < end;
  };
}

/** "Done before Easter, that's what I told her". */
const ASIDE = /,? (?:and )?that['’]s what i told (?:her|him|them)(?!\p{L})/giu;

/** A statement as it stands on the document, or null where that is not sure: it is put right as it is said, or says nothing. */
function written(text: string, statements: readonly Statement[], at: number): Told | null {
  const statement = statements[at];
  if (statement === undefined || statement.end - statement.start > MOST_OF_ONE) return null;
  const { role, start, end, parts } = statement;
  const said = ({ start: from, end: to }: Statement) =>
    plain(text.slice(Math.max(from, to - MOST_OF_ONE), Math.min(to, from + MOST_OF_ONE)));
  const next = statements[at + 1];
  const whole = said(statement);
  if ((role === "payment" && ORDERS.test(whole)) || CORRECTED.test(whole) || CORRECTS.test(whole) || STORY.test(whole))
    return null;
  if (next !== undefined && CORRECTS.test(said(next))) return null;
  const before = statements[at - 1];
  const earlier = before === undefined || PAYS.test(whole) ? "" : said(before);
  let told = "";
  let isJoined = false;
  for (const clause of clausesOf(text, start, parts, end)) {
    if (OWN_STORY.test(clause.said)) continue;
    const one = asTold(
      clause.said.replace(ASIDE, "").replace(BEHIND, ""),
      clause.earlier === "" ? earlier : clause.earlier,
    );
    if (one === null) continue;
    isJoined = told !== "";
    told = isJoined ? `${told}${clause.joint}${lowerFirst(one)}` : one;
  }
  if (told === "" || ONLY_TOTAL.test(told) || /^(?:is |are )?not included\.?$/iu.test(told)) return null;
  if (SAYS_NOTHING.test(told)) return null;
  if (role === "detail") told = told.replace(/^(?:That|This|It) includes /u, "Includes ");
  if (role === "warranty") told = told.replace(YEARS_ON, "$1 warranty on ");
  // a clause alone has its capitals
  return { role: roleOf(statement, told), start, end, text: clip(isJoined ? withCapitals(told) : told, LONGEST) };
}
const NOT_INCLUDED = /(?: not|n['’]t) (?:be )?included$/iu;
/** "We're licensed and insured", "we need water on site", "stay off it for a week": none is a step of the work. */
const NO_STEP =
  /^(?:we(?:['’]re|['’]ll| are| will)? (?:need |(?:fully |both |all )?(?:licensed|insured|bonded|certified)(?!\p{L}))|(?:please )?(?:stay|keep) (?:off|out of|away from) |keep (?:off|cars|pets|kids|children|people|dogs) |contingent on |not responsible for |no warranty )/iu;
/** "Ten days, | weather permitting", "five weeks | lead time". */
const PERMITTING =
  /,? (?:weather permitting|lead time|out(?: (?:right now|from now|because of [^,;]+|due to [^,;]+))?)\.?$/iu;
const HOURS = "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon";
/** "Available next Friday", "Saturday morning, 9 o'clock": a day by itself is when we come. */
const DAY_ALONE = new RegExp(
  String.raw`^(?:(?:available|free|open) )?(?:on |next |this )*(?:${WEEKDAYS.join("|")})(?: (?:morning|afternoon|evening|night))?(?:,? (?:at )?(?:\d{1,2}(?::\d\d)?|${HOURS})(?: ?(?:o['’]clock|[ap]\.?m\.?))?)?\.?$`,
  "iu",
);
/** "Thirty days' notice": nothing is done then. */
const NOTICE = /(?<!\p{L})notice\.?$/iu;
/** Torn from what it says: "tax is on", "we meet". */
const SAYS_NOTHING = /^(?:\p{L}+ ){1,3}(?:is|are) (?:on|of|at|for|with|to|from)\.?$|^(?:we|you) \p{L}+\.?$/iu;
/** "Five years on labor": so long it is promised. */
const YEARS_ON =
  /^(lifetime|(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|ninety) (?:year|month|day))s? on (?=\p{L})/iu;
/** All that there is to pay stands below the lines. */
const ONLY_TOTAL = /^(?:the |grand |that's )*total(?: is| comes to| of)? \$?\d[\d,.]*(?: dollars| bucks)?\.?$/iu;
/** What a statement is told as: a span alone is when it is done where nothing else is sure, and a time that is not sure a condition. */
function roleOf({ role, likely }: Statement, told: string): Role {
  // "edging not included", in one breath with the work
  if (role === "detail" && NOT_INCLUDED.test(told)) return "leftOut";
  if (role === "time" && NOTICE.test(told)) return "condition";
  if (likely >= SURELY_TIME || role === "warranty") return role;
  if (BARE_TIME.test(told.replace(PERMITTING, "")) || DAY_ALONE.test(told)) return "time";
  return role === "time" ? "condition" : role;
}
/** No text that is told is longer, in characters. */
const LONGEST = 500;
/** Nobody says one thing with so many characters: where no statement was found to end, nothing is told. */
const MOST_OF_ONE = 2_000;

/** The statements of a talk as they may be told: what was torn apart is one where all of it is said beside the work and holds no figure. */
const heardIn = (
  statements: readonly Statement[],
  text: string,
  isCounted: (statement: Statement) => boolean,
): Heard[] =>
  wholeStatements(text, statements, (one) => one.beside >= PERHAPS && isBeside(one.role) && !isCounted(one));

/** "Two weeks out because of rain", "need them out of the house", "she has the fan": what so begins is beside the work, though less is sure of it. */
const SAID_BESIDE =
  /^(?:(?:we|i|we['’]re|i['’]m|about|roughly|probably) )*(?:\d+|a|two|three|four|five|six|seven|eight|ten|a couple(?: of)?) (?:day|week|month)s? out(?: (?:right now|because|due to|from now)(?!\p{L}).*)?$|^(?:and |so )?(?:(?:i|we) )?need (?:them|him|her|everyone|everybody|the (?:dogs?|cats?|kids|cars?|trucks?|furniture|pets)) (?:out of|off|moved|inside|away|put up|locked)(?!\p{L})|^(?:needs? to |have to |has to )?stay (?:off|out of|away from) (?:it|the) ?.*$|^(?:(?:we|i)(?:['’]ll)? )?need (?:access|parking|water|power|an outlet|(?:a|the) keys?)(?!\p{L})|^(?:she|he|they) (?:already )?(?:has|have) (?:the|his own|her own|their own) \p{L}+(?: \p{L}+)?$/iu;
const isSaidBeside = (text: string, { role, beside, start, end }: Statement): boolean =>
  beside >= PERHAPS &&
  isBeside(role) &&
  end - start <= MOST_SAID_BESIDE &&
  SAID_BESIDE.test(plain(text.slice(start, end)));
const MOST_SAID_BESIDE = 120;

/** The statements that surely are what they seem and are not torn, but for those in which a line's figure or an adjustment was said. */
export function toldStatements(
  statements: readonly Statement[],
  text: string,
  items: readonly LineItem[],
  sources: Readonly<Record<string, Source>>,
): Told[] {
  const isCounted = countedIn(text, items, sources);
  const heard = heardIn(statements, text, isCounted);
  const told: Told[] = [];
  for (let at = 0; at < heard.length; at++) {
    const statement = heard[at];
    if (statement === undefined || statement.isTorn || isCounted(statement)) continue;
    if (!isTold(statement) && !isSaidBeside(text, statement)) continue;
    const one = written(text, heard, at);
    if (one !== null) told.push(one);
  }
  return told;
}

/** Fewer words of what is torn say nothing. */
const FEWEST = 3;

/**
 * What the words of a document perhaps say beside its work, too little sure to stand there by themselves, or torn where words of it
 * are elsewhere. Of words that fill their field the last statement may be cut off, and is left.
 */
export function perhapsTold({
  job_description: text,
  items,
  sources,
}: Pick<DocumentContent, "job_description" | "items" | "sources">): Told[] {
  const isCounted = countedIn(text, items, sources);
  const heard = heardIn(hearStatements(tokenize(text)).statements, text, isCounted);
  return heard.flatMap((statement, at) => {
    const { role, beside, isTorn, start, end } = statement;
    const isPerhaps = beside >= PERHAPS && (beside < SURE || isTorn) && isBeside(role);
    const isCut = text.length >= LIMITS.textField && end === text.length;
    const isLittle = isTorn && text.slice(start, end).trim().split(/\s+/).length < FEWEST;
    return isPerhaps && !isCut && !isLittle && !isCounted(statement) ? (written(text, heard, at) ?? []) : [];
  });
}

/** From here on, and so surely what it seems, a statement asks for nothing that would have a price. */
const [SURELY_BESIDE, SURELY_THAT] = [0.93, 0.8];
/** "I can't price the fascia yet", "have to figure out what the piano is": a price is asked for after all. */
const UNKNOWN_PRICE = /\b(?:prices?|costs?|charges?|numbers?|figure|determined|quote|bid|runs?)\b/iu;

/** How surely a token is told beside the work, each a bit: at all, as no part of it, or so surely that nothing that is asked for there has a price. */
const HOW = { told: 1, "no order": 2, "no part": 4, surely: 8 };
type ToldAt = (index: number, how: keyof typeof HOW) => boolean;

/** Tells a token of what is said beside the work. */
export function toldAtOf(text: string, tokens: readonly Token[], statements: readonly Statement[]): ToldAt {
  const told = new Uint8Array(tokens.length);
  let at = 0;
  for (const statement of statements) {
    const { start, end } = statement;
    const how = isTold(statement) ? howTold(text, statement) : 0;
    for (; at < tokens.length && (tokens[at]?.start ?? 0) < end; at++)
      if ((tokens[at]?.start ?? 0) >= start) told[at] = how;
  }
  return (index, how) => ((told[index] ?? 0) & HOW[how]) !== 0;
}

/** How surely a statement is told that is. */
function howTold(text: string, { start, end, likely, beside, role }: Statement): number {
  const isThat = likely >= SURELY_THAT;
  const isSurely = beside >= SURELY_BESIDE && isThat && !UNKNOWN_PRICE.test(text.slice(start, end));
  const isApart = role !== "detail";
  return (
    HOW.told | (isApart ? HOW["no order"] : 0) | (isApart && isThat ? HOW["no part"] : 0) | (isSurely ? HOW.surely : 0)
  );
}

/** So sure of what a statement is about nothing in it is when the work is done. */
const NO_TIME = 0.9;
const NEVER_TIMELINES: ReadonlySet<Role> = new Set<Role>(["warranty", "story", "validity", "condition", "leftOut"]);

/** True for a time that was said in a warranty, a story or a condition: "twenty years from the maker" is no timeline. */
export function isOfOther(statements: readonly Statement[], source: Source | undefined): boolean {
  if (source?.kind !== "spoken") return false;
  const around = statements.find(({ start, end }) => source.start >= start && source.end <= end);
  return around !== undefined && around.likely >= NO_TIME && NEVER_TIMELINES.has(around.role);
}

/** What was told, as it stands on the document: what is no step of the work is a condition. */
export const placed = (told: readonly Told[]): Told[] =>
  told.map((one) => (one.role === "detail" && NO_STEP.test(one.text) ? { ...one, role: "condition" } : one));

/** The texts of what was told of some roles. */
export const textsOf = (told: readonly Told[], ...roles: Role[]): string[] =>
  told.filter(({ role }) => roles.includes(role)).map(({ text }) => text);
