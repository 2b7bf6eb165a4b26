import type { EntityManager } from 'typeorm';

/** Work at the end of a transaction, with what has been gathered for it so far. */
export type BeforeCommitWork = (manager: EntityManager) => Promise<void>;

const lastWorks = new WeakMap<EntityManager, Map<object, BeforeCommitWork>>();

/**
 * Makes the TransactionRunner do `work` last, before it commits the transaction of `manager`: for rows that many
 * writers change, which are then locked late, and by everyone in the same order. The same `key` replaces earlier work.
 */
export function beforeCommit(manager: EntityManager, key: object, work: BeforeCommitWork): void {
  const works = lastWorks.get(manager);
  if (works) works.set(key, work);
  else lastWorks.set(manager, new Map([[key, work]]));
}

/** Does what has been left for the end of a transaction. */
export async function runBeforeCommit(manager: EntityManager): Promise<void> {
  for (const work of lastWorks.get(manager)?.values() ?? []) await work(manager);
  lastWorks.delete(manager);
}
