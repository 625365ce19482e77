import { createRoot } from "react-dom/client";
import { LivePad, type PadStart } from "./live-pad.tsx";

/** Puts the real pad in the place of the sample; pressed again while it is there, the words go on where they are. */
export function openPad(pad: HTMLElement, start: PadStart): void {
  const sample = pad.querySelector<HTMLElement>("[data-pad-sample]");
  const live = pad.querySelector<HTMLElement>("[data-pad-live]");
  if (!sample || !live) return;
  if (!live.hidden) {
    live.querySelector("textarea")?.focus();
    return;
  }
  live.style.minHeight = `${sample.offsetHeight}px`; // what lies below keeps its place
  sample.hidden = true;
  live.hidden = false;
  createRoot(live).render(<LivePad start={start} preview={emptied()} />);
}

/** The live preview's two places, without the sample that stood there. */
function emptied(): { said: Element; paper: Element } | null {
  const said = document.querySelector("[data-preview-said]");
  const paper = document.querySelector("[data-preview-paper]");
  if (!said || !paper) return null;
  said.replaceChildren();
  paper.replaceChildren();
  return { said, paper };
}
