import type Stripe from "stripe";
import type { Offer } from "../payments.ts";

/**
 * The provider's price of each plan at each amount, made when it is first sold and found again by its name: nothing
 * has to be set up by hand, and a price that rises leaves those who pay the old one alone.
 */
export function createPrices(stripe: Stripe) {
  const known = new Map<string, string>();

  async function find(lookupKey: string): Promise<string | undefined> {
    const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
    return data[0]?.id;
  }

  async function make({ planName, monthly }: Offer, lookupKey: string): Promise<string> {
    const price = await stripe.prices.create(
      {
        currency: "usd",
        unit_amount: monthly,
        recurring: { interval: "month" },
        lookup_key: lookupKey,
        product_data: { name: `Bidspoke ${planName}` },
      },
      { idempotencyKey: `price:${lookupKey}` },
    );
    return price.id;
  }

  return {
    async idOf(offer: Offer): Promise<string> {
      const lookupKey = `bidspoke_${offer.plan}_${offer.monthly}`;
      const id = known.get(lookupKey) ?? (await find(lookupKey)) ?? (await make(offer, lookupKey));
      known.set(lookupKey, id);
      return id;
    },
  };
}
