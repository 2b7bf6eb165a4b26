import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { change } from './change.ts';
import { release } from './changes.ts';
import type { ReleaseStore } from './release-store.ts';
import { hasRelease } from './release-store.ts';
import { REMOTE_NAME, VERSION } from './revision.ts';

/** A release by its name and version. */
export interface ReleaseName {
  name: string;
  version: string;
}

/**
 * Copies a built release into the store. One that's already there is left as it is.
 * @param built folder with release.json, client/ and, for some remotes, server/
 * @throws if the folder holds no release
 */
export async function publish(store: ReleaseStore, built: string): Promise<ReleaseName> {
  const { name, version } = JSON.parse(
    await readFile(join(built, 'release.json'), 'utf8'),
  ) as Partial<ReleaseName>;
  if (!name || !version || !REMOTE_NAME.test(name) || !VERSION.test(version))
    throw new Error(`${join(built, 'release.json')} names no remote and version`);
  await store.addRelease(name, version, built);
  return { name, version };
}

/**
 * Makes sure that a release is in the store.
 * @throws if it isn't
 */
export async function requireRelease(store: ReleaseStore, name: string, version: string): Promise<void> {
  if (!(await hasRelease(store, name, version)))
    throw new Error(`There is no release ${version} of ${name} in ${store.address}`);
}

/**
 * Publishes a build and makes it the live release of its remote.
 * @param by whose change it is
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
