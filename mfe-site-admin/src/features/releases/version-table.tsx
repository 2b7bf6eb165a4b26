import { NumberColumns, VisuallyHidden, wholeNumber } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import type { LiveRelease } from '../../api/types';
import { failedLoads, measuredVitals, visitorShare } from './release-labels';

const Table = styled(NumberColumns)`
  & th,
  & td {
    padding: var(--space-2) 0 var(--space-2) var(--space-2);
  }
  & th:first-child {
    padding-inline-start: 0;
    overflow-wrap: anywhere;
  }
  & td:last-child {
    white-space: nowrap;
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
    ...(fallback === null ? [] : [[fallback, 'fallback']]),
  ] as [string, string][];
  return (
    <Table>
      <VisuallyHidden as="caption">Versions that visitors may get</VisuallyHidden>
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
          const { total = 0, failures = 0 } = found ?? {};
          const vitals = found === undefined ? [] : measuredVitals(found);
          return (
            <tr key={version}>
              <th scope="row">
                {version}
                <small>{what}</small>
              </th>
              <td>{wholeNumber(total)}</td>
              <td>{failedLoads(failures, total)}</td>
              <td>{vitals.length === 0 ? '–' : vitals.map((vital) => <small key={vital}>{vital}</small>)}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
