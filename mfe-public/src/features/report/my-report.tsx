import { FocusArea } from '@club-reviews/shared-ui';
import { skipToken } from '@club-reviews/shared-ui/platform';
import type { ReactNode } from 'react';
import { useConfirmReportMutation, useGetMyReportQuery } from '../../api/personal-api';
import { HOME_LINK, LinkFailed, LinkLoading, LinkMissing, LinkUnknown } from '../../components/mailed-link';
import { linkRefusal, mailedLinkState } from '../../lib/mailed-link-state';
import { useIsInBrowser } from '../../lib/use-is-in-browser';
import { ConfirmReport } from './confirm-report';
import { ReportProgress } from './report-progress';

/**
 * The report that a token belongs to: first whether to send it, then its number, state and outcome. Opening the page
 * only reads, so a program that follows the links in emails confirms nothing.
 */
export function MyReport({ token }: { token: string | null }) {
  const isInBrowser = useIsInBrowser();
  const query = useGetMyReportQuery(token === null ? skipToken : { body: { token } }, {
    // It may have been decided while the page was open.
    refetchOnFocus: true,
  });
  const [confirm, confirming] = useConfirmReportMutation();
  const report = query.data;
  // A failure that may be temporary is shown beside the button instead.
  const refusal = linkRefusal(confirming.error) === undefined ? undefined : confirming.error;

  function state() {
    if (!isInBrowser) return 'loading';
    if (report === undefined || refusal !== undefined) return mailedLinkState(token, refusal ?? query.error);
    return report.state === 'unconfirmed' ? 'question' : 'progress';
  }

  const unknown = () => (
    <LinkUnknown actions={HOME_LINK}>
      We delete reports that haven’t been confirmed after 30 days. You can read a decided one for a year.
    </LinkUnknown>
  );
  const contents: Record<ReturnType<typeof state>, () => ReactNode> = {
    question: () =>
      report && (
        <ConfirmReport
          report={report}
          isConfirming={confirming.isLoading}
          error={confirming.error}
          onConfirm={() => void confirm({ body: { token: token ?? '' } })}
        />
      ),
    progress: () => report && <ReportProgress report={report} />,
    unknown,
    expired: unknown,
    refused: unknown,
    missing: () => <LinkMissing actions={HOME_LINK} />,
    loading: () => <LinkLoading what="report" />,
    failed: () => (
      <LinkFailed what="report" error={query.error} isTrying={query.isFetching} onRetry={query.refetch} />
    ),
  };
  const shown = state();
  return <FocusArea shown={shown}>{contents[shown]()}</FocusArea>;
}
