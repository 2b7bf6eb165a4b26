import {
  CLUB_PROFILE_MESSAGES,
  MAX_PHOTOS,
  MAX_PROFILE_EMAIL_LENGTH,
} from '@club-reviews/domain/club-profile';
import { INVALID_EMAIL, INVALID_WEBSITE } from '@club-reviews/domain/contact-details';
import { imageAddress, websiteAddress } from '@club-reviews/shared-ui/formatting';
import { object, string } from 'yup';
import type { OwnClub, ProfileBody } from '../../api/types';
import { FACTS_RULES, factsBody, factsValues } from './facts-form.schema';
import type { FactsValues } from './facts-form.schema';

const TEXTS = [
  'description',
  'aboutUs',
  'trainingSchedule',
  'homeGround',
  'trainingGroundAddress',
  'membershipFees',
  'website',
  'contactEmail',
  'instagram',
  'facebook',
  'xTwitter',
  'clubLogo',
] as const;

type TextName = (typeof TEXTS)[number];

/** What the profile's form holds: texts as they are, lists one entry a line. */
export type ProfileValues = Record<TextName | 'teams' | 'photos', string> & FactsValues;

/** The entries of a text that has one a line; blank lines do not count. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The form as it opens for a club. */
export function profileValues(club: OwnClub): ProfileValues {
  return {
    ...(Object.fromEntries(TEXTS.map((name) => [name, club[name] ?? ''])) as Record<TextName, string>),
    teams: club.teams.join('\n'),
    photos: club.photos.join('\n'),
    ...factsValues(club),
  };
}

/** The profile as the api takes it: every field, so that emptied ones are cleared. */
export function profileBody(values: ProfileValues): ProfileBody {
  return {
    ...Object.fromEntries(TEXTS.map((name) => [name, values[name].trim() || null])),
    teams: linesOf(values.teams),
    photos: linesOf(values.photos).slice(0, MAX_PHOTOS),
    ...factsBody(values),
  };
}

function isSecureImage(address: string): boolean {
  return /^https:\/\//i.test(address) && imageAddress(address) !== null;
}

/** The rules of a profile before it is saved; the server applies them again. */
export const profileSchema = object({
  website: string()
    .trim()
    .test('web address', INVALID_WEBSITE, (text = '') => text === '' || websiteAddress(text) !== null),
  contactEmail: string().trim().max(MAX_PROFILE_EMAIL_LENGTH, INVALID_EMAIL).email(INVALID_EMAIL),
  clubLogo: string()
    .trim()
    .test('image', CLUB_PROFILE_MESSAGES.clubLogo, (text = '') => text === '' || isSecureImage(text)),
  photos: string().test('images', CLUB_PROFILE_MESSAGES.photos, (text = '') =>
    linesOf(text).slice(0, MAX_PHOTOS).every(isSecureImage),
  ),
  ...FACTS_RULES,
});
