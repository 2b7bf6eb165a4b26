import { ageGroupName } from '@club-reviews/domain/age-groups';
import { Stack, VisuallyHidden } from '@club-reviews/shared-ui';
import { HydrateLater, useLocation, useNavigate } from '@club-reviews/shared-ui/platform';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useListClubReviewsQuery } from '../../api/public-api';
import type { ClubDetail, ClubReviews as ClubReviewsResponse, Review } from '../../api/types';
import { reviewAnchor } from '../../lib/club-address';
import {
  clubReviewsArgument,
  clubReviewsQuery,
  lastReview,
  readClubReviewsView,
  reviewsBefore,
} from '../../lib/club-reviews-view';
import type { ClubReviewsView } from '../../lib/club-reviews-view';
import { AgeFilter } from './age-filter';
import { LinkedReview } from './linked-review';
import { NoMatches, NoReviews, ShownReviews } from './review-matches';
import { MoreReviews } from './more-reviews';
import { ReviewRun } from './review-run';
import { ReviewTools } from './review-tools';

interface ClubReviewsProps {
  club: ClubDetail;
  /** The club's identifier from the address: the calls' cache key. */
  idOrSlug: string;
  writeButton: ReactNode;
  /** The index is the review's place in the list; null if it isn't in the list. */
  renderReview: (review: Review, index: number | null, view: ClubReviewsView) => ReactNode;
}

/** From this many reviews on, sorting and searching are worth having. */
const ENOUGH_TO_SORT = 3;

/** How many reviews a view has, if the club's stored counts can tell; null if only the api knows. */
function storedTotal(
  { reviewCount, ageGroups, ratingCounts }: ClubDetail,
  view: ClubReviewsView,
): number | null {
  const { ageGroup, stars, words } = view;
  if (words !== '' || (ageGroup !== null && stars !== null)) return null;
  if (stars !== null) return ratingCounts[stars - 1] ?? 0;
  return getCount({ reviewCount, ageGroups }, ageGroup);
}

/** How many reviews a club has for an age group, or for all of them. */
function getCount(
  { reviewCount, ageGroups }: Pick<ClubDetail, 'reviewCount' | 'ageGroups'>,
  ageGroup: string | null,
): number {
  if (ageGroup === null) return reviewCount;
  return ageGroups.find((group) => group.ageGroup === ageGroup)?.count ?? 0;
}

/**
 * A club's reviews: the first three, or all of them by tens and hundreds; sorted, filtered by age group, stars and
 * words. All of that is kept in the address.
 */
export function ClubReviews({ club, idOrSlug, writeButton, renderReview }: ClubReviewsProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const view = readClubReviewsView(search);
  const arg = clubReviewsArgument(idOrSlug, view);
  const { currentData: first } = useListClubReviewsQuery(arg);
  const [announcement, setAnnouncement] = useState('');
  // The first of the reviews that were asked for last, which then gets the focus.
  const awaitedIndex = useRef<number | null>(null);

  const { ageGroup, stars, words, order } = view;
  const total = storedTotal(club, view) ?? first?.total ?? null;
  const before = reviewsBefore(view);

  const onArrival = ({ reviews }: ClubReviewsResponse) => {
    const awaited = awaitedIndex.current;
    const arrived = awaited === null ? undefined : reviews[awaited - before];
    if (arrived === undefined) return;
    awaitedIndex.current = null;
    setAnnouncement(`Showing ${before + 1} to ${Math.min(lastReview(view), total ?? 0)} of ${total} reviews`);
    document.getElementById(reviewAnchor(arrived.id))?.focus();
  };

  if (club.reviewCount === 0) return <NoReviews club={club} writeButton={writeButton} />;

  return (
    <Stack>
      {club.reviewCount >= ENOUGH_TO_SORT && <ReviewTools view={view} />}
      {club.reviewCount > 1 && (
        <AgeFilter
          groups={club.ageGroups}
          total={club.reviewCount}
          chosen={ageGroup}
          onChoose={(chosen) => {
            const count = getCount(club, chosen);
            setAnnouncement(
              chosen === null
                ? `Reviews of all ages: ${count}`
                : `Reviews of ${ageGroupName(chosen)}: ${count}`,
            );
            void navigate({ search: clubReviewsQuery(search, { ...view, ageGroup: chosen, steps: 1 }) });
          }}
        />
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {total !== 0 && (
        <ShownReviews view={view} total={total} of={club.reviewCount} searched={getCount(club, ageGroup)} />
      )}
      <LinkedReview
        club={club}
        shown={first?.reviews.slice(0, lastReview(view) - before)}
        renderReview={(review) => renderReview(review, null, view)}
      />
      {total === 0 ? (
        <NoMatches view={view} searched={getCount(club, ageGroup)} />
      ) : (
        <HydrateLater>
          <ReviewRun
            key={[ageGroup, stars, words, order, before].join()}
            arg={arg}
            most={lastReview(view) - before}
            renderReview={(review, index) => renderReview(review, before + index, view)}
            onArrival={onArrival}
          />
        </HydrateLater>
      )}
      {total !== null && total > 0 && (
        <MoreReviews
          view={view}
          total={total}
          onMore={(index) => {
            awaitedIndex.current = index;
          }}
        />
      )}
    </Stack>
  );
}
