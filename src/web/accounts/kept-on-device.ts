import { deviceStorage, type DeviceStorage } from "#web/device-storage.ts";

/** Where the unsaved edits of an account's document are kept on the device. */
export const draftKey = (userId: string, documentId: string): string => `${draftsOf(userId)}${documentId}`;
/** Where the words of an account are kept until the server has their document. */
export const dictationKey = (userId: string): string => `bidspoke.dictation.${userId}`;
/** Where the jobs of an account wait that were put aside until there is a line. */
export const outboxKey = (userId: string): string => `bidspoke.outbox.${userId}`;

/** Where the unsaved fields of an account's theme are kept on the device. */
export const themeKey = (userId: string): string => `bidspoke.theme.${userId}`;

const draftsOf = (userId: string) => `bidspoke.draft.${userId}.`;

/** What the device holds of an account and no server has. */
export type KeptOnDevice = { hasDictation: boolean; drafts: number; hasTheme: boolean };

export function findKept(userId: string, storage: DeviceStorage = deviceStorage): KeptOnDevice {
  const drafts = storage.keys().filter((key) => key.startsWith(draftsOf(userId))).length;
  const has = (key: string) => storage.get(key) !== null;
  return { hasDictation: has(dictationKey(userId)) || has(outboxKey(userId)), drafts, hasTheme: has(themeKey(userId)) };
}

export function forgetKept(userId: string, storage: DeviceStorage = deviceStorage): void {
  storage.remove(dictationKey(userId));
  storage.remove(outboxKey(userId));
  storage.remove(themeKey(userId));
  for (const key of storage.keys()) if (key.startsWith(draftsOf(userId))) storage.remove(key);
}

/** "are words that no document was made of and edits to 2 documents"; empty when nothing is kept. */
export function describeKept({ hasDictation, drafts, hasTheme }: KeptOnDevice): string {
  const parts = [
    ...(hasDictation ? ["words that no document was made of"] : []),
    ...(drafts > 0 ? [`unsaved edits to ${drafts === 1 ? "a document" : `${drafts} documents`}`] : []),
    ...(hasTheme ? ["unsaved changes to a theme"] : []),
  ];
  return parts.length === 0 ? "" : `are ${parts.join(" and ")}`;
}
