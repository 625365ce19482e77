import { Download } from "lucide-react";
import { useState } from "react";
import { acceptLines, choosableLines } from "#shared/sending/accept-lines.ts";
import type { ClientPage } from "#shared/sending/schema.ts";
import { nameOf } from "#shared/sending/words.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { AnswerSheet } from "./answer/answer-sheet.tsx";
import { pdfUrl } from "./api.ts";
import { Notices } from "./notices/notices.tsx";
import { ClientPaper } from "./paper/client-paper.tsx";
import { deskStyle } from "./sheet-style.ts";
import { useSharedTitle } from "./use-shared-title.ts";
import { useViewReport } from "./use-view-report.ts";
import styles from "./client-page.module.css";

type Offered = NonNullable<ClientPage["document"]>;
type OfferedDocumentProps = { token: string; page: ClientPage; document: Offered };

/** The document on a desk: its paper, on which options are ticked, and under it the sheet to answer on. */
export function OfferedDocument({ token, page, document }: OfferedDocumentProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  useViewReport(token, !page.isOwner);
  const from = page.business?.businessName ?? "";
  useSharedTitle(from === "" ? nameOf(document) : `${nameOf(document)} from ${from}`);
  const mayChoose = page.mayAccept && choosableLines(document.content).length > 0;
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  // The one function for sums, which the server computes by again when the document is accepted.
  const asChosen = acceptLines(document.content, mayChoose ? chosen : []);
  return (
    <main className={styles.desk} style={deskStyle(page.theme)}>
      <header className={styles.bar}>
        <h1>
          <b dir="auto">{from || nameOf(document)}</b> {from !== "" && <span>{nameOf(document)}</span>}
        </h1>
        <a className={buttonClass({ look: "plain" })} href={pdfUrl(token)} target="_blank" rel="noreferrer">
          <Download aria-hidden="true" />
          {page.answer?.isSigned ? "Signed PDF" : "PDF"}
        </a>
      </header>
      <Notices page={page} document={document} />
      <ClientPaper
        document={document}
        asChosen={asChosen}
        theme={page.theme}
        chosen={mayChoose ? chosen : []}
        onToggle={mayChoose ? toggle : null}
      />
      <AnswerSheet token={token} page={page} document={document} asChosen={asChosen} chosen={chosen} />
      <footer className={styles.foot}>
        <p>
          {page.mayAccept &&
            `With an answer, your name, the time, your network address and your browser are kept as proof. ${from || "The sender"} sees that this page was opened. `}
          This page was made with Bidspoke.
        </p>
      </footer>
    </main>
  );
}
