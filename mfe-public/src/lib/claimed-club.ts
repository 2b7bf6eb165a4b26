import type { ClubDetail } from '../api/types';
import { isClubIdentifier } from './club-address';

/** Whether nobody from the club looks after its page yet, and it may be claimed. */
export function isClaimable({ closed, page }: Pick<ClubDetail, 'closed' | 'page'>): boolean {
  return closed === null && page?.isClaimed !== true;
}

/** The query string of the claim form for one club. */
export function claimClubQuery(slug: string): string {
  return `?${new URLSearchParams({ club: slug }).toString()}`;
}

/** The club that the claim form was opened for, from its query string; undefined if there's none. */
export function readClaimedClub(search: string): string | undefined {
  const slug = new URLSearchParams(search).get('club') ?? '';
  return isClubIdentifier(slug) ? slug : undefined;
}
