import { ButtonLink, ErrorPanel, PageHeading, Section, Stack } from '@club-reviews/shared-ui';
import {
  trackEvent,
  useLocation,
  useNavigate,
  useParams,
  useRemoteContext,
  writeReviewSearch,
} from '@club-reviews/shared-ui/platform';
import { PenLine } from 'lucide-react';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useGetClubQuery, useListClubReviewsQuery } from '../../api/public-api';
import type { ClubDetail, Review } from '../../api/types';
import { ClaimInvitation, CorrectionInvitation } from '../../features/clubs/club-invitations';
import { ClosedClubNote } from '../../features/clubs/closed-club-note';
import { ClubAbout } from '../../features/clubs/club-about';
import { ClubDetails } from '../../features/clubs/club-details';
import { ClubHeader } from '../../features/clubs/club-header';
import { ClubMissing } from '../../features/clubs/club-missing';
import { ClubRatings } from '../../features/clubs/club-ratings';
import { ClubTeams } from '../../features/clubs/club-teams';
import { ClubSkeleton } from '../../features/clubs/club-skeleton';
import { ParentsSay } from '../../features/clubs/parents-say';
import { useIosReload } from '../../features/clubs/use-ios-reload';
import { CompareButton } from '../../features/comparison/compare-button';
import { ClubGround } from '../../features/map/club-ground';
import { ClubReviews } from '../../features/reviews/club-reviews';
import { ReviewCard } from '../../features/reviews/review-card';
import { ShareButton } from '../../features/sharing/share-button';
import { clubShareText, reviewShareText } from '../../features/sharing/share-targets';
import { PageHead } from '../../head/page-head';
import { clubPath, hasMoved, isClubIdentifier, reviewAnchor } from '../../lib/club-address';
import {
  clubReviewsArguments,
  clubReviewsQuery,
  readClubReviewsView,
  stepsToShow,
} from '../../lib/club-reviews-view';
import type { ClubReviewsView } from '../../lib/club-reviews-view';
import { description } from './description';

/* On a wide window the figures stand beside what is read; on a phone they come after the summary. */
const Columns = styled.div`
  display: grid;
  gap: var(--space-6);

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 1fr) 23rem;
    grid-template-rows: auto auto auto 1fr;
    gap: var(--space-6) var(--space-7);

    & > * {
      grid-column: 1;
    }
    & > [data-aside] {
      position: sticky;
      inset-block-start: var(--space-5);
      grid-column: 2;
      grid-row: 1 / span 4;
      align-self: start;
    }
  }
`;

/** One club: /clubs/{id or slug}. */
export default function Club() {
  const { idOrSlug = '' } = useParams();
  return (
    <>
      <PageHead description={description} />
      {isClubIdentifier(idOrSlug) ? (
        <ClubByIdentifier key={idOrSlug} idOrSlug={idOrSlug} />
      ) : (
        <InvalidAddress />
      )}
    </>
  );
}

function InvalidAddress() {
  useIosReload();
  return (
    <ClubMissing
      title="Invalid Club URL"
      text="This address names no club. It may have been cut off when it was copied."
    />
  );
}

function ClubByIdentifier({ idOrSlug }: { idOrSlug: string }) {
  const { search } = useLocation();
  const { data: club, isError, refetch } = useGetClubQuery({ idOrSlug });
  // Asked for here as well, so that the reviews are on their way while the club still is.
  useListClubReviewsQuery(clubReviewsArguments(idOrSlug, readClubReviewsView(search))[0]!);
  if (club === null) {
    return (
      <ClubMissing
        title="Club Not Found"
        text="There is no club at this address. It may have moved or been removed."
      />
    );
  }
  if (club !== undefined) return <ClubPage club={club} idOrSlug={idOrSlug} />;
  if (!isError) return <ClubSkeleton />;
  return (
    <>
      <PageHeading title="Club" />
      <Section>
        <ErrorPanel title="Unable to load the club" text="Please try again." onRetry={refetch} />
      </Section>
    </>
  );
}

function ClubPage({ club, idOrSlug }: { club: ClubDetail; idOrSlug: string }) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const { origin } = useRemoteContext();
  const address = `${origin}${clubPath(club.slug)}`;

  useEffect(() => trackEvent('club_view', { clubId: club.id }), [club.id]);

  // The server redirects those who come from elsewhere; links within the site are put right here.
  useEffect(() => {
    if (hasMoved(club, idOrSlug)) void navigate(clubPath(club.slug) + search + hash, { replace: true });
  }, [club, idOrSlug, search, hash, navigate]);

  const writeButton = club.closed === null && (
    <ButtonLink
      to={{ search: writeReviewSearch(search, club.slug) }}
      onClick={() => trackEvent('write_review_cta')}
    >
      <PenLine aria-hidden="true" />
      Write a Review
    </ButtonLink>
  );

  const renderReview = (review: Review, index: number, { ageGroup }: ClubReviewsView) => {
    // The shared address shows the list far enough for the review to be in it.
    const query = clubReviewsQuery('', { ageGroup, steps: stepsToShow(index) });
    const shared = {
      title: `A parent’s review of ${club.name}`,
      text: reviewShareText(club.name, review.reviewText),
      url: `${address}${query}#${reviewAnchor(review.id)}`,
    };
    return (
      <ReviewCard
        key={review.id}
        review={review}
        corner={<ShareButton iconLabel="Share this review" shared={shared} />}
      />
    );
  };

  return (
    <>
      <ClubHeader
        club={club}
        actions={
          <>
            {writeButton}
            <CompareButton club={club} />
            <ShareButton
              shared={{ title: `${club.name}: parent reviews`, text: clubShareText(club.name), url: address }}
            />
          </>
        }
      />
      <Section aria-label={club.name}>
        <Columns>
          {club.closed !== null && <ClosedClubNote closed={club.closed} />}
          {club.aiSummary !== null && <ParentsSay summary={club.aiSummary} />}
          {club.reviewCount > 0 && (
            <div data-aside="">
              <ClubRatings club={club} />
            </div>
          )}
          <ClubAbout club={club} />
          <Stack>
            <ClubTeams club={club} />
            <ClubDetails club={club} ground={<ClubGround club={club} />} />
            {club.closed === null && <ClaimInvitation slug={club.slug} />}
            <CorrectionInvitation slug={club.slug} />
          </Stack>
          <Stack as="section" aria-labelledby="reviews">
            <h2 id="reviews">Parent reviews</h2>
            <ClubReviews
              club={club}
              idOrSlug={idOrSlug}
              writeButton={writeButton}
              renderReview={renderReview}
            />
          </Stack>
        </Columns>
      </Section>
    </>
  );
}
