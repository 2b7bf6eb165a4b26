import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PhotoStorage } from './photo-storage.js';

const KEY = /^[0-9a-f]{24}$/;

/** Keeps pictures in a folder, those of each key in a folder of their own. */
export class FolderStorage extends PhotoStorage {
  /** @param folder is made with the first picture */
  constructor(private readonly folder: string) {
    super();
  }

  /** A file is written under another name first: whoever reads meanwhile sees all of it, or none. */
  async put(name: string, data: Buffer): Promise<void> {
    const path = join(this.folder, name);
    await mkdir(dirname(path), { recursive: true });
    const unfinished = `${path}.${randomBytes(6).toString('hex')}`;
    try {
      await writeFile(unfinished, data, { flush: true });
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async get(name: string): Promise<Buffer | undefined> {
    try {
      return await readFile(join(this.folder, name));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    if (KEY.test(key)) await rm(join(this.folder, key), { recursive: true, force: true });
  }

  async *keysBefore(before: Date): AsyncGenerator<string> {
    const names = await readdir(this.folder).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    for (const name of names.filter((one) => KEY.test(one))) {
      const { mtime } = await stat(join(this.folder, name));
      if (mtime < before) yield name;
    }
  }
}

function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR';
}
