import { MONTHS, WEEKDAYS } from "#shared/calendar-words.ts";
import { wordSet } from "#shared/word-set.ts";
import { oneOf } from "../words/begins.ts";
import { isNounHere } from "../words/nearby.ts";
import { isNumberWord } from "../words/number-words.ts";
import type { Token } from "../words/tokens.ts";
import { SUPPLY_VERBS } from "../roles/bought-elsewhere.ts";
import { isBrand } from "#shared/maker-names.ts";
import { isMeasure, singular, unitAt } from "../words/units.ts";
import { couldName, PREPOSITIONS, WORK_VERBS } from "../words/words.ts";
import { isIrregularWork, isWorkVerb } from "../words/work-forms.ts";
import { isFault } from "../asked/mentioned-things.ts";
import type { Statement } from "../likelihood/statements.ts";
import type { Candidate } from "../quantities/candidate.ts";
import { behindStatement } from "./behind-statement.ts";
import { behindExclamation, EXCLAIMS } from "./exclamations.ts";
import { cuesIn, lineCue } from "./line-cues.ts";
import { isDoneVerb, isVerb, orderBehindTalk } from "./order-behind-talk.ts";
import { workOnMentioned } from "./referents.ts";
import { isWhere, refersBack, saysAim, saysColor, saysFault, saysOwned, saysWhereKept } from "./says-how.ts";
import { SUPPLIED, workOnSupplied } from "./supplied-things.ts";
import { isVague } from "./vague.ts";
import { withoutTold } from "./told-clauses.ts";

/** Who the speaker turns to, to talk about the job and not to name it. */
const PEOPLE = new Set(["he", "she", "they", "i", "we", "you"]);
const PEOPLE_ARE = new Set(
  "he's she's they're we're i'm you're they've we've i've he'll she'll they'll i'll we'll there's it'll".split(" "),
);
const OURS = new Set(["we're", "i'm"]);
const TALKING = new Set(
  "carrying asking figuring charging looking thinking calling estimating saying guessing quoting".split(" "),
);
const THEM = new Set(["them", "those", "these"]);
const BEING = new Set(["is", "are", "were", "run", "cost", "go"]);
const THING_IS = new Set(["it's", "that's", "its"]);
const TURNS = new Set(["anyway", "because", "since", "so"]);
const WANTS = wordSet("need needs want wants get gets have has like likes add got requested asked");
const WISHES = wordSet("wants want needs need wanted asked");
const CUSTOMERS = wordSet(
  "couple client customer owner homeowner landlord tenant buyer bride groom family neighbor lady guy boss manager",
);
/** "The client has | them". */
const THINGS_HAD = wordSet("them it those these one");
/** "They'd | also like". */
const WOULD_THEY = wordSet("they'd she'd he'd");
const LIKES = wordSet("like love prefer want have");
const SOONER = wordSet("also rather sooner just really still");
/** "The hedge fund guy wants | the drive regraded". */
const WANTED = wordSet("a an the his her their new some");
const LONGEST_PERSON = 3;
/** "For the month we did six deliveries". */
const DID = new Set(["did", "made", "ran", "do", "counted", "bought"]);
const OURSELVES = new Set(["i", "we"]);
/** "I measured | a mini split": what the speaker finds that is needed. */
const FINDING = wordSet("measured measure figured propose suggest recommend");
/** "We'd be refinishing the doors": who does what is priced. */
const WOULD = new Set(["i'd", "we'd"]);
const OPENINGS = new Set(
  "be got thinking figuring guessing guess figure looking getting doing gonna going having".split(" "),
);
/** Words that name nothing before "is": "option is the air cleaner", "the repair is a new compressor". */
const GENERIC = wordSet(
  "repair fix quote estimate invoice bid option work job thing one upgrade rest plan other it this first second third last",
);
/** Words that say how something is, or when, and not what. */
const NO_NAMES = new Set([
  ..."one ones thick wide tall long deep high across forties fifties sixties seventies eighties nineties".split(" "),
  ...MONTHS,
  ...WEEKDAYS,
]);
const PARTICLES = new Set(["in", "out", "up", "down", "off"]);
/** "Bring in [six yards] of topsoil". */
const BRINGS = new Set(["bring", "truck", "drop", "brought", "dump"]);
/** Who brings the things of a job. */
const BRINGING = wordSet("i we i'll we'll i've we've");
const BRINGS_ALONG = wordSet("supply provide furnish buy order purchase");
const MEANT = new Set(["supposed", "going", "gonna"]);
const JOINS = new Set(["and", "so", "then"]);
const RESTARTS = new Set(["ok", "okay", "alright"]);
const ARTICLES = new Set(["a", "an", "the"]);
const OBJECT_PRONOUNS = new Set(["it", "them"]);
/** What people have yet to do, and no work of ours. */
const DECIDING = wordSet("decide deciding pick picking choose choosing");
/** What was named before may stand in their place. */
const REFERRING = wordSet("it them that those these one ones");
/** Verbs whose past is like their base. */
const PASTS_AS_BASES = wordSet("put set cut hung shut");
/** Before a verb: somebody's doing, and no order. */
const DOERS = new Set(
  "to will i we they you he she can could would should gonna i'll we'll he'll she'll they'll had did don't didn't that which who or".split(
    " ",
  ),
);
const OUR_DOING = wordSet("i we i'll we'll i'd we'd");
const HESITATIONS = new Set(["um", "uh", "uhm", "er", "erm"]);
const CHANGING = wordSet("change changed");
/** "Does not | include". */
const INCLUDED = wordSet("include including included cover covering");
/** "She | has | the faucet already". */
const HAVING = wordSet("has have had got bought");
/** "She has the new bathroom faucet | already". */
const LONGEST_OWNED = 7;
/** From so many words on, a hesitation is taken for the start of the thing itself. */
const LONG = 4;
/** "Privacy fence [eighty feet] of cedar" says what it is made of; before such an "of" more words tell something. */
const LONGEST_OBJECT = 2;
/** What is told before it, and names nothing. */
const TELLING = new Set(
  "he she they it i we you that your is was are were has have had been just finally keep keeps before because".split(
    " ",
  ),
);
/** "She wants | a Nest". */
const LONGEST_MAKE = 3;
/** "Not | firing up", before what is done about it. */
const LONGEST_FAULT = 4;
/** "Is | worn right out", before what is done about it. */
const LONGEST_STATE = 3;
/** "Old fridge has | freon". */
const LONGEST_TRAIT = 2;
/** How many words from the price the name is looked for. */
const REACH = 48;

/** What is found wrong with a thing, before what was done about it, or what is put in for it. */
const FAULTY = wordSet(
  "keeps kept not found wouldn't won't doesn't didn't isn't wasn't backing leaking dripping clogged stopped",
);

/** "The couple | wants the tent". */
const WISH = lineCue(oneOf(WISHES, WOULD_THEY));
/** "And | clean the gutters". */
const VERB = lineCue((word) => isVerb(word) || isDoneVerb(word) || FAULTY.has(word));
/** "Repoint the chimney, so | that's". */
const THIS_IS = lineCue(oneOf(THING_IS));
/** Where the talk turns to people and reasons, or back to the thing. */
const TURN = lineCue(oneOf(PEOPLE_ARE, TURNS, THING_IS, WOULD, PEOPLE));
const HESITATION = lineCue(oneOf(HESITATIONS));
/** "The vanity | is a 36 inch". */
const IS = lineCue(oneOf(["is", "are", "was", "has"]));
const OF = lineCue(oneOf(["of"]));

/** Chooses the words of a line that name it, and leaves what was told about people and places. */
export class Naming {
  readonly #tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  #at(index: number | undefined): string {
    return index !== undefined && index >= 0 ? (this.#tokens[index]?.norm ?? "") : "";
  }

  #content(words: readonly number[]): number {
    return words.filter((index) => couldName(this.#at(index)) || isNounHere(this.#tokens, index)).length;
  }

  /** True when any of the words are content. */
  #hasContent(words: readonly number[]): boolean {
    for (const index of words) if (couldName(this.#at(index)) || isNounHere(this.#tokens, index)) return true;
    return false;
  }

  /** As `#hasContent`, without numbers, units and "one": these words name something. */
  #names(words: readonly number[]): boolean {
    for (const index of words) {
      const word = this.#at(index);
      if (NO_NAMES.has(word) || !(couldName(word) || isNounHere(this.#tokens, index)) || isNumberWord(word)) continue;
      // "to do that at the same | time"
      if (word === "time" && this.#at(index - 1) === "same") continue;
      const unit = unitAt(word, undefined)?.unit;
      if (unit === undefined || !isMeasure(unit)) return true;
    }
    return false;
  }

  /** Without the words that open a clause: "got an upright piano". */
  #opened(words: readonly number[]): readonly number[] {
    let from = 0;
    while (from < words.length && (OPENINGS.has(this.#at(words[from])) || WANTS.has(this.#at(words[from])))) from++;
    return words.slice(from);
  }

  /** "The couple wants the tent", "they'd also like new caps": where, behind who wants it, the thing begins; 0 when nobody does. */
  #wish(words: readonly number[]): number {
    if (WOULD_THEY.has(this.#at(words[0]))) {
      const like = words.findIndex((index) => LIKES.has(this.#at(index)));
      const soon = words.slice(1, Math.max(1, like)).every((index) => SOONER.has(this.#at(index)));
      return like > 0 && soon && this.#names(words.slice(like + 1)) ? like + 1 : 0;
    }
    const wants = words.findIndex((index) => this.#at(index) === "wants");
    const who = words.slice(ARTICLES.has(this.#at(words[0])) ? 1 : 0, Math.max(0, wants));
    const plain = who.length > 0 && who.length <= LONGEST_PERSON && who.every((index) => this.#names([index]));
    if (plain && WANTED.has(this.#at(words[wants + 1])) && this.#names(words.slice(wants + 1))) return wants + 1;
    const verb = words.findIndex((index, place) => place > 0 && place < 3 && WISHES.has(this.#at(index)));
    const wished = verb > 0 && CUSTOMERS.has(this.#at(words[verb - 1]));
    return wished && this.#names(words.slice(verb + 1)) ? verb + 1 : 0;
  }

  /** "sink and faucet, she's buying those herself, hookup": without what is told in between. */
  #withoutAside(words: readonly number[], at: number): readonly number[] {
    const comma = words.findIndex((index, place) => place > at + 1 && this.#tokens[index]?.gap === "comma");
    if (comma > 0) return [...words.slice(0, at), ...words.slice(comma)];
    const self = words.findIndex((index, place) => place > at && /^\p{L}+sel(?:f|ves)$/u.test(this.#at(index)));
    return self > 0 && self + 1 < words.length ? words.slice(self + 1) : words.slice(0, at);
  }

  /** True for words that begin with a thing: "a mini split", but not "it this morning". */
  #begins(words: readonly number[]): boolean {
    const opens = ARTICLES.has(this.#at(words[0])) ? 1 : 0;
    const first = words.slice(opens, opens + 1);
    return this.#names(first) && !isVague(this.#tokens, first);
  }

  /** "And clean the gutters", "a bit of a run hardwire a charger": an order, and not what somebody did or will do. */
  #beginsTask(words: readonly number[], place: number): boolean {
    if (place === 0) return false;
    const [before, verb, next] = [this.#at(words[place - 1]), this.#at(words[place]), this.#at(words[place + 1])];
    // "a kit delivered and | put up"
    if (before === "and" && PASTS_AS_BASES.has(verb) && this.#at(words[place - 2]).endsWith("ed")) return false;
    // "found a bad capacitor | replaced the capacitor", "furnace not firing | replaced igniter"
    const faulty = couldName(next) && this.#isFaulty(words.slice(0, place));
    if (isDoneVerb(verb))
      return (ARTICLES.has(next) || faulty) && couldName(before) && !DOERS.has(before) && !TELLING.has(before);
    // "the ac keeps icing up | new capacitor"
    if (verb === "new") return faulty && !ARTICLES.has(before) && !isVerb(before) && !JOINS.has(before);
    if (!isVerb(verb)) return false;
    // "replace the pipe and | pour it back"
    if (OBJECT_PRONOUNS.has(next) && before === "and") return false;
    return JOINS.has(before) || RESTARTS.has(before) || (ARTICLES.has(next) && !DOERS.has(before));
  }

  /** "Washer not | spinning", "fridge keeps | freezing up": true where some words tell what is wrong. */
  #isFaulty(words: readonly number[]): boolean {
    return words.some((index, place) => FAULTY.has(this.#at(index)) && words.length - place <= LONGEST_FAULT);
  }

  /** "Repoint the chimney, it's a two story, soft mortar, so that's eleven fifty": the pronoun means the task. */
  #meantByPronoun(words: readonly number[]): readonly number[] | null {
    if (!THING_IS.has(this.#at(words.at(-1))) || !isVerb(this.#at(words[0]))) return null;
    const turn = words.findIndex((_, place) => place > 0 && this.#isTurn(words, place));
    const task = words.slice(0, turn);
    return turn > 0 && turn < words.length - 1 && this.#content(task) > 1 ? task : null;
  }

  /** "So | tear off and reshingle": where the verb before "and" begins that a verb shares its object with. */
  #firstOfPair(words: readonly number[], verb: number): number {
    if (this.#at(words[verb - 1]) !== "and") return verb;
    const parted = PARTICLES.has(this.#at(words[verb - 2])) || this.#at(words[verb - 2]) === "away";
    const first = verb - (parted ? 3 : 2);
    const word = this.#at(words[first]);
    return first >= 0 && (isWorkVerb(word) || (parted && couldName(word))) ? first : verb;
  }

  /** "I won't know till I open it up and clean the gutters": a verb of work after "and" begins the thing anew. */
  #afterTalk(words: readonly number[]): readonly number[] {
    const found = Math.max(this.#behindFound(words), this.#behindNeed(words));
    if (found > 0) return words.slice(found);
    const anew = this.#firstOfPair(
      words,
      words.findLastIndex((_, place) => this.#beginsTask(words, place)),
    );
    if (anew > 0 && RESTARTS.has(this.#at(words[anew - 1]))) return words.slice(anew);
    const done = isDoneVerb(this.#at(words[anew])) || this.#at(words[anew]) === "new";
    const talk = (_: number, place: number) =>
      (done && FAULTY.has(this.#at(words[place]))) ||
      this.#isTurn(words, place) ||
      (place > 0 && this.#at(words[place]) === "is");
    const begins = this.#firstVerb(words, anew);
    return anew > 0 && words.slice(0, begins).some(talk) ? words.slice(begins) : words;
  }

  /** "Washer won't spin need | belt": where behind a fault the thing begins that is needed; -1 where none is. */
  #behindNeed(words: readonly number[]): number {
    const need = words.findLastIndex((index) => /^needs?$/.test(this.#at(index)));
    const thing = words.slice(need + 1);
    const isBare = couldName(this.#at(thing[0])) && (thing.length === 1 || !isVerb(this.#at(thing[0])));
    return need > 0 && isBare && this.#isFaulty(words.slice(0, need)) && this.#names(thing) ? need + 1 : -1;
  }

  /** "Found a cracked belt and low on oil | belt [40]": where the thing that was found bad is said again for its price; -1 where it is not. */
  #behindFound(words: readonly number[]): number {
    const found = words.findIndex((index) => this.#at(index) === "found");
    const last = words.length - 1;
    const [before, thing] = [this.#at(words[last - 1]), singular(this.#at(words[last]))];
    const between = words.slice(found + 1, last);
    const again = between.some((index) => singular(this.#at(index)) === thing);
    // "found the duct clogged | cleaned the duct", but "a clogged duct"
    const works = between.some((index, place) => {
      if (isDoneVerb(this.#at(index))) return !ARTICLES.has(this.#at(between[place - 1]));
      return isVerb(this.#at(index)) && ARTICLES.has(this.#at(between[place + 1]));
    });
    const isNext = words[last] === (words[last - 1] ?? 0) + 1;
    const isApart = !ARTICLES.has(before) && !PREPOSITIONS.has(before) && !JOINS.has(before) && before !== "new";
    return found >= 0 && again && isNext && isApart && !works && couldName(thing) ? last : -1;
  }

  /** "We'll | clean out and hot pour the cracks", "so | grind it out and pour a new one": the first verb of what is done in one breath. */
  #firstVerb(words: readonly number[], last: number): number {
    const and = [last - 1, last - 2].find((place) => place > 0 && this.#at(words[place]) === "and") ?? -1;
    const first = words.findLastIndex((index, place) => place < and && isVerb(this.#at(index)));
    const before = this.#at(words[first - 1]);
    const plain = words
      .slice(first + 1, Math.max(first + 1, and))
      .every((index) => PARTICLES.has(this.#at(index)) || OBJECT_PRONOUNS.has(this.#at(index)));
    return first > 0 && plain && (before === "so" || OUR_DOING.has(before)) ? first : last;
  }

  /** "That's [eight] | sections at": true when no more than a counted noun stands behind a place. */
  #isCount(words: readonly number[], at: number): boolean {
    const [is = 0, noun = 0] = words.slice(at);
    const rest = words.slice(at + 2).filter((index) => couldName(this.#at(index)));
    return noun > is + 1 && isNumberWord(this.#at(is + 1)) && rest.length === 0;
  }

  /** "By the swing set | mowing every week": where the last work in some words begins; -1 for none. */
  #lastWork(words: readonly number[]): number {
    return words.findLastIndex((index, place) => {
      const [before, word] = [this.#at(words[place - 1]), this.#at(index)];
      const does = word.endsWith("ing") ? !PREPOSITIONS.has(before) && !TELLING.has(before) : JOINS.has(before);
      return does && isWorkVerb(word) && place < words.length - 1;
    });
  }

  /** ", that's | the grandfather |, 1954": what stands behind a turn between commas; none without them. */
  #apart(words: readonly number[], at: number): readonly number[] {
    const isApart = (index: number | undefined) => this.#tokens[index ?? -1]?.gap === "comma";
    const end = words.findIndex((index, place) => place > at && isApart(index));
    return isApart(words[at]) ? words.slice(at + 1, end < 0 ? words.length : end) : [];
  }

  /** The part before or after a turn of the talk at a place in the words, whichever names the thing. */
  #turned(words: readonly number[], at: number, priceFirst: boolean): readonly number[] {
    const [word, next] = [this.#at(words[at]), this.#at(words[at + 1])];
    const before = words.slice(0, at);
    const after = this.#opened(words.slice(at + 1));
    if (!this.#names(after)) return before;
    if (!this.#hasContent(before)) return after;
    // "it's ninety degrees up there, i measured | a mini split"
    const finds = OURSELVES.has(word) && FINDING.has(next) && !/^ones?$/.test(this.#at(after.at(-1)));
    if (finds && !isVerb(this.#at(before[0])) && this.#begins(after.slice(1))) return after.slice(1);
    // "rails and spindles, they take forever", "baffles, i counted"
    if (word !== "you" && isVague(this.#tokens, after) && this.#names(before) && !isVague(this.#tokens, before))
      return before;
    if (priceFirst) return before;
    // "putting in the dock, that's [eight] sections at"
    const work = THING_IS.has(word) && this.#isCount(words, at) ? this.#lastWork(before) : -1;
    if (work >= 0) return before.slice(work);
    // "the paint I'll supply for", "cat food I bought was": who brings it
    if (
      BRINGING.has(word) &&
      (SUPPLY_VERBS.has(next) || BRINGS_ALONG.has(next)) &&
      this.#names(before) &&
      !this.#names(after.slice(1))
    )
      return before;
    // "does not include | the cooler lines | if they're bad": what is left out, and done then
    const left = word === "they're" ? before.findLastIndex((index) => INCLUDED.has(this.#at(index))) : -1;
    if (left > 0 && this.#at(before[left - 1]) === "not" && saysFault(this.#tokens, after))
      return before.slice(left + 1);
    if (this.#saysHow(words, at) && this.#names(before)) return before;
    // "the backsplash they'll decide later and | electrical"
    const anew = DECIDING.has(this.#at(after[0])) ? after.findIndex((index) => this.#at(index) === "and") + 1 : 0;
    if (anew > 0 && this.#names(after.slice(anew))) return after.slice(anew);
    // "he's got the fixture already | labor", "she has the tile already and | setting it"
    const theirs = PEOPLE.has(word) || PEOPLE_ARE.has(word) ? this.#behindOwned(words.slice(at)) : null;
    if (theirs) return theirs;
    // "permit I'm pulling, that's": what is done to the thing before it
    if (OURS.has(word) && isWorkVerb(next) && !this.#names(after.slice(1)) && this.#names(before)) return before;
    // "electrical I'm carrying at five thousand"
    if (OURS.has(word) && TALKING.has(next)) return this.#names(before) ? before : after;
    // "anniversary for the Bakers, they've been married forty years"
    if (PEOPLE_ARE.has(word) && next === "been") return before;
    if (PEOPLE_ARE.has(word) && !OURS.has(word) && next.endsWith("ing")) return this.#withoutAside(words, at);
    // "two benches, we set them for"
    // "she needs a dozen centerpieces, those are sixty two"
    const done = (index: number) => THEM.has(this.#at(index)) && !BEING.has(this.#at(index + 1));
    if (PEOPLE.has(word) && words.slice(at + 1).some(done)) return before;
    // "new thermostat, she wants a | Nest"
    const isOne = WISHES.has(next) && this.#at(before[0]) === "new" && !before.some((index) => isVerb(this.#at(index)));
    if (PEOPLE.has(word) && isOne && after.length <= LONGEST_MAKE && ARTICLES.has(this.#at(after[0])))
      return [...before, ...after];
    if (PEOPLE.has(word)) {
      const does =
        WANTS.has(next) ||
        DID.has(next) ||
        isVerb(next) ||
        this.#changes(words, at) ||
        (OURSELVES.has(word) && this.#does(words.slice(at + 1)));
      return does ? after : before;
    }
    // "straighten the leaning stone, that's | the grandfather": which one an order means
    const isApart = this.#tokens[words[at] ?? -1]?.gap === "comma";
    if (word === "that's" && next === "the" && isApart && isVerb(this.#at(words[0]))) return [...before, ...after];
    // "new opener, it's the belt drive one": which one it is
    if (THING_IS.has(word) && ["one", "ones"].includes(this.#at(after.at(-1)))) return before;
    // "straighten the leaning one, that's the grandfather, 1954": which one it is
    if (THING_IS.has(word) && next === "the" && isVerb(this.#at(before[0])) && this.#names(before.slice(1)))
      return [...before, ...this.#apart(words, at)];
    // "the hose is leaking, it's a four foot | supply hose is": the thing that the price is said of
    const priced = /^(?:is|was)$/.test(this.#at(after.at(-1))) && !["one", "ones"].includes(this.#at(after.at(-2)));
    if (THING_IS.has(word) && priced && this.#names(after)) return after;
    if (THING_IS.has(word)) return ["a", "an", "about", "in", "at"].includes(next) ? before : after;
    return after;
  }

  /** "She has the heater already | labor", "they bought the fans already so | hanging them": what stands behind a thing that they have; null where nothing does. */
  #behindOwned(words: readonly number[]): readonly number[] | null {
    const already = words.findIndex((index) => this.#at(index) === "already");
    const has = words.slice(0, 3).some((index) => HAVING.has(this.#at(index)));
    if (!has || OURSELVES.has(this.#at(words[0])) || already > LONGEST_OWNED) return null;
    const from = JOINS.has(this.#at(words[already + 1])) ? already + 2 : already + 1;
    const [thing, behind] = [words.slice(2, Math.max(2, already)), words.slice(from)];
    const refers = behind.some((index) => REFERRING.has(this.#at(index)));
    return this.#names(thing) && this.#names(behind) && !refers ? behind : null;
  }

  /** "The front door he wants red", "the lids they're eighteen inches down", "paint the ceiling so it blends": no more than how the thing before the turn is. */
  #saysHow(words: readonly number[], at: number): boolean {
    const word = this.#at(words[at]);
    const said = words.slice(at + 1);
    if (word === "so") return saysAim(this.#tokens, said);
    if (word === "because" || this.#at(words[at - 1]) === "where") return true;
    if (saysColor(this.#tokens, this.#opened(said))) return true;
    // "retie the springs on the blue chair it's | got three broke"
    const has = this.#at(said[0]) === "got" && !words.slice(0, at).some((index) => TELLING.has(this.#at(index)));
    if (THING_IS.has(word) && (has || saysFault(this.#tokens, said))) return true;
    // "the cooler lines if they're bad"
    if (word === "they're" && saysFault(this.#tokens, said)) return true;
    if ((PEOPLE_ARE.has(word) || PEOPLE.has(word)) && (saysOwned(this.#tokens, said) || refersBack(this.#tokens, said)))
      return true;
    if ((PEOPLE_ARE.has(word) || PEOPLE.has(word)) && saysWhereKept(this.#tokens, said)) return true;
    return (PEOPLE_ARE.has(word) || THING_IS.has(word)) && isWhere(this.#tokens, said);
  }

  /** "I'd stitch | the crack", "I'd retouch [twenty] photos": true for a verb with its object, whatever the verb. */
  #hasObject(words: readonly number[], verb: number): boolean {
    const [index = 0, object = 0] = words.slice(verb, verb + 2);
    const counted = object > index + 1 && isNumberWord(this.#at(index + 1));
    return couldName(this.#at(index)) && (counted || ARTICLES.has(this.#at(object)));
  }

  /** "Be refinishing the doors", "raked [35 acres]": work and what it is done to, which may be no more than a count. */
  #does(words: readonly number[]): boolean {
    const [verb = 0, ...object] = this.#at(words[0]) === "be" ? words.slice(1) : words;
    const counted = isNumberWord(this.#at(verb + 1)) || /^\d/.test(this.#at(verb + 1));
    const works = isWorkVerb(this.#at(verb)) || isIrregularWork(this.#at(verb), this.#at(object[0]));
    // "we | jack and crib the corner"
    const [and, second, article] = object.slice(0, 3).map((index) => this.#at(index));
    if (couldName(this.#at(verb)) && and === "and" && couldName(second ?? "") && article === "the") return true;
    return works && (counted || this.#names(object));
  }

  /** "I | change the faucet", "we changed two valves": no "I changed my mind". */
  #changes(words: readonly number[], at: number): boolean {
    const [verb = 0, object = 0] = words.slice(at + 1, at + 3);
    const counted = object > verb + 1 && isNumberWord(this.#at(verb + 1));
    return CHANGING.has(this.#at(verb)) && (ARTICLES.has(this.#at(object)) || counted);
  }

  /** True when something is told in some words, or ordered: they are no list of things. */
  #tells(words: readonly number[]): boolean {
    return words.some((index) => TELLING.has(this.#at(index)) || isVerb(this.#at(index)));
  }

  #isTurn(words: readonly number[], at: number): boolean {
    const word = this.#at(words[at]);
    if (PEOPLE_ARE.has(word) || TURNS.has(word) || THING_IS.has(word)) return true;
    if (WOULD.has(word)) return this.#does(words.slice(at + 1)) || this.#hasObject(words, at + 1);
    if (PEOPLE.has(word)) return at + 1 < words.length && words[at + 1] === (words[at] ?? 0) + 1;
    return false;
  }

  /** "the ceilings are eight foot | paint is extra": where, behind a size, the thing of a second "is" begins; -1 for none. */
  #nextSubject(words: readonly number[], is: number): number {
    const next = words.findIndex((index, place) => place > is + 1 && ["is", "are"].includes(this.#at(index)));
    const sized = words.slice(is, Math.max(is, next)).findLastIndex((index) => {
      const word = this.#at(index);
      return isNumberWord(word) || unitAt(word, undefined) !== null;
    });
    const begins = is + sized + 1;
    return sized >= 0 && this.#names(words.slice(begins, next)) ? begins : -1;
  }

  /** "Old fridge | has freon": no more than what the thing before has. */
  #isTrait(words: readonly number[], has: number): boolean {
    const trait = words.slice(has + 1);
    const joined = trait.every((index, place) => index === (words[has + place] ?? 0) + 1);
    const plain = trait.every((index) => couldName(this.#at(index)) && !isWorkVerb(this.#at(index)));
    const led = words
      .slice(0, has)
      .every((index) => !TELLING.has(this.#at(index)) && !PREPOSITIONS.has(this.#at(index)));
    return trait.length > 0 && trait.length <= LONGEST_TRAIT && joined && plain && led;
  }

  /** "The panic bar is worn out, | new one with a pull": what is wrong with a thing, and what is done about it; null when no more than that is told. */
  #mended(words: readonly number[], is: number): readonly number[] | null {
    const begins = words.findIndex((index, place) => {
      // "the door is rusted through | new fiberglass door"
      const anew = this.#at(index) === "new" && isFault(this.#at(words[place - 1]));
      return place > is && (this.#tokens[index]?.gap === "comma" || (place > is + 1 && anew));
    });
    const [before, after] = [words.slice(0, is), words.slice(begins)];
    const state = words.slice(is + 1, begins);
    const plain =
      state.length > 0 && state.length <= LONGEST_STATE && !state.some((index) => ARTICLES.has(this.#at(index)));
    const told = [...before, ...after].some((index) => TELLING.has(this.#at(index)) || THING_IS.has(this.#at(index)));
    if (begins < 0 || !plain || told || !this.#names(before) || !this.#names(after)) return null;
    // "the pump is dead, new pump"
    const same = before.some(
      (index) => couldName(this.#at(index)) && after.some((one) => this.#at(one) === this.#at(index)),
    );
    return same ? after : [...before, ...after];
  }

  /** "Opener | is a chamberlain belt drive", "dryer | is an lg": true where what stands behind "is" says of which make the thing is, and no more. */
  #saysMake(words: readonly number[], is: number): boolean {
    const make = words.slice(is + 1).filter((index) => !ARTICLES.has(this.#at(index)));
    const plain = make.every((index) => couldName(this.#at(index)) && !isWorkVerb(this.#at(index)));
    return make.length <= LONGEST_MAKE && plain && make.some((index) => isBrand(this.#at(index)));
  }

  /** "Put up the fans | customer | has | them": where somebody who has the thing before begins; -1 for none. */
  #owner(words: readonly number[]): number {
    const has = words.findIndex((index, place) => place > 1 && this.#at(index) === "has");
    const owner = ARTICLES.has(this.#at(words[has - 2])) ? has - 2 : has - 1;
    const [them, already, ...more] = words.slice(has + 1).map((index) => this.#at(index));
    const ends = more.length === 0 && (already === undefined || already === "already");
    const isTheirs = CUSTOMERS.has(this.#at(words[has - 1])) && THINGS_HAD.has(them ?? "");
    return has > 0 && isTheirs && ends && this.#names(words.slice(0, owner)) ? owner : -1;
  }

  /** "the vanity is a 36 inch": what stands before "is", unless that names nothing. */
  #subject(words: readonly number[]): readonly number[] {
    const owner = this.#owner(words);
    if (owner > 0) return words.slice(0, owner);
    const at = words.findIndex(
      (index, place) =>
        place > 0 &&
        (["is", "are"].includes(this.#at(index)) ||
          (this.#at(index) === "has" && this.#isTrait(words, place)) ||
          // "the insert was supposed to be thirty eight hundred"
          (this.#at(index) === "was" && MEANT.has(this.#at(words[place + 1])))),
    );
    if (at < 0) return words;
    const mended = this.#mended(words, at);
    if (mended) return mended;
    const anew = this.#nextSubject(words, at);
    if (anew > at) return this.#subject(words.slice(anew));
    const [before, after] = [words.slice(0, at), words.slice(at + 1)];
    const named = before.filter((index) => this.#hasContent([index]));
    if (named.length === 0 || !this.#hasContent(after)) return words;
    if (this.#at(words[at]) === "has") return before;
    // "the hall is [two hundred square feet] | tear out at": what is done to it stands behind how much there is
    const [is = 0, next = 0] = [words[at], after[0]];
    if (next > is + 1 && !PREPOSITIONS.has(this.#at(next))) return [...before, ...after];
    // "bedrooms are [fifty yards] of carpet at"
    if (next > is + 1 && this.#at(next) === "of" && this.#names(after.slice(1))) return [...before, ...after.slice(1)];
    if (named.every((index) => GENERIC.has(this.#at(index)))) return after;
    const bare = (some: readonly number[]) => some.filter((index) => !ARTICLES.has(this.#at(index)));
    return this.#saysMake(words, at) ? [...bare(after), ...bare(before)] : before;
  }

  /** "The mortar just crumbles in your hand, [four hours] of | labor": the thing behind the "of" of a count, when what stands before it is long and no order. */
  #behindCount(words: readonly number[]): readonly number[] | null {
    const of = words.findLastIndex(
      (index, place) => place > 0 && this.#at(index) === "of" && (words[place - 1] ?? index) < index - 1,
    );
    const thing = words.slice(of + 1);
    if (of <= 0 || words[of + 1] !== (words[of] ?? 0) + 1 || !this.#names(thing)) return null;
    const before = words.slice(0, of);
    const tells = before.some((index) => TELLING.has(this.#at(index)));
    return tells && this.#content(before) > LONGEST_OBJECT && !isWorkVerb(this.#at(words[0])) ? thing : null;
  }

  /** "Refinish [five hundred square feet] of oak": without the "of" of a count that stands apart. */
  #withoutOf(words: readonly number[]): readonly number[] {
    const thing = this.#behindCount(words);
    if (thing) return thing;
    return words.filter((index, place) => {
      if (place === 0 || this.#at(index) !== "of") return true;
      const before = words[place - 1] ?? index;
      const verb = PARTICLES.has(this.#at(before)) ? (words[place - 2] ?? before) : before;
      // "cleaned [1200 square feet] | of carpet"
      const isDone = this.#at(verb).endsWith("ed") && isWorkVerb(this.#at(verb));
      const leads = isDone || WORK_VERBS.has(this.#at(verb)) || BRINGS.has(this.#at(verb));
      // "repaired the crown with [four bags] | of mortar mix"
      return before >= index - 1 || !(leads || this.#at(before) === "with");
    });
  }

  /** The words of a line in the statement of its price, where those before it only tell; null where they do not. */
  behindStatement(candidate: Candidate, statements: readonly Statement[]): readonly number[] | null {
    return behindStatement(this.#tokens, statements, candidate, (words) => this.#names(words));
  }

  /** The words that name what is priced. `priceFirst`: they followed the price; `heard`: those before the line. */
  part(words: readonly number[], priceFirst: boolean, heard: () => readonly number[] = () => []): readonly number[] {
    const near = priceFirst ? words.slice(0, REACH) : words.slice(-REACH);
    // most lines name their thing and nothing else
    const cues = cuesIn(this.#tokens, near);
    if (cues === 0 && this.#hasContent(near)) return near;
    const order = !priceFirst && (cues & VERB) > 0 ? orderBehindTalk(this.#tokens, near) : -1;
    // "got a nest out, no kidding, three bags | put a cap on the flue"
    const sighed =
      !priceFirst && order <= 0 && (cues & EXCLAIMS) > 0
        ? behindExclamation(this.#tokens, near, (some) => this.#names(some))
        : null;
    if (sighed) return this.part(sighed, priceFirst, heard);
    const task = order > 0 ? near.slice(order) : [];
    const refers = order <= 0 || task.some((index) => REFERRING.has(this.#at(index)));
    const mentioned = refers ? workOnMentioned({ words: near, cues, heard, tokens: this.#tokens }) : null;
    if (mentioned) return mentioned;
    if (order > 0) return this.part(task, priceFirst, heard);
    const supplied = (cues & SUPPLIED) > 0 ? workOnSupplied(near, this.#tokens) : null;
    if (supplied) return supplied;
    const wish = !priceFirst && (cues & WISH) > 0 ? this.#wish(near) : 0;
    if (wish > 0) return this.part(near.slice(wish), priceFirst);
    const names = (some: readonly number[]) => this.#names(some);
    const told = priceFirst ? null : withoutTold({ words: near, cues, tokens: this.#tokens, names });
    if (told) return this.part(told, priceFirst);
    const meant = !priceFirst && (cues & THIS_IS) > 0 ? this.#meantByPronoun(near) : null;
    let rest: readonly number[] = meant ?? (!priceFirst && (cues & VERB) > 0 ? this.#afterTalk(near) : near);
    for (let turn = (cues & TURN) > 0 ? rest.length - 1 : -1; turn >= 0; turn--) {
      if (turn >= rest.length || !this.#isTurn(rest, turn)) continue;
      const chosen = this.#turned(rest, turn, priceFirst);
      const cut = chosen[0] !== rest[0];
      rest = chosen;
      if (cut) break;
    }
    const pause = (cues & HESITATION) > 0 ? rest.findLastIndex((index) => HESITATIONS.has(this.#at(index))) : -1;
    // "toe kick and the end panels and um | scribe"
    const lists = this.#at(rest[pause - 1]) === "and" && !this.#tells(rest.slice(0, pause));
    if (pause > 0 && !lists && this.#content(rest.slice(0, pause)) >= LONG && this.#content(rest.slice(pause)) > 0)
      rest = rest.slice(pause + 1);
    if (this.#hasContent(rest)) {
      const thing = (cues & IS) > 0 ? this.#subject(rest) : rest;
      return (cues & OF) > 0 ? this.#withoutOf(thing) : thing;
    }
    return near.filter((index) => !PEOPLE_ARE.has(this.#at(index)) && !OPENINGS.has(this.#at(index)));
  }
}
