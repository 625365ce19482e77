import { longMonth, shortMonth } from "#shared/insights/months.ts";
import type { Insights } from "#shared/insights/schema.ts";
import { cents, formatMoney } from "#shared/money.ts";
import { ColumnChart } from "#web/ui/chart/column-chart.tsx";
import { Money } from "#web/ui/money.tsx";
import { CsvButton } from "./csv-button.tsx";
import { Section } from "./section.tsx";
import { moneyTable } from "./tables.ts";
import styles from "./insights.module.css";

const series = [
  { name: "Quoted", tone: "first" },
  { name: "Accepted", tone: "second" },
  { name: "Invoiced", tone: "third" },
  { name: "Collected", tone: "fourth" },
] as const;
const ticks = new Intl.NumberFormat("en-US", { notation: "compact", style: "currency", currency: "USD" });

/** Quoted, accepted, invoiced and collected, in all and by month; and what is owed today. */
export function MoneyFigures({ insights }: { insights: Insights }) {
  const { totals, months } = insights;
  const sums = [
    ["Quoted", totals.quoted],
    ["Accepted", totals.accepted],
    ["Invoiced", totals.invoiced],
    ["Collected", totals.collected],
  ] as const;
  return (
    <Section
      id="money"
      title="Money"
      action={<CsvButton label="Money by month" fileName="money-by-month.csv" rows={moneyTable(insights)} />}
    >
      <dl className={styles.sums}>
        {sums.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Money amount={amount} />
            </dd>
          </div>
        ))}
        <div>
          <dt>Outstanding today</dt>
          <dd>
            <Money amount={totals.outstanding} />
            {totals.overdue > 0 && (
              <small className={styles.overdue}>
                <Money amount={totals.overdue} /> overdue
              </small>
            )}
          </dd>
        </div>
      </dl>
      <ColumnChart
        label="Quoted, accepted, invoiced and collected by month"
        by="Month"
        columns={months.map(({ month, quoted, accepted, invoiced, collected }) => ({
          label: shortMonth(month),
          name: longMonth(month),
          values: [quoted, accepted, invoiced, collected],
        }))}
        series={series}
        format={(value) => formatMoney(cents(value))}
        formatTick={(value) => ticks.format(value / 100)}
        height="14rem"
      />
    </Section>
  );
}
