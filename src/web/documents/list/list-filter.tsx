import { RefreshCw } from "lucide-react";
import { documentStatuses } from "#shared/documents/schema.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { statusLabels } from "../labels.ts";
import type { ListFilterState, StatusFilter } from "./use-list-filter.ts";
import styles from "./list.module.css";

const choices: { status: StatusFilter; label: string }[] = [
  { status: "all", label: "All" },
  ...documentStatuses.map((status) => ({ status, label: statusLabels[status] })),
];

type ListFilterProps = { filter: ListFilterState; isRefreshing: boolean; onRefresh: () => void };

/** Search box, status, Refresh. */
export function ListFilter({ filter, isRefreshing, onRefresh }: ListFilterProps) {
  return (
    <search className={styles.filter}>
      <TextField
        label="Search documents"
        labelHidden
        type="search"
        placeholder="Search by title, client, number or words"
        value={filter.search}
        onChange={(event) => filter.setSearch(event.target.value)}
      />
      <div className={styles.statuses} role="group" aria-label="Filter by status">
        {choices.map(({ status, label }) => (
          <button
            key={status}
            type="button"
            className={styles.status}
            aria-pressed={filter.status === status}
            onClick={() => filter.setStatus(status)}
          >
            {label}
          </button>
        ))}
      </div>
      <Button icon={<RefreshCw aria-hidden="true" />} busy={isRefreshing} onClick={onRefresh}>
        Refresh
      </Button>
    </search>
  );
}
