import { z } from "zod";
import { answerOf, onDevice } from "#web/device-database.ts";

/** A recording of which the words are not there yet. */
export type KeptRecording = { id: number; file: File };

/** Where recordings wait until they are transcribed: a closed tab or a lost connection loses none. Never rejects. */
export type RecordingStore = {
  /** Null when it could not be kept: it then lasts as long as the page. */
  keep: (file: File) => Promise<number | null>;
  /** The oldest first. */
  all: () => Promise<KeptRecording[]>;
  drop: (id: number) => Promise<void>;
  clear: () => Promise<void>;
};

/** Five takes of five minutes; older ones make room. */
const MOST = 5;

const rowSchema = z.object({ id: z.number(), userId: z.string(), name: z.string(), audio: z.instanceof(Blob) });

/** The recordings of one account on this device. */
export function recordingStore(userId: string): RecordingStore {
  const own = async (rows: IDBObjectStore) =>
    z
      .array(rowSchema)
      .parse(await answerOf(rows.getAll()))
      .filter((row) => row.userId === userId);
  const remove = (id: number) => onDevice("recordings", "readwrite", (rows) => answerOf(rows.delete(id)), undefined);
  return {
    keep: (file) =>
      onDevice(
        "recordings",
        "readwrite",
        async (rows) => {
          const before = await own(rows);
          for (const { id } of before.slice(0, Math.max(0, before.length + 1 - MOST))) rows.delete(id);
          return Number(await answerOf(rows.add({ userId, name: file.name, audio: file })));
        },
        null,
      ),
    all: () =>
      onDevice(
        "recordings",
        "readonly",
        async (rows) =>
          (await own(rows)).map(({ id, name, audio }) => ({ id, file: new File([audio], name, { type: audio.type }) })),
        [],
      ),
    drop: remove,
    clear: () =>
      onDevice(
        "recordings",
        "readwrite",
        async (rows) => {
          for (const { id } of await own(rows)) rows.delete(id);
        },
        undefined,
      ),
  };
}
