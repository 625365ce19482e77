import type { LineItem } from "#shared/documents/schema.ts";
import type { SpokenSource } from "#shared/documents/source.ts";
import { formatMoney, thousandths } from "#shared/money.ts";
import { spoken } from "../numbers/spoken.ts";
import type { OpenQuestion } from "../open-question.ts";
import { ENDS_LINE } from "../words/taken.ts";
import { isJoined, type Token } from "../words/tokens.ts";

const BETWEEN = new Set(
  "one one's visit visit's clean cleaning session session's time time's month week night trip treatment is will be costs counts at".split(
    " ",
  ),
);
const AFTER = new Set(["that", "the", "price", "rate", "as", "much", "it"]);

/** Finds "the first one's double" and takes its tokens. */
export function findDoubled(text: string, tokens: readonly Token[], taken: Uint8Array): SpokenSource[] {
  const found: SpokenSource[] = [];
  for (let first = 0; first < tokens.length; first++) {
    if (tokens[first]?.norm !== "first" || taken[first]) continue;
    let last = first + 1;
    while (last < first + 5 && isJoined(tokens[last]) && BETWEEN.has(tokens[last]?.norm ?? "")) last++;
    const word = tokens[last]?.norm ?? "";
    if (last === first + 1 || !isJoined(tokens[last]) || (word !== "double" && word !== "twice")) continue;
    while (isJoined(tokens[last + 1]) && AFTER.has(tokens[last + 1]?.norm ?? "")) last++;
    found.push(spoken(text, tokens, first, last));
    taken.fill(ENDS_LINE, first > 0 && tokens[first - 1]?.norm === "the" ? first - 1 : first, last + 1);
  }
  return found;
}

/** The line that was heard last before an offset and is counted in times: visits, nights, sessions. */
const counted = (items: readonly LineItem[], offset: number): LineItem | undefined =>
  items.findLast(
    ({ unit, unitPrice, optional, sources: { description } }) =>
      unit !== null && unitPrice !== null && !optional && description?.kind === "spoken" && description.start < offset,
  );

/** Adds to the lines the second price of each first time that costs double; what fits no line is asked about. */
export function withDoubled(
  drafted: { items: readonly LineItem[]; questions: readonly OpenQuestion[] },
  doubled: readonly SpokenSource[],
  limit: number,
): { items: LineItem[]; questions: OpenQuestion[] } {
  const items = [...drafted.items];
  const questions = [...drafted.questions];
  for (const source of doubled) {
    const line = counted(drafted.items, source.start);
    if (!line || line.unitPrice === null || items.length >= limit) {
      questions.push({ line: null, text: `You said “${source.text.slice(0, 100)}”. Which price is that?`, source });
      continue;
    }
    const computed = { kind: "computed" as const, from: `once more ${formatMoney(line.unitPrice)}: double` };
    items.push({
      id: `i${items.length + 1}`,
      description: `First ${line.unit ?? "time"}, double price`,
      quantity: thousandths(1000),
      unit: null,
      unitPrice: line.unitPrice,
      amount: line.unitPrice,
      category: line.category,
      optional: false,
      sources: { description: source, unitPrice: computed, amount: computed },
    });
  }
  return { items, questions };
}
