import { Cluster, ErrorPanel, SelectField, Skeleton, Stack } from '@club-reviews/shared-ui';
import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
import { useState } from 'react';
import { useGetReleaseFiguresQuery } from '../../api/site-admin-api';
import type { LiveRelease } from '../../api/types';
import { NO_ANSWER } from '../../lib/no-answer';
import { FailurePlot } from './failure-plot';
import { remoteName } from './release-words';
import { coloursOf, inUseFirst } from './version-colours';
import { VitalsPlot } from './vitals-plot';

const SPANS = [
  { value: 'day', label: 'Last 24 hours' },
  { value: 'month', label: 'Last 30 days' },
] as const;

type Span = (typeof SPANS)[number]['value'];

/** A remote's versions in browsers over time. */
export function ReleaseFigures({ releases }: { releases: readonly LiveRelease[] }) {
  const [chosen, setChosen] = useState<string>();
  const [span, setSpan] = useState<Span>('day');
  const release =
    releases.find(({ remote }) => remote === chosen) ??
    releases.find(({ canary }) => canary !== null) ??
    releases[0];
  const { currentData, isError, error, refetch } = useGetReleaseFiguresQuery(
    { remote: release?.remote ?? '', span },
    { skip: release === undefined },
  );
  if (release === undefined) return null;
  const figures = currentData && { ...currentData, versions: inUseFirst(currentData, release) };
  const colours = figures && coloursOf(figures.versions, release);
  return (
    <Stack>
      <Cluster>
        <SelectField
          label="Figures for"
          value={release.remote}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          options={releases.map(({ remote }) => ({ value: remote, label: remoteName(remote) }))}
        />
        <SelectField
          label="Time"
          value={span}
          onChange={({ currentTarget }) => setSpan(currentTarget.value as Span)}
          options={[...SPANS]}
        />
      </Cluster>
      {isError && (
        <ErrorPanel
          title="The figures didn’t load"
          text={apiErrorMessage(error, NO_ANSWER)}
          onRetry={() => void refetch()}
        />
      )}
      {figures === undefined || colours === undefined ? (
        !isError && (
          <Stack aria-busy="true">
            <Skeleton shape="block" />
          </Stack>
        )
      ) : (
        <>
          <FailurePlot figures={figures} colours={colours} />
          <VitalsPlot figures={figures} colours={colours} />
        </>
      )}
    </Stack>
  );
}
