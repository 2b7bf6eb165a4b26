import {
  ageGroupName,
  Badge,
  Card,
  Cluster,
  relativeDate,
  StarRating,
  TextLink,
  ukDate,
  VerifiedBadge,
} from '@club-reviews/shared-ui';
import { useRemoteContext } from '@club-reviews/shared-ui/platform';
import { styled } from 'styled-components';
import type { Review } from '../../api/types';
import { clubPath } from '../../lib/club-address';
import { FoldButton, FoldedText, useFold } from './folded-text';

const Club = styled.h3`
  font-size: var(--text-m);

  /* A name of one line is a target of 24 px all the same. */
  & > a {
    display: inline-block;
    max-width: 100%;
    padding-block: 3px;
  }
`;

const When = styled.time`
  font-size: var(--text-s);
  color: var(--color-ink-soft);
`;

/* As high as the button that may come. */
const Foot = styled(Cluster)`
  min-height: 2.25rem;
  margin-block-start: auto;
`;

/** A review of any club as one of many cards. */
export function ReviewTile({ review }: { review: Review }) {
  const { now } = useRemoteContext();
  const fold = useFold();
  return (
    <Card as="li">
      <Cluster data-justify="between" data-gap="small">
        <StarRating value={Number(review.overallRating)} showValue />
        <When dateTime={review.createdAt} title={ukDate(review.createdAt)}>
          {relativeDate(review.createdAt, now)}
        </When>
      </Cluster>
      <Club>
        <TextLink to={clubPath(review.clubSlug)}>{review.clubName}</TextLink>
      </Club>
      <FoldedText fold={fold}>{review.reviewText}</FoldedText>
      <Foot data-justify="between" data-gap="small">
        <Cluster data-gap="small">
          <Badge>{ageGroupName(review.ageGroup)}</Badge>
          {review.isVerified === 1 && <VerifiedBadge />}
        </Cluster>
        <FoldButton fold={fold} of={`the review of ${review.clubName}`} />
      </Foot>
    </Card>
  );
}
