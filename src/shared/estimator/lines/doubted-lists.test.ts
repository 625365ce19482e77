import { describe, expect, test } from "vitest";
import { estimate } from "../estimate.ts";
import { plainInput } from "../gold/score.ts";

const asked = (say: string) => estimate(plainInput(say)).questions.map(({ text }) => text);
const amounts = (say: string) =>
  estimate(plainInput(say)).items.map(({ amount }) => (amount === null ? null : amount / 100));

describe("a list speaks in one form", () => {
  test.each([
    [
      "Underlayment, 900 square feet, $1.40 a foot. Gravel, 6 yards, $65.",
      "Is $65.00 for each yard or for all 6 yards",
    ],
    ["Strip the shingles, 31 squares, $95 a square. Synthetic felt, 31 squares, $28.", "for all 31 squares"],
    ["Edge metal, 240 feet, $4.", "Is $4.00 for each foot or for all 240 ft"],
    ["Casters, 4, $18.", "Is $18.00 for each or for all 4"],
    ["Hurricane clips, 40, $6 each. Joist hangers, 12, $9.", "Is $9.00 for each or for all 12"],
    ["joist hangers 12 at 9 brackets six 75", "Is $75.00 for each or for all 6"],
    ["joist hangers 12 at 9 brackets 6 75", "Is $75.00 for each or for all 6 of “Brackets”, or is it $675.00?"],
  ])("%s", (say, question) => expect(asked(say).join(" ")).toContain(question));

  test.each([
    ["Gutters, 120 feet, $9 a foot. Leaf guard, 120 feet, $840.", [1080, 840]],
    ["Cedar fence, 80 feet, $2,900. Gate, $340.", [2900, 340]],
    ["New sweeps on all four, $380.", [380]],
    ["Paint four doors, $320.", [320]],
    ["Polish the treads, all six, $190.", [190]],
    ["Casters, 4, $18 each.", [72]],
    ["Sealcoat, 2,000 square feet, $360.", [360]],
    ["Topsoil, 6 yards, $45 a yard. Delivery, 6 yards, $75.", [270, 75]],
    ["gate 2 40 dollars to fix the latch", [40]],
    ["pump one two eighty", [280]],
    ["oil change one nineteen fifty brakes 410 wipers 30 filter 40", [119.5, 410, 30, 40]],
  ])("%s has its prices", (say, prices) => expect(amounts(say)).toEqual(prices));

  test("one of a thing and a price in hundreds, where cents would stand alone", () => {
    const say = "roll up door one twenty nine fifty strike plates 2 at 35 opener 620 permit 90";
    expect(asked(say).join(" ")).toContain("$2,950.00 or $129.50");
    expect(amounts("brake pads 89.95 alignment one twenty nine fifty tires 410 balance 90")).toContain(129.5);
    expect(amounts("alignment one twenty nine ninety five tires 410 balance 90 oil 65")).toContain(129.95);
  });

  test.each([
    ["network switch 24 port 410 wall rack 320", [410, 320]],
    ["server rack 42 u 900 shelf 60", [900, 60]],
    ["one mixer sixteen channel 640", [640]],
    ["dimmer 600 watt 45 fan box 30", [45, 30]],
    ["fence wire five strand 90", [90]],
    ["two port caps 40 each", [80]],
    ["channel letters 8 at 95", [760]],
    ["Chair rail, three inch, 44 feet, $5 a foot.", [220]],
  ])("a size is no count: %s", (say, prices) => expect(amounts(say)).toEqual(prices));
});
