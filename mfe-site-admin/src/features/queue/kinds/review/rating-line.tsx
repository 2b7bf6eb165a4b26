import { ageGroupName } from '@club-reviews/domain/age-groups';
import { Badge, StarRating, ukDateTime } from '@club-reviews/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { AdminReview } from '../../../../api/types';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  font-size: var(--text-s);
  color: var(--color-ink-soft);
`;

interface RatingLineProps {
  review: Pick<AdminReview, 'overallRating' | 'ageGroup' | 'createdAt'>;
  /** Between the age group and the date. */
  children?: ReactNode;
}

/** A review's stars, age group and date. */
export function RatingLine({ review, children }: RatingLineProps) {
  return (
    <Line>
      <StarRating value={Number(review.overallRating)} size="small" showValue />
      <Badge>{ageGroupName(review.ageGroup)}</Badge>
      {children}
      <time dateTime={review.createdAt}>{ukDateTime(review.createdAt)}</time>
    </Line>
  );
}
