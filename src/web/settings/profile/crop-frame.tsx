import { useRef, type KeyboardEvent, type PointerEvent } from "react";
import { BOX, shownSize, type Framing } from "./crop.ts";
import styles from "./profile.module.css";
import type { Picture } from "./read-logo.ts";

type CropFrameProps = {
  picture: Picture;
  framing: Framing;
  onMove: (to: { x: number; y: number }) => void;
};

/** One press of an arrow key, in the box's measure. */
const STEP = 0.05;
const steps: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};
const percent = (share: number) => `${share * 100}%`;

/** The picture in its box, moved by dragging it or with the arrow keys. */
export function CropFrame({ picture, framing, onMove }: CropFrameProps) {
  const held = useRef<{ pointer: number; left: number; top: number; from: Framing } | null>(null);
  const shown = shownSize(picture, framing);
  const start = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { pointer: event.pointerId, left: event.clientX, top: event.clientY, from: framing };
  };
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    const hold = held.current;
    if (hold?.pointer !== event.pointerId) return;
    const unit = event.currentTarget.clientWidth / BOX.width;
    onMove({
      x: hold.from.x + (event.clientX - hold.left) / unit,
      y: hold.from.y + (event.clientY - hold.top) / unit,
    });
  };
  const nudge = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    onMove({ x: framing.x + step.x, y: framing.y + step.y });
  };
  return (
    <button
      type="button"
      className={styles.cropFrame}
      data-theme="light"
      aria-label="Move the picture with the arrow keys, or drag it"
      onPointerDown={start}
      onPointerMove={drag}
      onPointerUp={() => (held.current = null)}
      onPointerCancel={() => (held.current = null)}
      onKeyDown={nudge}
    >
      <img
        src={picture.dataUrl}
        alt=""
        draggable={false}
        style={{
          width: percent(shown.width / BOX.width),
          height: percent(shown.height / BOX.height),
          left: percent((BOX.width / 2 + framing.x - shown.width / 2) / BOX.width),
          top: percent((BOX.height / 2 + framing.y - shown.height / 2) / BOX.height),
        }}
      />
    </button>
  );
}
