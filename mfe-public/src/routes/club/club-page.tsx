import { ButtonLink, Section, Stack, TextLink, useMediaQuery } from '@club-reviews/shared-ui';
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
import { ClubSessions } from '../../features/clubs/club-sessions';
import { ClubWarning } from '../../features/clubs/club-warning';
import { ClubTeams } from '../../features/clubs/club-teams';
import { ContactBar } from '../../features/clubs/contact-bar';
import { FactSources } from '../../features/clubs/fact-sources';
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
import { askPath, takesQuestions } from '../../lib/ask-link';
import { clubPath, hasMoved, reviewAnchor } from '../../lib/club-address';
import { handlingPath } from '../../lib/handling-path';
import { clubReviewsQuery, stepsToShow } from '../../lib/club-reviews-view';
import type { ClubReviewsView } from '../../lib/club-reviews-view';
import { reviewName } from '../../lib/review-name';
import { useChildContext } from '../../lib/use-child-context';

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

/* In a wide window only: on phones this is in the bar at the bottom. */
const WideAction = styled.div`
  display: grid;

  @media (max-width: 63.99rem) {
    display: none;
  }
`;

const ReviewsHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-4);

  & > h2 {
    flex: auto;
  }
  & > a {
    display: inline-block;
    padding-block: 2px;
    font-size: var(--text-s);
  }
`;

/** A club's page once the club has loaded. */
export function ClubPage({ club, idOrSlug }: { club: ClubDetail; idOrSlug: string }) {
  const { search, hash } = useLocation();
  const child = useChildContext();
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
      variant="secondary"
      onClick={() => trackEvent('write_review_cta')}
    >
      <PenLine aria-hidden="true" />
      Write a Review
    </ButtonLink>
  );

  const renderReview = (review: Review, index: number | null, view: ClubReviewsView) => {
    // The shared address loads enough of the list to include the review, even without scripts.
    const query = index === null ? '' : clubReviewsQuery('', { ...view, steps: stepsToShow(view, index) });
    const shared = {
      title: `A parent’s review of ${club.name}`,
      text: reviewShareText(club.name, review.reviewText),
      url: `${address}${query}#${reviewAnchor(review.id)}`,
    };
    return (
      <ReviewCard
        key={review.id}
        review={review}
        corner={<ShareButton iconLabel={`Share ${reviewName(review)}`} shared={shared} />}
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
                  {takesQuestions(club) && (
                    <WideAction>
                      <ButtonLink to={askPath(club.slug, child)}>
                        <MessageCircleQuestionMark aria-hidden="true" />
                        Ask about a place
                      </ButtonLink>
                    </WideAction>
                  )}
                  {writeButton}
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
            <ClubParts club={club} />
            <Stack id="overview" tabIndex={-1} data-gap="large">
              {club.closed !== null && <ClosedClubNote closed={club.closed} />}
              {club.page?.warning && <ClubWarning warning={club.page.warning} />}
              {club.aiSummary !== null && <ParentsSay summary={club.aiSummary} />}
              <ClubAbout club={club} />
            </Stack>
            <ClubSessions club={club} />
            <ClubTeams club={club} />
            <Stack as="section" aria-labelledby="reviews">
              <ReviewsHead>
                <h2 id="reviews" tabIndex={-1}>
                  Parent reviews
                </h2>
                <TextLink to={handlingPath(club.slug)}>How these were handled</TextLink>
                <TextLink to="/how-reviews-work">How Reviews Work</TextLink>
              </ReviewsHead>
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
                <ClubDetails club={club} ground={isWide ? null : <ClubGround club={club} />} />
                {isClaimable(club) && <ClaimInvitation slug={club.slug} />}
                <CorrectionInvitation slug={club.slug} />
                <FactSources slug={club.slug} />
              </HydrateLater>
            </Stack>
          </Stack>
        </Columns>
      </Section>
      <HydrateLater>
        <NearbyClubs clubs={club.page?.nearby ?? []} />
      </HydrateLater>
      <ContactBar club={club} />
    </>
  );
}
