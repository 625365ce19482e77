import { useRef, useState } from "react";
import { formatMoney } from "#shared/money.ts";
import { Button } from "#web/ui/button.tsx";
import { sheetStyle } from "../sheet-style.ts";
import { AcceptForm } from "./accept-form.tsx";
import { AskForm } from "./ask-form.tsx";
import { DeclineForm } from "./decline-form.tsx";
import type { AnswerProps } from "./answer-props.ts";
import { Settled } from "./settled.tsx";
import { TotalBar } from "./total-bar.tsx";
import { useInView } from "./use-in-view.ts";
import styles from "./answer-sheet.module.css";

type Way = "accept" | "ask" | "decline";

/** The sheet under the paper: accept, ask for a change, or decline. */
export function AnswerSheet(props: AnswerProps) {
  const { page, document, asChosen } = props;
  const [way, setWay] = useState<Way | null>(null);
  const [name, setName] = useState(document.content.client ?? "");
  const sheet = useRef<HTMLElement>(null);
  const isInView = useInView(sheet);
  if (page.state === "accepted" || (!page.mayAccept && !page.mayAsk)) return <Settled {...props} />;
  const open = (next: Way) => {
    setWay(next);
    sheet.current?.scrollIntoView({ block: "start", behavior: "smooth" });
  };
  const form = { ...props, name, onName: setName, onBack: () => setWay(null) };
  return (
    <>
      <section
        ref={sheet}
        className={styles.sheet}
        style={sheetStyle(page.theme)}
        data-theme="light"
        aria-label="Your answer"
      >
        {way === "accept" && <AcceptForm {...form} />}
        {way === "ask" && <AskForm {...form} />}
        {way === "decline" && <DeclineForm {...form} />}
        {way === null && (
          <>
            <h2>{page.mayAccept ? "What do you say?" : "Anything to say?"}</h2>
            {page.mayAccept && (
              <p className={styles.lead}>
                Accept it here with your signature, or tell {page.business?.businessName ?? "the sender"} what should be
                different.
              </p>
            )}
            <div className={styles.ways}>
              {page.mayAccept && (
                <Button look="main" wide onClick={() => open("accept")}>
                  Accept for {formatMoney(asChosen.amount)}
                </Button>
              )}
              <Button wide onClick={() => open("ask")}>
                {document.type === "invoice"
                  ? "Ask a question"
                  : page.state === "expired"
                    ? "Ask for a new one"
                    : "Ask for a change"}
              </Button>
              {page.mayAccept && (
                <Button look="quiet" wide onClick={() => open("decline")}>
                  Decline
                </Button>
              )}
            </div>
          </>
        )}
      </section>
      {page.mayAccept && !isInView && (
        <TotalBar page={page} amount={asChosen.amount} onAnswer={() => open(way ?? "accept")} />
      )}
    </>
  );
}
