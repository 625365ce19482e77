import { STRING_MIDDLE, STRING_WIDTH, stringPath } from "#web/ui/string-shape.ts";
import styles from "#web/ui/string.module.css";

/** The chalk line as it looked at one moment of talking; `behaviour/sample-player.ts` plucks it. */
export function RestingString({ className }: { className: string | undefined }) {
  return (
    <div className={className}>
      <svg className={styles.string} viewBox={`0 0 ${STRING_WIDTH} 36`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.rest} d={`M0 ${STRING_MIDDLE}H${STRING_WIDTH}`} />
        <path className={styles.chalk} d={stringPath(0.62, 900)} vectorEffect="non-scaling-stroke" data-string />
      </svg>
    </div>
  );
}
