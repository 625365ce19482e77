import { useMemo, type Dispatch } from "react";
import { toast } from "#web/ui/toast.ts";
import type { DraftEntry, DraftLine, ListField } from "./draft.ts";
import type { DraftAction } from "./draft-reducer.ts";

/** Removing a line or an entry: done at once, with a way back in the toast. */
export function useRemovals(dispatch: Dispatch<DraftAction>) {
  return useMemo(() => removals(dispatch), [dispatch]);
}

function removals(dispatch: Dispatch<DraftAction>) {
  const undo = (action: DraftAction) => ({ action: { label: "Undo", onPress: () => dispatch(action) } });
  return {
    removeLine(line: DraftLine, index: number) {
      dispatch({ do: "removeLine", id: line.id });
      toast(`Line ${index + 1} removed`, line.description, undo({ do: "restoreLine", line, index }));
    },
    removeEntry(field: ListField, entry: DraftEntry, index: number) {
      dispatch({ do: "removeEntry", field, id: entry.id });
      if (entry.text.trim() === "") return;
      toast("Entry removed", entry.text, undo({ do: "restoreEntry", field, entry, index }));
    },
  };
}
