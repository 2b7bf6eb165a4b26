import { ageGroupName } from '@club-reviews/domain/age-groups';
import {
  Badge,
  Card,
  Cluster,
  Reply,
  SoftText,
  StarRating,
  TextLink,
  ukDate,
  Words,
} from '@club-reviews/shared-ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ReviewContent } from '../../api/types';
import { clubPath } from '../../lib/club-address';

type Facts = Pick<ReviewContent, 'overallRating' | 'ageGroup' | 'createdAt'>;

/** The props of a review that a page quotes. */
export interface QuotedReviewProps<Review> {
  title: ReactNode;
  review: Review;
  /** The club's reply. */
  reply?: string | null;
}

const Title = styled.h3`
  font-size: var(--text-m);
`;

/** A quoted review's title, with a link to its club. */
export function ReviewOfClub({ clubName, clubSlug }: { clubName: string; clubSlug: string }) {
  return (
    <>
      The review of <TextLink to={clubPath(clubSlug)}>{clubName}</TextLink>
    </>
  );
}

/** A review that the page is about: its text, and what distinguishes it from others if that's known. */
export function QuotedReview({
  title,
  review,
  reply = null,
  children,
}: QuotedReviewProps<{ reviewText: string } | (Facts & { reviewText: string })> & { children?: ReactNode }) {
  const titleId = useId();
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      {'overallRating' in review && (
        <Cluster data-gap="small">
          <StarRating value={Number(review.overallRating)} showValue />
          <Badge>{ageGroupName(review.ageGroup)}</Badge>
          <SoftText as="time" dateTime={review.createdAt}>
            {ukDate(review.createdAt)}
          </SoftText>
        </Cluster>
      )}
      <Words>{review.reviewText}</Words>
      {children}
      {reply !== null && (
        <Reply>
          <h4>The club’s reply</h4>
          <Words>{reply}</Words>
        </Reply>
      )}
    </Card>
  );
}
