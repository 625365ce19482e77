import { RuledSkeleton } from "#web/ui/skeleton.tsx";
import { ApiError } from "#web/api-client.ts";
import { useClientPage } from "./api.ts";
import { BrokenPage, ClosedPage, UnknownPage } from "./notices/closed-page.tsx";
import { OfferedDocument } from "./offered-document.tsx";
import styles from "./client-page.module.css";

/** What a client sees who opens their link: the document and how to answer it, or kindly why there is none. */
export function ClientPage({ token }: { token: string }) {
  const { data: page, error, refetch, isFetching } = useClientPage(token);
  if (error && !page) {
    const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 422);
    return isUnknown ? (
      <UnknownPage />
    ) : (
      <BrokenPage onRetry={() => void refetch()} isBusy={isFetching} error={error} />
    );
  }
  if (!page)
    return (
      <main className={styles.desk}>
        <div className={styles.waiting}>
          <RuledSkeleton rows={10} label="Opening the document" />
        </div>
      </main>
    );
  return page.document ? (
    <OfferedDocument token={token} page={page} document={page.document} />
  ) : (
    <ClosedPage page={page} />
  );
}
