import type { ReactNode } from "react";
import type { ImportReport } from "#shared/services/schema.ts";
import { changesOf, ratesText } from "./service-changes.ts";
import styles from "./services.module.css";

/** More rows than this are counted and not drawn. */
const SHOWN = 50;

/** What a file would do: rows that cannot be read first, then what changes, then what is new. */
export function ImportPreview({ report }: { report: ImportReport }) {
  const { added, changed, same, problems, ignoredColumns } = report;
  return (
    <div className={styles.preview} aria-live="polite">
      <p className={styles.summary}>
        <b>{added.length}</b> new, <b>{changed.length}</b> changed, <b>{same}</b> as they are
        {problems.length > 0 && (
          <>
            , <b>{problems.length}</b> left out
          </>
        )}
        .
      </p>
      {ignoredColumns.length > 0 && <p>Not used: {ignoredColumns.map((name) => `“${name}”`).join(", ")}.</p>}
      <Rows title="Left out" isProblem rows={problems.map(({ line, message }) => ({ line, name: message }))} />
      <Rows
        title="Changed"
        rows={changed.map(({ line, before, after }) => ({
          line,
          name: after.name,
          note: before && changesOf(before, after).join("; "),
        }))}
      />
      <Rows title="New" rows={added.map(({ line, after }) => ({ line, name: after.name, note: ratesText(after) }))} />
    </div>
  );
}

type Row = { line: number; name: string; note?: ReactNode };

function Rows({ title, rows, isProblem = false }: { title: string; rows: Row[]; isProblem?: boolean }) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ol className={isProblem ? styles.problems : undefined}>
        {rows.slice(0, SHOWN).map(({ line, name, note }) => (
          <li key={line}>
            <span className={styles.line}>Line {line}</span>
            <span>
              {name}
              {note && <small>{note}</small>}
            </span>
          </li>
        ))}
      </ol>
      {rows.length > SHOWN && <p>And {(rows.length - SHOWN).toLocaleString("en-US")} more.</p>}
    </section>
  );
}
