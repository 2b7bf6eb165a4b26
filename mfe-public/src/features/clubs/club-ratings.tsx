import { Card, RatingBar, RatingDistribution, Stack } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import type { ClubDetail } from '../../api/types';
import { CATEGORIES } from '../../lib/categories';

const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
  gap: var(--space-5) var(--space-6);
`;

const Part = styled.h3`
  margin-block-end: var(--space-3);
  font-size: var(--text-l);
`;

/** A club's five averages, and how its ratings spread. */
export function ClubRatings({ club }: { club: ClubDetail }) {
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
          <RatingDistribution counts={club.ratingCounts} />
        </div>
      </Halves>
    </Card>
  );
}
