import type { SpokenSource } from "#shared/documents/source.ts";
import { spoken } from "./spoken.ts";
import { isJoined, wordsOf, type Token } from "./tokens.ts";
import { singular } from "./units.ts";
import { EDGES, FIRM_ENDINGS, GIVEN_NAMES, HONORIFICS, MATERIAL_WORDS, WORK_VERBS, WORK_WORDS } from "./words.ts";

export interface FoundClient {
  name: string;
  source: SpokenSource;
}

const DOCUMENTS = new Set(["quote", "estimate", "bid", "invoice", "proposal", "quotation", "job", "bill"]);
const NOT_NAMES = new Set(
  "quote estimate bid invoice proposal total discount tax net sales deposit monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december attention attn phone email number about flat labor up today tomorrow next first second third percent dollars grand hundred thousand half dozen couple optional optionally take knock give good valid thanks thank no yes actually sorry scratch install not starting".split(
    " ",
  ),
);
/** Words that only go on with a firm's name: "tri county steel", "pinecrest school district". */
const FIRM_TAILS = new Set(
  "district steel transit trucking freight credit title tractor authority electric concrete".split(" "),
);
const HOMES = new Set(["apartment", "house", "home", "place", "condo", "townhouse", "residence"]);
const COUNTS = new Set("two three four five six seven eight nine ten twelve".split(" "));
/** Capitalised work words may belong to a name when they follow another capital: "Brightside Dental", "Stone Creek Farm". */
const canName = (token: Token | undefined): boolean =>
  token !== undefined &&
  /^\p{L}/u.test(token.norm) &&
  !EDGES.has(token.norm) &&
  !NOT_NAMES.has(token.norm) &&
  !token.norm.includes("@");

const at = (tokens: readonly Token[], index: number) => tokens[index]?.norm ?? "";

/** The last token of the name that begins at `first`, or -1. `cued` means that the words before announce a client. */
function nameEnd(tokens: readonly Token[], first: number, cued: boolean, cased: boolean): number {
  let index = first;
  while (index === first || isJoined(tokens[index])) {
    const couple = at(tokens, index) === "and" && index > first && HONORIFICS.has(at(tokens, index + 1));
    if (!HONORIFICS.has(at(tokens, index)) && !couple) break;
    index++;
  }
  const titled = index > first;
  const limit = Math.min(tokens.length, index + 6);
  const start = tokens[index];
  const billed =
    GIVEN_NAMES.has(start?.norm ?? "") &&
    isJoined(tokens[index + 1]) &&
    canName(tokens[index + 1]) &&
    !WORK_WORDS.has(at(tokens, index + 1));
  if (
    !billed &&
    !canName(start) &&
    !(cued && start?.norm === "first" && [1, 2, 3].some((next) => FIRM_ENDINGS.has(at(tokens, index + next))))
  )
    return -1;
  if (cased && start?.capital) {
    let last = index;
    while (
      last + 1 < limit &&
      isJoined(tokens[last + 1]) &&
      tokens[last + 1]?.capital &&
      !NOT_NAMES.has(at(tokens, last + 1))
    )
      last++;
    const joins = ["and", "of", "&"].includes(at(tokens, last + 1)) && isJoined(tokens[last + 1]);
    if (
      joins &&
      tokens[last + 2]?.capital &&
      isJoined(tokens[last + 2]) &&
      canName(tokens[last + 2]) &&
      !WORK_VERBS.has(at(tokens, last + 2))
    ) {
      last += 2;
      while (last + 1 < limit && isJoined(tokens[last + 1]) && tokens[last + 1]?.capital) last++;
    }
    if (last + 1 < tokens.length && isJoined(tokens[last + 1]) && at(tokens, last + 1) === "family") last++;
    const alone = last === index && !titled;
    const words = WORK_WORDS.has(at(tokens, index)) && alone;
    return words || (alone && WORK_VERBS.has(at(tokens, index))) ? -1 : last;
  }
  if (cased && !cued && !titled) return -1;
  if (cued && BODIES.has(start?.norm ?? "") && at(tokens, index + 1) === "of" && canName(tokens[index + 2]))
    return index + 2;
  for (let last = index; last < limit && (last === index || isJoined(tokens[last])); last++) {
    const word = at(tokens, last);
    if (last > index && ((EDGES.has(word) && word !== "and") || COUNTS.has(word))) break;
    if (FIRM_ENDINGS.has(word) && last > index) {
      const more =
        (FIRM_ENDINGS.has(at(tokens, last + 1)) || FIRM_TAILS.has(at(tokens, last + 1))) &&
        isJoined(tokens[last + 1]) &&
        !WORK_VERBS.has(at(tokens, last + 1));
      const firm = !WORK_WORDS.has(at(tokens, index)) || !WORK_WORDS.has(word) || (cued && !WORK_VERBS.has(word));
      if (firm && (!WORK_WORDS.has(at(tokens, index)) || cued)) return more ? last + 1 : last;
    }
    if (word === "family" && last > index) return last;
  }
  if (WORK_WORDS.has(start?.norm ?? "") || (WORK_VERBS.has(start?.norm ?? "") && !GIVEN_NAMES.has(start?.norm ?? "")))
    return -1;
  const second = tokens[index + 1];
  const particle =
    PARTICLES.has(second?.norm ?? "") && isJoined(second) && isJoined(tokens[index + 2]) && canName(tokens[index + 2]);
  if (particle && (cued || GIVEN_NAMES.has(start?.norm ?? "")))
    return PARTICLES.has(at(tokens, index + 2)) && canName(tokens[index + 3]) ? index + 3 : index + 2;
  const family =
    isJoined(second) &&
    canName(second) &&
    !WORK_WORDS.has(second?.norm ?? "") &&
    !WORK_VERBS.has(second?.norm ?? "") &&
    !/^\d/.test(second?.norm ?? "");
  const partner = ["and", "&"].includes(at(tokens, index + 1)) && GIVEN_NAMES.has(at(tokens, index + 2));
  if (GIVEN_NAMES.has(start?.norm ?? "") && partner) {
    const shared = tokens[index + 3];
    return isJoined(shared) &&
      canName(shared) &&
      !WORK_WORDS.has(shared?.norm ?? "") &&
      !WORK_VERBS.has(shared?.norm ?? "") &&
      !/^\d/.test(shared?.norm ?? "")
      ? index + 3
      : index + 2;
  }
  const surname =
    GIVEN_NAMES.has(start?.norm ?? "") &&
    isJoined(tokens[index + 1]) &&
    canName(tokens[index + 1]) &&
    !WORK_WORDS.has(at(tokens, index + 1)) &&
    !WORK_VERBS.has(at(tokens, index + 1));
  if (titled) return surname ? index + 1 : index;
  if (GIVEN_NAMES.has(start?.norm ?? ""))
    return family ? index + 1 : cued || !ALSO_WORDS.has(start?.norm ?? "") ? index : -1;
  if (!cued)
    return family && GIVEN_NAMES.has(second?.norm ?? "") && !ALSO_WORDS.has(second?.norm ?? "") ? index + 1 : -1;
  return family ? index + 1 : index;
}

interface Cue {
  /** First token of the cue, and of the name. */
  first: number;
  name: number;
  cued: boolean;
}

/** Where the words announce a client at a token, strongest first. */
function cueAt(tokens: readonly Token[], index: number): Cue | null {
  const [word, second, third] = [at(tokens, index), at(tokens, index + 1), at(tokens, index + 2)];
  if (DOCUMENTS.has(word) && (second === "for" || second === "to") && word !== "job")
    return { first: index, name: index + 2, cued: true };
  if ((word === "client" || word === "customer") && (second === "is" || second === "name"))
    return { first: index, name: second === "name" ? (third === "is" ? index + 3 : index + 2) : index + 2, cued: true };
  if ((word === "client" || word === "customer") && tokens[index + 1]?.gap === "comma" && tokens[index + 1]?.capital)
    return { first: index, name: index + 1, cued: true };
  if (
    index === 0 &&
    (word === "quote" || word === "estimate") &&
    tokens[1]?.capital &&
    isJoined(tokens[1]) &&
    GIVEN_NAMES.has(second)
  )
    return { first: 0, name: 1, cued: true };
  if (index === 0 && word === "for" && second !== "the" && !/^\d/.test(second))
    return { first: 0, name: 1, cued: true };
  if (word === "client's" && second === "name" && third === "is") return { first: index, name: index + 3, cued: true };
  if (
    (word === "this" || word === "that's" || word === "it's" || word === "this's") &&
    second === "is" &&
    third === "for"
  )
    return { first: index, name: index + 3, cued: true };
  if (word === "one's" && second === "for") return { first: index, name: index + 2, cued: true };
  if ((word === "that's" || word === "it's") && second === "for") return { first: index, name: index + 2, cued: false };
  if ((word === "invoice" || word === "bill") && index < 3) return { first: index, name: index + 1, cued: true };
  return null;
}

const PARTICLES = new Set([
  "van",
  "von",
  "de",
  "del",
  "della",
  "di",
  "da",
  "la",
  "le",
  "el",
  "al",
  "mc",
  "mac",
  "st",
  "saint",
  "ter",
  "bin",
  "der",
]);
/** Given names that are common words as well: alone, after a plain "for", they name nobody. */
const ALSO_WORDS = new Set(
  "will mark rich art may grant grace hope bill frank chase dale glen dean drew rob pat rose ruby iris holly dawn gene jean jack ray robin summer april june violet daisy crystal amber penny joy sandy sue carol miles grant stone heather olga jordan angel stan van".split(
    " ",
  ),
);
const BODIES = new Set([
  "city",
  "town",
  "county",
  "village",
  "church",
  "university",
  "friends",
  "port",
  "diocese",
  "bank",
]);
const PERSONAL = new Set(["the"]);

function trimmed(name: string): string {
  const clean = name.replace(/['’]s$/u, "");
  return clean === clean.toLowerCase()
    ? clean
        .replaceAll(/(^|[\s-])(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase())
        .replaceAll(/ (?:Of|And|The|For) /g, (small) => small.toLowerCase())
    : clean;
}

/** A family is billed by its name: "the Hendersons" is "Henderson family" only in speech, the plural stays. */
function named(text: string, tokens: readonly Token[], first: number, last: number): FoundClient {
  return { name: trimmed(wordsOf(text, tokens, first, last)).slice(0, 200), source: spoken(text, tokens, first, last) };
}

function known(
  text: string,
  tokens: readonly Token[],
  clients: readonly string[],
  taken: Uint8Array,
): FoundClient | null {
  const byFirst = new Map<string, { words: string[]; name: string }[]>();
  for (const name of clients) {
    const words = name.toLowerCase().match(/[\p{L}\p{M}'’]+|\d+/gu) ?? [];
    const [head] = words;
    if (head === undefined || (words.length === 1 && (WORK_WORDS.has(head) || WORK_VERBS.has(head)))) continue;
    const list = byFirst.get(head) ?? [];
    list.push({ words, name });
    byFirst.set(head, list);
  }
  for (let index = 0; index < tokens.length; index++)
    for (const { words, name } of byFirst.get(at(tokens, index)) ?? []) {
      if (taken[index] || !words.every((word, offset) => at(tokens, index + offset) === word)) continue;
      const last = index + words.length - 1;
      let from = index;
      while (from > 0 && ["for", "the", "at"].includes(at(tokens, from - 1)) && tokens[from]?.gap !== "stop") from--;
      taken.fill(1, from, last + 1);
      return { name, source: spoken(text, tokens, index, last) };
    }
  return null;
}

/** "for the nguyens": a plural that is no word of the trades, after a word of work or at the very end. */
function isFamily(tokens: readonly Token[], index: number): boolean {
  const word = at(tokens, index);
  if (
    !word.endsWith("s") ||
    !canName(tokens[index]) ||
    WORK_WORDS.has(word) ||
    WORK_WORDS.has(singular(word)) ||
    WORK_VERBS.has(singular(word)) ||
    MATERIAL_WORDS.has(word) ||
    MATERIAL_WORDS.has(singular(word))
  )
    return false;
  // "the petersons two bedroom apartment"
  if ([1, 2, 3].some((next) => HOMES.has(at(tokens, index + next)) && isJoined(tokens[index + next]))) return true;
  const before = at(tokens, index - 3);
  if (WORK_WORDS.has(before) || WORK_VERBS.has(before))
    return !/^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|hundred|twenty|one)$/.test(before);
  if (index !== tokens.length - 1) return false;
  let from = index - 3;
  while (
    from > 0 &&
    /^(?:\d|hundred|thousand|and$|grand|dollars|[a-z]+ty$|[a-z]+teen$|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)/.test(
      at(tokens, from),
    )
  )
    from--;
  return from > 0 && isJoined(tokens[from + 1]) && at(tokens, from) !== "";
}

/** Finds whom the document is for, by the account's clients, by cue words, then by the shape of a name after "for". */
export function findClient(
  text: string,
  tokens: readonly Token[],
  clients: readonly string[],
  taken: Uint8Array,
): FoundClient | null {
  const familiar = known(text, tokens, clients, taken);
  const cased = tokens.some(
    (token, index) =>
      token.capital && token.gap !== "stop" && token.norm !== "i" && !token.norm.startsWith("i'") && index > 0,
  );
  const settle = (cue: Cue): FoundClient | null => {
    let first = cue.name;
    const article = PERSONAL.has(at(tokens, first));
    if (article) first++;
    if (taken[first] || first >= tokens.length) return null;
    if (tokens[first]?.gap === "stop" && at(tokens, cue.name - 1) !== "is") return null;
    let last = nameEnd(tokens, first, cue.cued, cased);
    if (last < 0) return null;
    // "the Hendersons": one plural name, unless it is a firm or a family.
    if (article && !tokens[first]?.capital) {
      const ending = at(tokens, last);
      const plural = at(tokens, first).endsWith("s") && !WORK_WORDS.has(at(tokens, first));
      if (plural && !FIRM_ENDINGS.has(ending) && ending !== "family") last = first;
      else if (!plural && !BODIES.has(at(tokens, first)) && !FIRM_ENDINGS.has(ending) && ending !== "family")
        return null;
    }
    taken.fill(1, cue.first, last + 1);
    return named(text, tokens, first, last);
  };
  if (familiar) return familiar;
  for (let index = 0; index < tokens.length; index++) {
    const cue = cueAt(tokens, index);
    const found = cue && settle(cue);
    if (found) return found;
  }
  for (let index = 0; index + 1 < tokens.length; index++) {
    const word = at(tokens, index);
    const toward = (word === "to" || word === "with") && at(tokens, index + 1) === "the" && tokens[index + 2]?.capital;
    if (word !== "for" && word !== "at" && !toward) continue;
    const next = tokens[index + 1];
    if (!next || taken[index + 1] || !isJoined(next)) continue;
    const article = next.norm === "the" ? 1 : 0;
    const last =
      article === 1 && !next.capital && word === "for" && isFamily(tokens, index + 2) && !cased
        ? index + 2
        : nameEnd(tokens, index + 1 + article, false, cased);
    if (last < 0) continue;
    const firm = FIRM_ENDINGS.has(at(tokens, last)) || FIRM_TAILS.has(at(tokens, last));
    const first = at(tokens, index + 1 + article);
    const person = HONORIFICS.has(first) || GIVEN_NAMES.has(first) || at(tokens, last) === "family";
    const plural = article === 1 && tokens[index + 2]?.capital && singular(first) !== first;
    const surname = article === 1 && !next.capital && isFamily(tokens, index + 2);
    const capitals = word === "for" && article === 0 && next.capital && last > index + 1;
    const single = word === "for" && article === 0 && next.capital && !WORK_WORDS.has(first) && !WORK_VERBS.has(first);
    if (toward && !(plural && !WORK_WORDS.has(first) && !WORK_WORDS.has(singular(first)))) continue;
    if (!(word === "at" ? firm : firm || person || plural || surname || capitals || single)) continue;
    taken.fill(1, index, last + 1);
    return named(text, tokens, index + 1 + article, last);
  }
  // A plain list begins with its addressee: "For Blue Heron Clinic: ..." was found above, "the garcia family" is found here.
  for (let index = 1; index < tokens.length; index++)
    if (
      at(tokens, index) === "family" &&
      at(tokens, index - 2) === "the" &&
      canName(tokens[index - 1]) &&
      !WORK_WORDS.has(at(tokens, index - 1))
    ) {
      taken.fill(1, index - 2, index + 1);
      return named(text, tokens, index - 1, index);
    }
  return null;
}
