/** Where the files of pictures are kept. Names are like "0123…/800.webp": a key, a slash and a file's name. */
export abstract class PhotoStorage {
  /** Keeps a file; one of the same name is replaced. */
  abstract put(name: string, data: Buffer, contentType: string): Promise<void>;

  /** Reads a file; undefined: there is none. */
  abstract get(name: string): Promise<Buffer | undefined>;

  /** Removes all files of a key; it's no error if there are none. */
  abstract remove(key: string): Promise<void>;

  /** The keys that there are files of and that were written before `before`. */
  abstract keysBefore(before: Date): AsyncIterable<string>;
}
