import { Button, Card, CardTitle, Cluster, Stack, Timeline, ukDateTime } from '@club-reviews/shared-ui';
import { useState } from 'react';
import type { ReleaseChange } from '../../api/types';
import { changeWords } from './release-labels';

const SHOWN_AT_FIRST = 8;

/** Changes to what is live, newest first. */
export function ReleaseHistory({ history }: { history: readonly ReleaseChange[] }) {
  const [isAll, setIsAll] = useState(false);
  const shown = isAll ? history : history.slice(0, SHOWN_AT_FIRST);
  return (
    <Card as="section" aria-labelledby="release-history">
      <Stack data-gap="small">
        <CardTitle id="release-history">History</CardTitle>
        <Timeline
          label="Changes, newest first"
          entries={shown.map((change) => ({
            key: change.revision,
            title: changeWords(change),
            when: [change.at === null ? null : ukDateTime(change.at), change.by]
              .filter((part) => part !== null)
              .join(' · '),
            ...(change.reason !== null && { note: change.reason }),
          }))}
        />
        {shown.length < history.length && (
          <Cluster>
            <Button variant="secondary" size="small" onClick={() => setIsAll(true)}>
              Show all {history.length}
            </Button>
          </Cluster>
        )}
      </Stack>
    </Card>
  );
}
