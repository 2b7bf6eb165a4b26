import { PlotCard, SelectField } from '@club-reviews/shared-ui';
import { lazy, useState } from 'react';
import type { ReleaseFigures } from '../../api/types';
import { MEASURES, measured, pointLabel, versionName } from './release-words';
import type { VersionColours } from './version-colours';

// The chart library is a separate chunk, loaded once there is something to draw.
const VersionChart = lazy(async () => ({ default: (await import('./version-chart')).VersionChart }));

interface VitalsPlotProps {
  figures: ReleaseFigures;
  colours: VersionColours;
}

/** How fast pages are, by version: the value that three in four visits stay below. */
export function VitalsPlot({ figures: { points, versions }, colours }: VitalsPlotProps) {
  const [timing, setTiming] = useState(MEASURES[0]!.timing);
  const { good } = MEASURES.find((one) => one.timing === timing)!;
  const drawn = versions.flatMap(({ version, timings }) => {
    const found = timings.find((one) => one.timing === timing);
    return found !== undefined && colours.has(version) ? [{ version, ...found }] : [];
  });
  const values = drawn.map(({ version, p75 }) => `${measured(timing, p75)} (${versionName(version)})`);
  const text =
    drawn.length === 0
      ? 'Nothing was measured in this period.'
      : `Three in four visits stayed below ${values.join(', ')}.${good === undefined ? '' : ` Up to ${measured(timing, good)} is good.`}`;
  return (
    <PlotCard
      title="Speed"
      text={text}
      isEmpty={drawn.length === 0}
      legend={drawn.map(({ version }) => [versionName(version), colours.get(version) ?? ''])}
      control={
        <SelectField
          label="Measurement"
          hideLabel
          value={timing}
          onChange={({ currentTarget }) =>
            setTiming(MEASURES.find((one) => one.timing === currentTarget.value)?.timing ?? timing)
          }
          options={MEASURES.map(({ timing: value, label }) => ({ value, label }))}
        />
      }
      table={{
        caption: 'What three in four visits stayed below, by version',
        columns: ['Time', ...drawn.map(({ version }) => versionName(version))],
        rows: points
          .map((point, index) => [
            pointLabel(point),
            ...drawn.map((version) => measured(timing, version.points[index] ?? null)),
          ])
          .toReversed(),
      }}
    >
      <VersionChart
        label={text}
        points={points}
        lines={drawn.map(({ version, points: values }) => ({
          name: versionName(version),
          role: colours.get(version) ?? '',
          values,
        }))}
        unit={timing === 'CLS' ? 'number' : 'milliseconds'}
      />
    </PlotCard>
  );
}
