import { useOffers } from "./api.ts";
import { aMonth } from "./order.tsx";

/** "7 days free, then $4.00 a month": what the sign-up costs now; nothing until that is known. */
export function FoundingPrice() {
  const { data } = useOffers();
  if (!data) return null;
  return (
    <>
      {data.trialDays} days free, then {aMonth(data.founding.monthly)}.
    </>
  );
}
