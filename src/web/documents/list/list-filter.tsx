import { RefreshCw } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import type { ListFilterState } from "./use-list-filter.ts";
import styles from "./list.module.css";

export type Choice = { value: string | undefined; label: string; count: string | undefined };

type ListFilterProps = {
  filter: ListFilterState;
  by: "status" | "type";
  choices: readonly Choice[];
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
      <div className={styles.choices} role="group" aria-label={`Filter by ${by}`}>
        {choices.map(({ value, label, count }) => (
          <button
            key={label}
            type="button"
            className={styles.choice}
            aria-pressed={filter.wanted[by] === value}
            onClick={() => filter.choose(by, value)}
          >
            {label} {count !== undefined && <span className={styles.count}>{count}</span>}
          </button>
        ))}
      </div>
      <Button icon={<RefreshCw aria-hidden="true" />} busy={isRefreshing} onClick={onRefresh}>
        Refresh
      </Button>
    </search>
  );
}
