import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { useParams } from "wouter";
import { TEST_MODE, type CheckoutPage as Page } from "#shared/billing/sandbox.ts";
import { cents, formatMoney } from "#shared/money.ts";
import { reasonOf } from "#web/api-client.ts";
import { useTitle } from "#web/frame/use-title.ts";
import { MessagePage } from "#web/frame/message-page.tsx";
import { Button } from "#web/ui/button.tsx";
import { Problem } from "#web/ui/problem.tsx";
import { RuledSkeleton } from "#web/ui/skeleton.tsx";
import { paySandboxCheckout, useSandboxCheckout } from "../api.ts";
import { BankDialog } from "../card/bank-dialog.tsx";
import styles from "../card/card-form.module.css";
import { SandboxCardFields } from "../card/sandbox-card-fields.tsx";
import { useSandboxSetup, type CardTrouble } from "../card/use-sandbox-setup.ts";
import { Order, type OrderLine } from "../order.tsx";
import { PayPage } from "../pay-page.tsx";

/** The sandbox's hosted checkout. */
export function SandboxCheckoutPage() {
  const id = useParams().id ?? "";
  const checkout = useSandboxCheckout(id);
  useTitle("Checkout, test mode");
  if (checkout.error)
    return <MessagePage title="This checkout is not there" text={reasonOf(checkout.error, "Go back and try again.")} />;
  if (!checkout.data)
    return (
      <PayPage title="Checkout" banner={TEST_MODE}>
        <RuledSkeleton rows={6} label="Loading the checkout" />
      </PayPage>
    );
  return <Checkout id={id} page={checkout.data} />;
}

function linesOf({ planName, monthly, trialDays, credit }: Page): OrderLine[] {
  const month = { label: `Bidspoke ${planName}`, note: "Each month", amount: monthly };
  const used = cents(Math.min(credit, monthly));
  return [
    ...(trialDays > 0 ? [{ label: `${trialDays}-day free trial`, amount: cents(0) }] : []),
    month,
    ...(used > 0 ? [{ label: "Credit", note: "On the first month", amount: cents(-used) }] : []),
  ];
}

function Checkout({ id, page }: { id: string; page: Page }) {
  const [trouble, setTrouble] = useState<CardTrouble>();
  const [isPaid, setPaid] = useState(page.complete);
  const pay = async (paymentMethodId: string) => {
    try {
      const { url } = await paySandboxCheckout(id, paymentMethodId);
      setPaid(true);
      window.location.assign(url);
    } catch (error) {
      setTrouble({ title: "Payment failed", description: reasonOf(error, "Please try again.") });
    }
  };
  const setup = useSandboxSetup(id, pay);
  const shown = setup.trouble ?? trouble;
  return (
    <PayPage
      title="Checkout"
      lead={`For ${page.email}`}
      banner={TEST_MODE}
      back={
        <a href={page.cancelUrl}>
          <ArrowLeft aria-hidden="true" /> Back without paying
        </a>
      }
      aside={<Order title="What you pay" lines={linesOf(page)} today={page.dueToday} />}
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTrouble(undefined);
          if (!isPaid) setup.submit();
        }}
      >
        {shown && <Problem {...shown} />}
        {page.complete ? (
          <Problem title="This checkout is paid already" action={<a href={page.successUrl}>Go on</a>} />
        ) : (
          <>
            <SandboxCardFields card={setup.card} />
            <Button type="submit" look="main" wide busy={setup.isBusy || isPaid}>
              {page.trialDays > 0 ? "Start trial" : `Pay ${formatMoney(page.dueToday)}`}
            </Button>
          </>
        )}
        <BankDialog open={setup.isAsked} busy={setup.isBusy} onAnswer={setup.answer} />
      </form>
    </PayPage>
  );
}
