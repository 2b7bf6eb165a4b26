import { emailAddress } from '@club-reviews/domain/email-address';
import {
  CLUB_PROFILE_MESSAGES,
  MAX_PHOTOS,
  MAX_PROFILE_EMAIL_LENGTH,
} from '@club-reviews/domain/club-profile';
import { photoKeyIn } from '@club-reviews/domain/club-photos';
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

/** The values of the profile's form: texts as they are, lists as one entry per line. */
export type ProfileValues = Record<TextName | 'teams' | 'photos', string> & FactsValues;

/** The entries of a text with one per line; blank lines don't count. */
export function toLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The form's initial values for a club. */
export function profileValues(club: OwnClub): ProfileValues {
  return {
    ...(Object.fromEntries(TEXTS.map((name) => [name, club[name] ?? ''])) as Record<TextName, string>),
    teams: club.teams.join('\n'),
    photos: club.photos.join('\n'),
    ...factsValues(club),
  };
}

/**
 * The profile as the api takes it: every field, so that emptied ones are cleared. Pictures are only sent if their
 * addresses were changed, since others may have been uploaded meanwhile.
 */
export function profileBody(values: ProfileValues, saved?: ProfileValues): ProfileBody {
  const { clubLogo, ...texts } = Object.fromEntries(TEXTS.map((name) => [name, values[name].trim() || null]));
  return {
    ...texts,
    ...(values.clubLogo !== saved?.clubLogo && { clubLogo }),
    teams: toLines(values.teams),
    ...(values.photos !== saved?.photos && { photos: toLines(values.photos).slice(0, MAX_PHOTOS) }),
    ...factsBody(values),
  };
}

/** One of our pictures, or one elsewhere that's fetched over https. */
function isSecureImage(address: string): boolean {
  if (photoKeyIn(address) !== undefined) return true;
  return /^https:\/\//i.test(address) && imageAddress(address) !== null;
}

/** The rules for a profile before it's saved; the server applies them again. */
export const profileSchema = object({
  website: string()
    .trim()
    .test('web address', INVALID_WEBSITE, (text = '') => text === '' || websiteAddress(text) !== null),
  contactEmail: string()
    .transform((text?: string) => text && emailAddress(text))
    .max(MAX_PROFILE_EMAIL_LENGTH, INVALID_EMAIL)
    .email(INVALID_EMAIL),
  clubLogo: string()
    .trim()
    .test('image', CLUB_PROFILE_MESSAGES.clubLogo, (text = '') => text === '' || isSecureImage(text)),
  photos: string().test('images', CLUB_PROFILE_MESSAGES.photos, (text = '') =>
    toLines(text).slice(0, MAX_PHOTOS).every(isSecureImage),
  ),
  ...FACTS_RULES,
});
