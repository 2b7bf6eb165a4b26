import type { ReleaseStore } from './release-store.ts';
import { MissingFileError, releasePath } from './release-store.ts';
import type { ReleaseKeys } from './signature.ts';
import { SIGNATURE_FILE, verifyRecord } from './signature.ts';

/**
 * Reads the record of a release in the store.
 * @param keys who may release what; null: anyone with write access to the store
 * @returns the bytes of release.json, exactly as they were signed
 * @throws MissingFileError, or SignatureError if the release isn't signed by a key of that remote
 */
export async function readRecord(
  store: ReleaseStore,
  keys: ReleaseKeys | null,
  name: string,
  version: string,
): Promise<Buffer> {
  const record = await store.readFile(releasePath(name, version, 'release.json'));
  if (keys !== null) verifyRecord(keys, name, record, await readSignature(store, name, version));
  return record;
}

/** The text of a release's signature; null if it has none. */
export async function readSignature(
  store: ReleaseStore,
  name: string,
  version: string,
): Promise<string | null> {
  try {
    return (await store.readFile(releasePath(name, version, SIGNATURE_FILE))).toString('utf8');
  } catch (error) {
    if (error instanceof MissingFileError) return null;
    throw error;
  }
}
