import { Section } from "./section.tsx";
import styles from "./comparison.module.css";

const rows = [
  ["Writing it up", "At the kitchen table, after dinner", "On the walk back to the van"],
  ["Prices", "Looked up, or remembered wrong", "Said by you or from your list; else a question"],
  ["The sums", "A calculator, twice", "Whole cents, every sum written out"],
  ["“How did you get that?”", "Try to remember", "Press the line, read your own words"],
  ["What the customer gets", "A text, or a photo of a note", "A page to accept and sign, and a PDF with your logo"],
  ["A change of mind", "Start again", "Say it; the version before is kept"],
] as const;

/** The same evening, before and after. */
export function Comparison() {
  return (
    <Section id="comparison" title="The paperwork, before and after.">
      <table className={styles.comparison}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">What</span>
            </th>
            <th scope="col">Before</th>
            <th scope="col">With Bidspoke</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, before, after]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td data-label="Before">{before}</td>
              <td data-label="After">{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
