import { wordSet } from "#shared/word-set.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, type Token } from "../words/tokens.ts";
import { isMeasure, unitAt } from "../words/units.ts";
import { couldName } from "../words/words.ts";

/** What people say, think and find out. */
const SAYING =
  "think thinking thought say says saying tell tells telling told swear swears swore figured count counts counted measured guess guessed bidding asked know knows knew promise promised propose mean means meant forgot remember decided believe quoted laughed cried";
/** What is done with anything, and no work by itself. */
const DOING =
  "take takes took taking give gives gave giving go goes went bring brings brought bringing use uses used make makes made making put puts get gets getting keep keeps kept left let lets buy buys bought come comes came see saw seen showed stays wanted tried ended happened";
/** When, where to and how. */
const HOW =
  "forever ever yet now today yesterday tonight tomorrow before after last later soon again anyway up down out off back away alone outright twice finally already even easy maybe can't won't don't didn't doesn't couldn't isn't wasn't never not no how why when where while";
/** What stands for a thing, or for any thing. */
const ANY =
  "anything everything nothing something anybody everybody nobody somebody everyone other others none many much more most enough else thing things stuff way kind sort term pair lot bunch rest";

const GENERAL = wordSet(ANY);
const ARTICLES = wordSet("a an the");
const VAGUE = wordSet([SAYING, DOING, HOW, ANY].join(" "));
/** "An after | hours | charge": what such a word stands for is said before it. */
const CHARGES = wordSet("charge charges fee fees call calls rate visit visits");
/** Behind "take", "put" and the like they make work of it: "take down", "put in". */
const PARTICLES = wordSet("up down out off back away in together apart");
const LIGHT = wordSet("take takes took taking put puts putting bring brings brought bringing");

/** "Take forever", "counted", "can't tell yet how many": true for words that name neither a thing nor a work, and only speak of one. */
export function isVague(tokens: readonly Token[], words: readonly number[]): boolean {
  if (CHARGES.has(at(tokens, words.at(-1)))) return false;
  let speaks = false;
  for (let place = 0; place < words.length; place++) {
    const index = words[place] ?? -1;
    const word = at(tokens, index);
    // "of the 8x10s", "an after-hours charge", but not "can't drop a thing"
    if (ARTICLES.has(word) && !GENERAL.has(at(tokens, index + 1))) return false;
    if (!couldName(word) || isNumberWord(word)) continue;
    if (!VAGUE.has(word)) {
      const unit = unitAt(word, undefined)?.unit;
      if (unit === undefined || !isMeasure(unit)) return false;
      continue;
    }
    if (LIGHT.has(word) && PARTICLES.has(at(tokens, words[place + 1]))) return false;
    speaks = true;
  }
  return speaks;
}

const SAID = /[\p{L}\d'’-]+/gu;

/** The same of the words of a name. */
export function saysNothing(name: string): boolean {
  // "took of the 8x10s"
  if (name === "" || /\d/u.test(name)) return false;
  const words = name.toLowerCase().match(SAID) ?? [];
  let speaks = false;
  for (let place = 0; place < words.length; place++) {
    const word = words[place] ?? "";
    if (!couldName(word) || isNumberWord(word)) continue;
    if (!VAGUE.has(word) || CHARGES.has(words.at(-1) ?? "")) return false;
    if (LIGHT.has(word) && PARTICLES.has(words[place + 1] ?? "")) return false;
    speaks = true;
  }
  return speaks;
}
