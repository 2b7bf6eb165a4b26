import { EmptyState, ErrorPanel, NotLoaded, Stack } from '@club-reviews/shared-ui';
import { PackageOpen } from 'lucide-react';
import { useGetReleaseBoardQuery } from '../../api/site-admin-api';
import { ReleaseCard } from './release-card';
import { ReleaseHistory } from './release-history';
import { inOrder } from './release-labels';

/** Canaries move on automatically. */
const ASK_AGAIN_MS = 30_000;

/** What is live, how it performs in browsers, and how it got there. */
export function Releases() {
  const query = useGetReleaseBoardQuery(undefined, { pollingInterval: ASK_AGAIN_MS });
  const { data, refetch } = query;
  if (data === undefined) {
    return <NotLoaded call={query} failed="The releases didn’t load" loading="Loading the releases" />;
  }
  const { state, history, abortsCanaries } = data;
  if (state === 'unreadable') {
    return (
      <ErrorPanel
        title="The release store can’t be read"
        text="Visitors aren’t affected: the site goes on with the releases it knows. The api’s log says what’s wrong."
        onRetry={() => void refetch()}
      />
    );
  }
  if (state === 'empty') {
    return (
      <EmptyState
        icon={<PackageOpen aria-hidden="true" />}
        title="The api can’t see a release store"
        hint="Give it the same DATA_DIR or RELEASE_STORE as the shell, and you’ll see what’s live here."
      />
    );
  }
  return (
    <Stack>
      <p>
        How each part of the site loads in browsers: the last 24 hours, and the speed that three in four
        visits had or beat. LCP is when a page looks ready, INP how fast it responds, CLS how much it jumps.
      </p>
      {inOrder(data.releases).map((release) => (
        <ReleaseCard key={release.remote} release={release} abortsCanaries={abortsCanaries} />
      ))}
      <ReleaseHistory history={history} />
    </Stack>
  );
}
