import { SUGGESTION_TEXTS } from '@club-reviews/domain/club-suggestions';
import { claimClubQuery } from './claimed-club';

/** The address for correcting a club. */
export function correctionLink(slug: string) {
  return { pathname: '/suggest', search: claimClubQuery(slug) };
}

/** The address for suggesting a missing club, with the name that the visitor searched for. */
export function missingClubLink(name: string) {
  return { pathname: '/suggest', search: name === '' ? '' : `?${new URLSearchParams({ name }).toString()}` };
}

/** The name that such a link fills in. Anyone can make one, so it's one line of limited length. */
export function readMissingName(search: string): string {
  const name = new URLSearchParams(search).get('name') ?? '';
  const line = name.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return [...line].slice(0, SUGGESTION_TEXTS.clubName.max).join('');
}
