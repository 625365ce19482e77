import styles from "./slogan.module.css";

/** The two lines of the hero. `as` is the heading level that the page needs. */
export function Slogan({ as: Tag = "p" }: { as?: "h1" | "p" }) {
  return (
    <Tag className={styles.slogan}>
      Say the job.
      <br />
      <span className={styles.swipe}>It adds up.</span>
    </Tag>
  );
}
