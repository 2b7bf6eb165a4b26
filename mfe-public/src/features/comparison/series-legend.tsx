import { useId } from 'react';
import { styled } from 'styled-components';
import { SERIES_LOOKS, STROKE_WIDTH, TILE_SIZE } from './series-looks';
import type { SeriesLook } from './series-looks';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
`;

const Entry = styled.li`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  font-size: var(--text-s);
  overflow-wrap: anywhere;
`;

const Swatch = styled.svg`
  flex: none;
  width: 1.5rem;
  height: 1rem;
  overflow: visible;
  stroke: currentColor;

  &[data-colour='pitch'] {
    color: var(--color-pitch);
  }
  &[data-colour='note'] {
    color: var(--color-note);
  }
  &[data-colour='ink'] {
    color: var(--color-ink);
  }
  &[data-colour='line-strong'] {
    color: var(--color-line-strong);
  }
`;

function LookSwatch({ look }: { look: SeriesLook }) {
  const patternId = useId();
  const size = { width: TILE_SIZE, height: TILE_SIZE };
  return (
    <Swatch aria-hidden="true" focusable="false" viewBox="0 0 24 16" data-colour={look.colour}>
      {look.strokes !== null && (
        <pattern id={patternId} patternUnits="userSpaceOnUse" {...size}>
          <path d={look.strokes} strokeWidth={STROKE_WIDTH} fill="none" />
        </pattern>
      )}
      <rect
        width="24"
        height="16"
        rx="2"
        strokeWidth="1.5"
        fill={look.strokes === null ? 'currentColor' : `url(#${patternId})`}
      />
    </Swatch>
  );
}

/** Which bars of the chart belong to which club, in the order of the bars. */
export function SeriesLegend({ series }: { series: readonly { name: string; isEmpty: boolean }[] }) {
  return (
    <List role="list">
      {series.map(({ name, isEmpty }, index) => (
        <Entry key={index}>
          <LookSwatch look={SERIES_LOOKS[index]!} />
          {isEmpty ? `${name} (no reviews yet)` : name}
        </Entry>
      ))}
    </List>
  );
}
