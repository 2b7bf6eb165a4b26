import { monthName, ratingLabel, wholeNumber } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import type { ClubInsights } from '../../api/types';

const Details = styled.details`
  font-size: var(--text-s);

  & > summary {
    padding-block: var(--space-1);
    color: var(--color-link);
    font-weight: 640;
    cursor: pointer;
  }
`;

const Table = styled.table`
  width: 100%;
  margin-block-start: var(--space-2);
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding: var(--space-1) var(--space-2);
    border-block-end: 1px solid var(--color-line);
    text-align: end;
  }
  & th:first-child {
    text-align: start;
    font-weight: 580;
  }
`;

/** The numbers in the trend's chart, for anybody who'd rather read them. */
export function TrendTable({ trend }: Pick<ClubInsights, 'trend'>) {
  return (
    <Details>
      <summary>Show the numbers</summary>
      <Table>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Average rating</th>
            <th scope="col">Reviews</th>
          </tr>
        </thead>
        <tbody>
          {trend.toReversed().map(({ month, averageRating, reviewCount }) => (
            <tr key={month}>
              <th scope="row">{monthName(month)}</th>
              <td>{ratingLabel(averageRating)}</td>
              <td>{wholeNumber(reviewCount)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Details>
  );
}
