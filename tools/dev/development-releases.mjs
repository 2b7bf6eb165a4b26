import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishAndRelease } from '../../releases/dist/publish.js';
import { releaseRecord } from '../build/release-record.mjs';
import { REMOTE_ENTRY } from './hot-configs.mjs';

/** Older ones are removed: a page being rendered may still read the previous one. */
const KEPT_RELEASES = 3;

/**
 * Returns a function that makes a release from a remote's latest builds and activates it. It only contains the entry
 * and the server's code; the entry loads everything else from the dev server.
 * @param store the development server's release store
 * @param {string} build folder with the `client/` and `server/` being watched
 * @param remote its remote.config.mjs
 */
export function developmentReleases(store, build, remote) {
  let number = 0;
  let latest = Promise.resolve();
  async function make() {
    number += 1;
    const version = `development-${number}`;
    const record = releaseRecord(build, remote, { version, entry: REMOTE_ENTRY, exposes: {}, chunks: {} });
    writeFileSync(join(build, 'release.json'), JSON.stringify(record));
    await publishAndRelease(store, 'dev', build, { hasFallback: false });
    await store.removeRelease(remote.name, `development-${number - KEPT_RELEASES}`);
  }
  return () => {
    // One after the other: the next build's record would replace the one being copied.
    latest = latest.then(make).catch((error) => console.error(error));
    return latest;
  };
}
