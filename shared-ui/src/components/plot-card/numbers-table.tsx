import { styled } from 'styled-components';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

export interface NumbersTableProps {
  /** The table's contents, for people who can't see its surroundings. */
  caption: string;
  /** The label that unfolds it. */
  summary?: string;
  /** The first one is for the row names. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Whether screen readers list the part that scrolls among the page's regions. */
  isRegion?: boolean;
  className?: string;
}

const Details = styled.details`
  font-size: var(--text-s);

  & > summary {
    padding-block: var(--space-1);
    color: var(--color-link);
    font-weight: 640;
    cursor: pointer;
  }
`;

const Scroll = styled.div`
  overflow-x: auto;
`;

/** A table of numbers below each other, each row with its name on the left. */
export const NumberColumns = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding: var(--space-1) var(--space-2);
    border-block-end: 1px solid var(--color-line);
    text-align: end;
    vertical-align: baseline;
  }
  & th:first-child {
    text-align: start;
    font-weight: 580;
  }
`;

const Table = styled(NumberColumns)`
  margin-block-start: var(--space-2);

  & th:first-child {
    white-space: nowrap;
  }
`;

/** A chart's numbers, for people who'd rather read them. */
export function NumbersTable({
  caption,
  summary = 'Show the numbers',
  columns,
  rows,
  isRegion = false,
  className,
}: NumbersTableProps) {
  return (
    <Details className={className}>
      <summary>{summary}</summary>
      <Scroll {...(isRegion ? { as: 'section' } : { role: 'group' })} aria-label={caption} tabIndex={0}>
        <Table>
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = '', ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
    </Details>
  );
}
