import { Fragment } from "react";
import { classNames } from "../class-names.ts";
import type { ChartTone } from "./column-chart.tsx";
import { shareOf } from "./scale.ts";
import styles from "./chart.module.css";

export interface Bar {
  name: string;
  value: number;
  /** The figure as it is read: "12", "64%". */
  text: string;
  /** What it is of: "9 of 14". */
  note?: string;
  tone?: ChartTone;
}
type BarListProps = {
  label: string;
  bars: readonly Bar[];
  /** What a full bar is; the largest value unless said. */
  full?: number;
};

/** Names with their figures and a bar under each, such as documents by status. It is a table, and read as one. */
export function BarList({ label, bars, full = Math.max(1, ...bars.map(({ value }) => value)) }: BarListProps) {
  return (
    <table className={classNames(styles.chart, styles.list)}>
      <caption className="visually-hidden">{label}</caption>
      <tbody>
        {bars.map(({ name, value, text, note, tone = "second" }) => (
          <Fragment key={name}>
            <tr>
              <th scope="row">{name}</th>
              <td>
                {text}
                {note !== undefined && <small>{note}</small>}
              </td>
            </tr>
            <tr aria-hidden="true">
              <td colSpan={2} className={styles.drawn} aria-label="Bar">
                <svg>
                  <rect className={styles.track} width="100%" height="100%" rx="2" />
                  <rect className={styles[tone]} width={`${shareOf(value, full)}%`} height="100%" rx="2" />
                </svg>
              </td>
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
