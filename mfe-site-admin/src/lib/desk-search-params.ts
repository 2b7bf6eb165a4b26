import type { DeskKind } from '@club-reviews/domain/desk';
import { DESK_KINDS } from '@club-reviews/domain/desk';
import type { DeskArg } from '../api/types';

/** What the address of the desk says. */
export interface DeskParams {
  /** Only these kinds; none: all. */
  kinds: readonly DeskKind[];
  /** Only what the moderator has taken on. */
  isMine: boolean;
  /** The entry that is open, like "claim-7"; null where nobody has chosen one. */
  entry: string | null;
  /** Where the shown page begins; null for the beginning of the queue. */
  cursor: string | null;
}

/** The desk as it opens. */
export const WHOLE_DESK: DeskParams = { kinds: [], isMine: false, entry: null, cursor: null };

/** Reads a query string. Values that name nothing count as not given. */
export function readDeskParams(search: string): DeskParams {
  const parameters = new URLSearchParams(search);
  const named = parameters.get('kinds')?.split(',') ?? [];
  return {
    kinds: DESK_KINDS.filter((kind) => named.includes(kind)),
    isMine: parameters.get('assigned') === 'me',
    entry: parameters.get('entry') || null,
    cursor: parameters.get('cursor') || null,
  };
}

/** The query string, "" for the desk as it opens. */
export function deskQuery({ kinds, isMine, entry, cursor }: DeskParams): string {
  const parameters = new URLSearchParams();
  if (kinds.length > 0) parameters.set('kinds', kinds.join(','));
  if (isMine) parameters.set('assigned', 'me');
  if (cursor !== null) parameters.set('cursor', cursor);
  if (entry !== null) parameters.set('entry', entry);
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}

/** The filters as the api takes them. */
export function deskFilters({ kinds, isMine, cursor }: DeskParams): DeskArg {
  return {
    ...(kinds.length > 0 ? { kinds: kinds.join(',') } : {}),
    ...(isMine ? { assigned: 'me' as const } : {}),
    ...(cursor === null ? {} : { cursor }),
  };
}
