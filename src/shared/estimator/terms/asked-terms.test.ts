import { expect, test } from "vitest";
import { answerQuestion } from "#shared/documents/questions.ts";
import { milliPercent } from "#shared/money.ts";
import { estimate } from "../estimate.ts";

const written = (transcription: string) =>
  estimate({ transcription, catalogue: [], clients: [], businessInfo: null, today: "2026-11-20", includeLogo: false });

/** The document of a talk, its one question, and what it is after the choice with this label. */
function asked(talk: string) {
  const content = written(talk);
  const [question, ...others] = content.questions;
  if (!question || others.length > 0) throw new Error(`Asked: ${content.questions.map(({ text }) => text).join(" ")}`);
  const choose = (label: string) => {
    const choice = question.choices?.findIndex((one) => one.label === label) ?? -1;
    if (choice < 0) throw new Error(`No choice “${label}”.`);
    return answerQuestion(content, question.id, { choice });
  };
  return { content, question, choose };
}

test("tax without its rate is asked for, and a typed rate is put on everything", () => {
  const { content, question } = asked("Water heater swap fourteen hundred plus tax.");
  expect(question.field).toBe("tax");
  const taxed = answerQuestion(content, question.id, { percent: milliPercent(7250) });
  expect(taxed).toMatchObject({ amount: 150_150, tax: { percent: 7250 }, questions: [] });
});

test("a tax of a part is on nothing until a button says of how much", () => {
  const { content, question, choose } = asked("Tile 400. Labor 300. Tax is 8 percent on the materials only.");
  expect(content).toMatchObject({ amount: 70_000, tax: null });
  expect(question.field).toBe("tax");
  expect(choose("$32.00: 8% of the materials")).toMatchObject({ amount: 73_200, tax: { percent: null } });
  expect(choose("8% of everything")).toMatchObject({ amount: 75_600, tax: { percent: 8000 } });
  expect(choose("No tax")).toMatchObject({ amount: 70_000, tax: null, questions: [] });
});

test("a tax on top of a part is asked about as well", () => {
  const { content, choose } = asked("Tile 400. Labor 300. Tax is 8 percent on top of the materials only.");
  expect(content).toMatchObject({ amount: 70_000, tax: null });
  expect(choose("$32.00: 8% of the materials")).toMatchObject({ amount: 73_200 });
});

test("a discount that was only offered is taken off by a button, or left", () => {
  const { content, choose } = asked("Roof wash four hundred, ten percent off if they sign today.");
  expect(content).toMatchObject({ amount: 40_000, discount: null });
  expect(choose("Take it off")).toMatchObject({ amount: 36_000, questions: [] });
  expect(choose("Leave it as it is")).toMatchObject({ amount: 40_000, discount: null, questions: [] });
});

test("half of a bill is asked about and taken off by a button", () => {
  const { choose } = asked("Water heater swap fourteen hundred, just bill the Martins for half.");
  expect(choose("Take it off")).toMatchObject({ amount: 70_000, discount: { percent: 50_000 } });
});

test("of two that stand for each other the first is counted, and a button takes the other out", () => {
  const { content, choose } = asked("Fence in cedar thirty eight hundred or in vinyl fifty two hundred.");
  expect(content.items.map(({ optional }) => optional)).toEqual([false, true]);
  expect(choose("Only “Fence in cedar”")).toMatchObject({ amount: 380_000, items: [{ optional: false }] });
  expect(choose("Keep both as they are").items).toEqual(content.items);
});

test("a share that belongs to nothing may be one off everything", () => {
  const { choose } = asked("Fence repair six hundred. The neighbor said ten percent.");
  expect(choose("A discount on everything")).toMatchObject({ amount: 54_000 });
  expect(choose("Leave it out")).toMatchObject({ amount: 60_000, discount: null, questions: [] });
});
