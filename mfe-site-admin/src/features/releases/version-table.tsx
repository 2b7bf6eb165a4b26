import { ukDateTime, wholeNumber } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import type { LiveRelease } from '../../api/types';
import { failedShare, visitorShare } from './release-words';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & > caption {
    padding-block-end: var(--space-1);
    font-size: var(--text-s);
    color: var(--color-ink-soft);
    text-align: start;
  }
  & th,
  & td {
    padding: var(--space-2) 0 var(--space-2) var(--space-3);
    border-block-end: 1px solid var(--color-line);
    text-align: end;
    vertical-align: top;
  }
  & th:first-child {
    padding-inline-start: 0;
    text-align: start;
    font-weight: 580;
    overflow-wrap: anywhere;
  }
  & th:not(:first-child) {
    width: 4.5rem;
  }
  & thead th {
    padding-block-start: 0;
    font-size: var(--text-s);
    font-weight: 580;
    color: var(--color-ink-soft);
  }
  & small {
    display: block;
    font-size: var(--text-s);
    font-weight: 400;
    color: var(--color-ink-soft);
  }
`;

/** The versions of one remote that visitors may get, and how they loaded. */
export function VersionTable({ release: { active, fallback, canary, loads } }: { release: LiveRelease }) {
  const rows = [
    ...(canary === null ? [] : [[canary.version, `canary, ${visitorShare(canary.share)} of visitors`]]),
    [active, 'live'],
    ...(fallback === null ? [] : [[fallback, 'previous; the fallback if the live one fails']]),
  ] as [string, string][];
  return (
    <Table>
      <caption>
        {canary === null ? 'Loads in the last 24 hours' : `Loads since ${ukDateTime(canary.since)}`}
      </caption>
      <thead>
        <tr>
          <th scope="col">Version</th>
          <th scope="col">Loads</th>
          <th scope="col">Failed</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([version, what]) => {
          const { total = 0, failures = 0 } = loads.find((one) => one.version === version) ?? {};
          return (
            <tr key={version}>
              <th scope="row">
                {version}
                <small>{what}</small>
              </th>
              <td>{wholeNumber(total)}</td>
              <td>
                {wholeNumber(failures)}
                <small>{failedShare(failures, total)}</small>
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
