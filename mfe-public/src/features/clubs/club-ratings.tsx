import { Card, RatingBar, RatingDistribution, SoftText, Stack } from '@club-reviews/shared-ui';
import { useLocation } from '@club-reviews/shared-ui/platform';
import { styled } from 'styled-components';
import type { ClubDetail } from '../../api/types';
import { InvitedFigures } from '../invitations/invited-figures';
import { CATEGORIES } from '../../lib/categories';
import { clubReviewsQuery, readClubReviewsView } from '../../lib/club-reviews-view';

const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
  gap: var(--space-5) var(--space-6);
`;

const Part = styled.h3`
  margin-block-end: var(--space-3);
  font-size: var(--text-l);
`;

const Note = styled(SoftText)`
  margin-block-end: var(--space-2);
`;

/** A club's five averages, and how its ratings spread: each bar is a filter for the reviews, on or off. */
export function ClubRatings({ club }: { club: ClubDetail }) {
  const { search } = useLocation();
  const view = readClubReviewsView(search);
  const linkTo = (stars: number) => ({
    search: clubReviewsQuery(search, { ...view, stars: stars === view.stars ? null : stars, steps: 1 }),
  });
  return (
    <Card as="section" aria-label="Ratings">
      <Halves>
        <div>
          <Part>Ratings</Part>
          <Stack data-gap="small">
            {CATEGORIES.map(({ key, title }) => (
              <RatingBar key={key} label={title} value={club[key]} />
            ))}
          </Stack>
        </div>
        <div>
          <Part>How parents rated</Part>
          {view.ageGroup !== null && (
            <Note>These cover every age group, even when you’re reading the reviews for one.</Note>
          )}
          <RatingDistribution counts={club.ratingCounts} linkTo={linkTo} chosen={view.stars} />
        </div>
      </Halves>
      <InvitedFigures reviews={club.page?.invitedReviews} />
    </Card>
  );
}
