import { ageGroupName } from '@club-reviews/domain/age-groups';
import { MAX_SEARCHED_REVIEWS } from '@club-reviews/domain/review-search';
import { EmptyState, plural, TextLink, wholeNumber } from '@club-reviews/shared-ui';
import { useLocation } from '@club-reviews/shared-ui/platform';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ClubDetail } from '../../api/types';
import { ALL_REVIEWS, clubReviewsQuery, isFiltered } from '../../lib/club-reviews-view';
import type { ClubReviewsView } from '../../lib/club-reviews-view';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  font-size: var(--text-s);

  &:empty {
    display: none;
  }
`;

/** A view's filters, to follow "12 reviews": " with 5 stars, of Under 12s, with “coach”". */
function filterWords({ ageGroup, stars, words }: ClubReviewsView): string {
  return [
    stars === null ? '' : ` with ${plural(stars, 'star')}`,
    ageGroup === null ? '' : ` from ${ageGroupName(ageGroup)}`,
    words === '' ? '' : ` that say “${words}”`,
  ].join('');
}

/** Whether words are looked for in the newest reviews only. */
function searchesNewest({ words }: ClubReviewsView, searched: number): boolean {
  return words !== '' && searched > MAX_SEARCHED_REVIEWS;
}

const NEWEST = `the newest ${plural(MAX_SEARCHED_REVIEWS, 'review')}`;

interface ShownReviewsProps {
  view: ClubReviewsView;
  /** Null while unknown. */
  total: number | null;
  /** How many reviews there are without a filter. */
  of: number;
  /** How many reviews there are to look for words in. */
  searched: number;
}

/** Says which reviews a filter shows, with a link to all of them; empty without a filter. */
export function ShownReviews({ view, total, of, searched }: ShownReviewsProps) {
  const { search } = useLocation();
  return (
    <Line role="status">
      {isFiltered(view) && total !== null && (
        <>
          <span>
            {wholeNumber(total)} of {searchesNewest(view, searched) ? NEWEST : plural(of, 'review')}
            {filterWords(view)}
          </span>
          <TextLink to={{ search: clubReviewsQuery(search, { ...ALL_REVIEWS, order: view.order }) }}>
            Clear filters
          </TextLink>
        </>
      )}
    </Line>
  );
}

/** Shown instead of the list if no review matches the filter. */
export function NoMatches({ view, searched }: Pick<ShownReviewsProps, 'view' | 'searched'>) {
  const { search } = useLocation();
  const { ageGroup, stars, words } = view;
  const isAgeAlone = ageGroup !== null && stars === null && words === '';
  return (
    <EmptyState
      title={isAgeAlone ? `No reviews found for ${ageGroupName(ageGroup)}` : `No reviews${filterWords(view)}`}
      hint={searchesNewest(view, searched) ? `We looked in ${NEWEST}.` : undefined}
    >
      <TextLink to={{ search: clubReviewsQuery(search, { ...ALL_REVIEWS, order: view.order }) }}>
        View all reviews
      </TextLink>
    </EmptyState>
  );
}

/** Shown instead of the list while a club has no reviews. */
export function NoReviews({ club, writeButton }: { club: ClubDetail; writeButton: ReactNode }) {
  if (club.closed !== null) return <EmptyState title="This club has no reviews." />;
  return (
    <EmptyState
      title="No reviews yet. Be the first to review this club!"
      hint="It takes about three minutes."
    >
      {writeButton}
    </EmptyState>
  );
}
