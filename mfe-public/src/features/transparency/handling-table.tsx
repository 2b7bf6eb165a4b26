import { NumberColumns, plural, VisuallyHidden, wholeNumber } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import type { ReviewHandling } from '../../api/types';
import { getHandlingGroups } from './handling-rows';

const UNKNOWN_STARS = 0;

const Scroll = styled.section`
  /* Or its hidden texts would widen the page. */
  position: relative;
  max-width: 46rem;
  overflow-x: auto;
`;

const Table = styled(NumberColumns)`
  font-size: var(--text-s);

  & th:first-child {
    padding-inline-start: 0;
    font-weight: 500;
  }
  & th[scope='rowgroup'] {
    padding-block-start: var(--space-4);
    font-weight: 740;
  }
  & td:last-child {
    font-weight: 680;
  }
  & td[data-none] {
    font-weight: 400;
    color: var(--color-ink-soft);
  }
  @media (max-width: 30rem) {
    & th,
    & td {
      padding-inline: var(--space-1);
    }
  }
`;

const starsLabel = (stars: number) => (stars === UNKNOWN_STARS ? 'stars not known' : plural(stars, 'star'));

interface HandlingTableProps {
  caption: string;
  handling: ReviewHandling;
}

/** What happened to reviews and reports: a line for each thing that's counted, a column for each number of stars. */
export function HandlingTable({ caption, handling: { total, byStars } }: HandlingTableProps) {
  const columns = byStars ?? [];
  return (
    <Scroll aria-label={caption} tabIndex={0}>
      <Table>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            <td />
            {columns.map(({ stars }) => (
              <th key={stars} scope="col">
                <span aria-hidden="true">{stars === UNKNOWN_STARS ? '?' : `${stars}★`}</span>
                <VisuallyHidden>{starsLabel(stars)}</VisuallyHidden>
              </th>
            ))}
            <th scope="col">All</th>
          </tr>
        </thead>
        {getHandlingGroups(total).map(({ name, rows }) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length + 2}>
                {name}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                {[...columns, { stars: 'all', ...total }].map(({ stars, ...handled }) => {
                  const count = row.read(handled);
                  return (
                    <td key={stars} data-none={count === 0 || undefined}>
                      {wholeNumber(count)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        ))}
      </Table>
    </Scroll>
  );
}
