import { landingGaps as gaps } from "#shared/marketing/landing.ts";
import { exampleReturns, returnsOf } from "../returns.ts";
import { parts } from "../site-links.ts";
import styles from "./roi.module.css";
import { SampleMark } from "./sample-mark.tsx";
import { Section } from "./section.tsx";

const fields = [
  { name: "documents", label: "Quotes and invoices a week", unit: "" },
  { name: "before", label: "Minutes for one, the old way", unit: "min" },
  { name: "after", label: "Minutes for one, spoken", unit: "min" },
  { name: "rate", label: "What your hour is worth", unit: "$" },
] as const;

/** The return as a sum that is written out, with the visitor's own figures; the first ones are a sample. */
export function Roi() {
  const { hoursAMonth, worthAMonth } = returnsOf(exampleReturns);
  return (
    <Section
      id={parts.roi}
      title="What your evenings are worth."
      lead="No study, no average of strangers. Put in your own week and read the sum."
      aside
      more={
        <div className={styles.mark} data-roi-mark>
          <SampleMark />
        </div>
      }
    >
      <form className={styles.sheet} data-roi>
        {fields.map(({ name, label, unit }) => (
          <label key={name} className={styles.field}>
            {label}
            <span>
              {unit === "$" && "$"}
              <input
                type="number"
                name={name}
                min="0"
                max="999"
                step="any"
                defaultValue={exampleReturns[name]}
                inputMode="decimal"
              />
              {unit === "min" && "min"}
            </span>
          </label>
        ))}
        <dl className={styles.results} aria-live="polite">
          <div>
            <dt>Hours back a month</dt>
            <dd data-roi-result="hoursAMonth">{hoursAMonth}</dd>
          </div>
          <div>
            <dt>Worth a month</dt>
            <dd data-roi-result="worthAMonth">{worthAMonth}</dd>
          </div>
          <div>
            <dt>Bidspoke a month</dt>
            <dd>{gaps.monthly}</dd>
          </div>
        </dl>
      </form>
    </Section>
  );
}
