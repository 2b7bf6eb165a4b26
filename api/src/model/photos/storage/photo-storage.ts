import { UnavailableError } from '../../../platform/errors.js';

/** What a key looks like: 24 hexadecimal digits. */
export const PHOTO_KEY = /^[0-9a-f]{24}$/;

/** The files of pictures can't be reached just now; the details are for the log, not for whoever asked. */
export class StorageUnavailableError extends UnavailableError {
  constructor(readonly detail: string) {
    super('We can’t reach the pictures right now: please try again in a moment');
  }
}

/**
 * Where the files of pictures are kept. Names are like "0123…/800.webp": a key, a slash and a file's name. Each call throws
 * StorageUnavailableError while the place can't be reached, or is full.
 */
export abstract class PhotoStorage {
  /** Keeps a file; one of the same name is replaced. */
  abstract put(name: string, data: Buffer, contentType: string): Promise<void>;

  /** Reads a file; undefined: there is none. */
  abstract get(name: string): Promise<Buffer | undefined>;

  /** Removes all files of a key; it's no error if there are none. */
  abstract remove(key: string): Promise<void>;

  /** The keys that there are files of and that were written before `before`. */
  abstract keysBefore(before: Date): AsyncIterable<string>;

  /** The names of all picture files, in no certain order. */
  abstract names(): AsyncIterable<string>;
}

/** The key in a file's name; undefined: it's no file of a picture. */
export function keyInName(name: string): string | undefined {
  const key = name.slice(0, Math.max(name.indexOf('/'), 0));
  return PHOTO_KEY.test(key) ? key : undefined;
}
