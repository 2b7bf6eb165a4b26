import { Button, Cluster, Panel, plural, Section, Stack } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import { MIN_CLUBS } from '../../features/comparison/comparison';
import { ComparisonLoading } from '../../features/comparison/comparison-loading';
import { ComparisonView } from '../../features/comparison/comparison-view';
import { useComparedClubs } from '../../features/comparison/use-compared-clubs';
import { clearComparison, removeFromComparison } from '../../features/comparison/use-comparison';
import { useIsInBrowser } from '../../lib/use-is-in-browser';
import { BROWSE_LINK, NoClubs } from './no-clubs';
import { ShareComparison } from './share-comparison';

/* Always in the page, so that screen readers announce its status; takes up no room when empty. */
const Notes = styled.div`
  &[data-quiet] > section {
    padding-block: 0;
  }
`;

/* Keeps the footer below the window while the browser looks for the clubs, and if there are none. */
const Frame = styled.div`
  min-height: 90vh;
`;

/** The clubs that the visitor has chosen. Only the browser knows them, so the server renders placeholders. */
export function SavedComparison() {
  const { clubs, known, goneNames, retry } = useComparedClubs();
  const isKnown = useIsInBrowser();
  const isAlone = clubs.length > 0 && clubs.length < MIN_CLUBS;
  const hasFailed = clubs.some((club) => club.hasFailed);
  const notes = (
    <Stack>
      <div role="status">
        {goneNames.map((name) => (
          <Panel key={name} tone="note">
            <p>{name} is no longer listed, so we’ve taken it out of your comparison.</p>
          </Panel>
        ))}
      </div>
      {!isKnown && (
        <>
          <noscript>
            <p>
              Please switch on JavaScript in your browser. Only your browser knows your clubs, so this page
              can’t compare them without it.
            </p>
          </noscript>
          <ComparisonLoading />
        </>
      )}
      {isKnown && clubs.length === 0 && <NoClubs title="No clubs selected yet" />}
      {isAlone && (
        <Panel title={`Select at least ${MIN_CLUBS} clubs to compare`} role="status">
          <Stack>
            <p>One more is enough.</p>
            <div>{BROWSE_LINK}</div>
          </Stack>
        </Panel>
      )}
      {hasFailed && (
        <Panel tone="warning" title="Some figures may be old" role="status">
          <Stack data-gap="small">
            <p>We couldn’t update them, so you’re seeing them as you saved them.</p>
            <div>
              <Button variant="secondary" size="small" onClick={retry}>
                Retry
              </Button>
            </div>
          </Stack>
        </Panel>
      )}
    </Stack>
  );
  const isQuiet = clubs.length >= MIN_CLUBS && goneNames.length === 0 && !hasFailed;
  return (
    <Frame>
      <Notes data-quiet={isQuiet ? '' : undefined}>
        <Section aria-label="Your comparison">{notes}</Section>
      </Notes>
      <ComparisonView
        clubs={clubs}
        known={known}
        title={plural(clubs.length, 'club')}
        action={
          <Cluster>
            {clubs.length >= MIN_CLUBS && <ShareComparison slugs={clubs.map(({ entry }) => entry.slug)} />}
            <Button variant="quiet" onClick={clearComparison}>
              Clear All
            </Button>
          </Cluster>
        }
        onRemove={({ entry }) => removeFromComparison(entry.id)}
      />
    </Frame>
  );
}
