import { ageGroupName } from '@club-reviews/domain/age-groups';
import { Badge, Card, Cluster, StarRating, ukDate } from '@club-reviews/shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { ReviewContent } from '../../api/types';
import { ClubReply, ReviewText } from '../reviews/review-text';

interface ReportedWordsProps {
  clubName: string;
  review: Pick<ReviewContent, 'reviewText' | 'overallRating' | 'ageGroup' | 'createdAt'>;
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

/** The review that a report is about: its text, and what distinguishes it from others. */
export function ReportedWords({ clubName, review, reply = null }: ReportedWordsProps) {
  const titleId = useId();
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Title id={titleId}>The review of {clubName}</Title>
      <Cluster data-gap="small">
        <StarRating value={Number(review.overallRating)} showValue />
        <Badge>{ageGroupName(review.ageGroup)}</Badge>
        <When dateTime={review.createdAt}>{ukDate(review.createdAt)}</When>
      </Cluster>
      <ReviewText>{review.reviewText}</ReviewText>
      <ClubReply title={<h4>The club’s reply</h4>} text={reply} />
    </Card>
  );
}
