import { removalReason } from '@club-reviews/domain/removal-reasons';
import { REPORT_OUTCOME_TEXTS } from '@club-reviews/domain/report-reasons';
import type { ReportOutcome } from '@club-reviews/domain/report-reasons';
import { Panel, TextLink, ukDate, Words } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import type { ReportStatus } from '../../api/types';
import { Column } from '../../components/column';
import { clubPath } from '../../lib/club-address';
import { contactLink } from '../../lib/contact-link';
import { QuotedReview } from '../reviews/quoted-review';
import { SubmittedText } from './submitted-text';

const Number = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const TONES = { removed: 'success', stands: 'note', gone: 'info' } as const satisfies Record<
  ReportOutcome,
  string
>;

/** A confirmed report: its number, state and outcome. */
export function ReportProgress({ report }: { report: ReportStatus }) {
  const { number, clubName, clubSlug, review } = report;
  return (
    <Column>
      <h2>
        Report <Number>{number}</Number>
      </h2>
      <p>
        About a review of <TextLink to={clubPath(clubSlug)}>{clubName}</TextLink>
        {report.confirmedAt !== null && `, confirmed on ${ukDate(report.confirmedAt)}`}. Quote the number if
        you <TextLink to={contactLink({ subject: `Report ${number ?? ''}` })}>write to us</TextLink> about it.
      </p>
      <Outcome report={report} />
      <SubmittedText report={report} />
      {review !== null && <QuotedReview title={`The review of ${clubName}`} review={review} />}
    </Column>
  );
}

function Outcome({ report: { outcome, decidedAt, decisionWords, ...report } }: { report: ReportStatus }) {
  if (outcome === null) {
    return (
      <Panel tone="info" title="A moderator will read it">
        <p>
          {report.review === null
            ? 'The review is hidden until we decide.'
            : 'The review stays public until we decide.'}{' '}
          We’ll email you, and this page will say what we decided.
        </p>
      </Panel>
    );
  }
  const listed = removalReason(report.removalReason);
  return (
    <Panel tone={TONES[outcome]} title={REPORT_OUTCOME_TEXTS[outcome]}>
      {listed !== undefined && (
        <p>
          The reason: <strong>{listed.label}</strong>. {listed.meaning}
        </p>
      )}
      {decisionWords !== null && <Words>{decisionWords}</Words>}
      {outcome === 'gone' && (
        <p>It left the site before a moderator decided, so there’s nothing left to decide.</p>
      )}
      {decidedAt !== null && <p>{ukDate(decidedAt)}</p>}
    </Panel>
  );
}
