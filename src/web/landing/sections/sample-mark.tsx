import styles from "./sample-mark.module.css";

/** Stands beside everything that was written for show and measured nowhere. */
export function SampleMark() {
  return <p className={styles.mark}>Sample figures</p>;
}
