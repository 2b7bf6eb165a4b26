import type { DeskKind } from '@club-reviews/domain/desk';
import { DESK_KINDS } from '@club-reviews/domain/desk';
import type { DeskArg } from '../api/types';

/** The settings in the desk's address. */
export interface DeskParams {
  /** Only these kinds; empty for all. */
  kinds: readonly DeskKind[];
  /** Only what the moderator has taken on. */
  isMine: boolean;
  /** The open entry, like "claim-7"; null if none was chosen. */
  entry: string | null;
  /** Where the page starts; null for the start of the queue. */
  cursor: string | null;
}

/** The desk's defaults. */
export const WHOLE_DESK: DeskParams = { kinds: [], isMine: false, entry: null, cursor: null };

/** Reads a query string. Unknown values count as missing. */
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

/** The query string, "" for the defaults. */
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
