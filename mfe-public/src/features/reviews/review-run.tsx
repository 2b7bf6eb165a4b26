import { ErrorPanel, Grid, ReviewCardSkeletons } from '@club-reviews/shared-ui';
import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ListClubReviewsApiArg } from '../../api/generated';
import { useListClubReviewsQuery } from '../../api/public-api';
import type { ClubReviews, Review } from '../../api/types';

interface ReviewRunProps {
  arg: ListClubReviewsApiArg;
  /** How many of them to show at most. */
  most: number;
  renderReview: (review: Review, index: number) => ReactNode;
  /** Called when reviews arrive, and when more of them are shown. */
  onArrival: (response: ClubReviews) => void;
}

const Column = styled(Grid)`
  --column: 100%;
  gap: var(--space-4);
`;

/** The reviews of one call. While a longer run is loading, the shorter one stays. */
export function ReviewRun({ arg, most, renderReview, onArrival }: ReviewRunProps) {
  const { data: response, isError, refetch } = useListClubReviewsQuery(arg);
  const report = useEffectEvent((arrived: ClubReviews) => onArrival(arrived));

  useEffect(() => {
    if (response !== undefined) report(response);
  }, [response, most]);

  const failure = isError && (
    <ErrorPanel title="Unable to load reviews" text="Please try again." onRetry={refetch} />
  );
  if (response === undefined) {
    return (
      failure || (
        <Column aria-busy="true">
          <ReviewCardSkeletons />
        </Column>
      )
    );
  }
  return (
    <>
      <Column as="ul" role="list">
        {response.reviews.slice(0, most).map(renderReview)}
      </Column>
      {failure}
    </>
  );
}
