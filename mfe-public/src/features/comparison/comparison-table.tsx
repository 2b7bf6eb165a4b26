import { Badge, Crest, imageAddress, Skeleton, VisuallyHidden } from '@club-reviews/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ComparisonCell, ComparisonRow } from './comparison-rows';

/** A club at the head of its column. */
interface ComparisonColumn {
  name: string;
  imageUrl: string | null;
  /** How to reach it. */
  contact: ReactNode;
}

interface ComparisonTableProps {
  /** The clubs in the order of the cells; null for one that isn't known yet. */
  columns: readonly (ComparisonColumn | null)[];
  rows: readonly ComparisonRow[];
}

/* On a phone, a row's name stands above its cells, so that four clubs fit and nothing scrolls sideways. */
const Table = styled.table`
  display: block;
  width: 100%;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;

  & > thead,
  & > tbody {
    display: block;
  }
  & tr {
    display: grid;
    grid-template-columns: repeat(var(--clubs), minmax(0, 1fr));
    border-block-start: 1px solid var(--color-line);
  }
  &[data-clubs='2'] {
    --clubs: 2;
  }
  &[data-clubs='3'] {
    --clubs: 3;
  }
  &[data-clubs='4'] {
    --clubs: 4;
  }
  & th,
  & td {
    min-width: 0;
    padding: var(--space-2);
    text-align: start;
    overflow-wrap: anywhere;
  }
  &[data-clubs='4'] :is(th, td) {
    padding-inline: var(--space-1);
  }
  & tbody td + td {
    border-inline-start: 1px solid var(--color-line);
  }
  & tbody th {
    grid-column: 1 / -1;
    padding-block-end: 0;
    color: var(--color-ink-soft);
    font-weight: 580;
  }
  & tbody td {
    padding-block-start: 0;
  }
  & tr[data-total] {
    background: var(--color-pitch-tint);
    color: var(--color-on-pitch-tint);
    font-weight: 700;
  }
  & tr[data-total] > th {
    color: inherit;
  }

  @media (min-width: 48rem) {
    & tr {
      grid-template-columns: 8.5rem repeat(var(--clubs), minmax(0, 1fr));
    }
    &&& :is(th, td) {
      padding: var(--space-2) var(--space-3);
      border: 0;
    }
    & :is(th, td) {
      align-self: center;
    }
    & tbody th {
      grid-column: auto;
    }
  }
`;

/* Stays in view while the rows pass below it, unless the window is too low for that. */
const Heads = styled.thead`
  border-start-start-radius: var(--radius-m);
  border-start-end-radius: var(--radius-m);
  background: var(--color-sunken);

  & tr {
    border-block-start: 0;
  }
  & > tr > th:first-child {
    position: absolute;
    clip-path: inset(50%);
  }
  & > tr > td {
    padding-block-start: 0;
  }
  @media (min-height: 34rem) {
    position: sticky;
    z-index: 2;
    inset-block-start: 0;
    box-shadow: 0 1px 0 var(--color-line);
  }
  @media (min-width: 48rem) {
    & > tr > th:first-child {
      position: static;
      clip-path: none;
    }
  }
`;

const ClubName = styled.th`
  font-weight: 700;
  line-height: 1.25;
  hyphens: auto;

  /* The crests stand in line. */
  && {
    align-self: start;
  }

  /* Four names fit a phone without being broken inside a word. */
  @media (max-width: 47.99rem) {
    [data-clubs='4'] & {
      font-size: var(--text-xs);
      font-stretch: 94%;
    }
  }
`;

/* The crest beside the name if there's room, otherwise above it. */
const Club = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);

  & > :last-child {
    flex: 1 1 6rem;
    min-width: 0;
  }
`;

const Figure = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-2);
  font-size: var(--text-m);

  &[data-top] {
    font-weight: 780;
  }
  /* Of four clubs on a phone too, the mark stands beside the figure. */
  [data-clubs='4'] & > [data-tone] {
    padding-inline: 0.3rem;
  }
`;

const Note = styled.span`
  font-size: var(--text-s);
  font-weight: 400;
`;

const None = styled.span`
  color: var(--color-ink-soft);
`;

/** Why there's nothing to show. */
const NOTHING = { 'no-reviews': 'No reviews yet', 'not-given': 'Not given', unknown: 'Not loaded' };

function Cell({ cell }: { cell: ComparisonCell }) {
  switch (cell.kind) {
    case 'pending':
      return (
        <>
          <Skeleton shape="text" width="half" />
          <VisuallyHidden>Loading</VisuallyHidden>
        </>
      );
    case 'text':
      return <span>{cell.text}</span>;
    case 'no-reviews':
    case 'not-given':
    case 'unknown':
      return <None>{NOTHING[cell.kind]}</None>;
    case 'figure':
      return (
        <Figure data-top={cell.isTop ? '' : undefined}>
          <span>{cell.text}</span>
          {cell.note !== undefined && <Note>{cell.note}</Note>}
          {cell.isTop && <Badge tone="ink">Best</Badge>}
        </Figure>
      );
  }
}

function Column({ club }: { club: ComparisonColumn | null }) {
  if (club === null) {
    return (
      <Club>
        <Skeleton shape="text" width="long" />
        <VisuallyHidden>Loading</VisuallyHidden>
      </Club>
    );
  }
  return (
    <Club>
      <Crest name={club.name} imageUrl={imageAddress(club.imageUrl)} size="small" />
      <span>{club.name}</span>
    </Club>
  );
}

/**
 * All figures and facts of the chosen clubs, one club per column. A single best figure is marked in words. The roles are
 * those of the elements: some browsers forget them with a layout that isn't a table's.
 */
export function ComparisonTable({ columns, rows }: ComparisonTableProps) {
  return (
    <Table role="table" data-clubs={columns.length}>
      <VisuallyHidden as="caption">Ratings out of 5, number of reviews and club facts</VisuallyHidden>
      <Heads role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            Club
          </th>
          {columns.map((club, index) => (
            <ClubName key={index} role="columnheader" scope="col">
              <Column club={club} />
            </ClubName>
          ))}
        </tr>
        <tr role="row">
          <th role="rowheader" scope="row">
            Contact
          </th>
          {columns.map((club, index) => (
            <td key={index} role="cell">
              {club === null ? <Skeleton shape="text" width="full" /> : club.contact}
            </td>
          ))}
        </tr>
      </Heads>
      <tbody role="rowgroup">
        {rows.map(({ name, cells }) => (
          <tr key={name} role="row" data-total={name === 'Overall rating' ? '' : undefined}>
            <th role="rowheader" scope="row">
              {name}
            </th>
            {cells.map((cell, place) => (
              <td key={place} role="cell">
                <Cell cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
