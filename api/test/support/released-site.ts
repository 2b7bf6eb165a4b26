import { change } from '@club-reviews/releases/change';
import type { Edit } from '@club-reviews/releases/changes';
import { canary, release } from '@club-reviews/releases/changes';
import { openFolderStore } from '@club-reviews/releases/folder-store';
import type { ReleaseStore } from '@club-reviews/releases/release-store';
import { currentRevision } from '@club-reviews/releases/release-store';
import type { Revision } from '@club-reviews/releases/revision';
import type { ReleaseCounter } from '../../src/operations/releases/release-counter.js';
import type { TestApi } from './test-api.js';

/** The releases in a test: 1.0.0, then 1.1.0, and 1.2.0 that 5 % of visitors try. */
export const REMOTE = 'mfe_public';
export const BEFORE = '1.0.0';
export const LIVE = '1.1.0';
export const TRIED = '1.2.0';

/** The release store of an api under test. */
function getStore(api: TestApi): ReleaseStore {
  return openFolderStore(api.place.dataDir);
}

/** Makes changes to what is live, one after the other. */
export async function changeReleases(api: TestApi, ...edits: Edit[]): Promise<void> {
  for (const edit of edits) await change(getStore(api), 'Ada', edit);
}

/** Releases two versions and starts a canary. */
export async function releaseAndTry(api: TestApi): Promise<void> {
  await changeReleases(api, release(REMOTE, BEFORE), release(REMOTE, LIVE), canary(REMOTE, TRIED, 50));
}

/** What is live now. */
export function getRevision(api: TestApi): Promise<Revision> {
  return currentRevision(getStore(api));
}

/** Counts loads of a version, some of which fail. */
export async function countLoads(
  counter: ReleaseCounter,
  version: string,
  { total, failures }: { total: number; failures: number },
  at = new Date(),
): Promise<void> {
  const release = { remote: REMOTE, version };
  counter.countLoad({ ...release, outcome: 'loaded', errorClass: '' }, at, total - failures);
  counter.countLoad({ ...release, outcome: 'fallback', errorClass: 'http' }, at, failures);
  await counter.flush();
}
