/** A backup at its place. */
export interface StoredBackup {
  name: string;
  bytes: number;
}

/** Where backups are kept. A backup is there once all of it is. */
export interface BackupPlace {
  /** For messages; without anything secret. */
  readonly address: string;

  /** Keeps a backup; returns how many bytes it has. */
  write(name: string, content: AsyncIterable<Buffer>): Promise<number>;

  /** Reads a backup, piece by piece. Throws BackupError if there is none of that name. */
  read(name: string): AsyncIterable<Buffer>;

  /** The backups there are, among whatever else. */
  list(): Promise<StoredBackup[]>;

  remove(name: string): Promise<void>;
}
