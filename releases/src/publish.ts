import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { change } from './change.ts';
import { release } from './changes.ts';
import type { ReleaseStore } from './release-store.ts';
import { releasePath } from './release-store.ts';
import type { ReleaseName } from './revision.ts';
import { REMOTE_NAME, VERSION } from './revision.ts';
import { SIGNATURE_FILE, signRecord } from './signature.ts';
import { readSignature } from './verify-release.ts';

/**
 * Reads the record of a built release.
 * @param built folder with release.json, client/ and, for some remotes, server/
 * @throws if the folder holds no release
 */
export async function readBuilt(built: string): Promise<ReleaseName & { record: Buffer }> {
  const record = await readFile(join(built, 'release.json'));
  const { name, version } = JSON.parse(record.toString('utf8')) as Partial<ReleaseName>;
  if (!name || !version || !REMOTE_NAME.test(name) || !VERSION.test(version))
    throw new Error(`${join(built, 'release.json')} doesn’t name a remote and version`);
  return { name, version, record };
}

/**
 * Copies a built release into the store. An existing one is left as it is, but gets its signature if it has none.
 * @param signingKey signs the record; null: it stays unsigned
 * @throws if the folder holds no release
 */
export async function publish(
  store: ReleaseStore,
  built: string,
  signingKey: KeyObject | null = null,
): Promise<ReleaseName> {
  const { name, version, record } = await readBuilt(built);
  if (signingKey === null) {
    await store.addRelease(name, version, built);
    return { name, version };
  }
  const signature = Buffer.from(signRecord(record, signingKey));
  const isNew = await store.addRelease(name, version, built, { [SIGNATURE_FILE]: signature });
  if (!isNew && (await readSignature(store, name, version)) === null) {
    const stored = await store.readFile(releasePath(name, version, 'release.json'));
    // Somebody with write access to the store may have put something else there: only what was built here is signed.
    if (!stored.equals(record))
      throw new Error(
        `${version} of ${name} is already in ${store.address}, unsigned, and isn't what was built here: release it with other sources or another version`,
      );
    await store.writeOnce(releasePath(name, version, SIGNATURE_FILE), signature);
  }
  return { name, version };
}

/**
 * Publishes a build and makes it the live release of its remote.
 * @param by who makes the change
 */
export async function publishAndRelease(
  store: ReleaseStore,
  by: string,
  built: string,
  options?: { hasFallback?: boolean },
): Promise<ReleaseName & { isNew: boolean }> {
  const { name, version } = await publish(store, built);
  const { isNew } = await change(store, by, release(name, version, options));
  return { name, version, isNew };
}
