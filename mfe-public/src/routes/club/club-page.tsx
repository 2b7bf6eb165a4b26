import { ButtonLink, Section, Stack, useMediaQuery } from '@club-reviews/shared-ui';
import {
  HydrateLater,
  trackEvent,
  useLocation,
  useNavigate,
  useRemoteContext,
  writeReviewSearch,
} from '@club-reviews/shared-ui/platform';
import { MessageCircleQuestionMark, PenLine } from 'lucide-react';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import type { ClubDetail, Review } from '../../api/types';
import { ClosedClubNote } from '../../features/clubs/closed-club-note';
import { ClubAbout } from '../../features/clubs/club-about';
import { ClubAside } from '../../features/clubs/club-aside';
import { ClubDetails } from '../../features/clubs/club-details';
import { ClubHeader } from '../../features/clubs/club-header';
import { ClaimInvitation, CorrectionInvitation } from '../../features/clubs/club-invitations';
import { ClubParts } from '../../features/clubs/club-parts';
import { ClubRatings } from '../../features/clubs/club-ratings';
import { ClubTeams } from '../../features/clubs/club-teams';
import { NearbyClubs } from '../../features/clubs/nearby-clubs';
import { ParentsSay } from '../../features/clubs/parents-say';
import { CompareButton } from '../../features/comparison/compare-button';
import { ClubGround } from '../../features/map/club-ground';
import { ClubReviews } from '../../features/reviews/club-reviews';
import { SeasonPlot } from '../../features/reviews/season-plot';
import { ReviewCard } from '../../features/reviews/review-card';
import { ShareButton } from '../../features/sharing/share-button';
import { clubShareText, reviewShareText } from '../../features/sharing/share-targets';
import { isClaimable } from '../../lib/claimed-club';
import { askPath } from '../../lib/ask-link';
import { clubPath, hasMoved, reviewAnchor } from '../../lib/club-address';
import { clubReviewsQuery, stepsToShow } from '../../lib/club-reviews-view';
import type { ClubReviewsView } from '../../lib/club-reviews-view';

/* A column of actions and facts on the right; on a phone it comes first. */
const Columns = styled.div`
  display: grid;
  gap: var(--space-5);

  & > * {
    min-width: 0;
  }
  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: var(--space-7);

    & > :first-child {
      grid-column: 2;
      grid-row: 1;
    }
  }
`;

const Narrow = styled.div`
  @media (min-width: 64rem) {
    display: none;
  }
`;

/** A club's page once the club has loaded. */
export function ClubPage({ club, idOrSlug }: { club: ClubDetail; idOrSlug: string }) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const { origin } = useRemoteContext();
  const isWide = useMediaQuery('(min-width: 64rem)');
  const address = `${origin}${clubPath(club.slug)}`;

  useEffect(() => trackEvent('club_view', { clubId: club.id }), [club.id]);

  // The server redirects visitors from elsewhere; links within the site are corrected here.
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

  const renderReview = (review: Review, index: number, view: ClubReviewsView) => {
    // The shared address loads enough of the list to include the review.
    const query = clubReviewsQuery('', { ...view, steps: stepsToShow(index) });
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
      <ClubHeader club={club} />
      <Section aria-label={club.name}>
        <Columns>
          <div>
            <ClubAside
              club={club}
              actions={
                <>
                  {writeButton}
                  {club.closed === null && club.page?.isClaimed === true && (
                    <ButtonLink to={askPath(club.slug)} variant="secondary">
                      <MessageCircleQuestionMark aria-hidden="true" />
                      Ask about a place
                    </ButtonLink>
                  )}
                  <CompareButton club={club} />
                  <ShareButton
                    shared={{
                      title: `${club.name}: parent reviews`,
                      text: clubShareText(club.name),
                      url: address,
                    }}
                  />
                </>
              }
            />
          </div>
          <Stack data-gap="large">
            <ClubParts reviewCount={club.reviewCount} />
            <Stack id="overview" tabIndex={-1} data-gap="large">
              {club.closed !== null && <ClosedClubNote closed={club.closed} />}
              {club.aiSummary !== null && <ParentsSay summary={club.aiSummary} />}
              <ClubAbout club={club} />
            </Stack>
            <Stack as="section" aria-labelledby="reviews">
              <h2 id="reviews" tabIndex={-1}>
                Parent reviews
              </h2>
              <HydrateLater>
                {club.reviewCount > 0 && <ClubRatings club={club} />}
                <SeasonPlot seasons={club.page?.seasons ?? []} />
              </HydrateLater>
              <ClubReviews
                club={club}
                idOrSlug={idOrSlug}
                writeButton={writeButton}
                renderReview={renderReview}
              />
            </Stack>
            <Stack id="details" tabIndex={-1}>
              <HydrateLater>
                <ClubTeams club={club} />
                <ClubDetails club={club} ground={isWide ? null : <ClubGround club={club} />} />
                <Narrow>{isClaimable(club) && <ClaimInvitation slug={club.slug} />}</Narrow>
                <CorrectionInvitation slug={club.slug} />
              </HydrateLater>
            </Stack>
          </Stack>
        </Columns>
      </Section>
      <HydrateLater>
        <NearbyClubs clubs={club.page?.nearby ?? []} />
      </HydrateLater>
    </>
  );
}
