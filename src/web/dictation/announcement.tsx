import { useEffect, useRef, useState } from "react";
import { formatMoney } from "#shared/money.ts";
import type { LedgerLine } from "#web/ui/ledger-line.ts";

/** So many are named; more at once, as when kept words come back, are only counted. */
const NAMED = 3;
/** A screen reader is not to talk over the user. */
const EVERY_MS = 2_500;

type Props = {
  lines: readonly LedgerLine[];
  /** "4 lines, 1 question. So far $6,622.60." */
  summary: string;
};

/** Tells a screen reader what came, changed or went since it last did, and then the sum, once in a few seconds. */
export function Announcement({ lines, summary }: Props) {
  const [said, setSaid] = useState<{ text: string; phrases: readonly string[]; summary: string }>(nothing);
  const now = useRef({ phrases: [] as string[], summary });
  const phrases = lines.map(phraseOf);
  const isNews = summary !== said.summary || phrases.join() !== said.phrases.join();
  useEffect(() => {
    now.current = { phrases, summary };
  });
  useEffect(() => {
    if (!isNews) return undefined;
    const timer = setTimeout(() => {
      const { current } = now;
      setSaid((before) => ({ ...current, text: newsOf(before.phrases, current.phrases, current.summary) }));
    }, EVERY_MS);
    return () => clearTimeout(timer);
  }, [isNews]);
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {said.text}
    </p>
  );
}

const nothing = { text: "", phrases: [], summary: "" };

function phraseOf({ description, amount, was, optional, isStruck }: LedgerLine): string {
  if (isStruck) return `${description} left out`;
  if (amount === null) return `${description}, no price yet`;
  const of = optional ? `${description}, optional` : description;
  return `${of}, ${was === undefined ? "" : "now "}${formatMoney(amount)}`;
}

/** What is said of lines that were `before` and are `now`. */
export function newsOf(before: readonly string[], now: readonly string[], summary: string): string {
  const news = now.filter((phrase) => !before.includes(phrase));
  return [...(news.length <= NAMED ? news.map((phrase) => `${phrase}. `) : []), summary].join("");
}
