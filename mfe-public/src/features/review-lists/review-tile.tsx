import { Card, Cluster, StarRating } from '@club-reviews/shared-ui';
import type { Review } from '../../api/types';
import { ReviewClub, ReviewDate } from '../reviews/review-facts';
import { FoldedText, useFold } from './folded-text';
import { ReviewFoot } from './review-foot';

/** A review of any club, as one card among many. */
export function ReviewTile({ review }: { review: Review }) {
  const fold = useFold();
  return (
    <Card as="li">
      <Cluster data-justify="between" data-gap="small">
        <StarRating value={Number(review.overallRating)} showValue />
        <ReviewDate review={review} />
      </Cluster>
      <ReviewClub review={review} isSmall />
      <FoldedText fold={fold}>{review.reviewText}</FoldedText>
      <ReviewFoot review={review} fold={fold} />
    </Card>
  );
}
