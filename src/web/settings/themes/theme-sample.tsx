import styles from "../settings.module.css";

type SampleStyle = Partial<
  Record<
    "primaryColor" | "secondaryColor" | "accentColor" | "textColor" | "backgroundColor" | "fontFamily",
    string | undefined
  >
>;

/** A corner of a document in the theme. */
export function ThemeSample({ style }: { style: SampleStyle }) {
  return (
    <figure
      className={styles.sample}
      aria-label="Sample of the theme"
      style={{
        background: style.backgroundColor,
        color: style.textColor,
        fontFamily: `"${style.fontFamily}", sans-serif`,
      }}
    >
      <b style={{ color: style.primaryColor }}>Bathroom remodel</b>
      <span style={{ color: style.secondaryColor }}>Scope of work</span>
      <span className={styles.sampleLine} style={{ borderColor: style.primaryColor }}>
        Porcelain floor, laid <span>$928.00</span>
      </span>
      <span className={styles.sampleTotal}>
        Total <b style={{ color: style.accentColor }}>$928.00</b>
      </span>
    </figure>
  );
}
