import { change } from '@club-reviews/releases/change';
import type { Edit } from '@club-reviews/releases/changes';
import { history } from '@club-reviews/releases/history';
import type { ReleaseStore } from '@club-reviews/releases/release-store';
import { readRevision } from '@club-reviews/releases/release-store';
import type { Revision } from '@club-reviews/releases/revision';
import { entryIn } from '@club-reviews/releases/revision';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { PromiseCache } from '../async/promise-cache.js';
import type { Resettable } from '../async/resettable.js';

/** Injection token of the release store that the shell serves from. */
export const RELEASE_STORE = Symbol('ReleaseStore');

/** A moment's delay does no harm to figures, and every browser report needs this. */
const REMEMBERED_FOR_MS = 2000;
const REVISIONS_REMEMBERED = 200;

/** The store's content: the current revision, that there is none, or nothing that could be read. */
type RegistryState = { state: 'ready'; revision: Revision } | { state: 'empty' } | { state: 'unreadable' };

/** Which releases are live, for the api to read and change. */
@Injectable()
export class ReleaseRegistry implements Resettable {
  private readonly logger = new Logger(ReleaseRegistry.name);
  private readonly recent = new PromiseCache<RegistryState>(1, REMEMBERED_FOR_MS);
  private readonly files = new LRUCache<string, Buffer>({ max: REVISIONS_REMEMBERED });
  /** Revisions are written once: each is read once. */
  private readonly revisions = {
    readPointer: () => this.store.readPointer(),
    readFile: (path: string) => this.readOnce(path),
  };

  constructor(@Inject(RELEASE_STORE) private readonly store: ReleaseStore) {}

  reset(): void {
    this.recent.clear();
    this.files.clear();
  }

  /** What is live, a moment old at most. */
  recently(): Promise<RegistryState> {
    return this.recent.get('', () => this.now());
  }

  /** What is live now. */
  async now(): Promise<RegistryState> {
    try {
      const pointer = await this.store.readPointer();
      if (pointer === null) return { state: 'empty' };
      return { state: 'ready', revision: await readRevision(this.revisions, pointer.revision) };
    } catch (error) {
      this.logger.warn(`${this.store.address} can't be read: ${toMessage(error)}`);
      return { state: 'unreadable' };
    }
  }

  /** The past and current revisions, newest first. */
  async back(count: number): Promise<Revision[]> {
    const found: Revision[] = [];
    for await (const revision of history(this.revisions)) {
      found.push(revision);
      if (found.length === count) break;
    }
    return found;
  }

  /** When the remote's canary in a revision began: raising its share doesn't start another one. */
  async canaryBegan(current: Revision, name: string): Promise<Date> {
    const seed = entryIn(current, name)?.canary?.seed;
    let began = current;
    for (const earlier of await this.back(REVISIONS_REMEMBERED)) {
      if (earlier.revision >= current.revision) continue;
      if (entryIn(earlier, name)?.canary?.seed !== seed) break;
      began = earlier;
    }
    return new Date(began.createdAt);
  }

  /**
   * Changes what is live.
   * @param by who makes the change, for the history
   * @returns the revision in force afterwards
   */
  async change(by: string, edit: Edit): Promise<Revision> {
    const { revision } = await change(this.store, by, edit);
    return revision;
  }

  private async readOnce(path: string): Promise<Buffer> {
    const known = this.files.get(path);
    if (known) return known;
    const file = await this.store.readFile(path);
    this.files.set(path, file);
    return file;
  }
}

/** Whether some visitors are trying a version of anything. */
export function hasCanary({ remotes }: Revision): boolean {
  return Object.values(remotes).some(({ canary }) => canary !== undefined);
}

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
