import { MAX_CLUB_TEXT_LENGTH } from '@club-reviews/domain/club-profile';
import { INVALID_WEBSITE, tooLongMessage } from '@club-reviews/domain/contact-details';
import { DIRECTORY_LIMITS, DIRECTORY_MESSAGES } from '@club-reviews/domain/directory-entry';
import type { FactInputs } from '@club-reviews/domain/simple-facts';
import {
  byFact,
  fromFactInputs,
  inputProblem,
  toFactInputs,
  UNKNOWN_FACTS,
} from '@club-reviews/domain/simple-facts';
import { imageAddress, websiteAddress } from '@club-reviews/shared-ui/formatting';
import { boolean, mixed, object, string } from 'yup';
import type { AdminClub, AdminSuggestion, NewClub } from '../../api/types';

const TEXTS = [
  'name',
  'postcode',
  'location',
  'sport',
  'homeGround',
  'website',
  'description',
  'imageUrl',
] as const;

/** The values of a club's form: texts as they are, leagues as one per line. */
export type ClubValues = Record<(typeof TEXTS)[number] | 'leagues' | 'reason', string> &
  FactInputs & { isNamesake: boolean };

/** The form for a club that isn't listed yet. */
export const NEW_CLUB: ClubValues = {
  ...(Object.fromEntries(TEXTS.map((name) => [name, ''])) as Record<(typeof TEXTS)[number], string>),
  sport: 'Football',
  ...toFactInputs(UNKNOWN_FACTS),
  leagues: '',
  reason: '',
  isNamesake: false,
};

/** The form's initial values for a club. */
export function clubValues(club: AdminClub): ClubValues {
  return {
    ...NEW_CLUB,
    ...(Object.fromEntries(TEXTS.map((name) => [name, club[name] ?? ''])) as Record<
      (typeof TEXTS)[number],
      string
    >),
    ...toFactInputs(club),
    leagues: club.leagues.join('\n'),
  };
}

/** The form's initial values for a club that a visitor suggests. */
export function suggestedClub(suggestion: AdminSuggestion): ClubValues {
  return {
    ...NEW_CLUB,
    name: suggestion.clubName,
    location: suggestion.place ?? '',
    postcode: suggestion.postcode ?? '',
    website: suggestion.websiteUrl ?? '',
    sport: suggestion.sport ?? NEW_CLUB.sport,
    reason: 'Suggested by a visitor',
  };
}

/** The club as the api takes it: every field, so that emptied ones are cleared. */
export function clubBody({ name, sport, leagues, reason, isNamesake, ...values }: ClubValues): NewClub {
  const texts = Object.fromEntries(
    TEXTS.flatMap((field) =>
      field === 'name' || field === 'sport' ? [] : [[field, values[field].trim() || null]],
    ),
  );
  const entries = leagues
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return {
    ...texts,
    ...fromFactInputs(values),
    name: name.trim(),
    sport: sport.trim(),
    leagues: entries,
    ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
    ...(isNamesake ? { isNamesake } : {}),
  };
}

const text = (label: string, max: number) => string().trim().max(max, tooLongMessage(label, max));

/** The rules for a club before it's saved; the server applies them again. */
export const clubSchema = object({
  ...byFact((fact) =>
    mixed<string | string[]>().test('fact', (input, context) => {
      const message = inputProblem(fact, input);
      return message === undefined || context.createError({ message });
    }),
  ),
  name: text('The name', DIRECTORY_LIMITS.name).required(DIRECTORY_MESSAGES.name),
  location: text('The place', DIRECTORY_LIMITS.location),
  sport: text('The sport', DIRECTORY_LIMITS.sport).required('Please enter the sport'),
  homeGround: text('The home ground', DIRECTORY_LIMITS.homeGround),
  description: text('The description', MAX_CLUB_TEXT_LENGTH),
  website: string()
    .trim()
    .test('web address', INVALID_WEBSITE, (value = '') => value === '' || websiteAddress(value) !== null),
  imageUrl: string()
    .trim()
    .test(
      'image',
      DIRECTORY_MESSAGES.imageUrl,
      (value = '') => value === '' || (/^https:\/\//i.test(value) && imageAddress(value) !== null),
    ),
  reason: text('The reason', DIRECTORY_LIMITS.reason),
  isNamesake: boolean(),
});
