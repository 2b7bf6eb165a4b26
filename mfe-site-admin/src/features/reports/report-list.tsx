import { EmptyState, ErrorPanel, ListPager, plural, Stack, VisuallyHidden } from '@club-reviews/shared-ui';
import { apiErrorMessage, useLocation, useNavigate } from '@club-reviews/shared-ui/platform';
import { Archive, Inbox } from 'lucide-react';
import { useRef, useState } from 'react';
import { useReadReportsInfiniteQuery } from '../../api/site-admin-api';
import type { ReportedReview } from '../../api/types';
import { DeskBar, DeskCards, DeskChip, DeskMessage } from '../../components/desk-list';
import { NO_ANSWER } from '../../lib/no-answer';
import { readReportListParams, reportListQuery } from '../../lib/report-search-params';
import { ReviewSkeletons } from '../reviews/review-skeletons';
import { ReportCard } from './report-card';
import type { ReportAction } from './report-card';
import { ReportDecisions } from './report-decisions';

/** Reported reviews that wait, a child's safety first and the longest wait first, or those that are decided. */
export function ReportList() {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ action: ReportAction; reported: ReportedReview } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Where the focus goes once a decision has removed the buttons for it.
  const focusAfter = useRef<HTMLElement | null>(null);
  const params = readReportListParams(useLocation().search);
  const { isDecided } = params;
  const { currentData, isError, error, refetch } = useReadReportsInfiniteQuery({
    filters: { state: isDecided ? 'decided' : 'open' },
    cursor: params.cursor,
  });
  const entries = currentData?.pages.flatMap((page) => page.entries);
  const next = currentData?.pages.at(-1)?.next ?? null;
  const order = isDecided ? 'last decided first' : 'safety and the longest wait first';

  return (
    <Stack>
      <VisuallyHidden as="h2" ref={heading} tabIndex={-1}>
        Reported reviews
      </VisuallyHidden>
      <DeskBar>
        <DeskChip
          pressed={isDecided}
          onClick={() => void navigate({ search: reportListQuery({ cursor: null, isDecided: !isDecided }) })}
        >
          <Archive aria-hidden="true" />
          Decided
        </DeskChip>
        <DeskMessage role="status">
          {entries === undefined && !isError && 'Loading reported reviews…'}
          {entries !== undefined && entries.length > 0 && `${plural(entries.length, 'review')}, ${order}`}
        </DeskMessage>
      </DeskBar>
      {isError && (
        <ErrorPanel
          title="The reports could not be loaded"
          text={apiErrorMessage(error, NO_ANSWER)}
          onRetry={() => void refetch()}
        />
      )}
      {entries === undefined && !isError && <ReviewSkeletons />}
      {entries !== undefined && entries.length > 0 && (
        <DeskCards role="list">
          {entries.map((reported) => (
            <ReportCard
              key={reported.id}
              reported={reported}
              onAction={(action) => {
                focusAfter.current = null;
                setAsked({ action, reported });
              }}
            />
          ))}
        </DeskCards>
      )}
      {entries?.length === 0 && !isError && (
        <EmptyState
          icon={<Inbox aria-hidden="true" />}
          title={isDecided ? 'No decided reports' : 'No reports to decide'}
          hint="Reviews that somebody reports appear here, with everything that was said about them."
        />
      )}
      <ListPager
        label="Pages of reports"
        first={params.cursor === null ? null : reportListQuery({ ...params, cursor: null })}
        next={next === null ? null : reportListQuery({ ...params, cursor: next })}
        further={null}
      />
      <ReportDecisions
        asked={asked}
        focusAfter={focusAfter}
        onDecided={() => {
          focusAfter.current = heading.current;
        }}
        onClose={() => setAsked(null)}
      />
    </Stack>
  );
}
