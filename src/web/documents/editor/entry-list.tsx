import { Plus, X } from "lucide-react";
import type { Dispatch } from "react";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
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
  return (
    <fieldset className={styles.entries}>
      <legend>{heading}</legend>
      {entries.map((entry, index) => (
        <div key={entry.id} className={styles.entry}>
          <TextField
            label={`${heading}, entry ${index + 1}`}
            labelHidden
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
        onClick={() => dispatch({ do: "addEntry", field })}
      >
        {add}
      </Button>
    </fieldset>
  );
}
