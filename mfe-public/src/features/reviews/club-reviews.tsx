import { ageGroupName } from '@club-reviews/domain/age-groups';
import { ButtonLink, Stack, VisuallyHidden, wholeNumber } from '@club-reviews/shared-ui';
import { HydrateLater, useLocation, useNavigate } from '@club-reviews/shared-ui/platform';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useListClubReviewsQuery } from '../../api/public-api';
import type { ClubDetail, ClubReviews as ClubReviewsAnswer, Review } from '../../api/types';
import { reviewAnchor } from '../../lib/club-address';
import {
  canShowMore,
  clubReviewsArguments,
  clubReviewsQuery,
  readClubReviewsView,
  reviewsShown,
} from '../../lib/club-reviews-view';
import type { ClubReviewsView } from '../../lib/club-reviews-view';
import { AgeFilter } from './age-filter';
import { NoMatches, NoReviews, ShownReviews } from './review-matches';
import { ReviewRun } from './review-run';
import { ReviewTools } from './review-tools';

interface ClubReviewsProps {
  club: ClubDetail;
  /** The club's identifier from the address: the calls' cache key. */
  idOrSlug: string;
  writeButton: ReactNode;
  renderReview: (review: Review, index: number, view: ClubReviewsView) => ReactNode;
}

const More = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  color: var(--color-ink-soft);
`;

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
  if (ageGroup === null) return reviewCount;
  return ageGroups.find((group) => group.ageGroup === ageGroup)?.count ?? 0;
}

/** A club's reviews: sorted, filtered by age group, stars and words, ten more at a time; all kept in the address. */
export function ClubReviews({ club, idOrSlug, writeButton, renderReview }: ClubReviewsProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const view = readClubReviewsView(search);
  const starts = clubReviewsArguments(idOrSlug, view);
  const { currentData: first } = useListClubReviewsQuery(starts[0]!);
  const [announcement, setAnnouncement] = useState('');
  // The first of the reviews that "Load more" fetched, which then gets the focus.
  const awaitedIndex = useRef<number | null>(null);

  const total = storedTotal(club, view) ?? first?.total ?? null;
  const shown = Math.min(reviewsShown(view.steps), total ?? 0);

  const onArrival = ({ reviews }: ClubReviewsAnswer, firstIndex: number) => {
    const awaited = awaitedIndex.current;
    const arrived = awaited === null ? undefined : reviews[awaited - firstIndex];
    if (arrived === undefined) return;
    awaitedIndex.current = null;
    setAnnouncement(`Showing ${shown} of ${total} reviews`);
    document.getElementById(reviewAnchor(arrived.id))?.focus();
  };

  if (club.reviewCount === 0) return <NoReviews club={club} writeButton={writeButton} />;

  const { ageGroup, stars, words, order } = view;
  return (
    <Stack>
      {club.reviewCount >= ENOUGH_TO_SORT && <ReviewTools view={view} />}
      {club.reviewCount > 1 && (
        <AgeFilter
          groups={club.ageGroups}
          total={club.reviewCount}
          chosen={ageGroup}
          onChoose={(chosen) => {
            const count = club.ageGroups.find((group) => group.ageGroup === chosen)?.count;
            setAnnouncement(
              chosen === null
                ? `Reviews of all ages: ${club.reviewCount}`
                : `Reviews of ${ageGroupName(chosen)}: ${count ?? 0}`,
            );
            void navigate({ search: clubReviewsQuery(search, { ...view, ageGroup: chosen, steps: 1 }) });
          }}
        />
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {total !== 0 && <ShownReviews view={view} total={total} of={club.reviewCount} />}
      {total === 0 ? (
        <NoMatches view={view} />
      ) : (
        <HydrateLater>
          {starts.map((arg, index) => (
            <ReviewRun
              key={[ageGroup, stars, words, order, index].join()}
              arg={arg}
              firstIndex={index * 100}
              renderReview={(review, place) => renderReview(review, place, view)}
              onArrival={onArrival}
            />
          ))}
        </HydrateLater>
      )}
      {total !== null && total > 0 && (
        <More>
          <p>
            Showing {wholeNumber(shown)} of {wholeNumber(total)}
          </p>
          {canShowMore(view, total) && (
            <ButtonLink
              to={{ search: clubReviewsQuery(search, { ...view, steps: view.steps + 1 }) }}
              replace
              variant="secondary"
              onClick={() => {
                awaitedIndex.current = shown;
              }}
            >
              Load more reviews
            </ButtonLink>
          )}
        </More>
      )}
    </Stack>
  );
}
