const DATABASE = "bidspoke";
const VERSION = 2;

/** What is kept on the device beside the words, each kind of row in a store of its own. */
const stores = {
  /** Recordings of which the words are not there yet. */
  recordings: { keyPath: "id", autoIncrement: true },
  /** What the server last said of the account that is signed in. */
  reads: { keyPath: "path" },
} satisfies Record<string, IDBObjectStoreParameters>;
export type DeviceStore = keyof typeof stores;

export const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("The device's storage failed.")));
  });

const finish = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve) => {
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", () => resolve());
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION);
  request.addEventListener("upgradeneeded", () => {
    const database = request.result;
    for (const [name, options] of Object.entries(stores))
      if (!database.objectStoreNames.contains(name)) database.createObjectStore(name, options);
  });
  return answerOf(request);
}

/**
 * Works on the rows of one store, in one transaction. Storage that a browser refuses, fills up or leaves out gives
 * `otherwise`: never rejects.
 */
export async function onDevice<Value>(
  store: DeviceStore,
  mode: IDBTransactionMode,
  work: (rows: IDBObjectStore) => Promise<Value>,
  otherwise: Value,
): Promise<Value> {
  try {
    const database = await open();
    try {
      const transaction = database.transaction(store, mode);
      const finished = finish(transaction);
      const value = await work(transaction.objectStore(store));
      if (mode === "readwrite") await finished; // on the disk, not only accepted
      return value;
    } finally {
      database.close();
    }
  } catch {
    return otherwise;
  }
}
