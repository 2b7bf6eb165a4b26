import {
  CLUB_PROBLEMS,
  MIN_CORRECTION_LENGTH,
  SUGGESTION_KINDS,
  SUGGESTION_MESSAGES,
  SUGGESTION_TEXTS,
} from '@club-reviews/domain/club-suggestions';
import type { ClubProblem, SuggestionKind } from '@club-reviews/domain/club-suggestions';
import { plainText } from '@club-reviews/domain/plain-text';
import { number, object, string } from 'yup';
import { emailSchema } from '../../lib/email-schema';
import { limited, websiteSchema } from '../../lib/text-schema';

/** The form's values for both kinds of suggestion, so that switching between them loses nothing. */
export interface SuggestionValues {
  kind: SuggestionKind | '';
  clubName: string;
  place: string;
  postcode: string;
  sport: string;
  websiteUrl: string;
  /** Id of the club to correct, 0 until one is chosen. */
  clubId: number;
  problem: ClubProblem | '';
  /** Id of the other entry if a club is listed twice, or 0. */
  otherClubId: number;
  words: string;
  email: string;
  /** Hidden from people: only bots fill it in, and the server drops what they send. */
  website: string;
}

/** The form's initial values, for a club to correct or for a name that the visitor searched for. */
export function emptySuggestion({
  slug,
  name,
}: {
  slug: string | undefined;
  name: string;
}): SuggestionValues {
  return {
    kind: slug === undefined ? 'missing' : 'correction',
    clubName: name,
    ...{ place: '', postcode: '', sport: 'Football', websiteUrl: '' },
    ...{ clubId: 0, problem: '', otherClubId: 0 },
    ...{ words: '', email: '', website: '' },
  };
}

/** Two parts with a space between them; the server knows which postcodes exist. */
const WHOLE_POSTCODE = /^[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}$/i;

/** The rules for a suggestion before it's sent; the server applies them again. */
export const suggestionSchema = object({
  kind: string().oneOf(SUGGESTION_KINDS, SUGGESTION_MESSAGES.kind).required(SUGGESTION_MESSAGES.kind),
  clubName: limited(SUGGESTION_TEXTS.clubName).when('kind', {
    is: 'missing',
    then: (name) => name.required(SUGGESTION_MESSAGES.clubName),
  }),
  place: limited(SUGGESTION_TEXTS.place).when('kind', {
    is: 'missing',
    then: (place) => place.required(SUGGESTION_MESSAGES.place),
  }),
  postcode: string()
    .transform((text?: string) => text && plainText(text).trim())
    .matches(WHOLE_POSTCODE, { message: SUGGESTION_MESSAGES.postcode, excludeEmptyString: true }),
  sport: limited(SUGGESTION_TEXTS.sport),
  websiteUrl: websiteSchema,
  clubId: number().when('kind', {
    is: 'correction',
    then: (id) => id.min(1, SUGGESTION_MESSAGES.club),
  }),
  problem: string().when('kind', {
    is: 'correction',
    then: (problem) =>
      problem.oneOf(CLUB_PROBLEMS, SUGGESTION_MESSAGES.problem).required(SUGGESTION_MESSAGES.problem),
  }),
  words: limited(SUGGESTION_TEXTS.words).when('kind', {
    is: 'correction',
    then: (words) =>
      words.min(MIN_CORRECTION_LENGTH, SUGGESTION_MESSAGES.words).required(SUGGESTION_MESSAGES.words),
  }),
  email: emailSchema.notRequired().transform((email: string) => (email === '' ? undefined : email)),
});
