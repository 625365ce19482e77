import { useEffect } from "react";

/** What the browser calls the page. */
export function useSharedTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
