import type { DeskKind } from '@club-reviews/domain/desk';
import { DESK_KINDS } from '@club-reviews/domain/desk';
import type { DeskArg } from '../api/types';
import { flag, searchParams, textOrNull } from '@club-reviews/shared-ui/search-params';

/** The settings in the desk's address. */
export const {
  defaults: WHOLE_DESK,
  read: readDeskParams,
  query: deskQuery,
} = searchParams({
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

export type DeskParams = typeof WHOLE_DESK;

/** The filters as the api takes them. */
export function deskFilters({ kinds, isMine, cursor }: DeskParams): DeskArg {
  return {
    ...(kinds.length > 0 ? { kinds: kinds.join(',') } : {}),
    ...(isMine ? { assigned: 'me' as const } : {}),
    ...(cursor === null ? {} : { cursor }),
  };
}
