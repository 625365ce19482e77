import { useEffect, useRef, type MouseEvent } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { lineElementId } from "../paper/line-element-id.ts";
import { pointing, type Selection } from "./use-selection.ts";
import { keyOf, numbersOf, type Segment } from "#web/ui/word-segments.ts";
import styles from "./words.module.css";

const nameOf = ({ text, mark }: Segment, numbers: string) =>
  `${text.trim()}${numbers === "" ? "" : `, line ${numbers}`}${mark === "assumed" ? ", assumed" : ""}`;

/** One run of words; a marked one leads to its line. A link, because only links break across lines of text. */
export function SpokenRun({ segment, selection }: { segment: Segment; selection: Selection }) {
  const [first] = segment.owners;
  const isOn = segment.owners.some((owner) => keyOf(owner) === selection.chosen);
  const isLit = segment.owners.some((owner) => keyOf(owner) === selection.pointed);
  const element = useShownWhen<HTMLAnchorElement>(isOn);
  if (segment.mark === "struck") return <s className={styles.struck}>{segment.text}</s>;
  if (first === undefined) return segment.text;
  const numbers = numbersOf(segment.owners);
  const target = first.kind === "line" ? lineElementId(first.id) : "";
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    selection.choose(keyOf(first));
    document.getElementById(target)?.scrollIntoView({ block: "nearest" });
  };
  return (
    <a
      ref={element}
      href={`#${target}`}
      className={classNames(
        segment.mark === "unsure" ? styles.unsure : styles.said,
        segment.mark === "assumed" && styles.assumed,
        isOn && styles.isOn,
        isLit && styles.isLit,
      )}
      aria-label={nameOf(segment, numbers)}
      aria-current={isOn || undefined}
      onClick={follow}
      {...pointing(selection, keyOf(first))}
    >
      {segment.text}
      {segment.ends && segment.mark !== "unsure" && numbers !== "" && <sup aria-hidden="true">{numbers}</sup>}
    </a>
  );
}

/** Brings the words of the chosen line into view; never scrolls for one that is seen. */
function useShownWhen<T extends HTMLElement>(isOn: boolean) {
  const element = useRef<T>(null);
  useEffect(() => {
    if (isOn) element.current?.scrollIntoView({ block: "nearest" });
  }, [isOn]);
  return element;
}
