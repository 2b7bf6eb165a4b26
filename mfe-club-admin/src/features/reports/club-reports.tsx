import { Card, Stack } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import type { ClubReport } from '../../api/types';
import { ReportState } from './report-state';

const Quote = styled.blockquote`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  margin: 0;
  max-width: var(--measure);
  overflow-wrap: anywhere;
`;

const Gone = styled.p`
  color: var(--color-ink-soft);
`;

/** The club's reports, newest first, including those of reviews that are gone; nothing if there are none. */
export function ClubReports({ reports }: { reports: readonly ClubReport[] }) {
  if (reports.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="your-reports">
      <h2 id="your-reports">Your reports</h2>
      <Stack as="ul" role="list">
        {reports.map((report) => (
          <Card as="li" key={report.number}>
            {report.reviewText === null ? (
              <Gone>The review can’t be read any more.</Gone>
            ) : (
              <Quote>{report.reviewText}</Quote>
            )}
            <ReportState report={report} />
          </Card>
        ))}
      </Stack>
    </Stack>
  );
}
