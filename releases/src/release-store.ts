import type { Revision } from './revision.ts';
import { NO_REVISION, parseRevision } from './revision.ts';

/** The revision that was active when the pointer was read. */
export interface Pointer {
  revision: number;
  /** Changes whenever the pointer does. */
  tag: string;
}

/** A file in the store. */
export interface StoredFile {
  /** From the store's root, with slashes. */
  path: string;
  bytes: number;
  writtenAt: Date;
}

/** Thrown for a file that isn't in the store. */
export class MissingFileError extends Error {
  override readonly name = 'MissingFileError';
  constructor(path: string, address: string) {
    super(`There’s no ${path} in ${address}`);
  }
}

/**
 * Holds the releases and the registry. It isn't part of any build:
 *
 *   releases/{remote}/{version}/   one release, written once and never changed
 *   registry/{revision}.json       one revision, written once
 *   registry/current               the number of the revision in force; moving this pointer is the deployment
 *
 * Several processes may write at once, on several machines.
 */
export interface ReleaseStore {
  /** Its location, for messages; contains no secrets. */
  readonly address: string;

  /** Reads the pointer; null while nothing has been released. It's read afresh each time. */
  readPointer(): Promise<Pointer | null>;

  /**
   * Adds a revision made from the one at `after`, without putting it into effect.
   * @returns false if its number is taken, or the pointer isn't at `after` any more
   */
  addRevision(revision: Revision, after: Pointer | null): Promise<boolean>;

  /**
   * Puts a revision into effect that this object has added.
   * @returns false if the pointer isn't at `after` any more, or another process didn't wait for this one
   */
  movePointer(to: number, after: Pointer | null): Promise<boolean>;

  /**
   * Reads a complete file.
   * @param path from the store's root, for example `releases/mfe_public/1.0.0/release.json`
   * @throws MissingFileError
   */
  readFile(path: string): Promise<Buffer>;

  /** The files below a folder, such as `releases/mfe_public/`, in no particular order. */
  listFiles(folder: string): AsyncIterable<StoredFile>;

  /**
   * Writes a file, unless it exists.
   * @returns whether it was written
   */
  writeOnce(path: string, content: Uint8Array): Promise<boolean>;

  /**
   * Copies a built release into the store, all of it or nothing: it exists once its release.json does.
   * @param source folder with release.json and the files it names
   * @param more additional files by name, such as the signature
   * @returns false if that version exists already, in which case it's left as it is
   */
  addRelease(
    name: string,
    version: string,
    source: string,
    more?: Record<string, Uint8Array>,
  ): Promise<boolean>;

  /** Removes a release. The caller has to make sure that nobody needs it. */
  removeRelease(name: string, version: string): Promise<void>;
}

/** The path of a file of a release. */
export const releasePath = (name: string, version: string, file: string) =>
  `releases/${name}/${version}/${file}`;

/** The path of a revision. */
export const revisionPath = (revision: number) => `registry/${revision}.json`;

/**
 * Reads a revision.
 * @throws MissingFileError, or RevisionError if the file isn't a revision
 */
export async function readRevision(
  store: Pick<ReleaseStore, 'readFile'>,
  revision: number,
): Promise<Revision> {
  return parseRevision((await store.readFile(revisionPath(revision))).toString('utf8'));
}

/** The active revision; one without remotes while nothing has been released. */
export async function currentRevision(store: ReleaseStore): Promise<Revision> {
  const pointer = await store.readPointer();
  return pointer === null ? NO_REVISION : readRevision(store, pointer.revision);
}

/** Whether a release is in the store. */
export async function hasRelease(store: ReleaseStore, name: string, version: string): Promise<boolean> {
  try {
    await store.readFile(releasePath(name, version, 'release.json'));
    return true;
  } catch (error) {
    if (error instanceof MissingFileError) return false;
    throw error;
  }
}
