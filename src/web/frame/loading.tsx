import { RuledSkeleton } from "#web/ui/skeleton.tsx";
import styles from "./loading.module.css";

/** A page that is on its way: ruled lines, and only once it has taken a moment. */
export function Loading({ rows = 6 }: { rows?: number }) {
  return (
    <div className={styles.loading}>
      <RuledSkeleton rows={rows} label="Loading" />
    </div>
  );
}
