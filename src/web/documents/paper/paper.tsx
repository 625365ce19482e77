import { dayOf } from "#shared/dates.ts";
import { firstPart, laterParts, type Printed } from "#shared/documents/page-words.ts";
import type { Document } from "#shared/documents/schema.ts";
import { lookOf } from "#shared/themes/look.ts";
import type { ThemeStyle } from "#shared/themes/schema.ts";
import type { Selection } from "../words/use-selection.ts";
import { FromClients } from "./from-clients.tsx";
import { Letterhead } from "./letterhead.tsx";
import { PaperLines } from "./paper-lines.tsx";
import { PaperOpening } from "./paper-opening.tsx";
import { PaperProse } from "./paper-prose.tsx";
import { PaperSlip } from "./paper-slip.tsx";
import { PaperSums } from "./paper-sums.tsx";
import { screenStyle } from "./paper-style.ts";
import "./faces.css";
import ledger from "./paper-ledger.module.css";
import styles from "./paper.module.css";

export const printedOf = ({ createdAt, ...document }: Document): Printed => ({
  ...document,
  createdOn: dayOf(new Date(createdAt)),
});

type PaperProps = { document: Document; theme: ThemeStyle; selection: Selection };

/** The document as it will be printed, in its theme, with the marks that only its owner sees. Light in both schemes. */
export function Paper({ document, theme, selection }: PaperProps) {
  const { content } = document;
  const printed = printedOf(document);
  return (
    <article
      className={styles.paper}
      style={screenStyle(theme)}
      data-theme="light"
      data-letterhead={lookOf(theme).letterhead}
      aria-label={`Preview of ${document.number}`}
    >
      <Letterhead document={printed} />
      <PaperOpening document={printed} addressNote={<FromClients content={content} />} />
      <div className={ledger.ledger}>
        <PaperLines content={content} selection={selection} />
        <PaperSums content={content} selection={selection} />
      </div>
      <PaperProse content={content} parts={[firstPart, ...laterParts]} />
      <PaperSlip document={printed} />
    </article>
  );
}
