import { useEffect, useRef, useState } from "react";

export type LeaveGuard = {
  /** True while the user is asked. */
  asks: boolean;
  stay: () => void;
  /** Goes where the user was going. */
  leave: () => void;
};

/** While there are unsaved fields a link to another page asks first, and so does the browser before it closes the tab. */
export function useLeaveGuard(isDirty: boolean): LeaveGuard {
  const [link, setLink] = useState<HTMLAnchorElement | null>(null);
  const passes = useRef(false);
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if (!passes.current) event.preventDefault();
    };
    const hold = (event: MouseEvent) => {
      const followed = passes.current ? null : linkOf(event);
      if (!followed) return;
      event.preventDefault();
      event.stopPropagation();
      setLink(followed);
    };
    window.addEventListener("beforeunload", warn);
    document.addEventListener("click", hold, { capture: true });
    return () => {
      window.removeEventListener("beforeunload", warn);
      document.removeEventListener("click", hold, { capture: true });
    };
  }, [isDirty]);
  return {
    asks: link !== null,
    stay: () => setLink(null),
    leave: () => {
      passes.current = true;
      setLink(null);
      link?.click();
      passes.current = false;
    },
  };
}

/** The link that a press leaves this page by; null for one that opens elsewhere, downloads, or stays on the page. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!isPlain || !link?.href || link.target === "_blank" || link.hasAttribute("download")) return null;
  const { pathname, search } = new URL(link.href, window.location.href);
  return pathname === window.location.pathname && search === window.location.search ? null : link;
}
