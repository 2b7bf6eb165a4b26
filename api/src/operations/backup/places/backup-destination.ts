/** A backup in its place. */
export interface StoredBackup {
  name: string;
  bytes: number;
}

/** Where backups are kept. A backup appears once it's complete. */
export interface BackupDestination {
  /** For messages; without anything secret. */
  readonly address: string;

  /** Stores a backup; returns its size in bytes. */
  write(name: string, content: AsyncIterable<Buffer>): Promise<number>;

  /** Reads a backup, piece by piece. Throws BackupError if there is none with that name. */
  read(name: string): AsyncIterable<Buffer>;

  /** The backups in this place, ignoring everything else in it. */
  list(): Promise<StoredBackup[]>;

  remove(name: string): Promise<void>;
}
