import { longMonth, shortMonth } from "#shared/insights/months.ts";
import { documentStatuses, type DocumentCount } from "#shared/documents/schema.ts";
import type { MonthAmounts } from "#shared/insights/schema.ts";
import { cents, formatMoney } from "#shared/money.ts";
import { statusLabels } from "#web/documents/labels.ts";
import { useDocumentCounts } from "#web/documents/list/api.ts";
import { countOf } from "#web/documents/list/counts.ts";
import { useMonths } from "#web/insights/api.ts";
import { BarList } from "#web/ui/chart/bar-list.tsx";
import { ColumnChart } from "#web/ui/chart/column-chart.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { BlockSkeleton } from "#web/ui/skeleton.tsx";
import styles from "./figures.module.css";

const MONTHS = 6;
const HEIGHT = "9rem";
const series = [
  { name: "Quoted", tone: "first" },
  { name: "Accepted", tone: "second" },
] as const;
/** As the stamps have them. */
const tones = { draft: "first", pending: "fourth", accepted: "second", declined: "refused" } as const;
const ticks = new Intl.NumberFormat("en-US", { notation: "compact", style: "currency", currency: "USD" });

/** How the account's work stands: documents by status, and what was quoted and accepted by month. */
export function Figures() {
  const counts = useDocumentCounts({ q: "" });
  const months = useMonths(MONTHS);
  return (
    <section className={styles.figures} aria-labelledby="figures-title">
      <h2 id="figures-title">How it stands</h2>
      <div className={styles.pair}>
        <div>
          <h3>Documents by status</h3>
          {counts.data ? <ByStatus counts={counts.data.counts} /> : <Waiting hasFailed={counts.isError} />}
        </div>
        <div>
          <h3>Quoted and accepted by month</h3>
          {months.data ? <ByMonth months={months.data} /> : <Waiting hasFailed={months.isError} />}
        </div>
      </div>
    </section>
  );
}

function ByStatus({ counts }: { counts: readonly DocumentCount[] }) {
  const bars = documentStatuses.map((status) => {
    const value = countOf(counts, { status });
    return { name: statusLabels[status], value, text: String(value), tone: tones[status] };
  });
  return <BarList label="Documents by status" bars={bars} />;
}

function ByMonth({ months }: { months: readonly MonthAmounts[] }) {
  if (months.every(({ quoted, accepted }) => quoted === 0 && accepted === 0))
    return <Empty text="Nothing quoted yet. What you send and what is accepted adds up here by month." />;
  return (
    <ColumnChart
      label="Quoted and accepted by month"
      by="Month"
      columns={months.map(({ month, quoted, accepted }) => ({
        label: shortMonth(month),
        name: longMonth(month),
        values: [quoted, accepted],
      }))}
      series={series}
      format={(value) => formatMoney(cents(value))}
      formatTick={(value) => ticks.format(value / 100)}
      height={HEIGHT}
    />
  );
}

function Waiting({ hasFailed }: { hasFailed: boolean }) {
  if (hasFailed)
    return <p className={styles.failed}>These figures could not be read. They come with the next visit.</p>;
  return <BlockSkeleton width="100%" height={HEIGHT} />;
}
