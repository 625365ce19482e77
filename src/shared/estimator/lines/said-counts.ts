import { formatQuantity } from "#shared/money.ts";
import { asThousandths, valueOf } from "../figures/counts.ts";
import type { Figure } from "../numbers/figure.ts";
import { spokenFigure } from "../numbers/spoken.ts";
import type { Candidate } from "../quantities/candidate.ts";
import type { Token } from "../words/tokens.ts";
import type { Draft } from "./line-words.ts";

/** A sum has no more figures. */
const MOST_SAID = 10;
const NUMBER = /\d[\d,]*(?:\.\d+)?/g;
const written = (value: number): string => formatQuantity(asThousandths(value));

/** True when what a figure says stands in a sum: the 3 days in "3 days × 8 h", both sides in "20 × 30 ft". */
function isIn(sum: string, numbers: ReadonlySet<string>, figure: Figure): boolean {
  if (figure.sides) return figure.sides.every((side) => numbers.has(written(side)));
  return figure.sum === null ? numbers.has(written(valueOf(figure))) : sum.includes(figure.sum);
}

/** A line whose count was worked out, with the words of the figures that it was worked out from. */
export function withSaidCounts(
  draft: Draft,
  { quantities, sizes }: Candidate,
  text: string,
  tokens: readonly Token[],
): Draft {
  const { sources } = draft.item;
  if (sources.quantity?.kind !== "computed") return draft;
  const { from } = sources.quantity;
  const numbers = new Set(from.match(NUMBER));
  const said = [...quantities, ...sizes]
    .filter((figure) => isIn(from, numbers, figure))
    .map((figure) => spokenFigure(text, tokens, figure))
    .map(({ start, end }) => ({ start, end }));
  if (said.length === 0) return draft;
  const quantity = { ...sources.quantity, said: said.slice(0, MOST_SAID) };
  return { ...draft, item: { ...draft.item, sources: { ...sources, quantity } } };
}
