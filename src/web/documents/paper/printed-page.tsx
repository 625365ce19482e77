import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { firstPart, laterParts, type Printed } from "#shared/documents/page-words.ts";
import type { LineItem } from "#shared/documents/schema.ts";
import { lineAmount } from "#shared/documents/totals.ts";
import { formatMoney } from "#shared/money.ts";
import { lookOf } from "#shared/themes/look.ts";
import { paperSize, POINTS_PER_PIXEL } from "#shared/themes/page-measures.ts";
import type { ThemeStyle } from "#shared/themes/schema.ts";
import { classNames } from "#web/ui/class-names.ts";
import { LedgerHeads } from "./ledger-heads.tsx";
import { Letterhead } from "./letterhead.tsx";
import { LineCells } from "./line-cells.tsx";
import { PaperOpening } from "./paper-opening.tsx";
import { PaperProse } from "./paper-prose.tsx";
import { PaperSlip } from "./paper-slip.tsx";
import { printedStyle } from "./paper-style.ts";
import { PaperSums } from "./paper-sums.tsx";
import "./faces.css";
import ledger from "./paper-ledger.module.css";
import styles from "./paper.module.css";

const PAGE_WIDTH = paperSize["us-letter"].width / POINTS_PER_PIXEL;

type PrintedPageProps = {
  document: Printed;
  theme: ThemeStyle;
  /** What it is a picture of; none where the words beside it say so. */
  label?: string;
};

/** The first page of a document as the PDF has it, as large as its place is wide. A picture: nothing in it is pressed. */
export function PrintedPage({ document, theme, label }: PrintedPageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const zoom = useZoom(frame);
  const { content } = document;
  return (
    <div
      ref={frame}
      className={styles.frame}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <article
        inert
        className={classNames(styles.paper, styles.printed)}
        style={{ ...printedStyle(theme), zoom }}
        data-theme="light"
        data-letterhead={lookOf(theme).letterhead}
      >
        <Letterhead document={document} />
        <PaperOpening document={document} />
        <PaperProse content={content} parts={[firstPart]} />
        <div className={ledger.ledger}>
          <LedgerHeads />
          <ol className={ledger.lines}>
            {content.items.map((item, index) => (
              <PrintedLine key={item.id} item={item} number={index + 1} />
            ))}
          </ol>
          <PaperSums content={content} />
        </div>
        <PaperProse content={content} parts={laterParts} />
        <PaperSlip document={document} />
      </article>
    </div>
  );
}

/** A line without a price is not printed. */
function PrintedLine({ item, number }: { item: LineItem; number: number }) {
  const amount = lineAmount(item);
  if (amount === null) return null;
  return (
    <li className={classNames(ledger.row, ledger.line)}>
      <LineCells item={item} mark={number}>
        {item.optional && <small>Optional, not in the total</small>}
      </LineCells>
      <span className={classNames(ledger.amount, item.optional && ledger.apart)}>{formatMoney(amount)}</span>
    </li>
  );
}

/** How large the page is drawn, so that it fills the width of its frame. */
function useZoom(frame: RefObject<HTMLDivElement | null>): number {
  const [zoom, setZoom] = useState(0.5);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const measure = () => setZoom(Math.max(0.02, element.clientWidth / PAGE_WIDTH));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return zoom;
}
