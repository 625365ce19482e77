import { classNames } from "#web/ui/class-names.ts";
import type { FigureKind } from "#shared/marketing/landing.ts";
import { SampleMark } from "./sample-mark.tsx";
import styles from "./figures.module.css";

/** The counters under the hero; `behaviour/counters.ts` keeps them going. Live ones stay away until they are known. */
export function Figures({ figures, className }: { figures: FigureKind; className: string | undefined }) {
  const isSample = figures === "sample";
  return (
    <div className={classNames(styles.figures, className)} data-figures={figures}>
      <p hidden={!isSample}>
        <b data-figure="documents">18,742</b>
        quotes created
      </p>
      <p hidden={!isSample}>
        <b data-figure="activeUsers">2,147</b>
        active users
      </p>
      {isSample && (
        <>
          <p>
            <b data-figure="viewing">24</b>
            people viewing
          </p>
          <SampleMark />
        </>
      )}
    </div>
  );
}
