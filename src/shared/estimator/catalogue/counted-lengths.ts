import { formatQuantity } from "#shared/money.ts";
import { wordSet } from "#shared/word-set.ts";
import { asThousandths, isWholeCount, valueOf } from "../figures/counts.ts";
import { figureWith, type Figure } from "../numbers/figure.ts";
import type { ServiceMention } from "../quantities/service-mention.ts";
import { namesRun } from "../quantities/sold-count.ts";
import { stemsOfName } from "../service-names/service-names.ts";
import { soldName } from "../service-names/sold-by.ts";
import { oneOf } from "../words/begins.ts";
import { cue, hears } from "../words/cued.ts";
import { at, beginsSentence, isJoined, type Token } from "../words/tokens.ts";
import { isLength, singular, unitAt } from "../words/units.ts";

const EACH = wordSet("each apiece");
const FEET = cue(oneOf(["foot", "feet", "ft"]));
/** Stretches of what is sold by its length. */
const STRETCHES = wordSet("run section length stretch piece side stick");
/** How far behind its count the length of each may stand, and how many of them there may be. */
const [REACH, MOST] = [10, 50];
/** In cents: nothing that is sold by the foot costs more. */
const DEAREST_FOOT = 10_000;

/** True for a length in feet, whether it was heard as a count or as the size of one. */
function isInFeet({ role, unit, number, sides, told }: Figure, tokens: readonly Token[]): boolean {
  if (sides || told || (role !== "quantity" && role !== "dimension")) return false;
  const said = unit ?? unitAt(at(tokens, number.last + 1), undefined)?.unit ?? "";
  return isLength(said);
}

/** True for what is sold by its length, or of which stretches are counted. */
function isRun({ entry }: ServiceMention, count: Figure, tokens: readonly Token[]): boolean {
  const { name, unit } = soldName(entry.name);
  if ((entry.fixedRate ?? DEAREST_FOOT) >= DEAREST_FOOT || !(unit === null || isLength(unit))) return false;
  return namesRun(stemsOfName(name)) || isStretch(tokens, count.number.last + 1);
}

const isStretch = (tokens: readonly Token[], index: number): boolean => STRETCHES.has(singular(at(tokens, index)));

/** The length of each of what is counted: "two downspouts | ten foot each", "three | twenty foot runs"; or none. */
function lengthOfEach(count: Figure, behind: readonly Figure[], tokens: readonly Token[]): Figure | null {
  const length = behind.find((figure) => isInFeet(figure, tokens));
  if (!length || length.first > count.last + REACH) return null;
  for (let index = count.first + 1; index <= length.first; index++) if (beginsSentence(tokens[index])) return null;
  const others = behind.slice(0, behind.indexOf(length));
  // "six inch" stands between
  if (others.some(({ role, told }) => role !== "dimension" || told)) return null;
  const end = Math.max(length.last, length.number.last + 1);
  if (length.first === count.last + 1) return isStretch(tokens, end + 1) ? length : null;
  return EACH.has(at(tokens, end + 1)) && isJoined(tokens[end + 1]) ? length : null;
}

/** "Two downspouts ten foot each", "three runs of curb, thirty feet each": how much there is in all of what is sold by its length. */
export function joinCountedLengths(
  figures: readonly Figure[],
  services: readonly ServiceMention[],
  tokens: readonly Token[],
): readonly Figure[] {
  if (services.length === 0 || !hears(tokens, FEET)) return figures;
  const gone = new Set<Figure>();
  const joined = figures.map((count, index) => {
    if (count.role !== "quantity" || count.sum !== null || gone.has(count) || !isWholeCount(count, MOST)) return count;
    const length = lengthOfEach(count, figures.slice(index + 1, index + 4), tokens);
    if (!length) return count;
    const reach = length.first === count.last + 1 ? length.last + REACH : length.first;
    const service = services.find(({ first }) => first > count.number.last && first < reach);
    if (!service || !isRun(service, count, tokens)) return count;
    gone.add(length);
    const [many, each] = [valueOf(count), valueOf(length)];
    return figureWith(count, {
      number: { ...count.number, readings: [{ value: many * each, why: "as said" }], priceShaped: false },
      unit: "ft",
      sum: `${formatQuantity(asThousandths(many))} × ${formatQuantity(asThousandths(each))}`,
    });
  });
  return gone.size === 0 ? figures : joined.filter((figure) => !gone.has(figure));
}
