import { Panel, Stack } from '@club-reviews/shared-ui';
import { useRemoteContext } from '@club-reviews/shared-ui/platform';
import { StatsStrip } from '../discovery/stats-strip';

/** How much there is on the site, and whether it's fictional. */
export function AboutIntro() {
  const { config } = useRemoteContext();
  return (
    <Stack>
      <StatsStrip />
      {config.sampleData && (
        <Panel tone="note" title="Sample data">
          The clubs, people and reviews you see here at the moment are made up, to show how the site works.
          Only the towns and postcodes are real.
        </Panel>
      )}
    </Stack>
  );
}
