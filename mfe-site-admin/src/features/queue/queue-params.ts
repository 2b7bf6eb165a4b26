import type { QueueKind } from '@club-reviews/domain/queue';
import { QUEUE_KINDS } from '@club-reviews/domain/queue';
import { flag, searchParams, textOrNull } from '@club-reviews/shared-ui/search-params';
import { toFilters } from '../../lib/filters';

/** The settings in the queue's address. */
export const queueParams = searchParams({
  /** Only these kinds; empty for all. */
  kinds: {
    read: (given: string): readonly QueueKind[] =>
      QUEUE_KINDS.filter((kind) => given.split(',').includes(kind)),
    write: (kinds: readonly QueueKind[]) => kinds.join(','),
  },
  /** Only what the moderator has taken on. */
  isMine: flag('assigned', 'me'),
  cursor: textOrNull,
  /** The open entry, like "claim-7"; null if none was chosen. */
  entry: textOrNull,
});

export type QueueParams = typeof queueParams.defaults;

/** The filters as the api takes them. */
export function queueFilters({ kinds, isMine, cursor }: QueueParams) {
  return toFilters({ kinds: kinds.join(','), assigned: isMine && ('me' as const), cursor });
}
