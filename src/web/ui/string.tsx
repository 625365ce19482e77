import { useEffect, useRef, useState } from "react";
import { smoothLevel, STRING_MIDDLE, STRING_WIDTH, stringPath } from "./string-shape.ts";
import styles from "./string.module.css";

export type ChalkStringProps = {
  /** The voice just now, from 0 to 1; asked for on every frame while `swinging`. */
  level?: (() => number) | undefined;
  /** Lies straight when false. */
  swinging?: boolean | undefined;
  /** From 0 to 100: the string carries the progress of the writing. */
  progress?: number | undefined;
};

/** The plucked chalk line between the words and the ledger. With reduced motion it is a level bar of four steps. */
export function ChalkString({ level = silent, swinging = false, progress }: ChalkStringProps) {
  const calm = useReducedMotion();
  if (calm && progress === undefined) return <LevelBar level={level} swinging={swinging} />;
  return <Drawn level={level} swinging={swinging} progress={progress} />;
}

const silent = () => 0;

function Drawn({
  level,
  swinging,
  progress,
}: {
  level: () => number;
  swinging: boolean;
  progress: number | undefined;
}) {
  const chalk = useRef<SVGPathElement>(null);
  const shadow = useRef<SVGPathElement>(null);

  useEffect(() => {
    let frame = 0;
    let before = performance.now();
    let smooth = 0;
    const draw = (now: number) => {
      smooth = smoothLevel(smooth, swinging ? Math.min(1, level()) : 0, now - before);
      before = now;
      chalk.current?.setAttribute("d", stringPath(smooth, now));
      shadow.current?.setAttribute("d", stringPath(smooth * 0.8, now, 140));
      if (swinging || smooth > 0) frame = requestAnimationFrame(draw);
    };
    draw(before);
    return () => cancelAnimationFrame(frame);
  }, [level, swinging]);

  return (
    <svg className={styles.string} viewBox={`0 0 ${STRING_WIDTH} 36`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.rest} d={`M0 ${STRING_MIDDLE}H${STRING_WIDTH}`} />
      <path ref={shadow} className={styles.shadow} vectorEffect="non-scaling-stroke" />
      <path ref={chalk} className={styles.chalk} vectorEffect="non-scaling-stroke" />
      {progress !== undefined && (
        <path className={styles.done} d={`M0 ${STRING_MIDDLE}H${(STRING_WIDTH * progress) / 100}`} />
      )}
    </svg>
  );
}

const STEPS = 4;

function LevelBar({ level, swinging }: { level: () => number; swinging: boolean }) {
  const [lit, setLit] = useState(0);
  useEffect(() => {
    if (!swinging) return undefined;
    const timer = setInterval(() => setLit(Math.ceil(Math.min(1, level()) * STEPS)), 160);
    return () => clearInterval(timer);
  }, [level, swinging]);
  return (
    <div className={styles.bar} aria-hidden="true">
      {Array.from({ length: STEPS }, (_, step) => (
        <i key={step} data-on={swinging && step < lit} />
      ))}
    </div>
  );
}

function useReducedMotion(): boolean {
  const [calm, setCalm] = useState(() => matchMedia(CALM).matches);
  useEffect(() => {
    const query = matchMedia(CALM);
    const change = () => setCalm(query.matches);
    query.addEventListener("change", change);
    return () => query.removeEventListener("change", change);
  }, []);
  return calm;
}

const CALM = "(prefers-reduced-motion: reduce)";
