import { PlotCard, wholeNumber } from '@club-reviews/shared-ui';
import { lazy } from 'react';
import { styled } from 'styled-components';
import type { ReleaseFigures } from '../../api/types';
import { errorWords, failedShare, pointLabel, versionName } from './release-words';
import type { VersionColours } from './version-colours';

// The chart library is a separate chunk, loaded once there is something to draw.
const VersionChart = lazy(async () => ({ default: (await import('./version-chart')).VersionChart }));

interface FailurePlotProps {
  figures: ReleaseFigures;
  colours: VersionColours;
}

const Reasons = styled.ul`
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  & b {
    font-weight: 580;
    color: var(--color-ink);
  }
`;

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** The share of loads that failed, by version, and why. */
export function FailurePlot({ figures: { points, versions }, colours }: FailurePlotProps) {
  const drawn = versions.filter(({ version }) => colours.has(version));
  const total = sum(versions.flatMap(({ loads }) => loads));
  const failures = sum(versions.flatMap((version) => version.failures));
  const text =
    total === 0
      ? 'Nothing was reported in this period. Visits report when people leave the page.'
      : `${wholeNumber(failures)} of ${wholeNumber(total)} reported loads failed: ${failedShare(failures, total)}.`;
  const failed = drawn.filter(({ errors }) => errors.length > 0);
  return (
    <PlotCard
      title="Failed loads"
      text={
        <>
          {text}
          {failed.length > 0 && (
            <Reasons aria-label="Why they failed" role="list">
              {failed.map(({ version, errors }) => (
                <li key={version}>
                  <b>{versionName(version)}</b>{' '}
                  {errors
                    .map(({ errorClass, count }) => `${errorWords(errorClass)}: ${wholeNumber(count)}`)
                    .join(', ')}
                </li>
              ))}
            </Reasons>
          )}
        </>
      }
      isEmpty={total === 0}
      legend={drawn.map(({ version }) => [versionName(version), colours.get(version) ?? ''])}
      table={{
        caption: 'Failed loads out of all loads, by version',
        columns: ['Time', ...drawn.map(({ version }) => versionName(version))],
        rows: points
          .map((point, index) => [
            pointLabel(point),
            ...drawn.map(({ loads, failures: failed }) =>
              loads[index] === 0 ? '–' : `${failed[index]} of ${loads[index]}`,
            ),
          ])
          .toReversed(),
      }}
    >
      <VersionChart
        label={text}
        points={points}
        lines={drawn.map(({ version, loads, failures: failed }) => ({
          name: versionName(version),
          role: colours.get(version) ?? '',
          values: loads.map((count, index) => (count === 0 ? null : ((failed[index] ?? 0) / count) * 100)),
        }))}
        unit="percent"
      />
    </PlotCard>
  );
}
