import type { ClubProblem } from '@club-reviews/domain/club-suggestions';
import type { SubmitSuggestionApiArg } from '../../api/generated-personal';
import type { SuggestionValues } from './suggestion-form.schema';

/** The suggestion as the api takes it: only its kind's fields, without empty ones. */
export function suggestionSubmission(values: SuggestionValues): SubmitSuggestionApiArg['body'] {
  const given = (...names: (keyof SuggestionValues)[]) =>
    Object.fromEntries(
      names.map((name) => [name, String(values[name]).trim()]).filter(([, text]) => text !== ''),
    );
  const shared = given('words', 'email', 'website');
  if (values.kind !== 'correction')
    return { kind: 'missing', ...given('clubName', 'place', 'postcode', 'sport', 'websiteUrl'), ...shared };
  const { clubId, otherClubId, problem } = values;
  return {
    kind: 'correction',
    clubId,
    // The form allows no other value.
    problem: problem as ClubProblem,
    ...(problem === 'double' && otherClubId > 0 ? { otherClubId } : {}),
    ...shared,
  };
}
