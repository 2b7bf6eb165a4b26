import type { ReleaseRecord } from '../registry/release-record';
import type { RemoteState } from '../registry/site-releases';

/** A release's record with one browser file. */
export const getRecord = (
  name: string,
  version: string,
  changes: Partial<ReleaseRecord> = {},
): ReleaseRecord => ({
  contract: 1,
  name,
  version,
  routes: [name === 'mfe_public' ? '/' : `/${name}`],
  entry: 'remoteEntry.js',
  chunks: {},
  client: { 'remoteEntry.js': `sha384-${version}` },
  server: {},
  shared: {},
  ...changes,
});

/** A remote with releases 1, 2 and 3: 2 is active, 1 was before, and 3 is on trial if a canary is given. */
export const getState = (name: string, changes: Partial<RemoteState> = {}): RemoteState => ({
  name,
  isKilled: false,
  records: ['1', '2', '3'].map((version) => getRecord(name, version)),
  active: '2',
  fallback: '1',
  canary: undefined,
  ...changes,
});
