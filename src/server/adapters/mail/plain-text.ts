import type { Letter } from "#shared/mail/letter.ts";
import type { Frame } from "./frame.ts";

const WIDTH = 72; // RFC 3676 recommends lines below 78

/** Breaks at spaces; a word longer than a line, such as an address, stays whole. */
function wrap(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join("\n");
}

/** The letter for readers without HTML, and for those who look at a mail's source. */
export function plainText(letter: Letter, frame: Frame): string {
  const { heading, paragraphs, facts, button, closing, reason } = letter;
  const widest = Math.max(0, ...facts.map(({ label }) => label.length));
  const blocks = [
    `${wrap(heading)}\n${"=".repeat(Math.min(WIDTH, heading.length))}`,
    ...paragraphs.map((paragraph) => paragraph.split("\n").map(wrap).join("\n")),
    facts.map(({ label, value }) => `${label.padEnd(widest)}  ${value}`).join("\n"),
    button ? `${button.label}:\n${new URL(button.path, frame.site).href}` : "",
    ...closing.map(wrap),
    `-- \n${frame.business === null ? "" : `${frame.business}, with `}Bidspoke, ${frame.site}\n${wrap(reason)}`,
    frame.settingsPath ? `Choose what you get:\n${frame.site}${frame.settingsPath}` : "",
    frame.business === null ? wrap(`Questions? Write to ${frame.supportEmail}.`) : "",
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}
