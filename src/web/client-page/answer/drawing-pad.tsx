import { useEffect, useRef, type PointerEvent } from "react";
import { Button } from "#web/ui/button.tsx";
import styles from "./signature-field.module.css";

/** Dots of the picture for a pixel of the screen: sharp in print, and small. */
const SCALE = 2;
const PEN = 2.6;
/** A stroke shorter than this is a press by accident. */
const LEAST_LENGTH = 24;

/** A place to draw a signature with a finger, a pen or a mouse. Gives a PNG, or null when it is empty. */
export function DrawingPad({ onDrawn }: { onDrawn: (png: string | null) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const length = useRef(0);
  const last = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    element.width = element.clientWidth * SCALE;
    element.height = element.clientHeight * SCALE;
    onDrawn(null);
    // Once, when the pad appears: its size is settled then.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const pointOf = ({ nativeEvent }: PointerEvent) => ({ x: nativeEvent.offsetX, y: nativeEvent.offsetY });
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    const from = last.current;
    const context = canvas.current?.getContext("2d");
    if (!from || !context) return;
    const to = pointOf(event);
    context.lineWidth = PEN * SCALE;
    context.lineCap = "round";
    context.strokeStyle = "#14213d";
    context.beginPath();
    context.moveTo(from.x * SCALE, from.y * SCALE);
    context.lineTo(to.x * SCALE, to.y * SCALE);
    context.stroke();
    length.current += Math.hypot(to.x - from.x, to.y - from.y);
    last.current = to;
  };
  const lift = () => {
    if (!last.current) return;
    last.current = null;
    if (length.current >= LEAST_LENGTH) onDrawn(canvas.current?.toDataURL("image/png") ?? null);
  };
  const clear = () => {
    const element = canvas.current;
    element?.getContext("2d")?.clearRect(0, 0, element.width, element.height);
    length.current = 0;
    onDrawn(null);
  };
  return (
    <div className={styles.pad}>
      <canvas
        ref={canvas}
        className={styles.canvas}
        role="img"
        aria-label="Draw your signature here. With a keyboard, choose Type instead."
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          last.current = pointOf(event);
        }}
        onPointerMove={draw}
        onPointerUp={lift}
        onPointerCancel={lift}
      />
      <Button look="quiet" size="small" className={styles.clear} onClick={clear}>
        Clear
      </Button>
    </div>
  );
}
