import { change } from './change.ts';
import { history } from './history.ts';
import type { ReleaseStore } from './release-store.ts';
import { currentRevision } from './release-store.ts';
import type { ReleaseName } from './revision.ts';
import { VERSION, releasesIn } from './revision.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long an unfinished copy may take before it counts as abandoned. */
const COPYING_MS = DAY_MS;

/** What to keep besides what is live. */
export interface Keep {
  /** Everything this many revisions refer to, including the current one; at least 1. */
  revisions: number;
  /** Everything live or published within this many days: open tabs may still load files from it. */
  days: number;
}

/** A release that can be removed. */
export interface Prunable extends ReleaseName {
  bytes: number;
  /** False: the remains of one, left by a killed process. */
  isWhole: boolean;
}

const toKey = ({ name, version }: ReleaseName) => `${name}/${version}`;

async function keptReleases(
  store: ReleaseStore,
  { revisions, days }: Keep,
  now: number,
): Promise<Set<string>> {
  const kept = new Set<string>();
  const since = now - days * DAY_MS;
  let seen = 0;
  for await (const revision of history(store)) {
    for (const release of releasesIn(revision)) kept.add(toKey(release));
    seen += 1;
    // The last one of them was still live when the period began.
    if (seen >= Math.max(1, revisions) && !(Date.parse(revision.createdAt) > since)) break;
  }
  return kept;
}

/** Finds the releases that nobody needs any more. */
export async function findPrunable(store: ReleaseStore, keep: Keep, now = Date.now()): Promise<Prunable[]> {
  const kept = await keptReleases(store, keep, now);
  const found = new Map<string, Prunable & { writtenAt: number }>();
  for await (const { path, bytes, writtenAt } of store.listFiles('releases/')) {
    const [, name, version, file] = path.split('/');
    if (name === undefined || version === undefined || file === undefined) continue;
    const key = `${name}/${version}`;
    const one = found.get(key) ?? { name, version, bytes: 0, isWhole: false, writtenAt: 0 };
    one.bytes += bytes;
    // Copying doesn't preserve times, so the newest file tells when it arrived.
    one.writtenAt = Math.max(one.writtenAt, writtenAt.getTime());
    one.isWhole ||= VERSION.test(version) && path === `releases/${key}/release.json`;
    found.set(key, one);
  }
  return [...found.values()]
    .filter((one) => !kept.has(toKey(one)))
    .filter(({ isWhole, writtenAt }) => writtenAt < now - (isWhole ? keep.days * DAY_MS : COPYING_MS))
    .map(({ name, version, bytes, isWhole }) => ({ name, version, bytes, isWhole }))
    .sort((a, b) => toKey(a).localeCompare(toKey(b), 'en'));
}

/**
 * Removes releases, after recording it in the history. One that has gone live meanwhile is kept.
 * @returns those that were removed
 */
export async function prune(store: ReleaseStore, by: string, prunable: Prunable[]): Promise<Prunable[]> {
  if (prunable.length === 0) return [];
  const reason = `${prunable.length} ${prunable.length === 1 ? 'release' : 'releases'} removed`;
  await change(store, by, ({ remotes }) => ({ remotes, change: { action: 'prune', reason } }));
  const removed: Prunable[] = [];
  for (const one of prunable) {
    const live = releasesIn(await currentRevision(store)).map(toKey);
    if (live.includes(toKey(one))) continue;
    await store.removeRelease(one.name, one.version);
    removed.push(one);
  }
  return removed;
}
