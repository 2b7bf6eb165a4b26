import { Card, Cluster, StarRating, TextLink } from '@club-reviews/shared-ui';
import { useNavigate } from '@club-reviews/shared-ui/platform';
import { useId, useState } from 'react';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { Review } from '../../api/types';
import { clubPath } from '../../lib/club-address';
import { afterClick, FOLDED } from './review-card-clicks';
import type { CardState } from './review-card-clicks';
import { ClubTown, ReviewBadges, ReviewDate } from './review-facts';
import { UnfoldButton } from './unfold-button';

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

const Foot = styled(Cluster)`
  margin-block-start: auto;
`;

/**
 * A recent review. The whole card is clickable. For keyboard users its "Read more" button does the same, as the
 * button's clicks reach the card too.
 */
export function RecentReviewCard({ review }: { review: Review }) {
  const navigate = useNavigate();
  const textId = useId();
  const [state, setState] = useState<CardState>(FOLDED);

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const isOnLink = (event.target as Element).closest('a') !== null;
    // A double click also selects a word, which nobody intends.
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
        <ReviewDate review={review} />
      </Cluster>
      <div>
        <Club>{review.clubName}</Club>
        <ClubTown review={review} />
      </div>
      <Text id={textId} data-folded={state.isExpanded ? undefined : ''}>
        {review.reviewText}
      </Text>
      {state.isExpanded && <TextLink to={clubPath(review.clubSlug)}>View full club page</TextLink>}
      <Foot data-justify="between" data-gap="small">
        <Cluster data-gap="small">
          <ReviewBadges review={review} isOnPressedCard />
        </Cluster>
        <UnfoldButton isOpen={state.isExpanded} controls={textId} of={`the review of ${review.clubName}`} />
      </Foot>
    </Sheet>
  );
}
