import { styled } from 'styled-components';
import { CATEGORIES } from '../../lib/categories';
import { FACT_NAMES } from './comparison-facts';
import { ComparisonTable } from './comparison-table';

const COLUMNS = [null, null];

const ROWS = ['Overall rating', ...FACT_NAMES, ...CATEGORIES.map(({ title }) => title)].map((name) => ({
  name,
  cells: COLUMNS.map(() => ({ kind: 'pending' as const })),
}));

/* Without scripts, nothing would ever come. */
const Frame = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

/** The comparison's frame with two clubs to come: the table as it will be, with a placeholder for each figure. */
export function ComparisonLoading() {
  return (
    <Frame aria-busy="true">
      <ComparisonTable columns={COLUMNS} rows={ROWS} />
    </Frame>
  );
}
