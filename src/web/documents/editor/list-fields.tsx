import { listFields, type ListField } from "./draft.ts";
import { EntryList } from "./entry-list.tsx";
import type { FieldsProps } from "./field-props.ts";
import styles from "./editor.module.css";

const headings: Record<ListField, { heading: string; add: string }> = {
  scope: { heading: "Scope of work", add: "Add to the scope" },
  approach: { heading: "Our approach", add: "Add a step" },
  differentiators: { heading: "Why choose us", add: "Add a reason" },
  terms: { heading: "Terms", add: "Add a term" },
};

/** The four lists of sentences. */
export function ListFields({ draft, dispatch, issues }: FieldsProps) {
  return (
    <div className={styles.lists}>
      {listFields.map((field) => (
        <EntryList
          key={field}
          field={field}
          {...headings[field]}
          entries={draft[field]}
          issues={issues}
          dispatch={dispatch}
        />
      ))}
    </div>
  );
}
