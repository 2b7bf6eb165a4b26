import { Button, Cluster, Panel, plural, Section, Stack } from '@club-reviews/shared-ui';
import { useLocation, useNavigate } from '@club-reviews/shared-ui/platform';
import { ComparisonLoading } from '../../features/comparison/comparison-loading';
import { ComparisonView } from '../../features/comparison/comparison-view';
import { useSharedClubs } from '../../features/comparison/use-compared-clubs';
import { keepComparison } from '../../features/comparison/use-comparison';
import { comparisonPath, readComparisonAddress } from '../../lib/comparison-address';
import { NoClubs } from './no-clubs';
import { ShareComparison } from './share-comparison';

/** The clubs in the address. The visitor's own list doesn't change until they keep these. */
export function SharedComparison() {
  const address = readComparisonAddress(useLocation().search);
  const { clubs, known, hasFailed, isAnyGone, retry } = useSharedClubs(address.slugs);
  const navigate = useNavigate();
  const keep = () => {
    keepComparison(clubs.map(({ entry }) => entry));
    void navigate(comparisonPath({ ...address, slugs: [] }));
  };
  const isEmpty = known !== null && clubs.length === 0 && !hasFailed;
  return (
    <>
      {hasFailed && (
        <Section aria-label="Your comparison">
          <Panel tone="warning" title="Some clubs didn’t load" role="status">
            <Button variant="secondary" size="small" onClick={retry}>
              Retry
            </Button>
          </Panel>
        </Section>
      )}
      {known === null && (
        <Section aria-label="Your comparison">
          <ComparisonLoading />
        </Section>
      )}
      {isEmpty && (
        <Section aria-label="Your comparison">
          <NoClubs title="These clubs are no longer listed" />
        </Section>
      )}
      <ComparisonView
        clubs={clubs}
        known={known}
        title={plural(clubs.length, 'club')}
        action={
          <Cluster>
            <ShareComparison slugs={clubs.map(({ entry }) => entry.slug)} />
            <Button onClick={keep}>Keep these clubs</Button>
          </Cluster>
        }
        onRemove={({ entry }) =>
          void navigate(
            comparisonPath({
              ...address,
              slugs: clubs.map((club) => club.entry.slug).filter((slug) => slug !== entry.slug),
            }),
          )
        }
      />
      {clubs.length > 0 && (
        <Section aria-label="About this link">
          <Stack>
            <p>
              These clubs came with the link. Your own comparison stays as it is unless you keep these
              instead.
              {isAnyGone && ' At least one club in the link is no longer listed.'}
            </p>
          </Stack>
        </Section>
      )}
    </>
  );
}
