import { MONTHS, ORDINALS } from "#shared/calendar-words.ts";
import { keptByText } from "#shared/kept-words.ts";
import { wordSet } from "#shared/word-set.ts";
import { wordTable } from "#shared/word-table.ts";
import { wordsOf } from "./words.ts";

/** Words that name nothing, and those that are said of every payment. */
const SMALL = wordSet(
  "a an the this that these those it its i we you he she they me us him her them my our your his their is are was were be been being am do does did have has had will would can could should may might must shall get gets got of in on at to for from with by as into onto over under per and or but so then also plus if when while just only about around roughly there here what which who how not no any some each all both i'm i'll i've i'd we're we'll we've we'd you're you'll you've it's that's there's he's she's they're say figure call need needs want wants going gonna take takes taking took upon due payable payment pay pays paid acceptance percent dollars bucks once job terms",
);
/** What says the same, numbers in digits. */
const SAME = wordTable<string>({
  // "Start Mar 3, 2027" of "we start march third"
  ...Object.fromEntries(MONTHS.map((month) => [month.slice(0, 3), month])),
  half: "50",
  third: "33.333",
  quarter: "25",
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
  ten: "10",
  eleven: "11",
  twelve: "12",
  fifteen: "15",
  twenty: "20",
  thirty: "30",
  forty: "40",
  fifty: "50",
  sixty: "60",
  seventy: "70",
  eighty: "80",
  ninety: "90",
  down: "deposit",
  upfront: "deposit",
  front: "deposit",
  rest: "balance",
  remainder: "balance",
  end: "completion",
  finish: "completion",
  finished: "completion",
  complete: "completion",
  completed: "completion",
  done: "completion",
  owner: "you",
  client: "you",
  customer: "you",
  homeowner: "you",
});

/** "Twenty five" is one number. */
const TWO_WORDS =
  /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) (one|two|three|four|five|six|seven|eight|nine)\b/giu;
/** "March third" is March 3, and no third of anything. */
const DAY_OF_MONTH = new RegExp(
  String.raw`\b(${MONTHS.flatMap((month) => [month, month.slice(0, 3)]).join("|")}) (?:the )?(${ORDINALS.join("|")})\b`,
  "giu",
);
const valueOf = (word: string): number => Number(SAME[word.toLowerCase()] ?? 0);
const written = (text: string): string =>
  text
    .replaceAll("-", " ")
    .replace(/\bpurchase order\b/giu, "PO")
    .replace(/\bnet (?=\d|\p{L}+(?:ty|teen|een)\b|ten\b)/giu, "days ")
    .replace(DAY_OF_MONTH, (_, month: string, day: string) => `${month} ${ORDINALS.indexOf(day.toLowerCase()) + 1}`)
    .replace(/\b(\d+)(?:st|nd|rd|th)\b/giu, "$1")
    .replace(/\bone (third|half)\b/giu, "$1")
    .replace(/(?<=\d),(?=\d{3})/g, "")
    .replace(TWO_WORDS, (_, tens: string, unit: string) => String(valueOf(tens) + valueOf(unit)));

/** What the words of a text say, small ones left out, without their endings. The same texts are held against each other again and again. */
const contentWords = keptByText<ReadonlySet<string>>(
  (text) =>
    new Set(
      wordsOf(written(text))
        .filter(({ lower }) => !SMALL.has(lower.replace("’", "'")))
        .map(({ norm }) => SAME[norm] ?? norm)
        .map((word) => (word.length > 4 ? word.replace(/(?:ing|ed|e)$/, "") : word)),
    ),
  { most: 500, longest: 500 },
);

/** True where one text says all that another says, which says something. */
export function tellsAll(text: string, one: string): boolean {
  const [wanted, has] = [contentWords(text), contentWords(one)];
  for (const word of wanted) if (!has.has(word)) return false;
  return wanted.size > 0;
}

/** The share of what a text says that any of others says too, from 0 to 1; of a text that says nothing all. */
export function toldBy(text: string, others: readonly string[]): number {
  const wanted = contentWords(text);
  if (wanted.size === 0) return 1;
  const has = others.map(contentWords);
  let told = 0;
  for (const word of wanted) if (has.some((words) => words.has(word))) told++;
  return told / wanted.size;
}
