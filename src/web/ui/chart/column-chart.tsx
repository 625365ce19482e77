import { useState } from "react";
import { classNames } from "../class-names.ts";
import { ChartTable } from "./chart-table.tsx";
import { shareOf, ticksFor } from "./scale.ts";
import styles from "./chart.module.css";

/** The tone says which colour; what it means stands in the legend. */
export type ChartTone = "first" | "second" | "third" | "fourth" | "refused";
export interface ChartSeries {
  name: string;
  tone: ChartTone;
}
export interface ChartColumn {
  /** Under the axis, as short as "Nov". */
  label: string;
  /** In full, "November 2026": for the table and the legend. */
  name: string;
  /** One for each series. */
  values: readonly number[];
}
type ColumnChartProps = {
  /** What the chart shows; read by screen readers before its table. */
  label: string;
  /** What the columns are: "Month". */
  by: string;
  columns: readonly ChartColumn[];
  series: readonly ChartSeries[];
  /** A value in full, "$1,234.50". */
  format: (value: number) => string;
  /** A mark of the axis, "$1k". */
  formatTick: (value: number) => string;
  /** True when there are no halves of what is counted. */
  isWhole?: boolean;
  /** Of the bars, as a CSS length; 11rem unless said. */
  height?: string;
};

const MARKS = 3;
/** From this many columns on not each is named on a phone. */
const MANY = 9;
/** The part of a column's width that its bars take, in percent. */
const FILLED = 72;

/** Groups of bars side by side, such as amounts by month. A press on a column shows its figures; a table says them all. */
export function ColumnChart({ label, by, columns, series, format, formatTick, isWhole, height }: ColumnChartProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const ticks = ticksFor(Math.max(0, ...columns.flatMap(({ values }) => values)), MARKS, isWhole);
  const top = ticks.at(-1) ?? 1;
  const at = chosen ?? columns.length - 1;
  const slot = 100 / Math.max(1, columns.length);
  const bar = (slot * FILLED) / 100 / series.length;
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.legend} aria-hidden="true">
        <span className={styles.chosen}>{columns[at]?.name}</span>
        {series.map(({ name, tone }, index) => (
          <span key={name}>
            <i className={classNames(styles.key, styles[tone])} />
            {name} <b>{format(columns[at]?.values[index] ?? 0)}</b>
          </span>
        ))}
      </figcaption>
      <div className={styles.plot} style={{ height }} aria-hidden="true">
        {ticks.slice(1).map((tick) => (
          <span key={tick} className={styles.tick} style={{ bottom: `${shareOf(tick, top)}%` }}>
            {formatTick(tick)}
          </span>
        ))}
        <svg className={styles.bars} onPointerLeave={() => setChosen(null)}>
          {columns.map(({ name, values }, index) => (
            <g key={name} onPointerEnter={() => setChosen(index)} onPointerDown={() => setChosen(index)}>
              <rect
                className={classNames(styles.column, index === chosen && styles.isChosen)}
                x={`${slot * index}%`}
                width={`${slot}%`}
                height="100%"
              />
              {series.map(({ name: of, tone }, place) => (
                <rect
                  key={of}
                  className={styles[tone]}
                  x={`${slot * index + (slot * (100 - FILLED)) / 200 + bar * place}%`}
                  width={`${bar * 0.92}%`}
                  y={`${100 - shareOf(values[place] ?? 0, top)}%`}
                  height={`${shareOf(values[place] ?? 0, top)}%`}
                />
              ))}
            </g>
          ))}
        </svg>
      </div>
      <div className={styles.months} data-many={columns.length >= MANY} aria-hidden="true">
        {columns.map((column) => (
          <span key={column.name}>{column.label}</span>
        ))}
      </div>
      <ChartTable
        label={label}
        by={by}
        heads={series.map(({ name }) => name)}
        rows={columns.map(({ name, values }) => ({ name, values: values.map(format) }))}
      />
    </figure>
  );
}
