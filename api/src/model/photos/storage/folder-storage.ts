import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PHOTO_KEY, PhotoStorage, StorageUnavailableError } from './photo-storage.js';

/** Unlike those still being written. */
const FINISHED = /^[^.]+\.[a-z]+$/;

/** Stores pictures in a folder, with a subfolder for each key. */
export class FolderStorage extends PhotoStorage {
  /** @param folder created with the first picture */
  constructor(private readonly folder: string) {
    super();
  }

  /** A file is first written under another name: anyone reading meanwhile sees all of it, or nothing. */
  async put(name: string, data: Buffer): Promise<void> {
    const path = join(this.folder, name);
    const unfinished = `${path}.${randomBytes(6).toString('hex')}`;
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(unfinished, data, { flush: true });
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw unavailable(error);
    }
  }

  async get(name: string): Promise<Buffer | undefined> {
    try {
      return await readFile(join(this.folder, name));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw unavailable(error);
    }
  }

  async remove(key: string): Promise<void> {
    if (!PHOTO_KEY.test(key)) return;
    await rm(join(this.folder, key), { recursive: true, force: true }).catch((error: unknown) => {
      throw unavailable(error);
    });
  }

  async *keysBefore(before: Date): AsyncGenerator<string> {
    for (const key of await this.keys()) {
      const found = await stat(join(this.folder, key)).catch(() => undefined);
      if (found && found.mtime < before) yield key;
    }
  }

  async *names(): AsyncGenerator<string> {
    for (const key of await this.keys())
      for (const file of await this.filesIn(join(this.folder, key)))
        if (FINISHED.test(file)) yield `${key}/${file}`;
  }

  private async keys(): Promise<string[]> {
    return (await this.filesIn(this.folder)).filter((name) => PHOTO_KEY.test(name));
  }

  private filesIn(folder: string): Promise<string[]> {
    return readdir(folder).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw unavailable(error);
    });
  }
}

function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/** The disk is full or broken, or this process may not write to the folder. */
function unavailable(error: unknown): StorageUnavailableError {
  return new StorageUnavailableError(error instanceof Error ? error.message : String(error));
}
