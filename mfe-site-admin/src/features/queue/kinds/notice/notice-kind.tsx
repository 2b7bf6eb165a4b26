import type { NoticeDecision } from '@club-reviews/domain/defamation-notices';
import { NOTICE_VERDICTS, UNDO_SECONDS } from '@club-reviews/domain/queue';
import { Button, NotLoaded, Skeleton, Stack, TextLink } from '@club-reviews/shared-ui';
import type { ComponentProps } from 'react';
import { useGetAdminNoticeQuery } from '../../../../api/site-admin-api';
import type { AdminNotice } from '../../../../api/types';
import { defineKind } from '../../kind';
import type { Step, Steps } from '../../kind';
import { decisionLabel, NoticeDecisionDialog } from './notice-decision-dialog';
import { noticeParams } from './notice-params';
import { NoticeFacts, NoticeReview, NoticeWords } from './notice-parts';

/** What has to be read before a notice of complaint moves to its next step. */
function NoticeContent({ id }: { id: number }) {
  const query = useGetAdminNoticeQuery({ id });
  const notice = query.currentData;
  if (notice === undefined)
    return (
      <NotLoaded call={query} failed="The notice didn’t load">
        <Skeleton shape="text" width="long" />
      </NotLoaded>
    );
  return (
    <Stack>
      <NoticeFacts notice={notice} />
      <NoticeWords notice={notice} />
      <NoticeReview notice={notice} />
      <p>
        <TextLink to={`/admin/notices${noticeParams.query({ ...noticeParams.defaults, notice: id })}`}>
          What happened to notice {notice.reference} so far
        </TextLink>
      </p>
    </Stack>
  );
}

/** Removals without asking the author have only a button. */
const WITHOUT_A_KEY: readonly NoticeDecision[] = ['repeat', 'unreachable'];

/** The decision that a button or a key stands for. */
function toDecision(step: Step, { decisions }: AdminNotice): NoticeDecision | undefined {
  if (step !== 'accept' && step !== 'refuse') return step;
  return decisions.find(
    (decision) => !WITHOUT_A_KEY.includes(decision) && NOTICE_VERDICTS[decision] === step,
  );
}

/** The possible next steps of a notice. */
function NoticeButtons({ id, keyHint, onAsk }: ComponentProps<Steps['Buttons']>) {
  const { currentData: notice } = useGetAdminNoticeQuery({ id });
  return notice?.decisions.map((decision, index) => (
    <Button
      key={decision}
      size="small"
      variant={index === 0 ? 'primary' : 'secondary'}
      onClick={() => onAsk(decision)}
    >
      {decisionLabel(decision, notice)}
      {decision === toDecision('accept', notice) && keyHint('A')}
      {decision === toDecision('refuse', notice) && keyHint('R')}
    </Button>
  ));
}

/** Asks before a notice moves to its next step. */
function NoticeQuestion({ id, step, decide, ...frame }: ComponentProps<Steps['Question']>) {
  const { currentData: notice } = useGetAdminNoticeQuery({ id });
  const decision = notice && toDecision(step, notice);
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

const NEXT_STEP = { action: 'Take the next step', done: 'Decided' };

/** A notice of complaint about a review, which takes several steps. */
export const notice = defineKind(
  { many: 'Notices' },
  (entry) => entry.notice,
  ({ id, clubName, reference }) => ({
    label: 'Notice of complaint',
    verdicts: { accept: NEXT_STEP, refuse: NEXT_STEP },
    clubName,
    excerpt: `Notice ${reference}`,
    content: <NoticeContent id={id} />,
    ask: () => null,
    steps: { Buttons: NoticeButtons, Question: NoticeQuestion },
  }),
);
