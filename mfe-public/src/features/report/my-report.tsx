import { skipToken } from '@club-reviews/shared-ui/platform';
import { useConfirmReportMutation, useGetMyReportQuery } from '../../api/personal-api';
import { LinkedPage } from '../../components/linked-page';
import { HOME_LINK, LinkUnknown } from '../../components/mailed-link';
import { ConfirmReport } from './confirm-report';
import { ReportProgress } from './report-progress';

/** The report that a token belongs to: first whether to send it, then its number, state and outcome. */
export function MyReport({ token }: { token: string | null }) {
  const query = useGetMyReportQuery(token === null ? skipToken : { body: { token } }, {
    // It may have been decided while the page was open.
    refetchOnFocus: true,
  });
  const [confirm, confirming] = useConfirmReportMutation();
  const report = query.data;
  const isAsked = report?.state === 'unconfirmed';

  return (
    <LinkedPage
      what="report"
      {...{ token, query }}
      actionError={confirming.error}
      shown={isAsked ? 'question' : 'progress'}
      unknown={
        <LinkUnknown actions={HOME_LINK}>
          We delete reports that haven’t been confirmed after 30 days. You can read a decided one for a year.
        </LinkUnknown>
      }
    >
      {isAsked ? (
        <ConfirmReport
          {...{ report, confirming }}
          onConfirm={() => void confirm({ body: { token: token ?? '' } })}
        />
      ) : (
        report && <ReportProgress report={report} />
      )}
    </LinkedPage>
  );
}
