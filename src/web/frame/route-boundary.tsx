import { Suspense, useCallback, type ReactNode } from "react";
import { ErrorBoundary, type FallbackProps } from "react-error-boundary";
import { useLocation } from "wouter";
import { Button } from "#web/ui/button.tsx";
import { isLoadFailure } from "#web/ui/part.ts";
import { messageOf } from "./application-error.tsx";
import { Loading } from "./loading.tsx";
import { Message } from "./message-page.tsx";

/** Around each page: ruled lines while it loads, a message of its own when it fails, the frame stays. */
export function RouteBoundary({ name, children }: { name: string; children: ReactNode }) {
  const [location] = useLocation();
  const fallback = useCallback((failure: FallbackProps) => <Failed {...failure} name={name} />, [name]);
  return (
    <ErrorBoundary resetKeys={[location]} fallbackRender={fallback}>
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function Failed({ name, error, resetErrorBoundary }: FallbackProps & { name: string }) {
  return (
    <Message title="Unexpected Application Error!" text={`Error loading ${name} page. ${reasonOf(error)}`}>
      <Button look="main" onClick={isLoadFailure(error) ? reload : resetErrorBoundary}>
        Try Again
      </Button>
      <Button onClick={reload}>Refresh the page</Button>
    </Message>
  );
}

/** A page that did not come may be remembered by the browser as such: only a new load asks for it in any case. */
const reload = () => window.location.reload();

const reasonOf = (error: unknown): string =>
  isLoadFailure(error) ? "A part of it did not come. Check your connection." : messageOf(error);
