import type { ReactNode } from "react";
import { reasonOf } from "#web/api-client.ts";
import { applySuggestion } from "#shared/documents/suggestions.ts";
import type { Service } from "#shared/services/schema.ts";
import type { Document, Suggestion } from "#shared/documents/schema.ts";
import { useServices } from "#web/settings/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { Problem } from "#web/ui/problem.tsx";
import { RuledSkeleton } from "#web/ui/skeleton.tsx";
import { useSuggestions } from "../api.ts";
import { useQuickUpdate } from "../dialog/use-quick-update.ts";
import { SuggestionRow } from "./suggestion-row.tsx";
import styles from "./suggestions.module.css";

const noServices: Service[] = [];

const rank: Record<Suggestion["priority"], number> = { high: 0, medium: 1, low: 2 };

type SuggestionsTabProps = { document: Document; isEditing: boolean; onEdit: () => void };

/** What would make the document better, the weightiest first. */
export function SuggestionsTab({ document, isEditing, onEdit }: SuggestionsTabProps) {
  const { data, error, isPending, isFetching, refetch } = useSuggestions(document.id);
  const { data: catalogue = noServices } = useServices();
  const { apply, isBusy } = useQuickUpdate(document);
  if (isPending) return <Place>{<RuledSkeleton rows={5} label="Reading the document for suggestions" />}</Place>;
  if (error) {
    return (
      <Place>
        <Problem
          title="Suggestions could not be loaded"
          description={reasonOf(error, "Please try again.")}
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        />
      </Place>
    );
  }
  if (data.length === 0) {
    return (
      <Place>
        <Empty text="Nothing to suggest. The document says what a customer asks first." />
      </Place>
    );
  }
  return (
    <Place>
      <ol className={styles.list}>
        {[...data]
          .sort((a, b) => rank[a.priority] - rank[b.priority])
          .map((suggestion) => {
            const content = applySuggestion(document.content, suggestion.id, { catalogue, type: document.type });
            return (
              <SuggestionRow
                key={suggestion.id}
                suggestion={suggestion}
                isBusy={isBusy || isEditing}
                onEdit={onEdit}
                onApply={content === null ? undefined : () => apply({ content }, `Applied: ${suggestion.title}`)}
              />
            );
          })}
      </ol>
    </Place>
  );
}

const Place = ({ children }: { children: ReactNode }) => <div className={styles.place}>{children}</div>;
