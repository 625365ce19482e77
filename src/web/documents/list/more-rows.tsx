import { useEffect, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import type { DocumentPages } from "./api.ts";
import { ListProblem } from "./list-problem.tsx";
import styles from "./list.module.css";

/** How far below the screen its end may be when the next page is asked for. */
const AHEAD = "1200px";

/** The end of the list so far: reads on when it comes near the screen, or when the button is pressed. */
export function MoreRows({ pages }: { pages: DocumentPages }) {
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = pages;
  const reads = hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (!reads || !end.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void fetchNextPage();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [reads, fetchNextPage]);

  if (!hasNextPage) return null;
  if (isFetchNextPageError)
    return <ListProblem list={{ error: pages.error, isFetching, refetch: () => fetchNextPage() }} />;
  return (
    <div ref={end} className={styles.more}>
      <Button busy={isFetching} onClick={() => void fetchNextPage()}>
        Show more
      </Button>
    </div>
  );
}
