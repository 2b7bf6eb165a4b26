import { isClubIdentifier } from './club-address';

/** The query string of the claim form for one club. */
export function claimClubQuery(slug: string): string {
  return `?${new URLSearchParams({ club: slug }).toString()}`;
}

/** The club that the claim form was opened for, from its query string; undefined where it names none. */
export function readClaimedClub(search: string): string | undefined {
  const slug = new URLSearchParams(search).get('club') ?? '';
  return isClubIdentifier(slug) ? slug : undefined;
}
