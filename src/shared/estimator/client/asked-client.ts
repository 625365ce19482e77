import type { OpenQuestion } from "../open-question.ts";
import { leaveAsItIs } from "../terms/discount-choices.ts";
import type { FoundClient } from "./known-client.ts";

/** Asks whether somebody who was named is the client: nothing that was said settles it. */
export const askClient = ({ name, source }: FoundClient): OpenQuestion => ({
  line: null,
  text: `Is this for ${name}?`,
  field: "client",
  source,
  choices: [{ label: name, change: { text: name }, source }, leaveAsItIs("No")],
});
