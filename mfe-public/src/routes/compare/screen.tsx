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
import { styled } from 'styled-components';
import { MIN_CLUBS, standouts } from '../../features/comparison/comparison';
import { ComparisonCard } from '../../features/comparison/comparison-card';
import { ComparisonFigures } from '../../features/comparison/comparison-figures';
import { useComparedClubs } from '../../features/comparison/use-compared-clubs';
import { clearComparison, removeFromComparison } from '../../features/comparison/use-comparison';
import { PageHead } from '../../head/page-head';
import { useIsInBrowser } from '../../lib/use-is-in-browser';
import { description } from './description';

/* Always there, so that screen readers listen to it; empty, it takes no room. */
const Gone = styled(Stack)`
  &:empty {
    margin-block-end: calc(-1 * var(--space-6));
  }
`;

/** The chosen clubs side by side. Only the browser knows them, so the server sends their places. */
export default function Compare() {
  const { clubs, known, goneNames, retry } = useComparedClubs();
  const isKnown = useIsInBrowser();
  const { bestId, mostId } = standouts(clubs.map(({ entry }) => entry));
  const isComparing = clubs.length >= MIN_CLUBS;
  const browse = <ButtonLink to="/browse-clubs">Browse Clubs</ButtonLink>;
  return (
    <>
      <PageHead description={description} />
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
          <Gone role="status">
            {goneNames.map((name) => (
              <Panel key={name} tone="note">
                <p>{name} is no longer listed and was taken out of your comparison.</p>
              </Panel>
            ))}
          </Gone>
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
          {clubs.length > 0 && !isComparing && (
            <Panel title={`Select at least ${MIN_CLUBS} clubs to compare`} role="status">
              <Stack>
                <p>One more is enough.</p>
                <div>{browse}</div>
              </Stack>
            </Panel>
          )}
          {clubs.some(({ hasFailed }) => hasFailed) && (
            <Panel tone="warning" title="Some figures may be old" role="status">
              <Stack data-gap="small">
                <p>They could not be brought up to date and are shown as you saved them.</p>
                <div>
                  <Button variant="secondary" size="small" onClick={retry}>
                    Retry
                  </Button>
                </div>
              </Stack>
            </Panel>
          )}
          {clubs.length > 0 && (
            <Grid as="ul" role="list" data-size={clubs.length === 3 ? undefined : 'wide'}>
              {clubs.map(({ entry }) => (
                <ComparisonCard
                  key={entry.id}
                  entry={entry}
                  isBest={isComparing && entry.id === bestId}
                  hasMost={isComparing && entry.id === mostId}
                  onRemove={() => removeFromComparison(entry.id)}
                />
              ))}
            </Grid>
          )}
        </Stack>
      </Section>
      {isComparing && (
        <Section title="Side by side">
          <ComparisonFigures clubs={clubs} known={known} />
        </Section>
      )}
      <Section aria-label="Your privacy">
        <Stack data-gap="large">
          <Panel title="Your privacy">
            <p>
              Your choice of clubs is kept only in this browser’s local storage. To show today’s figures, this
              page asks for each of the clubs, as it does when you open a club’s page; we don’t share your
              choices.
            </p>
          </Panel>
          {isComparing && <div>{browse}</div>}
        </Stack>
      </Section>
    </>
  );
}
