import { wordSet } from "#shared/word-set.ts";
import { isNumberWord } from "./number-words.ts";
import { at as wordAt, beginsSentence, isJoined, type Token } from "./tokens.ts";

/** What a talk or a sentence of it begins with and says nothing of the job. */
const INTERJECTIONS = wordSet("ok okay so alright right now well um uh oh hey hi hello yo howdy yeah yes and");
/** "Listen, ...", "look, ...": the hearer's attention is asked for. */
const ATTENTION = wordSet("listen look yo howdy");
/** "Look at the roof", "listen to the motor": behind these the words are work. */
const REGARDED = wordSet("at for into to over up under around behind inside through like out after in on");
const GREETINGS = wordSet("hey hi hello yo howdy listen look");
/** Whom the speaker turns to behind a greeting: "hey sugar", "listen pal". */
const ADDRESSED = wordSet(
  "sugar honey hon darlin darling sweetie sweetheart dear buddy pal man bro bruh dude boss chief brother friend sir ma'am guys gang fellas folks y'all yall team there",
);
/** Whom the speaker can mean behind any beginning: "okay boss", but "okay honey locust", "alright guys". */
const PERSONS = wordSet("buddy pal bro bruh dude boss fellas folks y'all yall sir ma'am");
/** What is also a thing: "hey honey locust" is a tree, and "look man doors". */
const THINGS_TOO = wordSet("locust maple oak snap crisp pine bee bees comb gold door doors lift cave house hole holes");

/** What people say to begin, in several words. */
const PHRASES: readonly (readonly string[])[] = [
  "here's the deal",
  "here's the thing",
  "here's the story",
  "here's the situation",
  "here we go",
  "here's what i got",
  "here's what i have",
  "here's what i've got",
  "here's what we got",
  "here's what we have",
  "here's what we've got",
  "let's see here",
  "let's see",
  "let me see",
  "let me think",
  "lemme see",
  "lemme think",
  "you know what",
  "you ready",
  "good morning",
  "good afternoon",
  "good evening",
  "good news",
  "great news",
  "first off",
  "get this",
  "lemme get",
  "let me get",
  "write something up",
  "write me something up",
  "put something together",
  "put together something",
].map((phrase) => phrase.split(" "));
const HEADS = new Set(PHRASES.map(([head = ""]) => head));

const ANSWERS = wordSet("no nope nah yes yeah yep");
const LONGEST_QUESTION = 4;

/** "Winterizing? | No. | This one's a new system": the token of an answer to a question that begins the talk and has no number, which takes nothing back; or -1. */
function answerAtHead(tokens: readonly Token[]): number {
  let answer = 1;
  while (answer <= LONGEST_QUESTION && isJoined(tokens[answer])) answer++;
  // the stop of "No." may be that of a number's sign
  const alone = beginsSentence(tokens[answer]) && (beginsSentence(tokens[answer + 1]) || tokens[answer + 1]?.capital);
  if (!alone || !ANSWERS.has(wordAt(tokens, answer))) return -1;
  const counted = tokens.slice(0, answer).some(({ norm }) => isNumberWord(norm) || /^[\d$]/.test(norm));
  return counted ? -1 : answer;
}

/** Before a verb: somebody gives, and the speaker orders nothing. */
const GIVERS = wordSet(
  "to will i we you they he she can could would should gonna i'll we'll he'll she'll they'll you'll don't didn't won't not who which that cannot can't",
);
/** "Give me a call", "a minute", "a hand": no line is ordered. */
const GIVEN = wordSet("call ring shout holler buzz minute sec second moment break hand hug clue heads ride lift");

/** How many tokens of an order of the whole line stand at an index: "gimme", "give me"; 0 for none. */
function orderLength(tokens: readonly Token[], index: number): number {
  const word = tokens[index]?.norm;
  const length = word === "gimme" ? 1 : word === "give" && tokens[index + 1]?.norm === "me" ? 2 : 0;
  if (length === 0 || (isJoined(tokens[index]) && GIVERS.has(wordAt(tokens, index - 1)))) return 0;
  const next = tokens[index + length];
  const thing = next?.norm === "a" || next?.norm === "one" ? tokens[index + length + 1] : next;
  return !next || beginsSentence(next) || GIVEN.has(thing?.norm ?? "") ? 0 : length;
}

const MADE = wordSet("that it");

/** "Sixteen shrubs, now make that eighteen". */
const leadsToChange = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.norm === "now" && tokens[index + 1]?.norm === "make" && MADE.has(tokens[index + 2]?.norm ?? "");

const TRADESPEOPLE = wordSet("guy man lady gal person tech contractor");
/** So many words has a trade: "mobile vet tech here". */
const LONGEST_TRADE = 3;

/** "Concrete guy here | for luis": how many tokens say who speaks; 0 for none. */
function speakerLength(tokens: readonly Token[], index: number): number {
  for (let person = index + 1; person <= index + LONGEST_TRADE; person++) {
    const token = tokens[person];
    if (token?.gap !== "space" && !isJoined(token)) return 0;
    if (!TRADESPEOPLE.has(token?.norm ?? "")) continue;
    const here = wordAt(tokens, person + 1) === "here" && isJoined(tokens[person + 1]);
    if (here && tokens[person + 2]) return person + 2 - index;
  }
  return 0;
}

const FORGETTING = wordSet("don't can't cannot not didn't mustn't shouldn't");
const US = wordSet("me us");
/** "Don't forget he has a dog" tells something, and orders nothing. */
const TOLD = wordSet("that he she it they we you i what who how when why where if there is");
const JOINING = wordSet("and plus also");

/** "Don't forget the trip charge", "don't let me forget to seal it": how many tokens only say that the next thing is ordered too; 0 for none. */
function reminderLength(tokens: readonly Token[], index: number): number {
  if (tokens[index]?.norm !== "forget" || !isJoined(tokens[index])) return 0;
  // "don't let me forget", but "she told me forget the fence"
  const denied =
    FORGETTING.has(wordAt(tokens, index - 1)) ||
    (US.has(wordAt(tokens, index - 1)) && wordAt(tokens, index - 2) === "let");
  if (!denied) return 0;
  const length = /^(?:about|to)$/.test(wordAt(tokens, index + 1)) ? 2 : 1;
  const next = tokens[index + length];
  const told = TOLD.has((next?.norm ?? "").replace(/'\p{L}+$/u, ""));
  return !next || !isJoined(next) || told ? 0 : length;
}

/** Hears "don't forget" and "and don't forget" as "plus". */
function hearReminder(heard: Token[], index: number, length: number): void {
  let first = index;
  const leads = (word: string) => FORGETTING.has(word) || US.has(word) || LETTING.test(word);
  while (isJoined(heard[first]) && leads(wordAt(heard, first - 1))) first--;
  if (JOINING.has(wordAt(heard, first - 1)) && isJoined(heard[first])) first--;
  for (let place = first; place < index + length; place++) {
    const said = heard[place];
    if (said) heard[place] = { ...said, norm: place === index + length - 1 ? "plus" : "okay" };
  }
}
const LETTING = /^(?:let|let's|do)$/;

/** How many tokens at an index only open the talk; 0 for none. */
function openerLength(tokens: readonly Token[], index: number): number {
  const [word, next] = [tokens[index]?.norm ?? "", tokens[index + 1]];
  const phrase = HEADS.has(word)
    ? PHRASES.find((words) =>
        words.every((one, at) => tokens[index + at]?.norm === one && (at === 0 || isJoined(tokens[index + at]))),
      )
    : undefined;
  if (phrase) return tokens[index + phrase.length] ? phrase.length : 0;
  // "well now | let's see", but "now six hundred"
  if (word === "now" && isJoined(tokens[index])) return 1;
  if (ATTENTION.has(word) && next && !beginsSentence(next) && !(isJoined(next) && REGARDED.has(next.norm))) return 1;
  const speaker = speakerLength(tokens, index);
  if (speaker > 0) return speaker;
  const before = wordAt(tokens, index - 1);
  if (!(ADDRESSED.has(word) && GREETINGS.has(before)) && !(PERSONS.has(word) && INTERJECTIONS.has(before))) return 0;
  return next && !THINGS_TOO.has(next.norm) ? 1 : 0;
}

/** What is heard wherever it stands, and not only where the talk or a sentence begins: "don't forget", "gimme", "now make that". */
const ANYWHERE = wordSet("forget gimme give now");

/** The tokens, with words that open a talk or order a line as "okay": "alright listen gimme | twelve hundred for the valve". */
export function withoutOpeners(tokens: readonly Token[]): readonly Token[] {
  let heard: Token[] | null = null;
  const answer = answerAtHead(tokens);
  const said = answer < 0 ? undefined : tokens[answer];
  if (said) (heard ??= [...tokens])[answer] = { ...said, norm: "okay" };
  let opens = true;
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (!token) break;
    opens ||= token.gap === "stop";
    if (!opens && !ANYWHERE.has(token.norm)) continue;
    const reminds = reminderLength(tokens, index);
    if (reminds > 0) hearReminder((heard ??= [...tokens]), index, reminds);
    const begins: number = opens ? openerLength(tokens, index) : 0;
    const length: number = orderLength(tokens, index) || (leadsToChange(tokens, index) ? 1 : begins);
    for (let offset = 0; offset < length; offset++) {
      const word = tokens[index + offset];
      if (word) (heard ??= [...tokens])[index + offset] = { ...word, norm: "okay" };
    }
    opens &&= length > 0 || INTERJECTIONS.has(token.norm);
    if (length > 1) index += length - 1;
  }
  return heard ?? tokens;
}
