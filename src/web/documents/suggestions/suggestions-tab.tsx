import type { ReactNode } from "react";
import { reasonOf } from "#web/api-client.ts";
import { applyOperations } from "#shared/documents/refine/apply.ts";
import type { Document, DocumentContent } from "#shared/documents/schema.ts";
import type { Suggestion } from "#shared/documents/suggestions/schema.ts";
import { paths } from "#web/paths.ts";
import { useConfig } from "#web/use-config.ts";
import { Button } from "#web/ui/button.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { Problem } from "#web/ui/problem.tsx";
import { RuledSkeleton } from "#web/ui/skeleton.tsx";
import { useModelSuggestions, useSuggestions } from "../api.ts";
import { useQuickUpdate } from "../dialog/use-quick-update.ts";
import { ownWordsOf } from "./own-words.ts";
import { useNextRow } from "./use-next-row.ts";
import { SuggestionRow } from "./suggestion-row.tsx";
import styles from "./suggestions.module.css";

/** The document with a suggestion carried out; null where it takes the user's own words or figures. */
function carriedOut(content: DocumentContent, { operations }: Suggestion): DocumentContent | null {
  if (operations.length === 0) return null;
  const applied = applyOperations(content, operations);
  return applied.refused.length > 0 ? null : applied.content;
}

const ASKING = new Set(["questions", "unpriced-lines"]);

/** True where the document asks for what is missing, above its preview. */
const isAsked = ({ questions }: DocumentContent, { id }: Suggestion): boolean => ASKING.has(id) && questions.length > 0;

/** What is missing stands in the business profile, and in every document from there. */
const inProfile = ({ id }: Suggestion): boolean => id === "business-contact";

type SuggestionsTabProps = { document: Document; isEditing: boolean; onEdit: () => void; onAnswer: () => void };

/** What would make the document better, the weightiest first. */
export function SuggestionsTab({ document, isEditing, onEdit, onAnswer }: SuggestionsTabProps) {
  const { data: found, error, isPending, isFetching, refetch } = useSuggestions(document.id);
  const hasModel = useConfig().data?.model != null;
  const more = useModelSuggestions(document.id, hasModel);
  const data = more.data ?? found;
  const isReading = hasModel && more.isFetching;
  const { apply, isBusy } = useQuickUpdate(document);
  const focusKeeper = useNextRow(`${isBusy} ${document.version} ${data?.map(({ id }) => id).join(" ")}`);
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
  if (!data || (data.length === 0 && !isReading)) {
    return (
      <Place>
        <Empty text="Nothing to suggest. The document says what a customer asks first." />
      </Place>
    );
  }
  return (
    <Place>
      <ol {...focusKeeper} className={styles.list}>
        {data.map((suggestion) => {
          const content = carriedOut(document.content, suggestion);
          return (
            <SuggestionRow
              key={suggestion.id}
              suggestion={suggestion}
              isBusy={isBusy || isEditing}
              onEdit={onEdit}
              words={ownWordsOf(suggestion.id, document.content)}
              onOwnWords={(operations) =>
                apply(
                  { content: applyOperations(document.content, operations).content },
                  `Applied: ${suggestion.title}`,
                )
              }
              elsewhere={inProfile(suggestion) ? `${paths.settings}?tab=profile` : undefined}
              onAnswer={isAsked(document.content, suggestion) ? onAnswer : undefined}
              onApply={content === null ? undefined : () => apply({ content }, `Applied: ${suggestion.title}`)}
            />
          );
        })}
      </ol>
      {isReading && (
        <p className={styles.reading} role="status">
          Reading the document once more…
        </p>
      )}
    </Place>
  );
}

const Place = ({ children }: { children: ReactNode }) => <div className={styles.place}>{children}</div>;
