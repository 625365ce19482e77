import type { AccountImport } from "#shared/account-data/schema.ts";
import { Problem } from "#web/ui/problem.tsx";
import styles from "./account.module.css";
import type { ImportWish } from "./api.ts";
import { summaryRows, totalOf, type SummaryRow } from "./import-summary.ts";

const longDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short" });
const count = (value: number) => (value === 0 ? "–" : value.toLocaleString("en-US"));

type ImportAccountPreviewProps = {
  report: AccountImport;
  differing: ImportWish["differing"];
  onDiffering: (differing: ImportWish["differing"]) => void;
};

/** What the file would do; or why it cannot be taken. */
export function ImportAccountPreview({ report, differing, onDiffering }: ImportAccountPreviewProps) {
  const { head, problems, renumbered } = report;
  const rows = summaryRows(report);
  return (
    <div className={styles.preview} aria-live="polite">
      <p>
        From {head.account.email}, exported {longDay.format(new Date(head.exportedAt))}.
      </p>
      {problems.length > 0 ? (
        <Problems problems={problems} />
      ) : (
        <>
          {rows.length > 0 ? <Counts rows={rows} /> : <p>The file holds nothing yet.</p>}
          {renumbered > 0 && (
            <p>
              {renumbered === 1 ? "1 document gets" : `${renumbered} documents get`} a new number, since this account
              has given theirs to others.
            </p>
          )}
          {totalOf(rows, "differing") > 0 && (
            <Differing
              names={report.differing}
              count={totalOf(rows, "differing")}
              value={differing}
              onChange={onDiffering}
            />
          )}
        </>
      )}
    </div>
  );
}

function Counts({ rows }: { rows: SummaryRow[] }) {
  return (
    <table className={styles.counts}>
      <thead>
        <tr>
          <th scope="col">In the file</th>
          <th scope="col">To add</th>
          <th scope="col">Here already</th>
          <th scope="col">Different</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, added, same, differing }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{count(added)}</td>
            <td>{count(same)}</td>
            <td>{count(differing)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DifferingProps = {
  names: string[];
  count: number;
  value: ImportWish["differing"];
  onChange: (value: ImportWish["differing"]) => void;
};

function Differing({ names, count: total, value, onChange }: DifferingProps) {
  const more = total - names.length;
  const choice = (name: ImportWish["differing"], label: string, note: string) => (
    <label className={styles.choice}>
      <input type="radio" name="differing" checked={value === name} onChange={() => onChange(name)} />
      <span>
        {label}
        <small>{note}</small>
      </span>
    </label>
  );
  return (
    <fieldset className={styles.differing}>
      <legend>Different here and in the file</legend>
      <p>
        {names.join("; ")}
        {more > 0 && ` and ${more.toLocaleString("en-US")} more`}.
      </p>
      {choice("keep", "Keep what this account has", "Only what is missing is added.")}
      {choice("replace", "Take the file's", "A document's state of today stays as an earlier version.")}
    </fieldset>
  );
}

function Problems({ problems }: { problems: AccountImport["problems"] }) {
  return (
    <>
      <Problem
        title="This file cannot be imported"
        description="Some of its records are not as they were exported. Export it again, or choose another copy. Nothing was stored."
      />
      <ul className={styles.problems}>
        {problems.map(({ where, message }) => (
          <li key={`${where} ${message}`}>
            <b>{where}</b> {message}
          </li>
        ))}
      </ul>
    </>
  );
}
