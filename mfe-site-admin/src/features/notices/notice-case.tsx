import { NOTICE_NEXT_LABELS, NOTICE_STEP_LABELS } from '@club-reviews/domain/defamation-notices';
import type { NoticeDecision } from '@club-reviews/domain/defamation-notices';
import {
  Button,
  Card,
  Cluster,
  ErrorPanel,
  Panel,
  Skeleton,
  Stack,
  TextLink,
  Timeline,
  ukDateTime,
} from '@club-reviews/shared-ui';
import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
import { ArrowLeft } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useGetAdminNoticeQuery } from '../../api/site-admin-api';
import type { AdminNotice } from '../../api/types';
import { NO_ANSWER } from '../../lib/no-answer';
import { noticeQuery } from '../../lib/notice-search-params';
import type { NoticeParams } from '../../lib/notice-search-params';
import { Deadline } from './deadline';
import { decisionLabel, NoticeDecisionDialog } from './notice-decision-dialog';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  align-items: start;

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  overflow-wrap: anywhere;

  & > dt {
    font-size: var(--text-s);
    color: var(--color-ink-soft);
  }
  & > dd {
    margin: 0 0 var(--space-3);
    white-space: pre-line;
  }
`;

const Quote = styled.blockquote`
  margin: 0;
  padding-inline-start: var(--space-4);
  border-inline-start: 4px solid var(--color-line-strong);
  overflow-wrap: anywhere;
  white-space: pre-line;
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

/** One notice: what it says, what happened, what happens next, and the buttons for that. */
export function NoticeCase({ id, params }: { id: number; params: NoticeParams }) {
  const { currentData, isError, error, refetch } = useGetAdminNoticeQuery({ id });
  return (
    <Stack>
      <div>
        <Back to={`/admin${noticeQuery({ ...params, notice: null })}`}>
          <ArrowLeft aria-hidden="true" />
          All notices
        </Back>
      </div>
      {currentData === undefined && isError && (
        <ErrorPanel
          title="The notice could not be loaded"
          text={apiErrorMessage(error, NO_ANSWER)}
          onRetry={() => void refetch()}
        />
      )}
      {currentData === undefined && !isError && (
        <Card aria-hidden="true">
          <Skeleton shape="text" width="half" />
          <Skeleton shape="text" width="long" />
          <Skeleton shape="text" />
        </Card>
      )}
      {currentData !== undefined && <Shown notice={currentData} />}
    </Stack>
  );
}

function Shown({ notice }: { notice: AdminNotice }) {
  const [asked, setAsked] = useState<NoticeDecision | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Where the focus goes once a decision has removed the buttons for it.
  const focusAfter = useRef<HTMLElement | null>(null);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Notice {notice.reference}, about a review of {notice.clubName}
      </h2>
      <Columns>
        <Stack>
          <NextStep
            notice={notice}
            onAsk={(decision) => {
              focusAfter.current = null;
              setAsked(decision);
            }}
          />
          <Notice notice={notice} />
          <Review notice={notice} />
        </Stack>
        <Card as="section" aria-labelledby="notice-timeline">
          <h3 id="notice-timeline">What happened</h3>
          <Timeline label="What happened" entries={entriesOf(notice)} />
        </Card>
      </Columns>
      {asked !== null && (
        <NoticeDecisionDialog
          decision={asked}
          notice={notice}
          focusAfter={focusAfter}
          onDecided={() => {
            focusAfter.current = heading.current;
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function entriesOf({ timeline, state, dueAt }: AdminNotice) {
  const next = NOTICE_NEXT_LABELS[state];
  return [
    ...timeline.map(({ step, at, dueAt: due, note }) => ({
      key: step,
      title: NOTICE_STEP_LABELS[step],
      when: `${ukDateTime(at)}${due !== null && Date.parse(at) > Date.parse(due) ? ', late' : ''}`,
      ...(note === null ? {} : { note }),
    })),
    ...(next === undefined || dueAt === null
      ? []
      : [{ key: 'next', title: next, when: <Deadline dueAt={dueAt} />, isNext: true }]),
  ];
}

function NextStep({ notice, onAsk }: { notice: AdminNotice; onAsk: (decision: NoticeDecision) => void }) {
  const { state, outcome, dueAt, decisions, details } = notice;
  if (outcome !== null || dueAt === null) {
    return <Panel tone="success" title={outcome === null ? 'Closed' : NOTICE_STEP_LABELS[outcome]} />;
  }
  return (
    <Card as="section" aria-labelledby="notice-next">
      <h3 id="notice-next">{NOTICE_NEXT_LABELS[state]}</h3>
      <Deadline dueAt={dueAt} />
      {state === 'forwarded' && (
        <p>There is nothing for you to do. Without an answer, the review is removed by itself.</p>
      )}
      {details !== null && (
        <Facts>
          <dt>The author’s full name</dt>
          <dd>{details.fullName}</dd>
          <dt>Postal address</dt>
          <dd>{details.postalAddress}</dd>
          <dt>May the complainant have them?</dt>
          <dd>{details.mayShare ? 'Yes' : 'No'}</dd>
        </Facts>
      )}
      {state === 'received' && !notice.canReachAuthor && (
        <Panel tone="warning">
          We have no address of the author, so the law asks us to remove the review.
        </Panel>
      )}
      {notice.removedTwice && state === 'received' && (
        <Panel tone="note">
          The complainant says that the same was removed on two earlier notices. Earlier notices of theirs
          that ended with a removal: {notice.earlierRemovals}.
        </Panel>
      )}
      {decisions.length > 0 && (
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
      )}
    </Card>
  );
}

function Notice({ notice: { words, shareName, shareEmail } }: { notice: AdminNotice }) {
  return (
    <Card as="section" aria-labelledby="notice-words">
      <h3 id="notice-words">The notice</h3>
      <Facts>
        <dt>Complainant {shareName ? '(the author gets the name)' : '(the author doesn’t get the name)'}</dt>
        <dd>{words.name}</dd>
        <dt>Email address {shareEmail ? '(the author gets it)' : '(the author doesn’t get it)'}</dt>
        <dd>{words.email}</dd>
        <dt>The statement complained of</dt>
        <dd>{words.statement}</dd>
        <dt>Why it’s defamatory</dt>
        <dd>{words.defamatory}</dd>
        <dt>The meaning attributed to it</dt>
        <dd>{words.meaning}</dd>
        <dt>What is inaccurate, or opinion that no fact supports</dt>
        <dd>{words.inaccuracies}</dd>
      </Facts>
    </Card>
  );
}

function Review({ notice: { clubName, clubSlug, reviewText, reviewTextNow } }: { notice: AdminNotice }) {
  return (
    <Card as="section" aria-labelledby="notice-review">
      <h3 id="notice-review">
        The review of <TextLink to={`/clubs/${clubSlug}`}>{clubName}</TextLink>
      </h3>
      {reviewTextNow === null && <p>It’s no longer on the site. This is how it read:</p>}
      {reviewTextNow !== null && reviewTextNow !== reviewText && (
        <>
          <p>Its author has changed it since the notice. Now it reads:</p>
          <Quote>{reviewTextNow}</Quote>
          <p>When the notice was written, it read:</p>
        </>
      )}
      <Quote>{reviewText}</Quote>
    </Card>
  );
}
