import { ErrorPanel, Skeleton, Stack } from '@club-reviews/shared-ui';
import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
import { useGetQueueFiguresQuery } from '../../api/site-admin-api';
import { useNow } from '../../lib/use-now';
import { WaitingNow } from './waiting-now';
import { RemovalFigures, TimeFigures, TrafficFigures } from './week-figures';

/** What's waiting in the queue, and the figures of recent weeks. */
export function Figures() {
  const { data, error, isError, refetch } = useGetQueueFiguresQuery();
  const now = useNow();
  if (data === undefined) {
    return isError ? (
      <ErrorPanel
        title="The figures didn’t load"
        text={apiErrorMessage(error)}
        onRetry={() => void refetch()}
      />
    ) : (
      <Stack aria-busy="true">
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Stack>
    );
  }
  return (
    <Stack>
      <WaitingNow waiting={data.waiting} now={now} />
      <TrafficFigures weeks={data.weeks} />
      <TimeFigures weeks={data.weeks} />
      <RemovalFigures weeks={data.weeks} />
    </Stack>
  );
}
