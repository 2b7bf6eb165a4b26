import type { NoticeDecision } from '@club-reviews/domain/defamation-notices';
import type { DeskVerdict } from '@club-reviews/domain/desk';
import { NOTICE_VERDICTS, UNDO_SECONDS } from '@club-reviews/domain/desk';
import { Button, ErrorPanel, Skeleton, Stack, TextLink } from '@club-reviews/shared-ui';
import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
import type { ReactNode } from 'react';
import { useGetAdminNoticeQuery } from '../../api/site-admin-api';
import type { AdminNotice } from '../../api/types';
import type { DecisionFrame } from '../../components/decision-dialog';
import { noticeQuery, OPEN_NOTICES } from '../../lib/notice-search-params';
import { decisionLabel, NoticeDecisionDialog } from '../notices/notice-decision-dialog';
import { NoticeFacts, NoticeReview, NoticeWords } from '../notices/notice-parts';
import type { Verdict } from './use-taken-decisions';

/** What has to be read before a notice of complaint moves to its next step. */
export function NoticeContent({ id }: { id: number }) {
  const { currentData: notice, isError, error, refetch } = useGetAdminNoticeQuery({ id });
  if (notice === undefined && isError) {
    return (
      <ErrorPanel
        title="The notice didn’t load"
        text={apiErrorMessage(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (notice === undefined) return <Skeleton shape="text" width="long" />;
  return (
    <Stack>
      <NoticeFacts notice={notice} />
      <NoticeWords notice={notice} />
      <NoticeReview notice={notice} />
      <p>
        <TextLink to={`/admin/notices${noticeQuery({ ...OPEN_NOTICES, notice: id })}`}>
          What happened to notice {notice.reference} so far
        </TextLink>
      </p>
    </Stack>
  );
}

/** Removals without asking the author have only a button. */
const WITHOUT_A_KEY: readonly NoticeDecision[] = ['repeat', 'unreachable'];

/** What a key decides on a notice. */
function decisionFor(verdict: DeskVerdict, { decisions }: AdminNotice): NoticeDecision | undefined {
  return decisions.find(
    (decision) => !WITHOUT_A_KEY.includes(decision) && NOTICE_VERDICTS[decision] === verdict,
  );
}

interface NoticeActionsProps {
  id: number;
  keyHint: (key: string) => ReactNode;
  onAsk: (decision: NoticeDecision) => void;
}

/** The possible next steps of a notice. */
export function NoticeActions({ id, keyHint, onAsk }: NoticeActionsProps) {
  const { currentData: notice } = useGetAdminNoticeQuery({ id });
  return notice?.decisions.map((decision, index) => (
    <Button
      key={decision}
      size="small"
      variant={index === 0 ? 'primary' : 'secondary'}
      onClick={() => onAsk(decision)}
    >
      {decisionLabel(decision, notice)}
      {decision === decisionFor('accept', notice) && keyHint('A')}
      {decision === decisionFor('refuse', notice) && keyHint('R')}
    </Button>
  ));
}

interface NoticeQuestionProps extends DecisionFrame {
  id: number;
  /** Which step, or which of the two keys was pressed. */
  choice: NoticeDecision | DeskVerdict;
  /** Makes the decision; returns an error message, or null. */
  decide: (verdict: Verdict) => Promise<unknown>;
}

/** Asks before a notice moves to its next step. */
export function NoticeQuestion({ id, choice, decide, ...frame }: NoticeQuestionProps) {
  const { currentData: notice } = useGetAdminNoticeQuery({ id });
  const decision =
    choice === 'accept' || choice === 'refuse' ? notice && decisionFor(choice, notice) : choice;
  if (notice === undefined || decision === undefined) return null;
  return (
    <NoticeDecisionDialog
      {...frame}
      decision={decision}
      notice={notice}
      footnote={`You can undo this for ${UNDO_SECONDS} seconds, before any letter goes out.`}
      messages={{ failed: 'Decision not saved' }}
      execute={async ({ note }) => {
        const verdict = NOTICE_VERDICTS[decision];
        const reason = note === undefined ? {} : { reason: note };
        const error = await decide({ verdict, noticeDecision: decision, ...reason });
        return error === null ? {} : { error };
      }}
    />
  );
}
