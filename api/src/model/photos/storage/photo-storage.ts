import { UnavailableError } from '../../../platform/errors.js';

/** The form of a key: 24 hexadecimal digits. */
export const PHOTO_KEY = /^[0-9a-f]{24}$/;

/** The files of pictures can't be reached just now; the details are for the log, not for the client. */
export class StorageUnavailableError extends UnavailableError {
  constructor(readonly detail: string) {
    super('We can’t reach the pictures right now: please try again in a moment');
  }
}

/**
 * Where the files of pictures are stored. Names are like "0123…/800.webp": a key, a slash and a file's name. Each call
 * throws StorageUnavailableError if the storage can't be reached, or is full.
 */
export abstract class PhotoStorage {
  /** Stores a file; one with the same name is replaced. */
  abstract put(name: string, data: Buffer, contentType: string): Promise<void>;

  /** Reads a file; undefined if there is none. */
  abstract get(name: string): Promise<Buffer | undefined>;

  /** Removes all files with a key; it isn't an error if there are none. */
  abstract remove(key: string): Promise<void>;

  /** The keys with files that were written before `before`. */
  abstract keysBefore(before: Date): AsyncIterable<string>;

  /** The names of all picture files, in no particular order. */
  abstract names(): AsyncIterable<string>;
}

/** The key in a file's name; undefined if it isn't a picture's file. */
export function keyInName(name: string): string | undefined {
  const key = name.slice(0, Math.max(name.indexOf('/'), 0));
  return PHOTO_KEY.test(key) ? key : undefined;
}
