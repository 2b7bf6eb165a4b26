import { MAX_PROFILE_EMAIL_LENGTH } from '@club-reviews/domain/club-profile';
import { INVALID_EMAIL, INVALID_WEBSITE } from '@club-reviews/domain/contact-details';
import { emailAddress } from '@club-reviews/domain/email-address';
import { furtherTeams, furtherTraining } from '@club-reviews/domain/team-summary';
import { websiteAddress } from '@club-reviews/shared-ui/formatting';
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
] as const;

type TextName = (typeof TEXTS)[number];

/** The values of the profile's form: texts as they are, teams by name one per line, "" for no ground. */
export type ProfileValues = Record<TextName | 'teams', string> & { groundId: number | '' } & FactsValues;

/** The name of a field in the profile's form. */
export type ProfileField = keyof ProfileValues & string;

/** The entries of a text with one per line; blank lines don't count. */
export function toLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** A form's initial values for a club: those of some fields, or of all. What follows from its teams isn't typed. */
export function profileValues(club: OwnClub): ProfileValues;
export function profileValues(club: OwnClub, fields: readonly ProfileField[]): Partial<ProfileValues>;
export function profileValues(club: OwnClub, fields?: readonly ProfileField[]): Partial<ProfileValues> {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, club[name] ?? ''])) as Record<TextName, string>;
  const values: ProfileValues = {
    ...texts,
    groundId: club.ground?.id ?? '',
    trainingSchedule: furtherTraining(club) ?? '',
    teams: furtherTeams(club).join('\n'),
    ...factsValues(club),
  };
  if (fields === undefined) return values;
  return Object.fromEntries(fields.map((name) => [name, values[name]]));
}

/** Some fields of the profile as the api takes them, so that emptied ones are cleared and others stay. */
export function profileBody(values: ProfileValues, fields: readonly ProfileField[]): ProfileBody {
  const body: ProfileBody = {
    ...Object.fromEntries(TEXTS.map((name) => [name, values[name].trim() || null])),
    groundId: values.groundId === '' ? null : values.groundId,
    teams: toLines(values.teams),
    ...factsBody(values),
  };
  const sent = new Set<string>(fields.map(toBodyName));
  return Object.fromEntries(Object.entries(body).filter(([name]) => sent.has(name)));
}

/** The api's field that a form's field is part of. */
function toBodyName(field: ProfileField): string {
  if (field.startsWith('cost')) return 'cost';
  return field.startsWith('welfare') ? 'welfareOfficer' : field;
}

const RULES = {
  website: string()
    .trim()
    .test('web address', INVALID_WEBSITE, (text = '') => text === '' || websiteAddress(text) !== null),
  contactEmail: string()
    .transform((text?: string) => text && emailAddress(text))
    .max(MAX_PROFILE_EMAIL_LENGTH, INVALID_EMAIL)
    .email(INVALID_EMAIL),
  ...FACTS_RULES,
};

/** The rules for some fields of a profile before they're saved; the server applies them again. */
export const toProfileSchema = (fields: readonly ProfileField[]) =>
  object(
    Object.fromEntries(Object.entries(RULES).filter(([name]) => fields.some((field) => field === name))),
  );
