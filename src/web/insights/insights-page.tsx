import { Link, useLocation, useSearchParams } from "wouter";
import { definitions } from "#shared/insights/definitions.ts";
import type { Insights } from "#shared/insights/schema.ts";
import { reasonOf } from "#web/api-client.ts";
import { useTitle } from "#web/frame/use-title.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Choices, type Choice } from "#web/ui/choices.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { Problem } from "#web/ui/problem.tsx";
import { RuledSkeleton } from "#web/ui/skeleton.tsx";
import { Acceptance } from "./acceptance.tsx";
import { useInsights } from "./api.ts";
import { Declines } from "./declines.tsx";
import { MoneyFigures } from "./money-figures.tsx";
import { Offers } from "./offers.tsx";
import { Options } from "./options.tsx";
import styles from "./insights.module.css";

const periods: Choice<number>[] = [
  { value: 3, label: "3 months" },
  { value: 6, label: "6 months" },
  { value: 12, label: "12 months" },
  { value: 24, label: "2 years" },
];
const USUAL = 12;

/** What became of what was sent, and the money: for a period that stands in the address. */
export function InsightsPage() {
  useTitle("Insights");
  const [address, setAddress] = useSearchParams();
  const asked = Number(address.get("months"));
  const months = periods.find(({ value }) => value === asked)?.value ?? USUAL;
  const insights = useInsights(months);
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>Insights</h1>
        <Choices
          label="Period"
          choices={periods}
          chosen={months}
          onChoose={(value) => setAddress({ months: String(value) }, { replace: true })}
        />
      </header>
      <Content insights={insights} />
    </main>
  );
}

function Content({ insights }: { insights: ReturnType<typeof useInsights> }) {
  const [, goTo] = useLocation();
  if (insights.isPending) return <RuledSkeleton rows={8} label="Adding up the figures" />;
  if (!insights.data)
    return (
      <Problem
        title="The figures could not be read."
        description={reasonOf(insights.error, "No answer came.")}
        action={
          <Button busy={insights.isFetching} onClick={() => void insights.refetch()}>
            Try again
          </Button>
        }
      />
    );
  if (insights.data.isEmpty)
    return (
      <Empty
        text="Nothing sent yet. What you send, what clients say to it and what they pay adds up here."
        action={
          <Button look="main" onClick={() => goTo(paths.dashboard)}>
            Create a quote
          </Button>
        }
      />
    );
  return (
    <div className={styles.sections} aria-busy={insights.isPlaceholderData}>
      <Figures insights={insights.data} />
      <section aria-labelledby="definitions">
        <h2 id="definitions">How these are counted</h2>
        <dl className={styles.definitions}>
          {definitions.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>
          Months are in UTC. Deleted documents count nowhere. <Link href={paths.clients}>Clients</Link> and the{" "}
          <Link href={paths.dashboard}>dashboard</Link> count the same way.
        </p>
      </section>
    </div>
  );
}

const Figures = ({ insights }: { insights: Insights }) => (
  <>
    <MoneyFigures insights={insights} />
    <Offers insights={insights} />
    <Acceptance insights={insights} />
    <Options insights={insights} />
    <Declines insights={insights} />
  </>
);
