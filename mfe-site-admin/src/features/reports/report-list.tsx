import { EmptyState, plural } from '@club-reviews/shared-ui';
import { useLocation, useNavigate } from '@club-reviews/shared-ui/platform';
import { Archive, Inbox } from 'lucide-react';
import { useReadReportsInfiniteQuery } from '../../api/site-admin-api';
import type { ReportedReview } from '../../api/types';
import { CursorList } from '../../components/cursor-list';
import { DeskCards, DeskChip } from '../../components/desk-list';
import { useDecisionDialog } from '../../components/use-decision-dialog';
import { readReportListParams, reportListQuery } from '../../lib/report-search-params';
import { ReviewSkeletons } from '../reviews/review-skeletons';
import { ReportCard } from './report-card';
import type { ReportAction } from './report-card';
import { ReportDecisions } from './report-decisions';

/** Reported reviews, child safety first and then the longest wait, or those already decided. */
export function ReportList() {
  const navigate = useNavigate();
  const { heading, ask, dialog } = useDecisionDialog<{ action: ReportAction; reported: ReportedReview }>();
  const params = readReportListParams(useLocation().search);
  const { isDecided } = params;
  const found = useReadReportsInfiniteQuery({
    filters: { state: isDecided ? 'decided' : 'open' },
    cursor: params.cursor,
  });
  const order = isDecided ? 'most recently decided first' : 'safety first, then the longest wait';

  return (
    <>
      <CursorList
        title="Reported reviews"
        headingRef={heading}
        noun="reports"
        found={found}
        countText={(count) => `${plural(count, 'review')}, ${order}`}
        tools={
          <DeskChip
            pressed={isDecided}
            onClick={() =>
              void navigate({ search: reportListQuery({ cursor: null, isDecided: !isDecided }) })
            }
          >
            <Archive aria-hidden="true" />
            Decided
          </DeskChip>
        }
        skeleton={<ReviewSkeletons />}
        empty={
          <EmptyState
            icon={<Inbox aria-hidden="true" />}
            title={isDecided ? 'No decided reports' : 'No reports to decide'}
            hint="Reported reviews appear here, with everything people have said about them."
          />
        }
        cursor={params.cursor}
        pageQuery={(cursor) => reportListQuery({ ...params, cursor })}
      >
        {(entries) => (
          <DeskCards role="list">
            {entries.map((reported) => (
              <ReportCard
                key={reported.id}
                reported={reported}
                onAction={(action) => ask({ action, reported })}
              />
            ))}
          </DeskCards>
        )}
      </CursorList>
      <ReportDecisions {...dialog} />
    </>
  );
}
