import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link, useLocation, useSearchParams } from "wouter";
import type { PaymentResult } from "#shared/billing/schema.ts";
import { reasonOf } from "#web/api-client.ts";
import { useTitle } from "#web/frame/use-title.ts";
import { paths } from "#web/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Problem } from "#web/ui/problem.tsx";
import { RuledSkeleton } from "#web/ui/skeleton.tsx";
import { paymentResultOptions } from "./api.ts";
import { PayPage } from "./pay-page.tsx";

/** Section 2 of the specification. */
const LOGIN_MS = 2_000;

/** Where the hosted checkout sends the browser back to. */
export function PaymentSuccessPage() {
  const [search] = useSearchParams();
  const sessionId = search.get("session_id") ?? "";
  const result = useQuery(paymentResultOptions(sessionId));
  useTitle("Payment");
  if (sessionId === "") return <Issue text="No session ID found" />;
  if (result.error) return <Issue text={reasonOf(result.error, "Failed to process payment success")} />;
  if (!result.data)
    return (
      <PayPage title="Finishing your payment">
        <RuledSkeleton rows={4} label="Finishing your payment" />
      </PayPage>
    );
  if (result.data.success) return <GoOn needsLogin={result.data.needsLogin} />;
  return <Issue text={result.data.error ?? "Payment processing failed"} trialUsed={result.data.trialUsed} />;
}

function GoOn({ needsLogin }: Pick<PaymentResult, "needsLogin">) {
  const [, navigate] = useLocation();
  const client = useQueryClient();
  useEffect(() => {
    const go = async () => {
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "payment-success" });
      navigate(paths.dashboard, { replace: true });
    };
    if (!needsLogin) {
      void go();
      return undefined;
    }
    const timer = setTimeout(() => navigate(paths.auth, { replace: true }), LOGIN_MS);
    return () => clearTimeout(timer);
  }, [needsLogin, navigate, client]);
  const lead = needsLogin ? "Sign in to go on. We take you there." : "We take you to your dashboard.";
  return (
    <PayPage title="Your subscription has started" lead={<span role="status">{lead}</span>}>
      {null}
    </PayPage>
  );
}

function Issue({ text, trialUsed = false }: { text: string; trialUsed?: boolean | undefined }) {
  return (
    <PayPage title="Payment Issue">
      <div>
        <Problem
          title={text}
          action={
            <Link
              href={trialUsed ? `${paths.subscribe}?without-trial=1` : paths.subscribe}
              className={buttonClass({ size: "small" })}
            >
              {trialUsed ? "Start without a trial" : "Try Again"}
            </Link>
          }
        />
      </div>
    </PayPage>
  );
}
