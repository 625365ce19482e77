import { useRef, useState } from "react";
import { lowerFirst } from "#shared/estimator/prose/phrasing.ts";
import { reasonOf } from "#web/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { RuledSkeleton } from "#web/ui/skeleton.tsx";
import { useRecommendations } from "./api.ts";
import { RecommendationRow } from "./recommendation-row.tsx";
import styles from "./templates.module.css";
import { useSettled } from "#web/use-settled.ts";

/** Typing is let come to rest before it is asked about. */
const SETTLE_MS = 600;
/** The rest waits behind a button: the pad is for the words. */
const AT_ONCE = 2;

type Props = {
  /** What was said. */
  words: string;
  onUse: (templateId: string) => void;
};

/** The templates that fit what was said. Without one there is nothing to see. */
export function Recommendations({ words, onUse }: Props) {
  const { data, isLoading, error, refetch, isFetching } = useRecommendations(useSettled(words.trim(), SETTLE_MS));
  const [showsAll, setShowsAll] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const tryAgain = () => {
    panel.current?.focus(); // the button goes with the error
    void refetch();
  };
  const found = data?.recommendations ?? [];
  if (!isLoading && !error && found.length === 0) return null;
  const shown = showsAll ? found : found.slice(0, AT_ONCE);
  const subject = data?.analysis.projectType;
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-labelledby="templates-title">
      <header className={styles.head}>
        <h3 id="templates-title">Templates that fit</h3>
        {subject && <p>Sounds like {lowerFirst(subject)}.</p>}
      </header>
      {isLoading && <RuledSkeleton rows={2} label="Looking for templates" />}
      {error && (
        <p className={styles.problem} role="status">
          <span>Templates could not be looked up. {reasonOf(error, "")}</span>
          <Button look="quiet" size="small" accent busy={isFetching} onClick={tryAgain}>
            Try again
          </Button>
        </p>
      )}
      {!error && shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((recommendation) => (
            <RecommendationRow key={recommendation.template.id} recommendation={recommendation} onUse={onUse} />
          ))}
        </ul>
      )}
      {!error && found.length > shown.length && (
        <Button look="quiet" size="small" accent onClick={() => setShowsAll(true)}>
          Show {found.length - shown.length} more
        </Button>
      )}
    </section>
  );
}
