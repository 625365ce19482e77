import type { Document } from "#shared/documents/schema.ts";
import { chosenProof } from "./chosen-proof.ts";
import styles from "./words.module.css";

/** The sum of the chosen line, written out. Spoken by screen readers when the choice changes. */
export function ProofBox({ document, chosen }: { document: Document; chosen: string | null }) {
  const proof = chosenProof(document.content, chosen);
  return (
    <div className={styles.proofPlace} aria-live="polite">
      {proof && (
        <section className={styles.proof} data-open={proof.isOpen || undefined}>
          <b>{proof.heading}</b>
          <dl>
            {proof.rows.map((row) => (
              <div key={`${row.label} ${row.value} ${row.note ?? ""}`}>
                <dt>
                  {row.label}
                  {row.note && <small>{row.note}</small>}
                </dt>
                <dd className={row.isAssumed ? styles.assumed : undefined}>{row.value}</dd>
              </div>
            ))}
            <div className={styles.equation}>
              <dt>{proof.equation.left}</dt>
              <dd>{proof.equation.right}</dd>
            </div>
          </dl>
        </section>
      )}
    </div>
  );
}
