import "./parsing.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { ErrorBoundary } from "react-error-boundary";
import { userKey } from "./accounts/api.ts";
import { holdEntries } from "./browser-back.ts";
import { ApplicationError } from "./frame/application-error.tsx";
import { queryClient } from "./query.ts";
import { Routes } from "./routes.tsx";
import "./ui/faces.css";
import "./ui/base.css";
import { isLoadFailure, watchStyles } from "./ui/part.ts";
import { Toaster } from "./ui/toaster.tsx";
import { whenIdle } from "./when-idle.ts";

const root = document.getElementById("root");
if (!root) throw new Error("Router initialization failed"); // public/start-failure.js shows it

// A page that the browser brought back whole ("back" after logging out) asks anew whose it is.
window.addEventListener("pageshow", (event) => {
  if (event.persisted) void queryClient.invalidateQueries({ queryKey: userKey });
});

holdEntries();
watchStyles();

// What did not come is said on the page, and by the browser; every other error is a fault of the program.
const onCaughtError = (error: unknown) => {
  if (!isLoadFailure(error)) reportError(error);
};

createRoot(root, { onCaughtError }).render(
  <StrictMode>
    <ErrorBoundary FallbackComponent={ApplicationError}>
      <QueryClientProvider client={queryClient}>
        <Routes />
        <Toaster />
      </QueryClientProvider>
    </ErrorBoundary>
  </StrictMode>,
);

// The development server's files change under their names: nothing of them is kept.
if (import.meta.env.PROD) {
  whenIdle(
    () => void import("./offline/service-worker.ts").then(({ keepOnDevice }) => keepOnDevice()).catch(() => undefined),
  );
}
