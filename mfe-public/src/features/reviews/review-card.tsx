import { Card, Cluster, Reply, StarRating, VisuallyHidden, Words } from '@club-reviews/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Review } from '../../api/types';
import { reviewAnchor } from '../../lib/club-address';
import { reviewName } from '../../lib/review-name';
import { CategoryScores } from './category-scores';
import { ReportLink } from './report-link';
import { ReviewBadges, ReviewDate } from './review-facts';

interface ReviewCardProps {
  review: Review;
  /** In the card's upper corner, such as the share button. */
  corner: ReactNode;
}

const Sheet = styled(Card)`
  scroll-margin-block-start: 6rem;

  &:target,
  &:focus {
    border-color: var(--color-pitch);
    box-shadow: 0 0 0 1px var(--color-pitch);
  }
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
`;

const Report = styled(ReportLink)`
  align-self: flex-end;
  margin-block-start: auto;
`;

/** One review on its club's page, with the club's reply. Its id works as an anchor in shared links. */
export function ReviewCard({ review, corner }: ReviewCardProps) {
  const name = reviewName(review);
  return (
    <Sheet as="li" id={reviewAnchor(review.id)} tabIndex={-1}>
      <VisuallyHidden as="h3">{name.charAt(0).toUpperCase() + name.slice(1)}</VisuallyHidden>
      <Head>
        <Cluster data-gap="small">
          <StarRating value={Number(review.overallRating)} showValue />
          <ReviewBadges review={review} />
          <ReviewDate review={review} />
        </Cluster>
        {corner}
      </Head>
      <Words>{review.reviewText}</Words>
      <CategoryScores review={review} />
      {review.responseText !== null && (
        <Reply>
          <h4>Club Response</h4>
          <Words>{review.responseText}</Words>
        </Reply>
      )}
      <Report review={review} />
    </Sheet>
  );
}
