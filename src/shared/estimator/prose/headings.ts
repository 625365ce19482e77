import { keptByText } from "#shared/kept-words.ts";
import { sentenceCase } from "./phrasing.ts";
import { leadingVerb } from "./verbs.ts";
import { wordsOf } from "./words.ts";

/** What calls the job by its name before the first thing to do: "landscaping, remove the old shrubs", "handyman list, hang doors". */
const HEADING =
  /(?:ing|tion|list|handyman|stuff|repairs?|remodel|renovation|maintenance|service|work|job|project|upgrades?|cleanup|cleanout|install|calls?|visit|contract|exterior|interior|concrete|electrical|plumbing|masonry|carpentry|drywall|n['’]t \p{L}+)$|\b(?:damage|leak)\b/iu;
/** The same where no comma parts them: "gutter job tear off the old gutters". */
const RAW_HEADING =
  /^(?:\p{L}+ ){0,3}(?:job|list|stuff|project|repairs?|remodel|renovation|landscaping|electrical|plumbing|masonry|carpentry|repaint|cleanup|contract|calls?|visit|exterior|interior|kitchen|bathroom|insulation|siding|roofing|damage)(?: in (?:the|her|his|their) \p{L}+)?$/iu;
/** "Masonry bid retaining wall", "kitchen remodel cabinets": of what the document or the whole job is called nothing belongs to a thing. */
const BEFORE_THING =
  /^(?:\p{L}+ ){0,2}(?:bid|quote|estimate|invoice|(?:kitchen|bath|bathroom|basement|garage|attic|house|office) (?:remodel|renovation|reno|conversion))(?: list)?(?: for the (?:job|house|place))? (?=\p{L})/iu;
/** "Finish the basement | frame the walls": the whole, before its first part. */
const WHOLE_JOB =
  /^(?:finish|remodel|renovate|redo|gut) (?:the|her|his|their|a) (?:kitchen|bath|bathroom|basement|garage|attic|house|office) (?=\p{L})/iu;
const NO_THING =
  /^(?:number|no|phase|for|in|at|of|with|and|or|labou?r|work|job|project|total|package|on|to|is|by|services?)\b/i;
const LONGEST_RAW = 7;
const LONGEST_HEADING = 60;

/** True for a text that says what to do, and with what. */
function isTask(text: string): boolean {
  const words = wordsOf(text);
  const verb = leadingVerb(words);
  const object = verb === null ? undefined : words[verb.length];
  // "kitchen | remodel for the whole floor" is the job's name
  return (
    object !== undefined && !words[0]?.lower.endsWith("ing") && !/^(?:for|in|at|on|of|with|by)$/.test(object.lower)
  );
}

function findTask(text: string): string {
  const comma = text.indexOf(", ");
  if (comma > 2 && comma <= LONGEST_HEADING && !/[^,]*, .*, /.test(text.slice(0, comma))) {
    const [heading, task] = [text.slice(0, comma), text.slice(comma + 2)];
    const [last = ""] = heading.toLowerCase().split(" ").slice(-1);
    // "deck, build a composite deck"
    const isNamed = last.length > 2 && task.toLowerCase().split(/[ ,]+/).includes(last);
    // "garage door, new insulated door" is a new insulated garage door
    if (isNamed && task.toLowerCase().endsWith(` ${last}`) && leadingVerb(wordsOf(text)) === null)
      return / and |, /.test(heading) ? task : `${task.slice(0, -last.length)}${heading.toLowerCase()}`;
    if ((HEADING.test(heading) || isNamed) && leadingVerb(wordsOf(text)) === null && isTask(task)) return task;
  }
  const [bid = ""] = BEFORE_THING.exec(text) ?? [];
  if (bid !== "" && !NO_THING.test(text.slice(bid.length))) return findTask(text.slice(bid.length));
  const [whole = ""] = WHOLE_JOB.exec(text) ?? [];
  if (whole !== "" && isTask(text.slice(whole.length))) return text.slice(whole.length);
  const words = wordsOf(text);
  const parted = words.findIndex((word) => word.comma);
  // the longest heading: "exterior repaint | scrape and paint the siding"
  for (let place = Math.min(LONGEST_RAW, words.length - 1, parted < 0 ? LONGEST_RAW : parted); place > 0; place -= 1) {
    const start = words[place]?.start ?? 0;
    if (RAW_HEADING.test(text.slice(0, start).trimEnd()) && isTask(text.slice(start))) return text.slice(start);
  }
  return text;
}

const DOCUMENTS = /^(?:(?:an? )?(?:quote|bid|estimate|invoice) (?:for )?(?:an? )?)?/i;
/** A kind of work that ends the job's name. */
const NAMES_JOB = /^(?:\p{L}+ ){1,2}(?:repairs?|remodel|renovation|cleanup|restoration|installation|replacement|refinishing)(?=[ ,.:]|$)/iu; // prettier-ignore

/** What the talk calls the job in its first words: "canoe repair" of "canoe repair patch the hull". Null for none. */
export function jobsName(transcription: string): string | null {
  const text = transcription.slice(0, 200).trimStart().replace(DOCUMENTS, "");
  const [name = ""] = NAMES_JOB.exec(text) ?? [];
  return name === "" || leadingVerb(wordsOf(name)) !== null || /\b(?:the|for|a|an|this|is)\b/i.test(name)
    ? null
    : sentenceCase(name.toLowerCase());
}

/** What one does for money, as the last word of what a job is called. */
const CALLED_BY_WORK =
  /(?: |^)(?:repairs?|replacement|installation|install|treatment|cleaning|washing|removal|refinishing|restoration|renovation|remodel|rough[ -]in|inspection|trimming|rewire|rewiring|painting|staining|tuning|landscaping|upgrade|change|cleanout|pump[ -]out|tune[ -]up|fix)$/iu;
/** These call no job, but its paper or any work, or begin a sentence. */
const CALLS_NOTHING =
  /(?:^| )(?:quote|estimate|bid|invoice|bill|job|work|list|stuff|project|thing|things|name|price|number|total|labor|this|that|it|is|was|i|we|he|she|they|the|a|an|my|his|her|and|for|at|to|with|of|so|hey|okay|ok|um|uh|new|just)(?= |$)|(?:^| )(?:distance|emergency|residential|commercial|interior|exterior|weekly|monthly|seasonal|annual|custom|haul|move|call|service|care|maintenance)$/iu;
const LONGEST_NAME = 4;
/** "Kitchen cabinets for | the new house on the hill". */
const FOR_A_PLACE =
  /^(?:(?:an?|his|her|their|my|our) )?(?:new |old )?(?:house|home|condo|townhouse|cabin|cottage|apartment|rental|church|office|restaurant|shop|salon)(?= (?:on|at|in|over) )/iu;
/** Said letter by letter: "AC repair". */
const BY_LETTERS = /(?<!\p{L})(?:ac|ev|led|pvc|gfci|tv|dj|rv|hvac|lvp|uv|atv|cctv|it|sat)(?!\p{L})/giu;
/** Where the words are over by which a job is called. */
const BEHIND_NAME = /^(?:,|[.:]|$| (?:for|at|over at|out at) )/iu;

/** What the first words of a talk call the job by, before whom or where it is for: "roof leak repair" of "roof leak repair at 9 hill road". */
export interface Called {
  name: string;
  /** What the work is done to, in small letters: "roof leak". */
  thing: string;
  /** What is done, in small letters: "repair"; "" of "built in bookcase". */
  work: string;
}

/** What the talk calls the job by in its first words, before one of the names of whom or where it is for; null for none. */
export function calledFirst(transcription: string, names: readonly string[]): Called | null {
  const text = transcription.slice(0, 200).trimStart().replace(DOCUMENTS, "");
  let [name, end] = ["", 0];
  for (const { 0: word, index } of text.matchAll(/\p{L}[\p{L}'’-]*/gu)) {
    if (text.slice(end, index).trim() !== "" || name.split(" ").length > LONGEST_NAME) return null;
    if (/^(?:for|at|over|out)$/iu.test(word) && end > 0 && !/^out$/iu.test(word)) break;
    end = index + word.length;
    name = text.slice(0, end);
    if (text.charAt(end) !== " ") break;
  }
  const behind = text.slice(end);
  name = name
    .replace(/ (?:job|project)$/iu, "")
    .replace(/ fix$/iu, " repair")
    .replace(/ (rough|pump|tune) (in|out|up)$/iu, " $1-$2");
  if (name === "" || !BEHIND_NAME.test(behind) || CALLS_NOTHING.test(name)) return null;
  if (names.some((one) => one.toLowerCase().includes(name.toLowerCase()))) return null;
  const isFor = behind.replace(/^[,.:]? ?(?:for|at|over at|out at)? ?(?:the )?/iu, "").toLowerCase();
  const isNamed = names.some((one) => one !== "" && isFor.startsWith(one.toLowerCase().replace(/^the /, "")));
  if (!isNamed && !FOR_A_PLACE.test(isFor)) return null;
  const words = name.split(" ");
  if (words.length < 2 || words.length > LONGEST_NAME || leadingVerb(wordsOf(name)) !== null) return null;
  const [work = ""] = CALLED_BY_WORK.exec(name) ?? [];
  const thing = name.slice(0, name.length - work.length).toLowerCase();
  const written = name.toLowerCase().replace(BY_LETTERS, (word) => word.toUpperCase());
  return { name: sentenceCase(written), thing, work: work.trim().toLowerCase() };
}

/** A line without the job's name before what is done or brought: "Hang doors" of "Handyman list, hang doors". */
export const withoutHeading = keptByText(
  (text) => {
    const task = findTask(text);
    return task === text ? text : sentenceCase(task);
  },
  { most: 500, longest: 300 },
);
