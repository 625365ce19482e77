import { z } from "zod";
import type { Answer } from "#shared/sending/answers.ts";
import { deviceStorage, type DeviceStorage } from "#web/device-storage.ts";

/** As many as could be shown twice over; older ones are no news. */
const MOST_SEEN = 40;

const seenSchema = z.array(z.string()).catch([]);
const placeOf = (userId: string) => `bidspoke.answers-seen.${userId}`;

/** Tells one answer from every other: a document can be answered again. */
export const keyOf = ({ documentId, at }: Pick<Answer, "documentId" | "at">): string => `${documentId} ${at}`;

/** The keys of the answers that were looked at on this device. */
export function readSeen(userId: string, storage: DeviceStorage = deviceStorage): readonly string[] {
  try {
    return seenSchema.parse(JSON.parse(storage.get(placeOf(userId)) ?? "[]"));
  } catch {
    return []; // what stands there is no JSON
  }
}

/** Keeps that these were looked at too; gives all that were. */
export function keepSeen(
  userId: string,
  keys: readonly string[],
  storage: DeviceStorage = deviceStorage,
): readonly string[] {
  const seen = [...new Set([...keys, ...readSeen(userId, storage)])].slice(0, MOST_SEEN);
  storage.set(placeOf(userId), JSON.stringify(seen));
  return seen;
}
