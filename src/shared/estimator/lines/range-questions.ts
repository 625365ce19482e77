import type { Source } from "#shared/documents/source.ts";
import { cents, formatMoney, formatQuantity, MAX_CENTS, scaleDecimal, thousandths } from "#shared/money.ts";
import type { Figure } from "../numbers/figure.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { howMany } from "#shared/documents/unit-label.ts";
import type { Draft } from "./line-words.ts";

type Range = NonNullable<Figure["range"]>;

/** "Between two and three hundred" is no price: the line waits for the answer, and both ends are buttons. */
function withoutPrice(draft: Draft, range: Range): Draft {
  const { unitPrice: said, amount: _amount, ...sources } = draft.item.sources;
  const source = said ? { source: said } : {};
  const ends = [range.low, range.high].map((dollars) => cents(Math.min(scaleDecimal(dollars, 100), MAX_CENTS)));
  const description = draft.item.description.slice(0, 200);
  return {
    ...draft,
    item: { ...draft.item, unitPrice: null, amount: null, sources },
    questions: [
      ...draft.questions.filter((question) => question.field !== "unitPrice"),
      {
        text: `What is the price for “${description}”: ${ends.map(formatMoney).join(" or ")}?`,
        field: "unitPrice",
        ...source,
        choices: ends.map((price) => ({ label: formatMoney(price), change: { unitPrice: price }, ...source })),
      },
    ],
    priced: false,
  };
}

/** "Two to three hours": the higher count is taken, and the lower is a button. */
function withCountQuestion(draft: Draft, range: Range): Draft {
  const { quantity } = draft.item;
  const lower = thousandths(Math.round((quantity / range.high) * range.low));
  const unit = draft.item.unit ?? "each";
  const source: Source = { kind: "assumed", reason: "A range was said: its upper end is taken." };
  return {
    ...draft,
    item: { ...draft.item, sources: { ...draft.item.sources, quantity: source } },
    questions: [
      ...draft.questions,
      {
        text: `${howMany(unit)}: ${formatQuantity(lower)} or ${formatQuantity(quantity)}?`,
        field: "quantity",
        source,
        choices: [lower, quantity].map((count) => ({ label: formatQuantity(count), change: { quantity: count } })),
      },
    ],
  };
}

/** A priced line with what was said as a range turned into a question. */
export function askRanges(draft: Draft, candidate: Candidate): Draft {
  const counted = candidate.quantities.find((figure) => figure.range)?.range;
  const asked = counted && draft.item.sources.quantity ? withCountQuestion(draft, counted) : draft;
  return candidate.price?.range ? withoutPrice(asked, candidate.price.range) : asked;
}
