/** The part of Storage that is used; never throws. */
export type DeviceStorage = {
  get: (key: string) => string | null;
  /** False when it could not be kept. */
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
  keys: () => string[];
};

/** Storage that a browser may refuse, fill up or leave out: then it remembers nothing. */
function careful(find: () => Storage): DeviceStorage {
  const attempt = <Value>(action: (storage: Storage) => Value, otherwise: Value): Value => {
    try {
      return action(find());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () => attempt((storage) => Object.keys(storage), []),
  };
}

/** Kept on the device. */
export const deviceStorage = careful(() => globalThis.localStorage);
/** Kept until the tab closes. */
export const tabStorage = careful(() => globalThis.sessionStorage);
