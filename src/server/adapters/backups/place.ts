/** Where finished backups are kept: a folder, or a bucket of S3-compatible storage. */
export interface BackupPlace {
  /** Named in messages: a path, or the bucket's address. Holds no secret. */
  readonly title: string;
  /** The names of everything that is kept there. */
  list(): Promise<string[]>;
  /** Keeps the file of this path under a name, whole or not at all. */
  put(name: string, file: string): Promise<void>;
  /** Writes what is kept under a name to a new file. */
  get(name: string, file: string): Promise<void>;
  remove(name: string): Promise<void>;
}
