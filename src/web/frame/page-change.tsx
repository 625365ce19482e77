import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";

/** The page's title is set by its content, which may have to load first. */
const TITLE_MS = 400;

/**
 * What a browser does by itself when a page is loaded, for pages that change without: begins at the top, says the new
 * title to a screen reader, and takes the focus to the page when what had it is gone.
 */
export function PageChange() {
  const [location] = useLocation();
  const [said, setSaid] = useState("");
  const before = useRef(location);
  useEffect(() => {
    if (before.current === location) return undefined;
    before.current = location;
    window.scrollTo(0, 0);
    if (document.activeElement === document.body) document.getElementById("main")?.focus({ preventScroll: true });
    const timer = setTimeout(() => setSaid(document.title), TITLE_MS);
    return () => clearTimeout(timer);
  }, [location]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {said}
    </p>
  );
}
