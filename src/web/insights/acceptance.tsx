import { groupings, type Grouping, type Insights } from "#shared/insights/schema.ts";
import { BarList } from "#web/ui/chart/bar-list.tsx";
import { rateOf, timeText } from "./figure-words.ts";
import { Section } from "./section.tsx";
import { groupingNames } from "./tables.ts";
import styles from "./insights.module.css";

/** The trades and months that are shown; the CSV has all of them. */
const MOST_BARS = 12;

/** The acceptance rate and the time to answer by type, trade, size and month. */
export function Acceptance({ insights: { offers, by } }: { insights: Insights }) {
  if (offers.sent === 0) return null;
  return (
    <Section id="acceptance" title="Acceptance rate by" isSplit>
      {groupings.map((grouping) => (
        <Group key={grouping} grouping={grouping} groups={by[grouping]} />
      ))}
    </Section>
  );
}

function Group({ grouping, groups }: { grouping: Grouping; groups: Insights["by"][Grouping] }) {
  const shown = grouping === "month" ? groups.slice(-MOST_BARS) : groups.slice(0, MOST_BARS);
  return (
    <div className={styles.group}>
      <h3>{groupingNames[grouping]}</h3>
      <BarList
        label={`Acceptance rate by ${groupingNames[grouping].toLowerCase()}`}
        full={1}
        bars={shown.map((group) => {
          const { value, text, note } = rateOf(group);
          const time = group.hoursToAnswer === null ? "" : `, ${timeText(group.hoursToAnswer)}`;
          return { name: group.name, value, text, note: `${note}${time}` };
        })}
      />
      {groups.length > shown.length && (
        <p className={styles.note}>
          {groups.length - shown.length} more {groups.length - shown.length === 1 ? "is" : "are"} in the CSV.
        </p>
      )}
    </div>
  );
}
