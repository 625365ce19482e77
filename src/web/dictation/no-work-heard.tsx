import { useEffect, useRef } from "react";
import type { DocumentType } from "#shared/documents/schema.ts";
import { Button } from "#web/ui/button.tsx";
import styles from "./panel.module.css";
import { withArticle } from "./what-is-made.ts";

/** Below the buttons, so that none of them moves under the finger that pressed it. */
export function NoWorkHeard({ makes, onAnyway }: { makes: DocumentType; onAnyway: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={place} className={styles.unheard} role="alert">
      <p>
        <b>No work heard.</b> Say what and for how much. Your words stay here.
      </p>
      <Button size="small" onClick={onAnyway}>
        Make {withArticle(makes)} without lines
      </Button>
    </div>
  );
}
