import type Stripe from "stripe";
import { z } from "zod";
import { PaymentsError, type ProviderEvent } from "../payments.ts";

/** An event older than this is refused, so that one that was listened to cannot be sent again later. */
const TOLERANCE_SECONDS = 300;

const reference = z.union([z.string(), z.object({ id: z.string() })]);
/** Whose the thing is that changed: the object is a customer, or names one. */
const subjectSchema = z.object({ object: z.string(), id: z.string(), customer: reference.nullish() });

/** Checks the signature of a raw event and says what it is about. Throws `PaymentsError` "signature". */
export function readEvent(stripe: Stripe, rawBody: string, signature: string, secret: string): ProviderEvent {
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(rawBody, signature, secret, TOLERANCE_SECONDS);
  } catch {
    throw new PaymentsError("signature", "The event is not signed, or too old.");
  }
  const subject = subjectSchema.safeParse(event.data.object).data;
  const customer = subject?.customer ?? (subject?.object === "customer" ? subject.id : null);
  const customerId = customer === null || typeof customer === "string" ? customer : customer.id;
  return { id: event.id, type: event.type, customerId };
}
