import { wordSet } from "#shared/word-set.ts";
import { figureWith, type Figure } from "../numbers/figure.ts";
import { oneOf } from "../words/begins.ts";
import { cue, hears } from "../words/cued.ts";
import { at, type Token } from "../words/tokens.ts";

const PLATES = wordSet("plate plates");
const PLATE = cue(oneOf(PLATES));
/** Where one of these is said, a plate stands for somebody who eats. */
const DINING = wordSet(
  "cater catering caterer catered guest guests people folks person persons heads head dinner lunch lunches brunch breakfast supper meal meals buffet banquet wedding reception party food menu chicken brisket barbecue bbq tacos salad dessert desserts cake tea coffee lemonade drinks server servers carver carvers chef cook served serve luncheon picnic appetizers kids",
);

/** "Weld four plates at fifty five each": where nobody eats, plates are things like any other, and no guests. */
export function withMetalPlates(figures: Figure[], tokens: readonly Token[]): Figure[] {
  if (!hears(tokens, PLATE)) return figures;
  const isPlate = ({ unit, last }: Figure) => unit === "guest" && PLATES.has(at(tokens, last));
  if (!figures.some(isPlate) || tokens.some(({ norm }) => DINING.has(norm))) return figures;
  return figures.map((figure) => {
    if (!isPlate(figure)) return figure;
    if (figure.role === "money") return figureWith(figure, { unit: "plate" });
    return figureWith(figure, { unit: null, last: figure.number.last });
  });
}
