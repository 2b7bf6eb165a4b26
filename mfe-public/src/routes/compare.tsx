import {
  Button,
  ButtonLink,
  ClubCardSkeleton,
  EmptyState,
  Grid,
  PageHeading,
  Panel,
  plural,
  Section,
  Stack,
} from '@club-reviews/shared-ui';
import { Scale } from 'lucide-react';
import { FEWEST_CLUBS, standouts } from '../features/comparison/comparison';
import { ComparisonCard } from '../features/comparison/comparison-card';
import { clearComparison, removeFromComparison, useComparison } from '../features/comparison/use-comparison';
import { useIsInBrowser } from '../lib/use-is-in-browser';

/** The chosen clubs side by side. Only the browser knows them, so the server sends their places. */
export default function Compare() {
  const clubs = useComparison();
  const isKnown = useIsInBrowser();
  const { bestId, mostId } = standouts(clubs);
  const browse = <ButtonLink to="/browse-clubs">Browse Clubs</ButtonLink>;
  return (
    <>
      <PageHeading title="Compare Clubs" lead="Up to four clubs side by side." />
      <Section
        title={clubs.length === 0 ? undefined : plural(clubs.length, 'club')}
        action={
          clubs.length === 0 ? undefined : (
            <Button variant="quiet" onClick={clearComparison}>
              Clear All
            </Button>
          )
        }
        aria-label="Your comparison"
      >
        <Stack data-gap="large">
          {!isKnown && (
            <Grid aria-busy="true">
              <ClubCardSkeleton />
              <ClubCardSkeleton />
            </Grid>
          )}
          {isKnown && clubs.length === 0 && (
            <EmptyState
              icon={<Scale aria-hidden="true" />}
              title="No clubs selected yet"
              hint="Browse the clubs and press the heart on those you want to compare."
            >
              {browse}
            </EmptyState>
          )}
          {clubs.length > 0 && clubs.length < FEWEST_CLUBS && (
            <Panel title={`Select at least ${FEWEST_CLUBS} clubs to compare`} role="status">
              <Stack>
                <p>One more is enough.</p>
                <div>{browse}</div>
              </Stack>
            </Panel>
          )}
          {clubs.length > 0 && (
            <Grid as="ul" role="list">
              {clubs.map((entry) => (
                <ComparisonCard
                  key={entry.id}
                  entry={entry}
                  isBest={clubs.length >= FEWEST_CLUBS && entry.id === bestId}
                  hasMost={clubs.length >= FEWEST_CLUBS && entry.id === mostId}
                  onRemove={() => removeFromComparison(entry.id)}
                />
              ))}
            </Grid>
          )}
          <Panel title="Your privacy">
            <p>Your choice of clubs is kept only in this browser’s local storage. It is sent to nobody.</p>
          </Panel>
          {clubs.length >= FEWEST_CLUBS && <div>{browse}</div>}
        </Stack>
      </Section>
    </>
  );
}
