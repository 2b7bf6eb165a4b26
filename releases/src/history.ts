import type { ReleaseStore } from './release-store.ts';
import { MissingFileError, readRevision } from './release-store.ts';
import type { Revision } from './revision.ts';

/**
 * The revisions that have been in effect, newest first. Those of processes that were killed before they could put them
 * into effect are left out. It ends at a revision that somebody has removed.
 */
export async function* history(
  store: Pick<ReleaseStore, 'readPointer' | 'readFile'>,
): AsyncGenerator<Revision> {
  let next = (await store.readPointer())?.revision ?? 0;
  while (next > 0) {
    let revision: Revision;
    try {
      revision = await readRevision(store, next);
    } catch (error) {
      if (error instanceof MissingFileError) return;
      throw error;
    }
    yield revision;
    // Revisions of earlier versions don't name their predecessor.
    next = Math.min(revision.after ?? next - 1, next - 1);
  }
}
