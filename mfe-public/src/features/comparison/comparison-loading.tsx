import { styled } from 'styled-components';
import { FACT_NAMES } from './comparison-facts';
import { ComparisonTable } from './comparison-table';

const COLUMNS = [null, null];

/* As many as a window holds. */
const ROWS = ['Overall rating', ...FACT_NAMES].slice(0, 9).map((name) => ({
  name,
  cells: COLUMNS.map(() => ({ kind: 'pending' as const })),
}));

/* Without scripts, nothing would ever come. */
const Frame = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

/** The comparison's frame with two clubs to come: the top of the table, with a placeholder for each figure. */
export function ComparisonLoading() {
  return (
    <Frame aria-busy="true">
      <ComparisonTable columns={COLUMNS} rows={ROWS} />
    </Frame>
  );
}
