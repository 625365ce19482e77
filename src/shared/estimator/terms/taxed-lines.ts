import type { Adjustment, LineItem } from "#shared/documents/schema.ts";
import { lineAmount } from "#shared/documents/totals.ts";
import { formatMoney, formatPercent, percentOf, sum, type Cents, type MilliPercent } from "#shared/money.ts";
import { wordSet } from "#shared/word-set.ts";
import type { OpenQuestion } from "../open-question.ts";
import { headWord } from "../prose/usual-verb.ts";
import { wordsOf } from "../prose/words.ts";
import { clearedAway } from "../words/clearing.ts";
import { isDone } from "../words/nature.ts";
import { NOUN_VERBS } from "../words/nearby.ts";
import { singular } from "../words/units.ts";
import { CREW, FEE_WORDS, WORK_VERBS } from "../words/words.ts";
import { leaveAsItIs } from "./discount-choices.ts";
import { WORK, type PartTax } from "./part-tax.ts";

/** Who is paid, and what is done for somebody: no goods. */
const SERVICES = wordSet(
  "work job service call visit checkup setup teardown cleanup pickup haul trip hire parking gratuity tip consultation lesson session repair removal replacement swap change tune-up diagnosis stair stairs upstairs downstairs hallway",
);
/** "Set up four computers", but not "filter" and "deck". */
const beginsWork = (word: string, next: string): boolean =>
  WORK_VERBS.has(word) && !NOUN_VERBS.has(word) && !COUNTING.has(next);
/** "Grade | one | lumber". */
const COUNTING = wordSet("one two three four 1 2 3 4 a b");

/** True for a line that sells a thing and not what somebody does: "panic bar on the back door", but not "install", "serving staff" and "delivery". */
function sellsGoods({ description, category, sources }: LineItem): boolean {
  if (category === "material") return true;
  if (category !== "service") return false;
  const words = wordsOf(description);
  const [first = "", next = ""] = words.map(({ lower }) => lower);
  if (first === "" || beginsWork(first, next) || clearedAway([first])) return false;
  // "run six drops at 125 each", whose name is "drops"
  const said = sources.description?.kind === "spoken" ? (wordsOf(sources.description.text)[0]?.lower ?? "") : "";
  if (said !== first && beginsWork(said, "")) return false;
  const head = headWord(description);
  if (head && isDone(head.lower)) return false;
  return !words.some(
    ({ lower, norm }) => FEE_WORDS.has(lower) || CREW.has(norm) || SERVICES.has(norm) || lower === "labor",
  );
}

/** The lines whose names end in a thing, or else have its words: of "toilet" the "new toilet" and not "toilet repair". */
function linesOf(items: readonly LineItem[], thing: readonly string[]): readonly LineItem[] {
  const head = thing.at(-1) ?? "";
  const named = items.filter(({ description, category }) => {
    const words = wordsOf(description);
    return category !== "labor" && words.some(({ lower }) => singular(lower) === head);
  });
  const heads = named.filter(({ description }) => singular(headWord(description)?.lower ?? "") === head);
  const some = heads.length > 0 ? heads : named;
  const exact = some.filter(({ description }) => {
    const words = new Set(wordsOf(description).map(({ lower }) => singular(lower)));
    return thing.every((word) => words.has(word));
  });
  return exact.length > 0 ? exact : some;
}

/** So many lines are named by an answer. */
const MOST_NAMED = 3;
const LONGEST_NAME = 40;

const nameOf = ({ description }: LineItem): string =>
  `“${description.length > LONGEST_NAME ? `${description.slice(0, LONGEST_NAME).trim()}…` : description}”`;

/** "“Sink” and “Faucet”", "“Sink”, “Faucet”, “Tub” and 2 more". */
function joinedNames(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  const said = more > 0 ? [...names.slice(0, MOST_NAMED), `${more} more`] : names;
  return said.length < 2 ? said.join("") : `${said.slice(0, -1).join(", ")} and ${said.at(-1) ?? ""}`;
}

/** A question that offers more counts than were said offers so many: "1", "2", "4", "10". */
const LIKELY_COUNTS = 4;

/** What a line without a price costs with what was said and its question offers first: "How many at $42.00? | 8"; null when that makes no price. */
function supposedAmount(item: LineItem, line: number, questions: readonly OpenQuestion[]): Cents | null {
  const { field, choices = [] } = questions.find((one) => one.line === line) ?? {};
  const change = choices[0]?.change;
  if (!change || (field === "quantity" && choices.length >= LIKELY_COUNTS)) return null;
  const { quantity = item.quantity, unitPrice = null, amount = null } = change;
  return lineAmount({ quantity, unitPrice, amount });
}

/** What so much of some lines is, as an answer; it says what is supposed of those that wait, and which have no price at all. */
function choiceOf(
  items: readonly LineItem[],
  share: MilliPercent,
  supposed: ReadonlyMap<LineItem, Cents | null>,
  whose?: string,
) {
  const [names, open]: [string[], string[]] = [[], []];
  const amounts: Cents[] = [];
  for (const item of items) {
    const amount = item.amount ?? supposed.get(item) ?? null;
    if (amount === null) open.push(nameOf(item));
    else if (amount > 0) amounts.push(amount);
    if (amount === null || amount <= 0) continue;
    if (item.amount === null) names.push(`${nameOf(item)} at ${formatMoney(amount)}`);
    else if (whose === undefined) names.push(nameOf(item));
  }
  const amount = percentOf(sum(amounts), share);
  if (amount <= 0) return [];
  const those = whose === undefined ? joinedNames(names) : [whose, ...names].join(", with ");
  const without = open.length > 0 ? `, without ${joinedNames(open)}` : "";
  return [{ label: `${formatMoney(amount)}: ${formatPercent(share)} of ${those}${without}`, change: { amount } }];
}

/** "Ten percent off the labor": what a share of the lines comes to that are called so, as answers; none where no line or every line is. */
export function shareOfLines(lines: readonly LineItem[], thing: readonly string[], share: MilliPercent) {
  const items = lines.filter(({ optional }) => !optional);
  const ofWork = thing.length === 1 && WORK.has(thing[0] ?? "");
  const meant = ofWork ? items.filter(({ category }) => category === "labor") : linesOf(items, thing);
  return meant.length === items.length ? [] : choiceOf(meant, share, new Map());
}

/**
 * The tax of a document that taxes a part, and what is asked of it: a document has one tax, and which lines are meant is
 * the user's to say. The lines that the words name come first. A thing that no line or every line is called by taxes
 * everything: "deck 4000, seven percent tax on the deck". `asked` are the questions of the lines.
 */
export function settlePartTax(
  tax: Adjustment | null,
  part: PartTax | null,
  lines: readonly LineItem[],
  asked: readonly OpenQuestion[],
): { tax: Adjustment | null; questions: OpenQuestion[] } {
  if (part === null) return { tax, questions: [] };
  const { share, before, source, isGoods, isSure } = part;
  const items = lines.filter(({ optional }) => !optional);
  const named = part.things.map((thing) => linesOf(items, thing));
  const meant = new Set(named.flat());
  // "on the plants and mulch" where no line is called plants
  const isPartial = named.some((some) => some.length === 0);
  const isAll = items.every((item) => meant.has(item) || item.amount === 0);
  if (!isSure && (meant.size === 0 || isAll)) return { tax, questions: [] };
  const supposed = new Map<LineItem, Cents | null>();
  for (const [line, item] of lines.entries())
    if (item.amount === null) supposed.set(item, supposedAmount(item, line, asked));
  const of = (counts: (item: LineItem) => boolean, whose?: string) =>
    choiceOf(items.filter(counts), share, supposed, whose);
  const isMaterial = ({ category }: LineItem) => category === "material";
  const onlyMaterials = items.every((item) => sellsGoods(item) === isMaterial(item));
  const choices = [
    ...(isPartial ? [] : of((item) => meant.has(item))),
    ...(isGoods || isPartial || meant.size === 0
      ? [
          ...(onlyMaterials ? [] : of(sellsGoods)),
          ...of(isMaterial, "the materials"),
          ...of(({ category }) => category !== "labor", "all but labor"),
        ]
      : []),
  ].filter(({ change }, index, all) => all.findIndex((one) => one.change.amount === change.amount) === index);
  return {
    tax: isSure ? tax : before,
    questions: [
      {
        line: null,
        text: `You said “${source.text.slice(0, 100)}”. How much tax is that?`,
        field: "tax",
        source,
        choices: [
          ...choices,
          { label: `${formatPercent(share)} of everything`, change: { percent: share } },
          leaveAsItIs("No tax"),
        ],
      },
    ],
  };
}
