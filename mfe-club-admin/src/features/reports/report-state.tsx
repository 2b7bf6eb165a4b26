import { removalReason } from '@club-reviews/domain/removal-reasons';
import { REPORT_OUTCOME_TEXTS, REPORT_REASON_TEXTS } from '@club-reviews/domain/report-reasons';
import { Panel, ukDate, Words } from '@club-reviews/shared-ui';
import type { ClubReport } from '../../api/types';

const TONES = { removed: 'success', stands: 'note', gone: 'info' } as const;

/** The state of a club's report, and its outcome. */
export function ReportState({ report }: { report: ClubReport }) {
  const { number, reason, reportedAt, outcome, decidedAt, decisionWords } = report;
  const listed = removalReason(report.removalReason);
  const named = REPORT_REASON_TEXTS[reason].name;
  if (outcome === null) {
    return (
      <Panel tone="info" title={`Reported: ${number}`}>
        <p>
          “{named}”, {ukDate(reportedAt)}. The review stays while a moderator decides. You’ll see the outcome
          here, and we’ll email you.
        </p>
      </Panel>
    );
  }
  return (
    <Panel tone={TONES[outcome]} title={`${number}: ${REPORT_OUTCOME_TEXTS[outcome]}`}>
      <p>
        You reported “{named}” on {ukDate(reportedAt)}
        {decidedAt !== null && `; decided on ${ukDate(decidedAt)}`}.
        {listed !== undefined && ` The reason: ${listed.label}.`}
      </p>
      {decisionWords !== null && <Words>{decisionWords}</Words>}
    </Panel>
  );
}
