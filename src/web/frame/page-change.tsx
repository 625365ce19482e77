import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation } from "wouter";
import { hasPageFocus } from "#web/ui/lost-focus.ts";
import { titleStore } from "./use-title.ts";

/**
 * What a browser does by itself when a page is loaded, for pages that change without: begins at the top, says the new
 * title to a screen reader, and takes the focus to the page when what had it is gone.
 */
export function PageChange() {
  const [location] = useLocation();
  const title = useSyncExternalStore(titleStore.subscribe, titleStore.get);
  const [said, setSaid] = useState("");
  const before = useRef(location);
  const isFirst = useRef(true);

  useEffect(() => {
    if (before.current === location) return;
    before.current = location;
    isFirst.current = false;
    window.scrollTo(0, 0);
    if (hasPageFocus()) document.getElementById("main")?.focus({ preventScroll: true });
  }, [location]);

  // The first page's title is said by the browser; a later one is set when its page has come.
  useEffect(() => {
    if (!isFirst.current) setSaid(title);
  }, [title]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {said}
    </p>
  );
}
