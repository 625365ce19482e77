import { cents, formatQuantity, multiply, thousandths } from "#shared/money.ts";
import { singular } from "../words/units.ts";
import type { Draft } from "./line-words.ts";

/** "First", "the last one", "first treatment". */
const ONE_OF = /^(?:the )?(first|second|third|last)(?: (\p{L}+))?$/iu;
/** "Two at ninety and the third one free": so many are charged, and it is none of them. */
const PLACES: ReadonlyMap<string, number> = new Map([
  ["second", 2],
  ["third", 3],
]);
const ENDS = /^\s*(?:$|[.,;!?]|(?:and|plus|so|then)\b)/iu;
const ONE = 1000;

/** True when a line that is free names one of the things that another counted. */
function isOneOf(free: Draft, counted: Draft): boolean {
  const said = ONE_OF.exec(free.item.description.replace(/['’]s$/u, ""));
  const noun = said?.[2]?.toLowerCase() ?? "";
  if (!said || !counted.priced || counted.item.quantity <= ONE) return false;
  if ((PLACES.get(said[1]?.toLowerCase() ?? "") ?? 1) * ONE > counted.item.quantity) return false;
  const names = [counted.item.unit ?? "", ...counted.item.description.toLowerCase().split(/[^\p{L}]+/u)];
  return noun === "" || noun === "one" || names.some((name) => singular(name) === noun);
}

/** "Six treatments at 85 each, first one's free": one of those that were counted is not charged. */
export function withoutFreeOnes(text: string, drafts: readonly Draft[]): Draft[] {
  const kept: Draft[] = [];
  for (const draft of drafts) {
    const before = kept.at(-1);
    const { unitPrice, amount } = draft.item;
    const free = draft.item.sources.unitPrice;
    // "the second is free paint"
    const ends = free?.kind === "spoken" && ENDS.test(text.slice(free.end));
    if (!before || draft.priced || !ends || unitPrice !== cents(0) || amount !== cents(0) || !isOneOf(draft, before)) {
      kept.push(draft);
      continue;
    }
    const { item } = before;
    const quantity = thousandths(item.quantity - ONE);
    const source = { kind: "computed" as const, from: `${formatQuantity(item.quantity)} − 1 free` };
    const charged = { ...item, quantity, amount: multiply(item.unitPrice ?? cents(0), quantity) };
    kept.splice(-1, 1, { ...before, item: { ...charged, sources: { ...item.sources, quantity: source } } });
  }
  return kept;
}
