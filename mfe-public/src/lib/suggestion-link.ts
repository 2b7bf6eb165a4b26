import { SUGGESTION_TEXTS } from '@club-reviews/domain/club-suggestions';
import { claimClubQuery } from './claimed-club';

/** Where a club is corrected. */
export function correctionLink(slug: string) {
  return { pathname: '/suggest', search: claimClubQuery(slug) };
}

/** Where a missing club is suggested, with the name that somebody looked for. */
export function missingClubLink(name: string) {
  return { pathname: '/suggest', search: name === '' ? '' : `?${new URLSearchParams({ name }).toString()}` };
}

/** The name that such a link fills in; anybody can make one, so it's one line of limited length. */
export function readMissingName(search: string): string {
  const name = new URLSearchParams(search).get('name') ?? '';
  const line = name.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return [...line].slice(0, SUGGESTION_TEXTS.clubName.max).join('');
}
