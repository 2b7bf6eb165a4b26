import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseRecord } from '../build/release-record.mjs';
import { REMOTE_ENTRY } from './hot-configs.mjs';

/** Older ones are removed: a page that is being rendered may still read the one before. */
const KEPT_RELEASES = 3;

/**
 * Returns a function that makes a release out of the latest builds of a remote and activates it. Only the entry and the
 * server's code are in it; the entry loads everything else from the dev server.
 * @param store the release store of the development server
 * @param {string} storeFolder where it is
 * @param {string} build folder with the `client/` and `server/` that are being watched
 * @param remote its remote.config.mjs
 */
export function developmentReleases(store, storeFolder, build, remote) {
  let number = 0;
  return () => {
    number += 1;
    const version = `development-${number}`;
    const record = releaseRecord(build, remote, { version, entry: REMOTE_ENTRY, exposes: {}, chunks: {} });
    writeFileSync(join(build, 'release.json'), JSON.stringify(record));
    store.publish(build);
    store.promote(remote.name, version, { hasFallback: false });
    const outdated = `development-${number - KEPT_RELEASES}`;
    rmSync(join(storeFolder, 'releases', remote.name, outdated), { recursive: true, force: true });
  };
}
