import type { QueueEntry } from '../../api/types';

/** An entry's kind and id as one text, for addresses and keys. */
export function entryKey({ kind, id }: Pick<QueueEntry, 'kind' | 'id'>): string {
  return `${kind}-${id}`;
}
