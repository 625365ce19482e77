import styles from "./skeleton.module.css";

/** Ruled lines that wait to be filled. `label` is spoken to a screen reader. */
export function RuledSkeleton({ rows, label }: { rows: number; label: string }) {
  return (
    <div className={styles.skeleton} role="status" style={{ height: `calc(${rows} * var(--row))` }}>
      <span className="visually-hidden">{label}</span>
    </div>
  );
}

/** One quiet block in the place of a heading or a picture; sizes are CSS lengths. */
export function BlockSkeleton({ width, height }: { width: string; height: string }) {
  return <div className={styles.block} style={{ width, height }} aria-hidden="true" />;
}
