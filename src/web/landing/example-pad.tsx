import { useState } from "react";
import { cents } from "#shared/money.ts";
import { estimate, type CatalogueEntry } from "#shared/estimator/estimate.ts";
import { Ledger, LedgerTotal } from "#web/ui/ledger.tsx";
import { ledgerLinesOf } from "#web/ui/ledger-line.ts";
import { MarkedWords } from "#web/ui/marked-words.tsx";
import { ChalkString } from "#web/ui/string.tsx";
import { wordSegments } from "#web/ui/word-segments.ts";
import styles from "./example-pad.module.css";

const words =
  "Hundred forty foot of six foot cedar at thirty-eight a foot, two walk gates at two eighty-five each. " +
  "Thirty-six bags of post mix and haul the old one away.";
const priceList: CatalogueEntry[] = [
  {
    id: "post-mix",
    name: "Post mix, 60 lb",
    description: "Concrete for fence posts, priced per bag",
    hourlyRate: null,
    fixedRate: cents(785),
    category: "Materials",
  },
];

/** A pad that the estimator itself has filled from a spoken job: nothing on it is made up for show. */
export function ExamplePad() {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const content = estimate({
    transcription: words,
    catalogue: priceList,
    clients: [],
    businessInfo: null,
    today,
    includeLogo: false,
  });
  const open = content.questions.length;
  return (
    <figure className={styles.pad} aria-label="An example: what was said, and the lines it became">
      <figcaption className={styles.head}>An example, worked out in this page</figcaption>
      <div className={styles.said}>
        <MarkedWords segments={wordSegments(words, content)} className={styles.words} />
        <ChalkString />
      </div>
      <Ledger label="Lines" lines={ledgerLinesOf(content)} money="8.5rem" listNote="price list" />
      <div className={styles.sum}>
        <LedgerTotal
          label="So far"
          note={open === 0 ? "" : `${open} ${open === 1 ? "question" : "questions"} open`}
          amount={content.amount}
        />
      </div>
    </figure>
  );
}
