import { ageGroupName } from '@club-reviews/domain/age-groups';
import {
  ButtonLink,
  EmptyState,
  Stack,
  TextLink,
  VisuallyHidden,
  wholeNumber,
} from '@club-reviews/shared-ui';
import { useLocation, useNavigate } from '@club-reviews/shared-ui/platform';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ClubDetail, ClubReviews as ClubReviewsAnswer, Review } from '../../api/types';
import { reviewAnchor } from '../../lib/club-address';
import {
  canShowMore,
  clubReviewsArguments,
  clubReviewsQuery,
  readClubReviewsView,
  reviewsShown,
} from '../../lib/club-reviews-view';
import type { ClubReviewsView } from '../../lib/club-reviews-view';
import { AgeFilter } from './age-filter';
import { ReviewRun } from './review-run';

interface ClubReviewsProps {
  club: ClubDetail;
  /** As the address names the club: the calls' cache key. */
  idOrSlug: string;
  writeButton: ReactNode;
  renderReview: (review: Review, index: number, view: ClubReviewsView) => ReactNode;
}

const More = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  color: var(--color-ink-soft);
`;

/** A club's reviews: filtered by age group, ten more at a time. The address keeps both. */
export function ClubReviews({ club, idOrSlug, writeButton, renderReview }: ClubReviewsProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const view = readClubReviewsView(search);
  const [announcement, setAnnouncement] = useState('');
  // The first of the reviews that "Load more" asked for, which then gets the focus.
  const awaitedIndex = useRef<number | null>(null);

  const total =
    view.ageGroup === null
      ? club.reviewCount
      : (club.ageGroups.find(({ ageGroup }) => ageGroup === view.ageGroup)?.count ?? 0);
  const shown = Math.min(reviewsShown(view.steps), total);
  const groupName = view.ageGroup === null ? '' : ageGroupName(view.ageGroup);

  const onArrival = ({ reviews }: ClubReviewsAnswer, firstIndex: number) => {
    const awaited = awaitedIndex.current;
    const first = awaited === null ? undefined : reviews[awaited - firstIndex];
    if (first === undefined) return;
    awaitedIndex.current = null;
    setAnnouncement(`Showing ${shown} of ${total} reviews`);
    document.getElementById(reviewAnchor(first.id))?.focus();
  };

  if (club.reviewCount === 0) {
    if (club.closed !== null) return <EmptyState title="There are no reviews of this club." />;
    return (
      <EmptyState
        title="No reviews yet. Be the first to review this club!"
        hint="It takes about three minutes."
      >
        {writeButton}
      </EmptyState>
    );
  }

  const starts = clubReviewsArguments(idOrSlug, view);
  return (
    <Stack>
      {club.reviewCount > 1 && (
        <AgeFilter
          groups={club.ageGroups}
          total={club.reviewCount}
          chosen={view.ageGroup}
          onChoose={(ageGroup) => {
            const count = club.ageGroups.find((group) => group.ageGroup === ageGroup)?.count;
            setAnnouncement(
              ageGroup === null
                ? `Reviews of all ages: ${club.reviewCount}`
                : `Reviews of ${ageGroupName(ageGroup)}: ${count ?? 0}`,
            );
            navigate({ search: clubReviewsQuery(search, { ageGroup, steps: 1 }) }, { replace: true });
          }}
        />
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {total === 0 ? (
        <EmptyState title={`No reviews found for ${groupName}`}>
          <TextLink to={{ search: clubReviewsQuery(search, { ageGroup: null, steps: 1 }) }} replace>
            View all reviews
          </TextLink>
        </EmptyState>
      ) : (
        starts.map((arg, index) => (
          <ReviewRun
            key={`${view.ageGroup ?? 'all'}-${index}`}
            arg={arg}
            firstIndex={index * 100}
            renderReview={(review, place) => renderReview(review, place, view)}
            onArrival={onArrival}
          />
        ))
      )}
      {total > 0 && (
        <More>
          <p>
            Showing {wholeNumber(shown)} of {wholeNumber(total)}
          </p>
          {canShowMore(view, total) && (
            <ButtonLink
              to={{ search: clubReviewsQuery(search, { ...view, steps: view.steps + 1 }) }}
              replace
              variant="secondary"
              onClick={() => {
                awaitedIndex.current = shown;
              }}
            >
              Load more reviews
            </ButtonLink>
          )}
        </More>
      )}
    </Stack>
  );
}
