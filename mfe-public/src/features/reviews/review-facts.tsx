import { ageGroupName } from '@club-reviews/domain/age-groups';
import { Badge, relativeDate, SoftText, TextLink, ukDate, VerifiedBadge } from '@club-reviews/shared-ui';
import { useRemoteContext } from '@club-reviews/shared-ui/platform';
import { styled } from 'styled-components';
import type { Review } from '../../api/types';
import { clubPath } from '../../lib/club-address';

interface ReviewFactProps {
  review: Review;
}

interface ReviewClubProps extends ReviewFactProps {
  /** Small next to other things on a narrow card. */
  isSmall?: boolean;
}

/* Even a one-line name is a target of 24 px. */
const Club = styled.h3`
  & > a {
    display: inline-block;
    max-width: 100%;
    padding-block: 2px;
  }
  &[data-small] {
    font-size: var(--text-m);
  }
  &[data-small] > a {
    padding-block: 3px;
  }
`;

/** Where a review's club is, for nationwide lists. */
export function ClubTown({ review }: ReviewFactProps) {
  return <SoftText>{review.clubLocation}</SoftText>;
}

/** The name of a review's club as a heading that leads to the club, and where it is. */
export function ReviewClub({ review, isSmall = false }: ReviewClubProps) {
  return (
    <div>
      <Club data-small={isSmall ? '' : undefined}>
        <TextLink to={clubPath(review.clubSlug)}>{review.clubName}</TextLink>
      </Club>
      <ClubTown review={review} />
    </div>
  );
}

/** How long ago a review was written, with the date on hover. */
export function ReviewDate({ review }: ReviewFactProps) {
  const { now } = useRemoteContext();
  return (
    <SoftText as="time" dateTime={review.createdAt} title={ukDate(review.createdAt)}>
      {relativeDate(review.createdAt, now)}
    </SoftText>
  );
}

interface ReviewBadgesProps extends ReviewFactProps {
  /** On a card that's clickable as a whole. */
  isOnPressedCard?: boolean;
}

/**
 * The age group a review is about, whether its author is verified, with a link to what that means, and whether the club
 * invited it.
 */
export function ReviewBadges({ review, isOnPressedCard = false }: ReviewBadgesProps) {
  const meaning = isOnPressedCard ? {} : { to: '/how-reviews-work#verified' };
  return (
    <>
      <Badge>{ageGroupName(review.ageGroup)}</Badge>
      {review.isVerified === 1 && <VerifiedBadge {...meaning} />}
      {review.isInvited === 1 && <SoftText>Invited by the club</SoftText>}
    </>
  );
}
