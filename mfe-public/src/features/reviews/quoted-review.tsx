import { ageGroupName } from '@club-reviews/domain/age-groups';
import { Badge, Card, Cluster, StarRating, ukDate } from '@club-reviews/shared-ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ReviewContent } from '../../api/types';
import { CategoryScores } from './category-scores';
import { ClubReply, ReviewText } from './review-text';

interface QuotedReviewProps<Review> {
  title: string;
  review: Review;
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

type Quoted = Pick<ReviewContent, 'reviewText' | 'overallRating' | 'ageGroup' | 'createdAt'>;

/** A review as its author wrote it, with all its ratings, shown to the author. */
export function OwnReview(props: QuotedReviewProps<ReviewContent>) {
  return (
    <QuotedReview {...props}>
      <CategoryScores review={props.review} />
    </QuotedReview>
  );
}

/** A review that the page is about: its text, and what distinguishes it from others. */
export function QuotedReview({
  title,
  review,
  reply = null,
  children,
}: QuotedReviewProps<Quoted> & { children?: ReactNode }) {
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
      {children}
      <ClubReply title={<h4>The club’s reply</h4>} text={reply} />
    </Card>
  );
}
