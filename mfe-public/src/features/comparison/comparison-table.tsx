import { Badge, Skeleton, VisuallyHidden } from '@club-reviews/shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { ComparisonCell, ComparisonRow } from './comparison-rows';

interface ComparisonTableProps {
  /** Names of the clubs, in the order of the cells. */
  names: readonly string[];
  rows: readonly ComparisonRow[];
}

/* Scrolls sideways if four clubs are wider than the window; the row labels stay put. */
const Scroller = styled.div`
  overflow-x: auto;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  scrollbar-width: thin;

  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding: var(--space-2) var(--space-3);
    border-block-end: 1px solid var(--color-line);
    vertical-align: middle;
  }
  & tbody > tr:last-child > * {
    border-block-end: 0;
  }
  & th:first-child {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
    min-width: 6.25rem;
    border-inline-end: 1px solid var(--color-line);
    background: var(--color-surface);
    font-weight: 580;
    text-align: start;
  }
  & thead th {
    background: var(--color-sunken);
    vertical-align: bottom;
  }
  & thead th:first-child {
    background: var(--color-sunken);
  }
  & tr[data-total] > * {
    background: var(--color-pitch-tint);
    color: var(--color-on-pitch-tint);
    font-weight: 700;
  }
`;

const ClubName = styled.th`
  width: 25%;
  min-width: 7.25rem;
  font-weight: 700;
  line-height: 1.25;
  text-align: start;
  overflow-wrap: break-word;
`;

const Figure = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  font-size: var(--text-m);

  &[data-top] {
    font-weight: 780;
  }
`;

const None = styled.span`
  color: var(--color-ink-soft);
`;

/** Why there's a dash. */
const NOTHING = { 'no-reviews': 'No reviews yet', 'not-given': 'Not given', unknown: 'Not loaded' };

function Cell({ cell, topLabel }: { cell: ComparisonCell; topLabel: string }) {
  switch (cell.kind) {
    case 'pending':
      return (
        <>
          <Skeleton shape="text" width="half" />
          <VisuallyHidden>Loading</VisuallyHidden>
        </>
      );
    case 'text':
      return cell.text;
    case 'no-reviews':
    case 'not-given':
    case 'unknown':
      return (
        <None>
          <span aria-hidden="true">–</span>
          <VisuallyHidden>{NOTHING[cell.kind]}</VisuallyHidden>
        </None>
      );
    case 'figure':
      return (
        <Figure data-top={cell.isTop ? '' : undefined}>
          {cell.text}
          {cell.isTop && <Badge tone="ink">{topLabel}</Badge>}
        </Figure>
      );
  }
}

/* On a phone the third club is cut off by the edge; this says that it's there. */
const Cue = styled.p`
  margin-block-end: var(--space-2);
  font-size: var(--text-s);
  color: var(--color-ink-soft);

  @media (min-width: 48rem) {
    display: none;
  }
`;

/** How many clubs fit on a phone. */
const FIT_ON_PHONE = 2;

/** All figures and facts of the chosen clubs, one club per column. A single best figure is marked in words. */
export function ComparisonTable({ names, rows }: ComparisonTableProps) {
  const captionId = useId();
  return (
    <div>
      {names.length > FIT_ON_PHONE && <Cue>Swipe the table sideways to see all {names.length} clubs.</Cue>}
      <Scroller role="region" aria-labelledby={captionId} tabIndex={0}>
        <Table>
          <VisuallyHidden as="caption" id={captionId}>
            Ratings out of 5, number of reviews and club facts
          </VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">Club</th>
              {names.map((name, index) => (
                <ClubName key={index} scope="col">
                  {name}
                </ClubName>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, topLabel, cells }, index) => (
              <tr key={name} data-total={index === 0 ? '' : undefined}>
                <th scope="row">{name}</th>
                {cells.map((cell, place) => (
                  <td key={place}>
                    <Cell cell={cell} topLabel={topLabel} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </div>
  );
}
