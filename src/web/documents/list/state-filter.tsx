import { ChoiceCount } from "#web/ui/choices.tsx";
import { stateLabels } from "../labels.ts";
import type { FoundDocuments } from "./use-found-documents.ts";
import styles from "./list.module.css";

/** What documents are besides their status, as far as any is: pressing one shows those alone, and again all. */
export function StateFilter({ found: { filter, states } }: { found: FoundDocuments }) {
  if (states.length === 0) return null;
  return (
    <div className={styles.states} role="group" aria-label="Filter by state">
      {states.map(({ state, count }) => {
        const isChosen = filter.wanted.state === state;
        return (
          <button
            key={state}
            type="button"
            className={styles.state}
            aria-pressed={isChosen}
            onClick={() => filter.choose("state", isChosen ? undefined : state)}
          >
            {stateLabels[state]} <ChoiceCount count={count} />
          </button>
        );
      })}
    </div>
  );
}
