import { describe, expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";
import { hearJob } from "../hear-job.ts";
import { heardLines } from "../lines/lines.ts";
import { TEENS, TENS, UNITS } from "./number-words.ts";

/** The figures of the lines that are heard, without their words: what a line is doubted by may be how it was written. */
const figuresOf = (say: string) =>
  heardLines(hearJob(plainInput(say))).map(({ draft }) => [
    draft?.item.quantity,
    draft?.item.unitPrice,
    draft?.item.amount,
    draft?.questions.length,
  ]);

const WORDS = new Map([...UNITS, ...TEENS, ...TENS].toReversed().map(([word, value]) => [value, word]));
const inWords = (value: number): string =>
  WORDS.get(value) ?? (value < 10 ? "" : `${WORDS.get(value - (value % 10)) ?? ""} ${WORDS.get(value % 10) ?? ""}`);
/** "1 05" and "one oh five", "3 49" and "three forty nine". */
const inDigits = (price: number): string => `${Math.floor(price / 100)} ${String(price % 100).padStart(2, "0")}`;
const asSaid = (price: number): string =>
  `${inWords(Math.floor(price / 100))} ${price % 100 < 10 ? `oh ${inWords(price % 100)}` : inWords(price % 100)}`;

/** What is said round a price, in twenty trades. */
const TALKS: readonly ((price: (index: number) => string) => string)[] = [
  (price) => `grout the shower ${price(0)} reset the toilet ${price(1)} new wax ring 14`,
  (price) => `two skylights ${price(0)} each and the flashing ${price(1)}`,
  (price) => `brake fluid 85 front struts ${price(0)} apiece four of them alignment ${price(1)}`,
  (price) => `stump by the garage ${price(0)} haul the logs ${price(1)} the chips stay`,
  (price) => `scanning 4 hours at ${price(0)} an hour and the report ${price(1)}`,
  (price) => `dj for the reception ${price(0)} uplights 8 at 25 each photo booth ${price(1)}`,
  (price) => `hem the drapes ${price(0)} new lining ${price(1)}`,
  (price) => `pump the tank ${price(0)} riser ${price(1)} lid 95`,
  (price) => `rekey six locks ${price(0)} mailbox lock ${price(1)}`,
  (price) => `spring cleanup ${price(0)} plus ${price(1)} for the mulch`,
  (price) => `weld the bracket ${price(0)} straighten the frame ${price(1)} prime it 60`,
  (price) => `invoice for the bakery hood cleaning ${price(0)} filters 6 at 12 each belt ${price(1)}`,
  (price) => `deep clean ${price(0)} inside the oven ${price(1)}`,
  (price) => `piano tuning ${price(0)} and pedal repair ${price(1)}`,
  (price) => `replace the capacitor ${price(0)} and the contactor ${price(1)}`,
  (price) => `drywall patch in the hall ${price(0)} texture to match ${price(1)}`,
  (price) => `garage spring ${price(0)} new rollers 85 hinge ${price(1)} tune up no charge`,
  (price) => `one headshot ${price(0)} retouching ${price(1)} and half down`,
  (price) => `seal the driveway ${price(0)} crack filling ${price(1)} two days`,
  (price) => `wasp nest ${price(0)} come back in a week ${price(1)}`,
];

describe("a number that was written as two", () => {
  const prices = [105, 109, 110, 118, 125, 140, 149, 165, 180, 215, 240, 265, 310, 375, 390, 420, 455, 525, 610, 695, 780, 845, 899, 920, 985]; // prettier-ignore
  test.each(TALKS.map((talk) => [talk((index) => `[${String(index)}]`), talk] as const))("%s", (_, talk) => {
    for (const [index, price] of prices.entries()) {
      const other = prices[(index * 7 + 3) % prices.length] ?? 0;
      const said = (spelled: (value: number) => string) => talk((place) => spelled(place === 0 ? price : other));
      expect([said(inDigits), figuresOf(said(inDigits))]).toEqual([said(inDigits), figuresOf(said(asSaid))]);
    }
  });

  test.each([
    ["wheel bearing 1 49 95", "wheel bearing one forty nine ninety five"],
    ["deck wash 1 20 12 chairs at 10 each", "deck wash one twenty twelve chairs at ten each"],
    ["trench 22 hundred pipe 3 thousand", "trench twenty two hundred pipe three thousand"],
    ["we work 1 point 5 hours at 90", "we work one point five hours at ninety"],
    ["stain 5 gallon 80", "stain five gallon eighty"],
    ["drywall $ 450", "drywall four fifty"],
    ["cap small 1 80 crown seal 3 10 old one rusted", "cap small one eighty crown seal three ten old one rusted"],
  ])("%s", (digits, words) => expect(figuresOf(digits)).toEqual(figuresOf(words)));

  test.each([
    [
      "holes 4 at 1 40 eight inch two at 190",
      [
        [4, 140],
        [2, 190],
      ],
    ],
    [
      "walk gate 2 15 sixteen foot gate two of em 3 80 each",
      [
        [1, 215],
        [2, 380],
      ],
    ],
    [
      "mulch 1 40 2 trees at 85 each",
      [
        [1, 140],
        [2, 85],
      ],
    ],
    [
      "service call 1 25 capacitor 85",
      [
        [1, 125],
        [1, 85],
      ],
    ],
    ["wall 1 40 feet at 9 a foot", [[40, 9]]],
    ["house 5 22 windows at 8 each", [[22, 8]]],
    ["lesson 4 50 dollars", [[1, 50]]],
    ["apartment 3 12 lock 90", [[1, 90]]],
    ["1 16 panel tank 75", [[1, 75]]],
    ["mount and balance 4 20 each", [[4, 20]]],
    [
      "drain 5 75 66 for the vent",
      [
        [1, 575],
        [1, 66],
      ],
    ],
    ["2 50 gallon tanks at six hundred each", [[2, 600]]],
    ["2 50-gallon tanks at six hundred each", [[2, 600]]],
    ["1 20 amp breaker 65", [[1, 65]]],
    ["4 12 foot boards at 30 each", [[4, 30]]],
    ["3 24 inch doors at 1 80 each", [[3, 180]]],
    ["2 24 hour rentals at 90 each", [[2, 90]]],
    ["8 by 10 3 panels 1 25 each", [[3, 125]]],
    ["cat 6 30 drops at 1 45 each", [[30, 145]]],
    ["unit 4 12 blinds at 40 each", [[12, 40]]],
    ["call me at 555 01 22 about the gutters 2 40", [[1, 240]]],
    ["we start at 7 30 and the cleaning is 1 80", [[1, 180]]],
    ["he is there june 3 10 am the mowing is 45", [[1, 45]]],
    ["use of the car is ninety five the test is at 9 15 out on route 46", [[1, 95]]],
  ])("%s", (said, lines) =>
    expect(
      estimate(plainInput(said)).items.map(({ quantity, unitPrice }) => [quantity / 1000, (unitPrice ?? 0) / 100]),
    ).toEqual(lines),
  );
});
