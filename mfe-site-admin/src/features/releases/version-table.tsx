import { ukDateTime, wholeNumber } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import type { LiveRelease } from '../../api/types';
import { failedShare, measured, visitorShare } from './release-labels';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & > caption {
    padding-block-end: var(--space-3);
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
  & th:nth-child(n + 2) {
    width: 3.75rem;
  }
  & th:last-child {
    width: 6rem;
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

/** The versions of one remote that visitors may get, how they loaded, and how fast their pages were. */
export function VersionTable({ release: { active, fallback, canary, loads } }: { release: LiveRelease }) {
  const rows = [
    ...(canary === null ? [] : [[canary.version, `canary, ${visitorShare(canary.share)} of visitors`]]),
    [active, 'live'],
    ...(fallback === null ? [] : [[fallback, 'previous; the fallback if the live one fails']]),
  ] as [string, string][];
  return (
    <Table>
      <caption>
        {canary === null ? 'Loads in the last 24 hours' : `Loads since ${ukDateTime(canary.since)}`}, and the
        web vitals that three in four visits stayed below
      </caption>
      <thead>
        <tr>
          {['Version', 'Loads', 'Failed', 'Speed'].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([version, what]) => {
          const found = loads.find((one) => one.version === version);
          const { total = 0, failures = 0, lcp = null, inp = null, cls = null } = found ?? {};
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
              <td>
                <small>LCP {measured('LCP', lcp)}</small>
                <small>INP {measured('INP', inp)}</small>
                <small>CLS {measured('CLS', cls)}</small>
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
