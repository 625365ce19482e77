import { firstPart, laterParts, type Printed } from "#shared/documents/page-words.ts";
import type { DocumentContent, LineItem } from "#shared/documents/schema.ts";
import { lineAmount } from "#shared/documents/totals.ts";
import { cents, formatMoney } from "#shared/money.ts";
import { lookOf } from "#shared/themes/look.ts";
import type { ThemeStyle } from "#shared/themes/schema.ts";
import { LedgerHeads } from "#web/documents/paper/ledger-heads.tsx";
import { Letterhead } from "#web/documents/paper/letterhead.tsx";
import { LineCells } from "#web/documents/paper/line-cells.tsx";
import { PaperOpening } from "#web/documents/paper/paper-opening.tsx";
import { PaperProse } from "#web/documents/paper/paper-prose.tsx";
import { PaperSlip } from "#web/documents/paper/paper-slip.tsx";
import { screenStyle } from "#web/documents/paper/paper-style.ts";
import { PaperSums } from "#web/documents/paper/paper-sums.tsx";
import { classNames } from "#web/ui/class-names.ts";
import "#web/documents/paper/faces.css";
import ledger from "#web/documents/paper/paper-ledger.module.css";
import paper from "#web/documents/paper/paper.module.css";
import { OptionLines } from "./option-lines.tsx";
import styles from "./client-paper.module.css";

type ClientPaperProps = {
  document: Printed;
  /** The same with the lines that are ticked: what the sums say. */
  asChosen: DocumentContent;
  theme: ThemeStyle;
  chosen: readonly string[];
  /** Null where nothing is to choose. */
  onToggle: ((id: string) => void) | null;
};

/** The document as the PDF has it, with boxes to tick at its optional lines. Light in both schemes, like paper. */
export function ClientPaper({ document, asChosen, theme, chosen, onToggle }: ClientPaperProps) {
  const { content } = document;
  const firm = content.items.filter(({ optional }) => !optional);
  const optional = content.items.filter((item) => item.optional);
  return (
    <article
      className={classNames(paper.paper, styles.paper)}
      style={screenStyle(theme)}
      data-theme="light"
      data-letterhead={lookOf(theme).letterhead}
      aria-label={`The ${document.type}`}
    >
      <Letterhead document={document} />
      <PaperOpening document={document} />
      <PaperProse content={content} parts={[firstPart]} />
      <div className={ledger.ledger}>
        <LedgerHeads />
        <ol className={ledger.lines} aria-label="Lines">
          {firm.map((item, index) => (
            <FirmLine key={item.id} item={item} number={index + 1} />
          ))}
        </ol>
        <OptionLines items={optional} chosen={chosen} onToggle={onToggle} />
        <PaperSums content={asChosen} />
      </div>
      <PaperProse content={content} parts={laterParts} />
      {document.type === "invoice" && <PaperSlip document={document} />}
    </article>
  );
}

function FirmLine({ item, number }: { item: LineItem; number: number }) {
  return (
    <li className={classNames(ledger.row, ledger.line)}>
      <LineCells item={item} mark={number} />
      <span className={ledger.amount}>{formatMoney(lineAmount(item) ?? cents(0))}</span>
    </li>
  );
}
