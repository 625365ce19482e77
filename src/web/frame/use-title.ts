import { useEffect } from "react";

/** The title of the window, with the product's name after it. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Bidspoke`;
  }, [title]);
}
