import { CLUB_TEAM_AGE_GROUPS } from '@club-reviews/domain/club-facts';
import { clubPath } from './club-address';

/** Path of the page where a parent asks a club about a place. */
export function askPath(slug: string): string {
  return `${clubPath(slug)}/ask`;
}

/** The form's initial age group: `?age=U10s`; empty without a known one. */
export function readAskedAge(search: string): string {
  const age = new URLSearchParams(search).get('age') ?? '';
  return CLUB_TEAM_AGE_GROUPS.includes(age) ? age : '';
}
