import type { Insights } from "#shared/insights/schema.ts";
import { BarList, type Bar } from "#web/ui/chart/bar-list.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { CsvButton } from "./csv-button.tsx";
import { rateOf, shareText, timeText } from "./figure-words.ts";
import { Section } from "./section.tsx";
import { offerTable } from "./tables.ts";
import styles from "./insights.module.css";

/** What became of what went out in the period: seen, answered, or not. */
export function Offers({ insights }: { insights: Insights }) {
  const { offers } = insights;
  const rate = rateOf(offers);
  const bar = (name: string, value: number, tone: Bar["tone"], of = offers.sent): Bar => ({
    name,
    value,
    text: value.toLocaleString("en-US"),
    note: shareText(value, of),
    ...(tone && { tone }),
  });
  if (offers.sent === 0)
    return (
      <Section id="offers" title="What you sent">
        <Empty text="Nothing was sent in this period. Choose a longer one above." />
      </Section>
    );
  return (
    <Section
      id="offers"
      title="What you sent"
      isSplit
      action={
        <CsvButton label="What became of what you sent" fileName="sent-and-answered.csv" rows={offerTable(insights)} />
      }
    >
      <dl className={styles.headline}>
        <div>
          <dt>Acceptance rate</dt>
          <dd>
            {rate.text} <small>{rate.note}</small>
          </dd>
        </div>
        <div>
          <dt>Time to answer</dt>
          <dd>{timeText(offers.hoursToAnswer)}</dd>
        </div>
        <div>
          <dt>Viewed</dt>
          <dd>
            {shareText(offers.viewed, offers.linked)}{" "}
            <small>
              {offers.viewed} of {offers.linked} links
            </small>
          </dd>
        </div>
      </dl>
      <BarList
        label="What became of what you sent"
        full={offers.sent}
        bars={[
          { name: "Sent", value: offers.sent, text: offers.sent.toLocaleString("en-US"), tone: "first" },
          bar("Accepted", offers.accepted, "second"),
          bar("Declined", offers.declined, "refused"),
          bar("No answer in time", offers.expired, "third"),
          bar("Waiting for an answer", offers.waiting, "fourth"),
        ]}
      />
    </Section>
  );
}
