import {
  ageGroupName,
  Badge,
  Card,
  Cluster,
  relativeDate,
  StarRating,
  TextLink,
  VerifiedBadge,
} from '@club-reviews/shared-ui';
import { useNavigate, useRemoteContext } from '@club-reviews/shared-ui/platform';
import { useId, useState } from 'react';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { Review } from '../../api/types';
import { clubPath } from '../../lib/club-address';
import { afterClick, FOLDED } from './review-card-clicks';
import type { CardState } from './review-card-clicks';

const Sheet = styled(Card)`
  cursor: pointer;
`;

const Text = styled.p`
  overflow: hidden;

  &[data-folded] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;

const Club = styled.h3`
  font-size: var(--text-m);
`;

const When = styled.time`
  font-size: var(--text-s);
  color: var(--color-ink-soft);
`;

const Foot = styled(Cluster)`
  margin-block-start: auto;
`;

const Fold = styled.button`
  min-height: 2.25rem;
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-link);
  font-size: var(--text-s);
  font-weight: 620;
  text-decoration: underline;
  text-underline-offset: 0.18em;
`;

/**
 * A recent review. The whole card answers a press; for the keyboard its "Read more" button does the same, for its
 * clicks reach the card too.
 */
export function RecentReviewCard({ review }: { review: Review }) {
  const { now } = useRemoteContext();
  const navigate = useNavigate();
  const textId = useId();
  const [state, setState] = useState<CardState>(FOLDED);

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const isOnLink = (event.target as Element).closest('a') !== null;
    // A double click selects a word as well, without anybody having meant to.
    const isSelecting = event.detail < 2 && window.getSelection()?.isCollapsed === false;
    if (isOnLink || isSelecting) return;
    const next = afterClick(state, Date.now());
    if (next === 'open-club') navigate(clubPath(review.clubSlug));
    else setState(next);
  };

  return (
    <Sheet as="li" data-interactive="" onClick={onClick}>
      <Cluster data-justify="between" data-gap="small">
        <StarRating value={Number(review.overallRating)} showValue />
        <When dateTime={review.createdAt}>{relativeDate(review.createdAt, now)}</When>
      </Cluster>
      <Club>{review.clubName}</Club>
      <Text id={textId} data-folded={state.isExpanded ? undefined : ''}>
        {review.reviewText}
      </Text>
      {state.isExpanded && <TextLink to={clubPath(review.clubSlug)}>View full club page</TextLink>}
      <Foot data-justify="between" data-gap="small">
        <Cluster data-gap="small">
          <Badge>{ageGroupName(review.ageGroup)}</Badge>
          {review.isVerified === 1 && <VerifiedBadge />}
        </Cluster>
        <Fold
          type="button"
          aria-expanded={state.isExpanded}
          aria-controls={textId}
          aria-label={`${state.isExpanded ? 'Show less' : 'Read more'} of the review of ${review.clubName}`}
        >
          {state.isExpanded ? 'Show less' : 'Read more'}
        </Fold>
      </Foot>
    </Sheet>
  );
}
