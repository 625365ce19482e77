import { RefreshCw } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { Choices, type Choice } from "#web/ui/choices.tsx";
import { TextField } from "#web/ui/field.tsx";
import type { ListFilterState } from "./use-list-filter.ts";
import styles from "./list.module.css";

type ListFilterProps = {
  filter: ListFilterState;
  by: "status" | "type";
  choices: readonly Choice<string | undefined>[];
  placeholder: string;
  isRefreshing: boolean;
  onRefresh: () => void;
};

/** Search box, the choices of a status or type with their counts, Refresh. */
export function ListFilter({ filter, by, choices, placeholder, isRefreshing, onRefresh }: ListFilterProps) {
  return (
    <search className={styles.filter}>
      <TextField
        label="Search documents"
        labelHidden
        type="search"
        placeholder={placeholder}
        value={filter.search}
        onChange={(event) => filter.setSearch(event.target.value)}
      />
      <Choices
        label={`Filter by ${by}`}
        choices={choices}
        chosen={filter.wanted[by]}
        onChoose={(value) => filter.choose(by, value)}
      />
      <Button icon={<RefreshCw aria-hidden="true" />} busy={isRefreshing} onClick={onRefresh}>
        Refresh
      </Button>
    </search>
  );
}
