import { ErrorPanel, Grid, ReviewCardSkeleton } from '@club-reviews/shared-ui';
import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ListClubReviewsApiArg } from '../../api/generated';
import { useListClubReviewsQuery } from '../../api/public-api';
import type { ClubReviews, Review } from '../../api/types';

interface ReviewRunProps {
  arg: ListClubReviewsApiArg;
  /** Index of the run's first review in the whole list. */
  firstIndex: number;
  renderReview: (review: Review, index: number) => ReactNode;
  /** Called when reviews arrive, and when their number grows. */
  onArrival: (answer: ClubReviews, firstIndex: number) => void;
}

const SKELETONS = [1, 2, 3];

const Column = styled(Grid)`
  --column: 100%;
  gap: var(--space-4);
`;

/** The reviews of one call. While a longer run is loading, the shorter one stays. */
export function ReviewRun({ arg, firstIndex, renderReview, onArrival }: ReviewRunProps) {
  const { data: answer, isError, refetch } = useListClubReviewsQuery(arg);
  const report = useEffectEvent((arrived: ClubReviews) => onArrival(arrived, firstIndex));

  useEffect(() => {
    if (answer !== undefined) report(answer);
  }, [answer]);

  const failure = isError && (
    <ErrorPanel title="Unable to load reviews" text="Please try again." onRetry={refetch} />
  );
  if (answer === undefined) {
    return (
      failure || (
        <Column aria-busy="true">
          {SKELETONS.map((key) => (
            <ReviewCardSkeleton key={key} />
          ))}
        </Column>
      )
    );
  }
  return (
    <>
      <Column as="ul" role="list">
        {answer.reviews.map((review, index) => renderReview(review, firstIndex + index))}
      </Column>
      {failure}
    </>
  );
}
