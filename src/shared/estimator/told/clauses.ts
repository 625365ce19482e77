/** How a clause of its own begins: with who does something. */
const SUBJECT =
  /^(?:(?:and|but|so|then) )?(?:(?:i|we|you|he|she|it|they|that|there)(?:['’]\p{L}+)? \p{L}|(?:the|his|her|their|my|our) \p{L}+(?:['’]s (?:got|not)| is| are| has| have) )/iu;
/** Who hesitates begins something else. */
const HESITATES = /^(?:um|uh|er)(?!\p{L})/iu;
/** A span or a start behind what it belongs to: "in the morning, about four hours". */
const SPAN =
  /^(?:(?:about|maybe) )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|ninety) (?:hour|day|week|month|year)s?(?!\p{L})|^(?:starting|beginning) /iu;
/** With these a span goes on with what they say. */
const TAKES_SPAN =
  /(?:^|\s)(?:guaranteed|guarantee|covered|warranty|warrantied|good|takes?|is|are|needs?|for|in|within|have|has|give|gives|every|about|around|like|be|say|figure|after|before|than|only|just|and|or|to|from|the|a|last|first|next)$/iu;
/** Something is said, and not only named. */
export const SAYS =
  /^(?:and )?no |(?<!\p{L})(?:(?:is|are|was|were|has|have|had|do|does|did|will|wo|can|ca|would|should)(?:n['’]t)?|ain['’]t|gets?|got|gives?|gave|goes|stays?|needs?|wants?|wanted|comes?|takes?|brings?|supply|buys|pays|keeps|includes?|(?:that|who)['’]\p{L}+|(?:i|we|you|he|she|it|they|there)(?:['’]\p{L}+| \p{L}+))(?!\p{L})/iu;
/** "... and the trunk wood we leave": the last thing is what the next clause is about. */
const NAMES_NEXT = / and (?:the|an?|his|her|their|our|my|your) \p{L}+(?: \p{L}+)?$/iu;
/** "If it peels we come back" is one sentence. */
const LEADS = /^(?:(?:and|so|but) )?(?:if|when|once|unless|weather|until)(?!\p{L})/iu;

/** So much of a clause tells how it begins. */
const BEGINNING = 60;

/** A clause of a statement, the place where it begins, and what stands before it as it is told. */
export interface Clause {
  said: string;
  earlier: string;
  joint: "" | "; " | ", ";
}

/** Words with one space between any two, as most talk has it. */
export const plain = (said: string): string => (UNPLAIN.test(said) ? said.replaceAll(/\s+/g, " ") : said).trim();
const UNPLAIN = /[^\S ]| {2}/;

/** What stands between the words of a statement where others may begin, or null where they are one. */
function jointBetween(before: string, behind: string): "; " | ", " | null {
  if (HESITATES.test(behind)) return "; ";
  if (SPAN.test(behind) && !TAKES_SPAN.test(before)) return ", ";
  if (!SUBJECT.test(behind)) return null;
  if (LEADS.test(before)) return ", ";
  return SAYS.test(before) && !NAMES_NEXT.test(before) ? "; " : null;
}

/**
 * The clauses of a statement, which may begin at its parts: where somebody does something, behind words that say something by
 * themselves. "The posts | we pile" is one, "inside trim stays | we're not painting it" are two.
 */
export function clausesOf(text: string, start: number, parts: readonly number[], end: number): Clause[] {
  const clauses: Clause[] = [];
  let [from, joint]: [number, Clause["joint"]] = [start, ""];
  const close = (at: number) => clauses.push({ said: plain(text.slice(from, at)), earlier: plain(text.slice(start, from)), joint }); // prettier-ignore
  for (const part of parts) {
    const before = plain(text.slice(from, part));
    const next = jointBetween(before, plain(text.slice(part, Math.min(end, part + BEGINNING))));
    if (next === null) continue;
    close(part);
    [from, joint] = [part, next];
  }
  close(end);
  return clauses;
}
