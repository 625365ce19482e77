import type { DocumentContentWire } from "#shared/documents/schema.ts";
import { sameSum } from "../numbers/figure.ts";
import { isNumberWord } from "../words/number-words.ts";
import { sayCount, sayHours, sayPrice, sayYear, type Writing } from "./made/spoken-amounts.ts";
import { MEASURES, TRADES, type Trade } from "./made/trades.ts";
import {
  AGREED_WAYS,
  CLIENTS,
  CLOSINGS,
  COUNTED_WAYS,
  CREW_WAYS,
  DEPOSIT_WAYS,
  DISCOUNT_WAYS,
  FILLERS,
  HOURLY_WAYS,
  LATER_WAYS,
  LINKS,
  MEASURED_WAYS,
  OPENINGS,
  OPEN_WAYS,
  OPTION_WAYS,
  RECAP_WAYS,
  RECOUNTED_WAYS,
  REMOVED_WAYS,
  STORY_WAYS,
  STREETS,
  TAKEN_BACK_WAYS,
  TAX_WAYS,
  THING_WAYS,
  TIRE_SIZES,
  WEEKDAYS,
  WORK_WAYS,
} from "./made/ways.ts";
import { amountsOf, type NaturalTalk } from "./natural-talk.ts";

/** A line that a talk's document must have, in dollars; null when nobody knows its price. */
type KeyLine = NaturalTalk["lines"][number];
/** What a talk agrees of the whole, in percent. */
interface Shares {
  discount?: number;
  tax?: number;
  deposit?: number;
}

/** A part of a talk: what it says, and what that must give on the document. */
export interface Part {
  kind: (typeof PART_KINDS)[number];
  /** With marks. What all lines make stands as `{total}`. */
  say: string;
  /** Said some sentences later. */
  later?: string;
  lines: readonly KeyLine[];
  shares?: Shares;
}
export const PART_KINDS = [
  "opening",
  "thing",
  "work",
  "counted",
  "measured",
  "hourly",
  "crew",
  "open",
  "taken back",
  "recounted",
  "changed later",
  "removed",
  "option",
  "story",
  "agreed",
  "shares",
  "recap",
  "closing",
] as const;

/** A talk that was put together from parts, with what a careful bookkeeper wants on its document. */
export interface MadeTalk {
  trade: string;
  parts: readonly Part[];
  marked: string;
  /** The same words as a recogniser without marks and capitals writes them. */
  raw: string;
  lines: readonly KeyLine[];
  shares: Shares;
  total: number;
}

/** Fills what stands in braces in a way to say something; a sentence begins with a capital. */
function fill(way: string, words: Readonly<Record<string, string>>): string {
  const said = way.replaceAll(/\{(\w+)\}/g, (slot, name: string) => words[name] ?? slot);
  return said.charAt(0).toUpperCase() + said.slice(1);
}

const inCents = (dollars: number): number => Math.round(Number((dollars * 100).toFixed(3))) / 100;

/** Says the parts of one talk: each draws its words and numbers from one row of chances, and no thing twice. */
class Speaker {
  readonly trade: Trade;
  readonly #random: () => number;
  readonly #writing: Writing;
  readonly #said = new Set<string>();

  constructor(random: () => number) {
    this.#random = random;
    this.trade = this.pick(TRADES);
    this.#writing = this.pick(["words", "digits", "mixed"]);
  }

  readonly pick = <T>(values: readonly T[]): T => values[Math.floor(this.#random() * values.length)] as T; // never empty
  readonly chance = (share: number): boolean => this.#random() < share;
  readonly between = (from: number, to: number): number => from + Math.floor(this.#random() * (to - from + 1));

  readonly price = (value: number): string => sayPrice(value, this.#writing, this.pick);
  readonly count = (value: number): string => sayCount(value, this.#writing, this.pick);

  /** A price as tradespeople make them: whole, in fives from thirty on, in fifties from a thousand on. */
  #priced(from: number, to: number): number {
    const value = this.between(from, to);
    const step = value >= 1000 ? 50 : value >= 30 ? 5 : 1;
    return Math.round(value / step) * step;
  }

  /** One that was not said yet, or null. */
  #unsaid<T extends readonly [string, ...unknown[]]>(things: readonly T[]): T | null {
    const left = things.filter(([name]) => !this.#said.has(name));
    if (left.length === 0) return null;
    const one = this.pick(left);
    this.#said.add(one[0]);
    return one;
  }

  #sold(kind: Part["kind"], ways: readonly string[], slot: "thing" | "work"): Part | null {
    const one = this.#unsaid(slot === "thing" ? this.trade.things : this.trade.works);
    if (one === null) return null;
    const [name, from, to] = one;
    const amount = this.#priced(from, to);
    const words = { [slot]: name, place: this.pick(this.trade.places), price: this.price(amount) };
    return { kind, say: fill(this.pick(ways), words), lines: [{ name, amount }] };
  }
  readonly thing = () => this.#sold("thing", THING_WAYS, "thing");
  readonly work = () => this.#sold("work", WORK_WAYS, "work");

  /** A thing whose first price is not its last. */
  #repriced(kind: Part["kind"], now: readonly string[], then: readonly string[], stays: boolean): Part | null {
    const one = this.#unsaid(this.trade.things);
    if (one === null) return null;
    const [name, from, to] = one;
    const amount = this.#priced(from, to);
    let old = amount;
    while (old === amount) old = this.#priced(from, to);
    const words = { thing: name, place: this.pick(this.trade.places), old: this.price(old), price: this.price(amount) };
    const first = then.length > 0 ? { ...words, price: words.old } : words;
    const later = then.length > 0 ? { later: fill(this.pick(then), words) } : {};
    return { kind, say: fill(this.pick(now), first), ...later, lines: stays ? [{ name, amount }] : [] };
  }
  readonly takenBack = () => this.#repriced("taken back", TAKEN_BACK_WAYS, [], true);
  readonly changedLater = () => this.#repriced("changed later", THING_WAYS, LATER_WAYS, true);
  readonly removed = () => this.#repriced("removed", THING_WAYS, REMOVED_WAYS, false);

  readonly option = (): Part | null => {
    const part = this.#sold("option", OPTION_WAYS, "thing");
    return part && { ...part, lines: [] };
  };

  readonly open = (): Part | null => {
    const one = this.#unsaid([...this.trade.things, ["permit"] as const]);
    if (one === null) return null;
    const [name] = one;
    return { kind: "open", say: fill(this.pick(OPEN_WAYS), { thing: name }), lines: [{ name, amount: null }] };
  };

  #counted(kind: Part["kind"], ways: readonly string[]): Part | null {
    const one = this.#unsaid(this.trade.counted);
    if (one === null) return null;
    const [single, many, from, to] = one;
    const [n, rate] = [this.between(2, 14), this.#priced(from, to)];
    const words = {
      aOne: `${/^[aeiou]/.test(single) ? "an" : "a"} ${single}`,
      things: many,
      place: this.pick(this.trade.places),
      n: this.count(n),
      oldN: this.count(n === 2 ? 3 : n - 1),
      rate: this.price(rate),
      sum: this.price(n * rate),
    };
    return { kind, say: fill(this.pick(ways), words), lines: [{ name: many, amount: n * rate }] };
  }
  readonly counted = () => this.#counted("counted", COUNTED_WAYS);
  readonly recounted = () => this.#counted("recounted", RECOUNTED_WAYS);

  readonly measured = (): Part | null => {
    const one = this.#unsaid(this.trade.measured);
    if (one === null) return null;
    const [name, measure, from, to] = one;
    const [unit, units, least, most] = MEASURES[measure];
    const n = this.between(least, most);
    const rate = this.#priced(from, to) + (to < 20 && this.chance(0.3) ? 0.5 : 0);
    const sum = inCents(n * rate);
    const words = {
      thing: name,
      unit,
      units,
      place: this.pick(this.trade.places),
      n: this.count(n),
      rate: this.price(rate),
      sum: this.price(sum),
    };
    return { kind: "measured", say: fill(this.pick(MEASURED_WAYS), words), lines: [{ name, amount: sum }] };
  };

  readonly hourly = (): Part | null => {
    const one = this.#unsaid(this.trade.hourly);
    if (one === null) return null;
    const [name, from, to] = one;
    const [hours, rate] = [this.pick([1.5, 2, 2.5, 3, 4, 5, 6, 8]), this.#priced(from, to)];
    const sum = inCents(hours * rate);
    const words = {
      thing: name,
      place: this.pick(this.trade.places),
      hours: sayHours(hours, this.#writing, this.pick),
      rate: this.price(rate),
      sum: this.price(sum),
    };
    return { kind: "hourly", say: fill(this.pick(HOURLY_WAYS), words), lines: [{ name, amount: sum }] };
  };

  readonly crew = (): Part => {
    const [men, days, hours] = [this.between(2, 4), this.between(2, 4), this.between(3, 8)];
    const [rate, dayRate] = [this.pick([35, 40, 45, 55, 60]), this.pick([250, 280, 300, 320])];
    const [sum, daySum] = [men * hours * rate, men * days * dayRate];
    const way = this.pick(CREW_WAYS);
    const words = {
      men: this.count(men),
      days: `${this.count(days)} days`,
      hours: sayHours(hours, this.#writing, this.pick),
      rate: this.price(rate),
      dayRate: this.price(dayRate),
      sum: this.price(sum),
      daySum: this.price(daySum),
    };
    return {
      kind: "crew",
      say: fill(way, words),
      lines: [{ name: "labor", amount: way.includes("{days}") ? daySum : sum }],
    };
  };

  /** What is told beside the lines: nothing of it is one. */
  told(kind: Part["kind"], ways: readonly string[]): Part {
    const words = {
      client: this.pick(CLIENTS),
      street: this.pick(STREETS),
      houseNumber: this.count(this.between(102, 989)),
      year: sayYear(this.between(1925, 1999), this.#writing),
      age: this.count(this.between(71, 94)),
      years: this.count(this.between(11, 38)),
      small: this.count(this.between(2, 9)),
      charged: this.price(this.between(9, 48) * 100),
      minutes: this.count(this.between(20, 55)),
      route: this.count(this.between(14, 95)),
      miles: this.count(this.between(60, 190)),
      degrees: this.count(this.between(35, 98)),
      rValue: this.count(this.pick([13, 19, 21])),
      tire: this.pick(TIRE_SIZES),
      clock: this.count(this.between(7, 10)),
      weekday: this.pick(WEEKDAYS),
      leftOut: this.pick(this.trade.leftOut),
    };
    return { kind, say: fill(this.pick(ways), words), lines: [] };
  }

  shares(name: keyof Shares, ways: readonly (readonly [say: string, percent: number])[]): Part {
    const [say, percent] = this.pick(ways);
    return { kind: "shares", say, lines: [], shares: { [name]: percent } };
  }

  /** The recap of the total, whose price nobody knows before all parts are chosen. */
  recap(): Part {
    return { kind: "recap", say: this.pick(RECAP_WAYS), lines: [] };
  }

  withFiller(part: Part): Part {
    if (!this.chance(0.2)) return part;
    return { ...part, say: `${this.pick(FILLERS)}, ${startsLower(part.say)}` };
  }
}

const startsLower = (say: string): string => (/^I\b/.test(say) ? say : say.charAt(0).toLowerCase() + say.slice(1));

const wordsOf = (say: string): string[] => say.toLowerCase().replaceAll(/[$,.]/g, "").split(" ");
/** "Four fifty for the gate", behind "the bench is nine hundred": heard without marks, both numbers are one. */
function runsOn(before: string, say: string): boolean {
  const [last = "", first = ""] = [wordsOf(before).at(-1), wordsOf(say)[0]];
  const isMoney = last === "dollars" || last === "bucks";
  return (
    (isMoney || isNumberWord(last)) && (isNumberWord(first) || say.startsWith("For ") || say.startsWith("A hundred "))
  );
}

const withoutMarks = (say: string): string => say.toLowerCase().replaceAll(/[,.;:!?](?!\d)/g, "");

/** Puts parts together: first all in their order, then what is said of them later. */
export function talkOf(trade: string, parts: readonly Part[], price: (value: number) => string = String): MadeTalk {
  const lines = parts.flatMap((part) => part.lines);
  const shares = Object.assign({}, ...parts.map((part) => part.shares ?? {})) as Shares; // each names its own
  const sum = lines.reduce((so, { amount }) => so + (amount ?? 0), 0);
  const less = sum - inCents((sum * (shares.discount ?? 0)) / 100);
  const total = inCents(less + inCents((less * (shares.tax ?? 0)) / 100));
  const ends = parts.findIndex(
    ({ kind }) => kind === "agreed" || kind === "shares" || kind === "recap" || kind === "closing",
  );
  const body = ends < 0 ? parts : parts.slice(0, ends);
  const says = [
    ...body.map(({ say }) => say),
    ...parts.flatMap(({ later }) => later ?? []),
    ...(ends < 0 ? [] : parts.slice(ends)).map(({ say }) => fill(say, { total: price(sum) })),
  ];
  const marked = says
    .map((say, at) =>
      runsOn(says[at - 1] ?? "", say) ? fill(`${LINKS[at % LINKS.length]} ${startsLower(say)}`, {}) : say,
    )
    .join(" ");
  return { trade, parts, marked, raw: withoutMarks(marked), lines, shares, total };
}

/** Puts a talk together from the chances that `random` draws: the same for the same row of them. */
export function makeTalk(random: () => number): MadeTalk {
  const speaker = new Speaker(random);
  const { thing, work, counted, measured, hourly, crew, takenBack, recounted, changedLater, removed, chance } = speaker;
  const short = chance(0.25);
  const ways = [
    thing,
    thing,
    work,
    counted,
    counted,
    measured,
    hourly,
    crew,
    takenBack,
    recounted,
    changedLater,
    removed,
  ];
  const body: Part[] = [];
  const add = (part: Part | null) => part && body.push(speaker.withFiller(part));
  const wanted = short ? speaker.between(1, 3) : speaker.between(3, 6);
  add(thing());
  while (body.length < wanted) {
    const make = speaker.pick(ways);
    if (make !== crew || !body.some(({ kind }) => kind === "crew")) add(make());
  }
  if (!short && chance(0.25)) add(speaker.open());
  if (!short && chance(0.2)) add(speaker.option());
  const stories = short ? 0 : speaker.between(0, 3);
  for (let at = 0; at < stories; at++)
    body.splice(speaker.between(0, body.length), 0, speaker.told("story", STORY_WAYS));

  const ends: Part[] = [];
  if (chance(short ? 0.2 : 0.6)) ends.push(speaker.told("agreed", AGREED_WAYS));
  if (chance(0.15)) ends.push(speaker.shares("discount", DISCOUNT_WAYS));
  if (chance(0.15)) ends.push(speaker.shares("tax", TAX_WAYS));
  if (chance(0.3)) ends.push(speaker.shares("deposit", DEPOSIT_WAYS));
  const isWhole = body.every(({ kind }) => kind !== "open" && kind !== "option");
  if (isWhole && chance(0.3)) ends.unshift(speaker.recap());
  if (chance(0.4)) ends.push(speaker.told("closing", CLOSINGS));
  const opening = chance(0.8) ? [speaker.told("opening", OPENINGS)] : [];
  return talkOf(speaker.trade.name, [...opening, ...body, ...ends], speaker.price);
}

/** What of a document's shares and sum is not as a talk wants it. */
function sharesMissing({ shares, total }: MadeTalk, content: DocumentContentWire): string[] {
  const missing: string[] = [];
  for (const name of ["discount", "tax", "deposit"] as const) {
    const got = content[name]?.percent ?? null;
    const wanted = shares[name] ?? null;
    const same =
      wanted === null || got === null ? content[name] === null && wanted === null : Math.abs(got - wanted) < 0.001;
    if (!same) missing.push(name);
  }
  return missing.length > 0 || sameSum(content.amount, total) ? missing : ["total"];
}

/** How a talk's document is: all as it was made ("right"), open with a question ("asked"), or wrong and nothing asks about it. */
export function judgeMade(talk: MadeTalk, content: DocumentContentWire): "right" | "asked" | "wrong" {
  // What nobody knows the price of is open rightly, and asks about nothing else.
  const open = talk.lines.filter(({ amount }) => amount === null).length;
  const opened = content.items.filter(({ amount }) => amount === null);
  const rightlyOpen = new Set(opened.slice(0, open));
  const amounts = amountsOf(talk, { ...content, items: content.items.filter((item) => !rightlyOpen.has(item)) });
  if (amounts === "wrong" || opened.length < open) return "wrong";
  const missing = sharesMissing(talk, content);
  if (amounts === "asked" || missing.length === 0) return amounts;
  return missing.every((name) => content.questions.some(({ text }) => text.toLowerCase().includes(name)))
    ? "asked"
    : "wrong";
}

/** The talk without the parts that it is wrong without, too, each left out once: something with a price always stays. */
export function smallest(talk: MadeTalk, isWrong: (talk: MadeTalk) => boolean): MadeTalk {
  let few = talk;
  for (const part of talk.parts) {
    const left = few.parts.filter((one) => one !== part);
    const fewer = talkOf(talk.trade, left);
    if (fewer.lines.some(({ amount }) => amount !== null) && isWrong(fewer)) few = fewer;
  }
  return few;
}
