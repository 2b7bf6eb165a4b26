import { AGE_GROUPS, UNDISCLOSED_AGE_GROUP, ageGroupName } from '@club-reviews/domain/age-groups';
import { plural, Skeleton } from '@club-reviews/shared-ui';
import { useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import type { AgeGroupCount } from '../../api/types';
import { ChoiceTile } from '../../components/choice-tile';
import { ageGroupTallies } from '../../lib/age-group';
import type { AgeGroup } from '../../lib/age-group';

interface AgeGroupChoiceProps {
  /** Undefined while loading. */
  counts: AgeGroupCount[] | undefined;
  /** Whether the counts aren't available; the groups are then offered without. */
  isError: boolean;
  current: AgeGroup | null;
  hrefFor: (group: AgeGroup) => string;
  /** The address for all ages, if the list can show them. */
  allHref?: string;
}

/* As many lines as the groups themselves have in most windows. */
const SKELETONS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/* On a phone one row that scrolls sideways, so that the reviews begin on the first screen. */
const Row = styled.div`
  overflow-x: auto;
  margin-inline: calc(-1 * var(--space-4));
  padding: var(--space-1) var(--space-4);

  @media (min-width: 48rem) {
    overflow-x: visible;
    margin-inline: 0;
    padding: 0;
  }
`;

const List = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: max-content;
  justify-content: start;
  gap: var(--space-2);

  @media (min-width: 48rem) {
    grid-auto-flow: row;
    grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
    justify-content: stretch;

    & > [data-wide] {
      grid-column: span 2;
    }
  }

  /* With every group there are two full lines, with or without the tile for all ages. */
  @media (min-width: 64rem) {
    grid-template-columns: repeat(7, minmax(0, 1fr));

    &:has(> [data-all]) {
      grid-template-columns: repeat(8, minmax(0, 1fr));
    }
  }
`;

const tileShape = css`
  display: grid;
  align-content: center;
  min-width: 6.5rem;
  height: 100%;
  min-height: 3.5rem;
  padding: var(--space-2) var(--space-3);

  @media (min-width: 48rem) {
    min-width: 0;
  }
`;

const Stand = styled.span`
  ${tileShape}
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-m);
`;

const Tile = styled(ChoiceTile)`
  ${tileShape}
`;

const Name = styled.span`
  font-size: var(--text-s);
  font-weight: 680;
`;

const Note = styled.span`
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;

  @media (max-width: 47.99rem) {
    white-space: nowrap;
  }
`;

/** The groups on offer: those with reviews, and the current one even if it has none. */
function offered(counts: AgeGroupCount[], current: AgeGroup | null) {
  const isListed = current === null || counts.some(({ ageGroup }) => ageGroup === current);
  return ageGroupTallies(isListed ? counts : [...counts, { ageGroup: current, count: 0 }]);
}

const WITHOUT_COUNTS = AGE_GROUPS.map((ageGroup) => ({ ageGroup, count: Number.NaN }));

/** A button for each age group with its number of reviews, youngest first. */
export function AgeGroupChoice({ counts, isError, current, hrefFor, allHref }: AgeGroupChoiceProps) {
  const row = useRef<HTMLDivElement>(null);
  const known = counts ?? (isError ? WITHOUT_COUNTS : undefined);
  const total = counts?.reduce((sum, { count }) => sum + count, 0);

  // In a row that scrolls, the chosen group may be out of view.
  useEffect(() => {
    const box = row.current;
    const tile = box?.querySelector('[aria-current]');
    if (!box || !tile) return;
    const { left, width } = tile.getBoundingClientRect();
    box.scrollLeft += left + width / 2 - box.getBoundingClientRect().left - box.clientWidth / 2;
  }, [current, known]);

  return (
    <nav aria-label="Age groups" aria-busy={known === undefined || undefined}>
      <Row ref={row}>
        <List role="list">
          {known === undefined &&
            SKELETONS.map((key) => (
              <li key={key}>
                <Stand>
                  <Skeleton shape="text" />
                </Stand>
              </li>
            ))}
          {known !== undefined && allHref !== undefined && (
            <li data-all="" data-wide="">
              <Tile to={allHref} aria-current={current === null ? 'true' : undefined}>
                <Name>All Ages</Name>
                {total !== undefined && <Note>{plural(total, 'review')}</Note>}
              </Tile>
            </li>
          )}
          {known !== undefined &&
            offered(known, current).map(({ ageGroup, count }) => (
              <li key={ageGroup} data-wide={ageGroup === UNDISCLOSED_AGE_GROUP ? '' : undefined}>
                <Tile to={hrefFor(ageGroup)} aria-current={ageGroup === current ? 'true' : undefined}>
                  <Name>{ageGroupName(ageGroup)}</Name>
                  {counts !== undefined && <Note>{plural(count, 'review')}</Note>}
                </Tile>
              </li>
            ))}
        </List>
      </Row>
    </nav>
  );
}
