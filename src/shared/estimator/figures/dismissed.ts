import { wordSet } from "#shared/word-set.ts";
import { dollarsOf, figureWith, type Figure } from "../numbers/figure.ts";
import { oneOf } from "../words/begins.ts";
import { cue, cued, hears, rulesHeard } from "../words/cued.ts";
import { stem } from "../words/stem.ts";
import { saysBefore } from "../words/sentence-words.ts";
import { at, beginsSentence, type Token } from "../words/tokens.ts";
import { TIME_UNITS } from "../words/units.ts";

/** Verbs that tell how it once was: "I said four hours", "they wanted three days". */
const PAST = wordSet("was were ran said wanted talking thought figured figuring told quoted asked had");
const PRONOUNS = wordSet("it's its it now that's we're i'm so to bill charge");
const IS = new Set(["is", "are", "was", "runs", "costs"]);
/** How far before a figure its verb, after it the "but", and after that the figure that holds. */
const [VERB_REACH, BUT_REACH, NOW_REACH] = [6, 8, 14];

const within = (tokens: readonly Token[], from: number, to: number): boolean => {
  for (let index = from + 1; index <= to; index++) if (beginsSentence(tokens[index])) return false;
  return true;
};

/** True when one of some words stands right before a figure, in its sentence. */
const isLedBy = (words: ReadonlySet<string>, { first }: Figure, tokens: readonly Token[]): boolean =>
  saysBefore(tokens, first, VERB_REACH, words);

/** What leads to the figure that holds: "it's", "so", "down to", or the same thing with "is". */
function leads(next: Figure, figure: Figure, tokens: readonly Token[]): boolean {
  const [before, earlier] = [at(tokens, next.first - 1), at(tokens, next.first - 2)];
  // "it was only an hour but there's a two hour minimum"
  if (at(tokens, next.last) === "minimum") return true;
  if (PRONOUNS.has(before) || (before === "that" && (earlier === "make" || earlier === "call"))) return true;
  if ((before === "be" || before === "about") && /^(?:gonna|going|to|will|it'll|it's)$/.test(earlier)) return true;
  if (!IS.has(before)) return false;
  for (let back = figure.first - 1; back >= Math.max(0, figure.first - VERB_REACH); back--)
    if (stem(at(tokens, back)) === stem(earlier) && earlier !== "") return true;
  return false;
}

/** "I told him eighty for the gate but it's easy so make that | forty": a thing is named behind the price, and that is priced anew. */
const setsThat = ({ role, last }: Figure, { first }: Figure, tokens: readonly Token[]): boolean =>
  role === "money" &&
  /^(?:for|on)$/.test(at(tokens, last + 1)) &&
  ARTICLES.has(at(tokens, last + 2)) &&
  /^(?:that|it)$/.test(at(tokens, first - 1)) &&
  /^(?:make|call)$/.test(at(tokens, first - 2));
const ARTICLES = wordSet("the a an his her their that");

/** Tells of one of the figures of a talk that it was said once and holds no more. */
type Dismisses = (figure: Figure, index: number, figures: readonly Figure[], tokens: readonly Token[]) => boolean;

/** "I was going to add a grand but they've dropped the ramp", "we'd take ninety off but they won't". */
const WOULD = new Set(["said", "told", "going", "would", "we'd", "i'd", "gonna"]);
const DROPPED = new Set(
  "dropped cancelled canceled decided won't don't didn't changed pushed scrapped skipped passed declined separate different another".split(
    " ",
  ),
);

const isGivenUp: Dismisses = cued(oneOf(DROPPED), (figure, _index, _figures, tokens) => {
  if (!isLedBy(WOULD, figure, tokens)) return false;
  for (let but = figure.last + 1; but <= figure.last + BUT_REACH && !beginsSentence(tokens[but]); but++)
    if (at(tokens, but) === "but") return [1, 2, 3].some((next) => DROPPED.has(at(tokens, but + next)));
  return false;
});

/** "I quoted twenty, so bill twenty hours": the same number, said again with what it counts. */
function saysAgain(figure: Figure, next: Figure | undefined, tokens: readonly Token[]): boolean {
  const plain = figure.unit === null && !figure.per && !figure.sure && figure.role !== "dimension";
  const value = figure.number.readings[0]?.value;
  return (
    plain &&
    next !== undefined &&
    next.role === "quantity" &&
    next.unit !== null &&
    next.number.readings[0]?.value === value &&
    next.first - figure.last <= 4 &&
    PAST.has(at(tokens, figure.first - 1))
  );
}
const isRepeated: Dismisses = cued(oneOf(PAST), (figure, index, figures, tokens) =>
  saysAgain(figure, figures[index + 1], tokens),
);

/** The next figure, over one that is only said again. */
function laterThan(figures: readonly Figure[], index: number, tokens: readonly Token[]): Figure | undefined {
  const [next, after] = figures.slice(index + 1, index + 4).filter((figure) => !figure.told);
  return next && saysAgain(next, after, tokens) ? after : next;
}

/** "It should be three fifty", but not "the faucet should be one ninety". */
const ITSELF = new Set(["it", "that", "this", "they", "those", "price"]);

/** "Downspouts, I said 75 but let's make it | 60": a price that nobody said before changes as it is said; "seventy, I said seventy but make it | 75" does not. */
function isPricedNow(
  figure: Figure,
  next: Figure,
  index: number,
  figures: readonly Figure[],
  tokens: readonly Token[],
) {
  const before = at(tokens, next.number.first - 1) === "$" ? next.number.first - 2 : next.number.first - 1;
  if (figure.role !== "money" || !ITSELF.has(at(tokens, before)) || at(tokens, before - 1) !== "make") return false;
  return figures.slice(0, index).every((earlier) => dollarsOf(earlier) !== dollarsOf(figure));
}

/** "I said four hours but it's gonna be five", "I'd told him thirty, it was only twenty four". */
const isDismissed: Dismisses = cued(oneOf(["but", "should", "was"]), (figure, index, figures, tokens) => {
  if ((figure.role !== "money" && figure.role !== "quantity") || !isLedBy(PAST, figure, tokens)) return false;
  const next = laterThan(figures, index, tokens);
  if (!next || (next.role !== "money" && next.role !== "quantity")) return false;
  const [link, was] = [at(tokens, figure.last + 1), at(tokens, figure.last + 2)];
  // "I'd told him thirty, it was only twenty four"
  if (link === "it" && was === "was" && next.first <= figure.last + 4) return true;
  for (let but = figure.last + 1; but <= figure.last + BUT_REACH && but < next.first; but++)
    // "I said three twenty five for the carburetor, it should be three fifty"
    if (at(tokens, but) === "should" && ITSELF.has(at(tokens, but - 1)) && next.first <= but + 3) return true;
    else if (at(tokens, but) === "but")
      return (
        !setsThat(figure, next, tokens) &&
        !isPricedNow(figure, next, index, figures, tokens) &&
        next.first - but <= NOW_REACH &&
        within(tokens, figure.last, next.first) &&
        leads(next, figure, tokens)
      );
  return false;
});

const dismissalsIn = rulesHeard<Dismisses>([isDismissed, isGivenUp, isRepeated]);

const USUAL = new Set(["minimum", "minimum's", "usual", "usually", "normally", "typically", "least"]);
const USUAL_REACH = 3;
const USUALLY = cue(oneOf(USUAL));

const OWNERS = new Set(["my", "our"]);

/** "My minimum is normally a hundred and fifty, but this one's well over it": what is charged at other times. */
function isUsualSum(figure: Figure, next: Figure | undefined, tokens: readonly Token[]): boolean {
  if (!next || at(tokens, figure.last + 1) !== "but") return false;
  const begins = Array.from({ length: VERB_REACH }, (_, back) => figure.first - 1 - back);
  const usual = begins.some((index) => USUAL.has(at(tokens, index)));
  const owner = begins.find((index) => OWNERS.has(at(tokens, index)));
  return usual && owner !== undefined && within(tokens, owner, figure.last);
}

/** "My minimum's two hours, but this one will take four hours": the usual time, and then the one that it takes. */
function isOnlyUsual(figure: Figure, next: Figure | undefined, tokens: readonly Token[]): boolean {
  if (figure.role === "money") return isUsualSum(figure, next, tokens);
  if (figure.role !== "quantity" || figure.unit === null || !TIME_UNITS.has(figure.unit)) return false;
  if (next?.role !== "quantity" || next.unit !== figure.unit) return false;
  if (USUAL.has(at(tokens, figure.last)) || USUAL.has(at(tokens, figure.last + 1))) return true;
  for (let back = figure.first - 1; back >= figure.first - USUAL_REACH && !beginsSentence(tokens[back + 1]); back--)
    if (USUAL.has(at(tokens, back))) return true;
  return false;
}

/** The next figure that counts or prices, over a lone "one". */
const nextFigure = (figures: readonly Figure[], index: number, tokens: readonly Token[]): Figure | undefined =>
  figures
    .slice(index + 1, index + 4)
    .find(({ role, number }) => role !== "dimension" && at(tokens, number.first) !== "one");

/** "I said four hours but it's gonna be five": what was said once and holds no more prices and counts nothing. */
export function dropDismissed(figures: readonly Figure[], tokens: readonly Token[]): readonly Figure[] {
  const dismissals = dismissalsIn(tokens);
  const usually = hears(tokens, USUALLY);
  if (!usually && dismissals.length === 0) return figures;
  return figures.map((figure, index) => {
    if (usually && isOnlyUsual(figure, nextFigure(figures, index, tokens), tokens))
      return figureWith(figure, { role: "dimension", told: true });
    for (const dismisses of dismissals)
      if (dismisses(figure, index, figures, tokens)) return figureWith(figure, { role: "dimension" });
    return figure;
  });
}
