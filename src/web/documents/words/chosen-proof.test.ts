import { expect, test } from "vitest";
import { answerQuestion } from "#shared/documents/questions.ts";
import { estimate } from "#shared/estimator/estimate.ts";
import { wordSegments } from "#web/ui/word-segments.ts";
import { chosenProof } from "./chosen-proof.ts";

const transcription =
  "Quote for Jo. Two days labor at 95 an hour. Twelve outlets at 85 each. Tax 8.25 percent on materials.";
const content = estimate({
  transcription,
  catalogue: [],
  clients: [],
  businessInfo: null,
  today: "2026-11-25",
  includeLogo: false,
});
const tax = content.questions.find(({ field }) => field === "tax");

test("a field that is asked about says that it is not answered yet", () => {
  expect(chosenProof(content, "field tax")).toMatchObject({
    heading: "Tax",
    equation: { left: tax?.text, right: "Not answered yet" },
    isOpen: true,
  });
});

test("the words of a tax stay marked when its share of some lines is chosen, and lead to the sum", () => {
  const choice = tax?.choices?.findIndex(({ change }) => change.amount !== undefined) ?? -1;
  const answered = answerQuestion(content, tax?.id ?? "", { choice });
  expect(answered.tax?.amount).toBeGreaterThan(0);
  const marked = wordSegments(transcription, answered).filter(({ owners }) =>
    owners.some((owner) => owner.kind === "field" && owner.name === "tax"),
  );
  expect(marked.map(({ mark }) => mark)).toContain("said");
  const proof = chosenProof(answered, "field tax");
  expect(proof?.isOpen).toBe(false);
  expect(proof?.rows[0]?.label).toBe("Worked out");
  expect(proof?.rows[0]?.note).toMatch(/^8\.25% of /);
});
