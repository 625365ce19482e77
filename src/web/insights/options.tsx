import type { Insights } from "#shared/insights/schema.ts";
import { formatMoney } from "#shared/money.ts";
import { BarList } from "#web/ui/chart/bar-list.tsx";
import { CsvButton } from "./csv-button.tsx";
import { shareText } from "./figure-words.ts";
import { Section } from "./section.tsx";
import { optionTable } from "./tables.ts";
import styles from "./insights.module.css";

const MOST_BARS = 12;

/** Which optional lines clients tick. */
export function Options({ insights }: { insights: Insights }) {
  const { options } = insights;
  if (options.length === 0)
    return (
      <Section id="options" title="Optional lines">
        <p className={styles.note}>
          None were offered on documents that clients signed in this period. Mark a line as optional, and your client
          can tick it.
        </p>
      </Section>
    );
  return (
    <Section
      id="options"
      title="Optional lines"
      action={<CsvButton label="Optional lines" fileName="optional-lines.csv" rows={optionTable(insights)} />}
    >
      <BarList
        label="How often each optional line was chosen"
        full={1}
        bars={options.slice(0, MOST_BARS).map(({ name, offered, chosen, amount }) => ({
          name,
          value: chosen / offered,
          text: shareText(chosen, offered),
          note: `${chosen} of ${offered}, ${formatMoney(amount)}`,
        }))}
      />
    </Section>
  );
}
