import { REPORT_REASON_TEXTS } from '@club-reviews/domain/report-reasons';
import { ukDateTime } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import type { ReportedReview } from '../../api/types';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding: 0;
  list-style: none;
`;

const Reason = styled.p`
  font-weight: 640;
`;

const Words = styled.p`
  max-width: var(--measure);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Facts = styled.p`
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;
  color: var(--color-ink-soft);
`;

/** What each reporter of a review says, oldest first; never who they are. */
export function ReportVoices({ reported: { reports, hasMoreReports } }: { reported: ReportedReview }) {
  return (
    <List role="list" aria-label="Reports">
      {reports.map(({ number, source, reason, words, confirmedAt }) => (
        <li key={number}>
          <Reason>{REPORT_REASON_TEXTS[reason].name}</Reason>
          {words !== '' && <Words>{words}</Words>}
          <Facts>
            {source === 'club' ? 'The club' : 'The public'}, {ukDateTime(confirmedAt)}, {number}
          </Facts>
        </li>
      ))}
      {hasMoreReports && <li>There are more reports. Your decision answers those too.</li>}
    </List>
  );
}
