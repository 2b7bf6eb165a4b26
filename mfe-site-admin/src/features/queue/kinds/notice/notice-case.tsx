import { NOTICE_NEXT_LABELS, NOTICE_STEP_LABELS } from '@club-reviews/domain/defamation-notices';
import type { NoticeDecision } from '@club-reviews/domain/defamation-notices';
import {
  Button,
  Card,
  Cluster,
  NotLoaded,
  Panel,
  Stack,
  TextLink,
  Timeline,
  ukDateTime,
} from '@club-reviews/shared-ui';
import { ArrowLeft } from 'lucide-react';
import { styled } from 'styled-components';
import { useDecideNoticeMutation, useGetAdminNoticeQuery } from '../../../../api/site-admin-api';
import type { AdminNotice } from '../../../../api/types';
import { useDecisionDialog } from '../../../../components/use-decision-dialog';
import { noticeParams } from './notice-params';
import type { NoticeParams } from './notice-params';
import { Deadline } from './deadline';
import { decisionLabel, NoticeDecisionDialog } from './notice-decision-dialog';
import { NoticeFacts, NoticeReview, NoticeWords } from './notice-parts';
import { OnlyFor } from '../../../session/staff-session';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  align-items: start;

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

const Back = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-height: 1.75rem;

  & > svg {
    width: 1rem;
    height: 1rem;
  }
`;

/** One notice: its contents, what has happened, what happens next, and the buttons for that. */
export function NoticeCase({ id, params }: { id: number; params: NoticeParams }) {
  const query = useGetAdminNoticeQuery({ id });
  return (
    <Stack>
      <div>
        <Back to={`/admin/notices${noticeParams.query({ ...params, notice: null })}`}>
          <ArrowLeft aria-hidden="true" />
          All notices
        </Back>
      </div>
      {query.currentData === undefined ? (
        <NotLoaded call={query} failed="The notice didn’t load" loading="Loading the notice" />
      ) : (
        <Shown notice={query.currentData} />
      )}
    </Stack>
  );
}

function Shown({ notice }: { notice: AdminNotice }) {
  const [decide] = useDecideNoticeMutation();
  const {
    heading,
    ask,
    dialog: { request, ...frame },
  } = useDecisionDialog<NoticeDecision>();
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Notice {notice.reference}, about a review of {notice.clubName}
      </h2>
      <Columns>
        <Stack>
          <NextStep notice={notice} onAsk={ask} />
          <Card>
            <NoticeWords notice={notice} />
          </Card>
          <Card>
            <NoticeReview notice={notice} />
          </Card>
        </Stack>
        <Card as="section" aria-labelledby="notice-timeline">
          <h3 id="notice-timeline">What happened</h3>
          <Timeline label="What happened" entries={toEntries(notice)} />
        </Card>
      </Columns>
      {request !== null && (
        <NoticeDecisionDialog
          {...frame}
          decision={request}
          notice={notice}
          messages={{ done: 'Notice updated', failed: 'Failed to update the notice.' }}
          execute={(body) => decide({ id: notice.id, body })}
        />
      )}
    </>
  );
}

function toEntries({ timeline, state, dueAt }: AdminNotice) {
  const next = NOTICE_NEXT_LABELS[state];
  return [
    ...timeline.map(({ step, at, dueAt: due, note, staffName }) => ({
      key: step,
      title: NOTICE_STEP_LABELS[step],
      when: [
        ukDateTime(at),
        due !== null && Date.parse(at) > Date.parse(due) && 'late',
        staffName !== null && `by ${staffName}`,
      ]
        .filter(Boolean)
        .join(', '),
      ...(note === null ? {} : { note }),
    })),
    ...(next === undefined || dueAt === null
      ? []
      : [{ key: 'next', title: next, when: <Deadline dueAt={dueAt} />, isNext: true }]),
  ];
}

function NextStep({ notice, onAsk }: { notice: AdminNotice; onAsk: (decision: NoticeDecision) => void }) {
  const { state, outcome, dueAt, decisions } = notice;
  if (outcome !== null || dueAt === null) {
    return <Panel tone="success" title={outcome === null ? 'Closed' : NOTICE_STEP_LABELS[outcome]} />;
  }
  return (
    <Card as="section" aria-labelledby="notice-next">
      <h3 id="notice-next">{NOTICE_NEXT_LABELS[state]}</h3>
      <Deadline dueAt={dueAt} />
      {state === 'forwarded' && (
        <p>There’s nothing for you to do. Without an answer, the review will be removed automatically.</p>
      )}
      <NoticeFacts notice={notice} />
      {decisions.length > 0 && (
        <OnlyFor role="moderator">
          <Cluster>
            {decisions.map((decision, index) => (
              <Button
                key={decision}
                size="small"
                variant={index === 0 ? 'primary' : 'secondary'}
                onClick={() => onAsk(decision)}
              >
                {decisionLabel(decision, notice)}
              </Button>
            ))}
          </Cluster>
        </OnlyFor>
      )}
    </Card>
  );
}
