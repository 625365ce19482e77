import { stringPath } from "#web/ui/string-shape.ts";
import { find, findAll } from "./find.ts";

const WORD_MS = 230;
/** How long a finished job stays on the pad before the next one. */
const REST_MS = 3_600;

/** Wraps each word in an element of its own; the text stays the same. */
function splitWords(panel: HTMLElement): HTMLElement[] {
  const said = panel.querySelector("p");
  if (!said) return [];
  if (said.querySelector("[data-word]")) return findAll("word", said);
  const texts: Text[] = [];
  const walker = document.createTreeWalker(said, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Text && !node.parentElement?.closest("sup")) texts.push(node);
  }
  for (const text of texts) {
    const pieces = text.data.match(/\s+|\S+/g) ?? [];
    text.replaceWith(
      ...pieces.map((piece) => {
        if (piece.trim() === "") return piece;
        const word = document.createElement("span");
        word.dataset.word = "";
        word.textContent = piece;
        return word;
      }),
    );
  }
  return findAll("word", said);
}

type Moment = { words: number; total: string };

const momentsOf = (panel: HTMLElement): Moment[] =>
  (panel.dataset.moments ?? "").split("; ").map((moment) => {
    const [words = "0", total = ""] = moment.split(" ");
    return { words: Number(words), total };
  });

/** Plays one job: words come one by one, light up when their mark is whole, and lines settle as they are understood. */
export class SamplePlayer {
  readonly #panel: HTMLElement;
  readonly #words: HTMLElement[];
  readonly #moments: Moment[];
  readonly #lines: HTMLElement[];
  readonly #total: HTMLElement | null;
  readonly #whole: string;
  #said = 0;

  constructor(panel: HTMLElement) {
    this.#panel = panel;
    this.#words = splitWords(panel);
    this.#moments = momentsOf(panel);
    this.#lines = [...panel.querySelectorAll("li")];
    this.#total = panel.querySelector(":scope > div:last-child > p > span:last-child");
    this.#whole = this.#total?.textContent ?? "";
  }

  begin(): void {
    this.#said = 0;
    this.#panel.dataset.playing = "";
    for (const part of [...this.#words, ...this.#lines, ...this.#panel.querySelectorAll("mark")]) {
      delete part.dataset.said;
      delete part.dataset.there;
      delete part.dataset.lit;
    }
    this.#write("$0.00");
  }

  /** Says the next word. Answers how long until the one after it, or null when all is said. */
  step(): number | null {
    const word = this.#words[this.#said];
    if (!word) {
      this.end();
      return null;
    }
    word.dataset.said = "";
    this.#said += 1;
    const mark = word.closest("mark");
    if (mark && findAll("word", mark).at(-1) === word) mark.dataset.lit = "";
    this.#moments.forEach(({ words, total }, index) => {
      const line = this.#lines[index];
      if (words > this.#said || !line || line.dataset.there !== undefined) return;
      line.dataset.there = "new";
      this.#write(total);
    });
    const pause = /[.,]$/.test(word.textContent ?? "") ? 1.9 : 1;
    return this.#said < this.#words.length ? WORD_MS * pause : REST_MS;
  }

  /** The finished job, as it was built. */
  end(): void {
    delete this.#panel.dataset.playing;
    this.#write(this.#whole);
  }

  /** Swings the chalk line at this moment; `level` from 0 to 1. */
  pluck(level: number, time: number): void {
    find("string", this.#panel)?.setAttribute("d", stringPath(level, time));
  }

  #write(total: string): void {
    if (this.#total) this.#total.textContent = total;
  }
}
