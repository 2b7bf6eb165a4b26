import { setTimeout as pause } from 'node:timers/promises';
import type { Edit } from './changes.ts';
import type { Pointer, ReleaseStore } from './release-store.ts';
import { readRevision } from './release-store.ts';
import type { Revision } from './revision.ts';
import { NO_REVISION } from './revision.ts';

/** How long a revision may exist before the pointer names it. After that, its writer is assumed to have crashed. */
const ACTIVATION_TIMEOUT_MS = 1000;
const LOOK_AGAIN_MS = 10;

/** The result of a change to the registry. */
export interface Changed {
  revision: Revision;
  /** Whether there was anything to change. */
  isNew: boolean;
}

/**
 * Changes what is live: adds a revision and points to it. Several processes can do this at once without losing each
 * other's changes: the edit is repeated if another one came first.
 * @param by who makes the change, for the history
 */
export async function change(store: ReleaseStore, by: string, edit: Edit): Promise<Changed> {
  for (;;) {
    const pointer = await store.readPointer();
    const current = pointer === null ? NO_REVISION : await readRevision(store, pointer.revision);
    const edited = edit(current);
    if (edited === null) return { revision: current, isNew: false };
    const next = (revision: number): Revision => ({
      schema: 1,
      revision,
      createdAt: new Date().toISOString(),
      after: current.revision,
      ...edited,
      change: { ...edited.change, by },
    });
    const added = await addNext(store, pointer, next);
    if (added !== null && (await store.movePointer(added.revision, pointer)))
      return { revision: added, isNew: true };
  }
}

/** Adds a revision with the first free number. Returns null if the pointer moves meanwhile. */
async function addNext(
  store: ReleaseStore,
  pointer: Pointer | null,
  next: (revision: number) => Revision,
): Promise<Revision | null> {
  for (let number = (pointer?.revision ?? 0) + 1; ; number += 1) {
    const revision = next(number);
    if (await store.addRevision(revision, pointer)) return revision;
    const giveUpAt = Date.now() + ACTIVATION_TIMEOUT_MS;
    do {
      if ((await store.readPointer())?.tag !== pointer?.tag) return null;
      await pause(LOOK_AGAIN_MS);
    } while (Date.now() < giveUpAt);
  }
}
