import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BackupError } from '../backup-error.js';
import type { BackupDestination, StoredBackup } from './backup-destination.js';

const OWNER_ONLY = 0o600;
const READ_BYTES = 512 * 1024;
const LEFTOVER = /^\..+\.unfinished$/;
/** Nobody has written to it for this long: an hour. */
const LEFTOVER_AFTER_MS = 3_600_000;

/** Backups in a folder, which only their owner can read. */
export class FolderPlace implements BackupDestination {
  /** @param address the folder; created with the first backup */
  constructor(readonly address: string) {}

  async write(name: string, content: AsyncIterable<Buffer>): Promise<number> {
    await mkdir(this.address, { recursive: true, mode: 0o700 });
    await this.removeLeftovers();
    const draft = join(this.address, `.${name}.${process.pid}.unfinished`);
    try {
      await pipeline(content, createWriteStream(draft, { mode: OWNER_ONLY, flush: true }));
      const { size } = await stat(draft);
      await rename(draft, join(this.address, name));
      await this.flushNames();
      return size;
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async *read(name: string): AsyncGenerator<Buffer> {
    try {
      yield* createReadStream(join(this.address, name), {
        highWaterMark: READ_BYTES,
      }) as AsyncIterable<Buffer>;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      throw new BackupError(`There’s no ${join(this.address, name)}`);
    }
  }

  async list(): Promise<StoredBackup[]> {
    const names = await readdir(this.address).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    const found: StoredBackup[] = [];
    for (const name of names) {
      const file = await stat(join(this.address, name)).catch(() => undefined);
      if (file?.isFile()) found.push({ name, bytes: file.size });
    }
    return found;
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.address, name), { force: true });
  }

  /** Leftovers of processes that were killed. */
  private async removeLeftovers(): Promise<void> {
    for (const name of await readdir(this.address)) {
      const path = join(this.address, name);
      const found = LEFTOVER.test(name) ? await stat(path).catch(() => undefined) : undefined;
      if (found && found.mtimeMs < Date.now() - LEFTOVER_AFTER_MS) await rm(path, { force: true });
    }
  }

  /** So that the new name also survives a power cut. */
  private async flushNames(): Promise<void> {
    const folder = await open(this.address, 'r');
    await folder.sync().finally(() => folder.close());
  }
}
