import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { cp, link, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Pointer, ReleaseStore, StoredFile } from './release-store.ts';
import { MissingFileError, revisionPath } from './release-store.ts';
import { formatRevision } from './revision.ts';

const getCode = (error: unknown) => (error as NodeJS.ErrnoException).code;
const uniqueName = () => randomBytes(6).toString('hex');

/** The result; undefined if the file or folder no longer exists. */
async function unlessGone<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (getCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Paths of all files below a folder, while other processes may add and remove some. */
async function filesBelow(top: string): Promise<string[]> {
  while (existsSync(top)) {
    // A folder that's removed halfway through ends the walk: it'll be missing from the next one.
    const entries = await unlessGone(readdir(top, { recursive: true, withFileTypes: true }));
    if (entries) return entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  }
  return [];
}

/**
 * A store in a folder, which several processes may share.
 *
 * A file system can't replace a file conditionally, but renaming fails if the file is gone. So each writer creates the
 * file that is to become the pointer before it claims a revision's number. A process that won't wait for a slow writer
 * removes that file first, and the slow writer's rename fails.
 * @param folder usually DATA_DIR; it's created if missing, unless `isReadOnly` is set
 */
export function openFolderStore(folder: string, { isReadOnly = false } = {}): ReleaseStore {
  const registry = join(folder, 'registry');
  const pointerFile = join(registry, 'current');
  if (!isReadOnly) {
    // The folder may later hold the database too; releases themselves may be served by any web server.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    mkdirSync(join(folder, 'releases'), { recursive: true });
    mkdirSync(registry, { recursive: true });
  }
  /** The files that can become the pointer, with the revision they name. */
  const tokens = new Map<number, string>();

  // Read for every page, and only a few bytes: going through the thread pool four times costs more than reading
  // synchronously.
  function pointer(): Pointer | null {
    try {
      const tag = readFileSync(pointerFile, 'utf8').trim();
      const revision = Number(tag);
      if (!Number.isSafeInteger(revision) || revision < 1)
        throw new Error(`${pointerFile} should name a revision, but says "${tag}"`);
      return { revision, tag };
    } catch (error) {
      if (getCode(error) === 'ENOENT') return null;
      throw error;
    }
  }

  /** From here on, a process that has claimed a lower number can't move the pointer any more. */
  async function stopSlowerWriters(revision: number) {
    for (const name of await readdir(registry)) {
      const [, number] = /^(\d+)\.\w+\.next$/.exec(name) ?? [];
      if (number !== undefined && Number(number) < revision) await rm(join(registry, name), { force: true });
    }
  }

  /** Writes a complete file, or nothing. Unlike a rename, a link fails if the name is taken. */
  async function writeOnce(path: string, content: string | Uint8Array): Promise<boolean> {
    const file = join(folder, path);
    const draft = `${file}.${uniqueName()}.tmp`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(draft, content);
    try {
      await link(draft, file);
      return true;
    } catch (error) {
      if (getCode(error) === 'EEXIST') return false;
      throw error;
    } finally {
      await rm(draft, { force: true });
    }
  }

  return {
    address: folder,

    readPointer: () => Promise.resolve().then(pointer),

    async addRevision(revision, after) {
      const number = revision.revision;
      if (existsSync(join(folder, revisionPath(number)))) return false;
      const token = join(registry, `${number}.${uniqueName()}.next`);
      await writeFile(token, `${number}\n`);
      await stopSlowerWriters(number);
      if (
        pointer()?.tag === after?.tag &&
        (await writeOnce(revisionPath(number), formatRevision(revision)))
      ) {
        tokens.set(number, token);
        return true;
      }
      await rm(token, { force: true });
      return false;
    },

    async movePointer(to) {
      const token = tokens.get(to);
      tokens.delete(to);
      if (token === undefined) return false;
      try {
        await rename(token, pointerFile);
        return true;
      } catch (error) {
        if (getCode(error) === 'ENOENT') return false;
        throw error;
      }
    },

    async readFile(path) {
      try {
        return await readFile(join(folder, path));
      } catch (error) {
        if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(getCode(error) ?? ''))
          throw new MissingFileError(path, folder);
        throw error;
      }
    },

    async *listFiles(path): AsyncGenerator<StoredFile> {
      for (const file of await filesBelow(join(folder, path))) {
        const found = await unlessGone(stat(file));
        // A draft that has become a release meanwhile, or a release that was removed.
        if (found === undefined) continue;
        const path = relative(folder, file).replaceAll(sep, '/');
        yield { path, bytes: found.size, writtenAt: found.mtime };
      }
    },

    writeOnce,

    async addRelease(name, version, source, more = {}) {
      const target = join(folder, 'releases', name, version);
      if (existsSync(target)) return false;
      const temporary = join(folder, 'releases', name, `.${version}.${uniqueName()}`);
      await mkdir(join(folder, 'releases', name), { recursive: true });
      await cp(source, temporary, { recursive: true });
      for (const [file, content] of Object.entries(more)) await writeFile(join(temporary, file), content);
      try {
        await rename(temporary, target);
        return true;
      } catch (error) {
        await rm(temporary, { recursive: true, force: true });
        if (existsSync(target)) return false;
        throw error;
      }
    },

    async removeRelease(name, version) {
      const target = join(folder, 'releases', name, version);
      // Everything goes at once, so that nobody mistakes the rest for a release.
      const removed = join(folder, 'releases', name, `.${version}.${uniqueName()}`);
      try {
        await rename(target, removed);
      } catch (error) {
        if (getCode(error) === 'ENOENT') return;
        throw error;
      }
      await rm(removed, { recursive: true, force: true });
    },
  };
}
