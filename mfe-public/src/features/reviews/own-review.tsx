import { ageGroupName } from '@club-reviews/domain/age-groups';
import { Badge, Card, Cluster, StarRating, ukDate } from '@club-reviews/shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { ReviewContent } from '../../api/types';
import { CategoryScores } from './category-scores';
import { ClubReply, ReviewText } from './review-text';

interface OwnReviewProps {
  title: string;
  review: ReviewContent;
  /** The club's reply. */
  reply?: string | null;
}

const Title = styled.h3`
  font-size: var(--text-m);
`;

const When = styled.time`
  font-size: var(--text-s);
  color: var(--color-ink-soft);
`;

/** A review as its author wrote it, shown to the author. */
export function OwnReview({ title, review, reply = null }: OwnReviewProps) {
  const titleId = useId();
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      <Cluster data-gap="small">
        <StarRating value={Number(review.overallRating)} showValue />
        <Badge>{ageGroupName(review.ageGroup)}</Badge>
        <When dateTime={review.createdAt}>{ukDate(review.createdAt)}</When>
      </Cluster>
      <ReviewText>{review.reviewText}</ReviewText>
      <CategoryScores review={review} />
      <ClubReply title={<h4>The club’s reply</h4>} text={reply} />
    </Card>
  );
}
