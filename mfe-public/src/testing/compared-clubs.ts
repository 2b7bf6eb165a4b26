import type { FakeResponse } from '@club-reviews/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { comparisonEntry } from '../features/comparison/comparison-entry';
import { COMPARISON_KEY } from '../features/comparison/use-comparison';
import { aClubDetail, aClubPage } from './factories';

/** Two clubs to compare; the first answers questions. */
export const LIONS = aClubDetail({
  id: 1,
  overallRating: 4.6,
  reviewCount: 5,
  page: aClubPage({ isClaimed: true }),
});
export const OTTERS = aClubDetail({
  id: 2,
  name: 'Otley Otters',
  slug: 'otley-otters',
  overallRating: 4.1,
  reviewCount: 9,
  coachingRating: 4.8,
});

/** The responses for clubs on the visitor’s own list. */
export const getAnswers = (...clubs: (typeof LIONS)[]) =>
  Object.fromEntries(clubs.map((club): [string, FakeResponse] => [`GET /clubs/${club.id}`, { body: club }]));

/** Puts clubs on the visitor’s own list. */
export function choose(...clubs: (typeof LIONS)[]) {
  localStorage.setItem(COMPARISON_KEY, JSON.stringify(clubs.map(comparisonEntry)));
}

/** The visitor’s own list. */
export const saved = () => JSON.parse(localStorage.getItem(COMPARISON_KEY) ?? '[]') as { id: number }[];
/** A club’s card on the page. */
export const card = (name: string) => within(screen.getByRole('heading', { name }).closest('li')!);
