import { wordSet } from "#shared/word-set.ts";
import { isNumberWord } from "../words/number-words.ts";
import { at, isJoined, type Token } from "../words/tokens.ts";
import { singular } from "../words/units.ts";
import { CREW, GIVEN_NAMES } from "../words/words.ts";
import { isPet } from "./pet-names.ts";

/** Who somebody is to somebody else: "my buddy rick", "her sister". */
export const RELATIONS = wordSet(
  "neighbor neighbour friend buddy cousin brother sister boss aunt uncle mom dad mother father daughter son landlord landlady coworker partner pal wife husband nephew niece grandma grandpa roommate",
);

/** Who is called by a name that the listener does not know: "a guy named". */
export const SOMEBODY = wordSet(
  "guy lady man woman fella fellow gentleman gal girl kid couple customer client homeowner owner landlord tenant neighbor family folks dude mister person fan friend buddy nurse teacher student doctor farmer rancher veteran retiree",
);

/** What somebody is, right before his name: "candidate lisa", "my student jake". */
export const CALLED_BY = wordSet(
  "candidate applicant sophomore freshman grader beginner rookie newbie intern trainee patient model regular newcomer newlywed newlyweds groomsman bridesmaid graduate grad valedictorian retiree accountant manager assistant secretary receptionist bartender waitress trucker quarterback goalie pitcher drummer singer bassist guitarist author novelist podcaster influencer streamer blogger volunteer caregiver babysitter caretaker",
);

/** Who works on a job or has a word in it, and does not pay for it: "the last contractor", "the inspector", "my helper". */
const HANDS = wordSet(
  "contractor subcontractor sub inspector adjuster supplier vendor installer foreman architect surveyor realtor competitor appraiser crew outfit bidder",
);
/** Who is spoken of beside the client: "her son tyler", "the supplier stan lowe". */
export const RELATED = wordSet(
  "helper sub subcontractor supplier partner installer foreman boss competitor nephew son realtor",
);
const FORMER = wordSet("last previous old other prior former");
const GONE = wordSet("last previous prior former");
const OWNS = wordSet("my our the a an his her their");
const LINKS = wordSet("is was named called mr mrs ms mister");
/** "For the contractor", "bill the realtor": such a person is the client after all. */
const FOR = wordSet("for to bill invoice quote charge at");

/** True for a word that says what somebody does for others: "helper", "electrician", "inspector". */
const isHand = (word: string): boolean => HANDS.has(word) || CREW.has(singular(word));

/** "The last contractor, | Rick Dawes", "the electrician is | ray nunez", "my helper | dan reyes": a name of who works here. */
function namedAsHand(tokens: readonly Token[], first: number): boolean {
  const noun = LINKS.has(at(tokens, first - 1)) ? first - 2 : first - 1;
  // "her dog | rex"
  if (isPet(at(tokens, noun)) && noun === first - 1) return true;
  const gone = GONE.has(at(tokens, noun - 1)) && SOMEBODY.has(at(tokens, noun));
  if (!isHand(at(tokens, noun)) && !gone) return false;
  const former = FORMER.has(at(tokens, noun - 1));
  const article = former ? noun - 2 : noun - 1;
  const linked = noun < first - 1 && !/^(?:named|called)$/.test(at(tokens, first - 1));
  const apart = tokens[first]?.gap === "comma";
  // "the guy, Rick Dawes" may be anybody; a former one, one's own and one of a trade are not
  const vague = SOMEBODY.has(at(tokens, noun)) && !gone;
  const whose = OWNS.has(at(tokens, article)) || former;
  return whose && !vague && (former || linked || apart || HANDS.has(at(tokens, noun)) || isOwn(at(tokens, article)))
    ? !FOR.has(at(tokens, article - 1))
    : false;
}
const isOwn = (word: string): boolean => word === "my" || word === "our";

const OBJECTS = wordSet("the me us them it half most all his her their");
const ASKING = wordSet("quoted bid");
const DID = wordSet("did built installed helped helps referred recommended broke");
/** "Rick Dawes | did the first coat", "gil santos | referred them", "jose | is helping": what others do on a job. */
function didWork(tokens: readonly Token[], last: number): boolean {
  if (!isJoined(tokens[last + 1])) return false;
  const [verb, object] = [at(tokens, last + 1), at(tokens, last + 2)];
  // "ken stoll | quoted five grand"
  if (ASKING.has(verb) && isNumberWord(object)) return true;
  return (DID.has(verb) && OBJECTS.has(object)) || (/^(?:is|was|'s)$/.test(verb) && object === "helping");
}

const LIKE = wordSet("like same as");
const BEFORE = wordSet("did put had used installed built one ones");
const LONGEST_LIKENESS = 8;
/** "Like the one at | the hendersons", "same as we did at | bob's": whose job another is only likened to. */
function isLikened(tokens: readonly Token[], first: number): boolean {
  let [index, done] = [at(tokens, first - 1) === "the" ? first - 2 : first - 1, false];
  if (!/^(?:at|for)$/.test(at(tokens, index))) return false;
  for (const end = index - LONGEST_LIKENESS; index > end && isJoined(tokens[index]); index--) {
    done ||= BEFORE.has(at(tokens, index - 1));
    if (done && LIKE.has(at(tokens, index - 1))) return true;
  }
  return false;
}

/** "Watch out for | rex". */
const isWarned = (tokens: readonly Token[], first: number): boolean =>
  at(tokens, first - 1) === "for" && at(tokens, first - 2) === "out" && /^(?:watch|look)$/.test(at(tokens, first - 3));

/** True where a name is told of somebody who works on the job, did so before, or knows the client, and of a pet. */
export const isOther = (tokens: readonly Token[], first: number, last: number): boolean =>
  namedAsHand(tokens, first) || didWork(tokens, last) || isLikened(tokens, first) || isWarned(tokens, first);

/** "The neighbor's name is phil", "our helper's name": a name that is told, and no client's. */
export function isOthersName(tokens: readonly Token[], name: number): boolean {
  const whose = at(tokens, name - 1);
  if (!whose.endsWith("'s")) return false;
  const word = whose.slice(0, -2);
  return isPet(word) || (isHand(word) && !SOMEBODY.has(word)) || word === "neighbor";
}

/** Before a given name these say who somebody is, and belong to the name: "coach dale", "sister agnes". */
const CALLINGS = wordSet("coach sister brother father officer chef chief judge principal sheriff uncle aunt grandma");
/** "Coach | dale": a calling right before a given name, which is called by both. */
export const isCalling = (tokens: readonly Token[], index: number): boolean =>
  CALLINGS.has(at(tokens, index)) && GIVEN_NAMES.has(at(tokens, index + 1)) && isJoined(tokens[index + 1]);
