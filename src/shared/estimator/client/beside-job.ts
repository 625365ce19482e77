import { wordSet } from "#shared/word-set.ts";
import { isBrand } from "#shared/maker-names.ts";
import { isThing } from "../words/nearby.ts";
import { isNumberWord } from "../words/number-words.ts";
import { isOrdinaryWord } from "../words/ordinary-words.ts";
import { at, isJoined } from "../words/tokens.ts";
import { GIVEN_NAMES } from "../words/words.ts";
import { isWorkVerb } from "../words/work-forms.ts";
import { isNamedAfter } from "./bare-name.ts";
import { isWork, type Finder } from "./finder.ts";
import { canName } from "./name-words.ts";
import { isOther, RELATED } from "./people.ts";

/** Right behind the first words of a talk its name stands, when nothing announces it. */
const [FIRST, LAST] = [1, 5];
/** Before these a name is somebody else's: "with tom ellis", "my helper tom ellis". */
const NOT_THEIRS = wordSet("with by from like and my our helper partner brother sub");

/** "Dryer repair joan baptista heating element": a whole name behind what the job is, where nothing is capitalised. */
export const besideJob: Finder = ({ tokens, taken, cased }) => {
  if (cased) return null;
  for (let index = FIRST; index <= LAST; index++) {
    const [given, family] = [tokens[index], tokens[index + 1]];
    const before = at(tokens, index - 1);
    if (!given || !isJoined(given) || taken[index] || isNumberWord(before)) return null;
    const unknown = canName(family) && isJoined(family) && !isOrdinaryWord(at(tokens, index + 1));
    const person = GIVEN_NAMES.has(given.norm) && unknown && at(tokens, index + 1).length > 2;
    const goods = isBrand(given.norm) || isBrand(at(tokens, index + 1)) || isNamedAfter(tokens, index);
    const job = isWork(before) || /(?:ing|ment|tion)$/.test(before) || isOrdinaryWord(before);
    // "repair stella mccartney jacket": what is repaired
    const object = isWorkVerb(before) && !(index > 1 && isThing(at(tokens, index - 2)));
    if (
      person &&
      job &&
      !object &&
      !isOther(tokens, index, index + 1) &&
      !goods &&
      !NOT_THEIRS.has(before) &&
      !RELATED.has(before) &&
      !isNumberWord(at(tokens, index + 1))
    )
      return { first: index, last: index + 1, from: index };
  }
  return null;
};
