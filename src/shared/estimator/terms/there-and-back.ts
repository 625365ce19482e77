import { wordSet } from "#shared/word-set.ts";
import { dollarsOf, figureWith, type Figure } from "../numbers/figure.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";

/** Between the hours out and "and": "two hours | driving out there", "an hour | up". */
const OUT = wordSet("drive driving ride out up over down there to get getting go");
/** No more of them. */
const MOST_OUT = 4;
const BACK = wordSet("back home");

const inHours = (figure: Figure): number => dollarsOf(figure) * (figure.unit === "minute" ? 1 / 60 : 1);

/** The last token of "two hours | back" behind the hours out, or -1. */
function backEnd(out: Figure, back: Figure, tokens: readonly Token[]): number {
  const { last } = out;
  if (!BACK.has(at(tokens, back.last + 1)) || !isJoined(tokens[back.last + 1]) || back.per || out.per) return -1;
  if (back.unit !== null && back.unit !== "hour" && back.unit !== "minute") return -1;
  let index = last + 1;
  while (OUT.has(at(tokens, index)) && index <= last + MOST_OUT) index++;
  if (at(tokens, index) === "and") index++;
  return index > last + 1 && index === back.first ? back.last + 1 : -1;
}

/** "A two hour drive out there and two hours back": one journey of four hours, which ends with "back". */
export function joinThereAndBack(figures: readonly Figure[], tokens: readonly Token[]): readonly Figure[] {
  let joined: Figure[] | null = null;
  for (let place = 0; place < figures.length; place++) {
    const [out, back] = [figures[place], figures[place + 1]];
    if (!out) break;
    const last = back && (out.unit === "hour" || out.unit === "minute") ? backEnd(out, back, tokens) : -1;
    if (back && last >= 0) {
      joined ??= figures.slice(0, place);
      const hours = inHours(out) + inHours(back.unit === null ? figureWith(back, { unit: out.unit }) : back);
      const number = { ...out.number, readings: [{ value: hours, why: "as said" as const }] };
      joined.push(figureWith(out, { role: "quantity", number, scale: 1, unit: "hour", last }));
      place++;
    } else joined?.push(out);
  }
  return joined ?? figures;
}
