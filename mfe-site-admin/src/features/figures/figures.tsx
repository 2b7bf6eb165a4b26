import { NotLoaded, Stack } from '@club-reviews/shared-ui';
import { useGetQueueFiguresQuery } from '../../api/site-admin-api';
import { useNow } from '../../lib/use-now';
import { getTraffic } from './figure-labels';
import { WaitingNow } from './waiting-now';
import { RemovalFigures, TimeFigures, TrafficFigures } from './week-figures';

/** What's waiting in the queue, and the figures of recent weeks. */
export function Figures() {
  const query = useGetQueueFiguresQuery();
  const { data } = query;
  const now = useNow();
  if (data === undefined) {
    return <NotLoaded call={query} failed="The figures didn’t load" loading="Loading the figures" />;
  }
  return (
    <Stack>
      <WaitingNow waiting={data.waiting} now={now} />
      <TrafficFigures weeks={data.weeks} />
      {data.weeks.some((week) => getTraffic(week, '').decided > 0) && (
        <>
          <TimeFigures weeks={data.weeks} />
          <RemovalFigures weeks={data.weeks} />
        </>
      )}
    </Stack>
  );
}
