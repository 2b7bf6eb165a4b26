import type { DeskKind } from '@club-reviews/domain/desk';
import { DESK_KINDS } from '@club-reviews/domain/desk';
import { flag, searchParams, textOrNull } from '@club-reviews/shared-ui/search-params';
import { toFilters } from '../../lib/filters';

/** The settings in the queue's address. */
export const queueParams = searchParams({
  /** Only these kinds; empty for all. */
  kinds: {
    read: (given: string): readonly DeskKind[] =>
      DESK_KINDS.filter((kind) => given.split(',').includes(kind)),
    write: (kinds: readonly DeskKind[]) => kinds.join(','),
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
