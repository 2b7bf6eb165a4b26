import { CLUB_PROBLEM_TEXTS } from '@club-reviews/domain/club-suggestions';
import type { AdminSuggestion } from '../api/types';

/** States of a suggestion in words. */
export const SUGGESTION_STATE_LABELS: Record<AdminSuggestion['state'], string> = {
  open: 'Open',
  accepted: 'Accepted',
  declined: 'Declined',
};

/** The subject of a suggestion, in a few words. */
export function suggestionLabel({ problem }: Pick<AdminSuggestion, 'problem'>): string {
  return problem === null ? 'Missing club' : CLUB_PROBLEM_TEXTS[problem].name;
}

/** The first words of a suggestion. */
export function suggestionExcerpt({ problem, place, words }: AdminSuggestion): string {
  const about = problem === null ? (place ?? '') : CLUB_PROBLEM_TEXTS[problem].name;
  return [about, words].filter((part) => part !== '').join(': ');
}
