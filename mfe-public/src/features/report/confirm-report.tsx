import { SAFETY_REASON } from '@club-reviews/domain/report-reasons';
import { Panel, SafeguardingWays } from '@club-reviews/shared-ui';
import type { ReportStatus } from '../../api/types';
import { LinkQuestion } from '../../components/link-question';
import { QuotedReview } from '../reviews/quoted-review';
import { SubmittedText } from './submitted-text';

interface ConfirmReportProps {
  report: ReportStatus;
  confirming: { isLoading: boolean; error?: unknown };
  onConfirm: () => void;
}

/** The report as its sender wrote it, and the button that sends it to moderators. */
export function ConfirmReport({ report, confirming, onConfirm }: ConfirmReportProps) {
  return (
    <LinkQuestion
      title="Send this report to our moderators?"
      text="No one sees it until you select the button below. If it isn’t yours, just close this page."
      label="Confirm my report"
      pendingLabel="Sending…"
      onPress={onConfirm}
      call={confirming}
      failure="Your report wasn’t confirmed"
    >
      {report.reason === SAFETY_REASON && (
        <Panel tone="warning" title="First, call someone who can help">
          We read these reports first, but we can’t protect a child.
          <SafeguardingWays />
        </Panel>
      )}
      <SubmittedText report={report} />
      {report.review !== null && (
        <QuotedReview title={`The review of ${report.clubName}`} review={report.review} />
      )}
    </LinkQuestion>
  );
}
