import { Plus, X } from "lucide-react";
import { useState, type Dispatch } from "react";
import { Button } from "#web/ui/button.tsx";
import { TextareaField } from "#web/ui/field.tsx";
import type { DraftEntry, ListField } from "./draft.ts";
import type { DraftAction } from "./draft-reducer.ts";
import type { Issues } from "./read-draft.ts";
import { useRemovals } from "./use-removals.ts";
import styles from "./editor.module.css";

type EntryListProps = {
  field: ListField;
  heading: string;
  add: string;
  entries: readonly DraftEntry[];
  issues: Issues;
  dispatch: Dispatch<DraftAction>;
};

/** Sentences, one a row; empty rows are not saved. */
export function EntryList({ field, heading, add, entries, issues, dispatch }: EntryListProps) {
  const { removeEntry } = useRemovals(dispatch);
  const [isNew, setNew] = useState(false);
  const addEntry = () => {
    setNew(true);
    dispatch({ do: "addEntry", field });
  };
  return (
    <fieldset className={styles.entries}>
      <legend>{heading}</legend>
      {entries.map((entry, index) => (
        <div key={entry.id} className={styles.entry}>
          <TextareaField
            label={`${heading}, entry ${index + 1}`}
            labelHidden
            // As high as its text; browsers without field-sizing go by the rows.
            rows={Math.ceil((entry.text.length + 1) / 40)}
            // The entry was just asked for with its button: there typing goes on.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={isNew && entry.text === ""}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
              event.preventDefault();
              addEntry();
            }}
            value={entry.text}
            error={issues[`${field}.${index}`]}
            onChange={(event) => dispatch({ do: "setEntry", field, id: entry.id, text: event.target.value })}
          />
          <Button
            look="quiet"
            square
            aria-label={`Remove entry ${index + 1} of ${heading}`}
            onClick={() => removeEntry(field, entry, index)}
            icon={<X aria-hidden="true" />}
          />
        </div>
      ))}
      <Button
        size="small"
        look="quiet"
        accent
        className={styles.addEntry}
        icon={<Plus aria-hidden="true" />}
        onClick={addEntry}
      >
        {add}
      </Button>
    </fieldset>
  );
}
