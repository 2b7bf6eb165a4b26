import { SAFETY_REASON } from '@club-reviews/domain/report-reasons';
import { Button, ErrorPanel, Panel, SafeguardingWays, Stack } from '@club-reviews/shared-ui';
import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
import { styled } from 'styled-components';
import type { ReportStatus } from '../../api/types';
import { ReportedWords } from './reported-words';
import { WhatYouSaid } from './what-you-said';

interface ConfirmReportProps {
  report: ReportStatus;
  isConfirming: boolean;
  /** Why the last try failed. */
  error: unknown;
  onConfirm: () => void;
}

const Column = styled(Stack)`
  max-width: 46rem;
  margin-inline: auto;
`;

/** The report as its sender wrote it, and the button that sends it to moderators. */
export function ConfirmReport({ report, isConfirming, error, onConfirm }: ConfirmReportProps) {
  return (
    <Column>
      <Stack data-gap="small">
        <h2>Send this report to our moderators?</h2>
        <p>No one sees it until you select the button below. If it isn’t yours, just close this page.</p>
      </Stack>
      {report.reason === SAFETY_REASON && (
        <Panel tone="warning" title="First, call someone who can help">
          We read these reports first, but we can’t protect a child.
          <SafeguardingWays />
        </Panel>
      )}
      <WhatYouSaid report={report} />
      {report.review !== null && <ReportedWords clubName={report.clubName} review={report.review} />}
      {error !== undefined && !isConfirming && (
        <ErrorPanel
          title="Your report wasn’t confirmed"
          text={`${apiErrorMessage(error, 'We couldn’t reach the server. Please check your connection.')} Nothing is lost, so you can try again.`}
        />
      )}
      <div>
        <Button size="large" pending={isConfirming} pendingLabel="Sending…" onClick={onConfirm}>
          Confirm my report
        </Button>
      </div>
    </Column>
  );
}
