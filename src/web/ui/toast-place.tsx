import { useLayoutEffect, useRef } from "react";

let element: HTMLElement | undefined;
/** What the message is drawn in: one element that moves from place to place, so that nothing is said twice. */
export const toastElement = (): HTMLElement => (element ??= document.createElement("div"));

/** The window's own place first; then those of the open dialogs, the topmost last. */
const places: HTMLElement[] = [];

function moveToTopmost(): void {
  const place = places.at(-1);
  if (place && toastElement().parentElement !== place) place.append(toastElement());
}

type ToastPlaceProps = { className: string | undefined; isWindow?: boolean };

/** Where the message stands while this is the topmost place. It takes room there, and so lies over nothing. */
export function ToastPlace({ className, isWindow = false }: ToastPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    if (isWindow) places.unshift(current);
    else places.push(current);
    moveToTopmost();
    return () => {
      places.splice(places.indexOf(current), 1);
      moveToTopmost();
    };
  }, [isWindow]);
  return <div ref={place} className={className} />;
}
