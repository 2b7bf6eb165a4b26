import type { Canary } from '@club-reviews/releases/revision';
import { isInCanary } from '@club-reviews/releases/rollout';
import { LRUCache } from 'lru-cache';
import type { RegisteredRemote } from '../../src/remotes/boot-data';
import type { ReleaseRecord } from './release-record';
import type { RegistrySnapshot } from './registry-snapshot';
import { releaseUrl } from './registry-snapshot';

/** At most this many canaries run at the same time: each doubles the number of pages in the cache. */
const MAX_CANARIES = 4;

/** Testers may combine versions as they like; only this many combinations are kept. */
const KEPT_VARIANTS = 2 ** MAX_CANARIES;

/** One remote's state in a revision. */
export interface RemoteState {
  name: string;
  isKilled: boolean;
  /** The records that could be read: the active release, the fallback and the canary. */
  records: ReleaseRecord[];
  active: string;
  fallback: string | null;
  canary: Canary | undefined;
}

/** Versions other than those most visitors get, by remote. */
export type Choice = ReadonlyMap<string, string>;

const NO_CHOICE: Choice = new Map();

/**
 * What a revision means for each visitor. Those outside all canaries share one snapshot, as do those who get the same
 * versions: a page cached for one of them is correct for all.
 */
export class SiteReleases {
  /** What visitors outside all canaries get. */
  readonly stable: RegistrySnapshot;
  private readonly canaries: { name: string; canary: Canary }[];
  private readonly variants = new LRUCache<string, RegistrySnapshot>({ max: KEPT_VARIANTS });

  constructor(
    readonly revision: number,
    private readonly remotes: readonly RemoteState[],
  ) {
    this.stable = this.snapshot(NO_CHOICE);
    this.canaries = remotes
      .flatMap(({ name, canary, isKilled, records }) => {
        const isThere = records.some(({ version }) => version === canary?.version);
        return canary !== undefined && canary.share > 0 && isThere && !isKilled ? [{ name, canary }] : [];
      })
      .slice(0, MAX_CANARIES);
  }

  /** Whether different visitors may get different releases. */
  get hasCanaries(): boolean {
    return this.canaries.length > 0;
  }

  /** Whether the revision names a version, so that it may be tried. */
  canTry(name: string, version: string): boolean {
    return this.state(name)?.records.some((record) => record.version === version) ?? false;
  }

  /** Where a tester of a remote starts: its first page with a fixed path. */
  entrance(name: string): string {
    const routes = this.state(name)?.records[0]?.routes ?? [];
    return routes.find((route) => /^[\w/-]+$/.test(route)) ?? '/';
  }

  /**
   * What a visitor gets.
   * @param visitor their random ID; undefined keeps them out of canaries
   * @param tried versions they have asked for, all accepted by {@link canTry}
   */
  forVisitor(visitor: string | undefined, tried: Choice = NO_CHOICE): RegistrySnapshot {
    const choice = new Map(tried);
    for (const { name, canary } of this.canaries)
      if (visitor !== undefined && !choice.has(name) && isInCanary(visitor, canary))
        choice.set(name, canary.version);
    return this.variant(choice);
  }

  private state(name: string): RemoteState | undefined {
    return this.remotes.find((one) => one.name === name);
  }

  private variant(choice: Choice): RegistrySnapshot {
    const others = [...choice].filter(([name, version]) => this.state(name)?.active !== version);
    if (others.length === 0) return this.stable;
    const key = others
      .map(([name, version]) => `${name}@${version}`)
      .sort()
      .join(' ');
    const known = this.variants.get(key);
    if (known !== undefined) return known;
    const made = this.snapshot(new Map(others), key);
    this.variants.set(key, made);
    return made;
  }

  private snapshot(choice: Choice, variant = ''): RegistrySnapshot {
    const active = new Map<string, ReleaseRecord>();
    const remotes: RegisteredRemote[] = [];
    for (const remote of this.remotes) {
      const chain = getChain(remote, choice.get(remote.name));
      const [first] = chain;
      if (first === undefined) continue;
      const { name, isKilled } = remote;
      if (!isKilled) active.set(name, first);
      remotes.push({
        name,
        ...(first.area !== undefined && { area: first.area }),
        routes: first.routes,
        releases: isKilled ? [] : chain.map(asRelease),
        ...(isKilled && { isKilled }),
      });
    }
    return { registry: { revision: this.revision, remotes }, active, variant };
  }
}

/** A remote's releases in the order they're tried: the chosen, the active and the previous one. */
function getChain({ records, active, fallback }: RemoteState, chosen: string | undefined): ReleaseRecord[] {
  const versions = new Set([chosen, active, fallback]);
  return [...versions].flatMap((version) => records.find((record) => record.version === version) ?? []);
}

const asRelease = ({ name, version, entry, client }: ReleaseRecord) => ({
  version,
  entryUrl: releaseUrl(name, version) + entry,
  entryIntegrity: client[entry] ?? '',
});
