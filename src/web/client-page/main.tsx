import "#web/parsing.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { ErrorBoundary } from "react-error-boundary";
import "#web/ui/faces.css";
import "#web/ui/base.css";
import "@fontsource/caveat/600.css";
import { ClientPage } from "./client-page.tsx";
import { BrokenPage } from "./notices/closed-page.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no place to be shown in.");

/** What opens the document: the last part of the address. */
const token = decodeURIComponent(window.location.pathname.split("/")[2] ?? "");
const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, networkMode: "always", staleTime: Infinity },
    mutations: { retry: false, networkMode: "always" },
  },
});

createRoot(root).render(
  <StrictMode>
    <ErrorBoundary FallbackComponent={BrokenPage}>
      <QueryClientProvider client={queryClient}>
        <ClientPage token={token} />
      </QueryClientProvider>
    </ErrorBoundary>
  </StrictMode>,
);
