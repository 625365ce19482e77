import { Download } from "lucide-react";
import { buttonClass } from "#web/ui/button.tsx";
import { pdfUrl } from "../api.ts";
import { sheetStyle } from "../sheet-style.ts";
import type { AnswerProps } from "./answer-props.ts";
import styles from "./answer-sheet.module.css";

/** After yes: what happens next, and the paper to keep. */
export function Settled({ token, page, document }: AnswerProps) {
  if (!page.answer || page.state !== "accepted") return null;
  const from = page.business?.businessName ?? "The sender";
  return (
    <section className={styles.sheet} style={sheetStyle(page.theme)} data-theme="light" aria-label="Your answer">
      <div className={styles.settled}>
        <h2>{page.answer.name ? `Thank you, ${page.answer.name}` : "This is settled"}</h2>
        <p className={styles.lead}>
          {page.answer.isSigned
            ? `${from} knows, and will be in touch. The signed ${document.type} has a certificate of your signature on its last page.`
            : `${from} has noted that you accept this ${document.type}.`}
        </p>
        <a className={buttonClass({ look: "main" })} href={pdfUrl(token)} target="_blank" rel="noreferrer">
          <Download aria-hidden="true" />
          {page.answer.isSigned ? "Signed PDF" : "PDF"}
        </a>
      </div>
    </section>
  );
}
