import { deadlineInWords } from '@club-reviews/domain/deadline-words';
import { NOTICE_NEXT_LABELS, NOTICE_STEP_LABELS } from '@club-reviews/domain/defamation-notices';
import {
  Button,
  Card,
  ErrorPanel,
  FocusArea,
  Panel,
  Stack,
  Timeline,
  ukDateTime,
} from '@club-reviews/shared-ui';
import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useGetMyNoticeQuery, useSendMyNoticeMutation } from '../../api/personal-api';
import type { MyNotice as Notice } from '../../api/types';
import { HOME_LINK, LinkFailed, LinkLoading, LinkUnknown } from '../../components/mailed-link';
import { OutcomeFrame } from '../../components/outcome-frame';
import { mailedLinkState } from '../../lib/mailed-link-state';
import { NoticeWords } from './notice-words';
import { QuotedReview } from './quoted-review';

const WHAT = 'notice';

const Column = styled(Stack)`
  max-width: 46rem;
  margin-inline: auto;
`;

const Title = styled.h3`
  font-size: var(--text-m);
`;

/** A notice as its complainant sees it: to check and send first, and to follow later. */
export function MyNotice({ token }: { token: string }) {
  const query = useGetMyNoticeQuery({ body: { token } });
  const shown = query.data?.state === 'unconfirmed' ? 'question' : 'sent';
  const state = query.data === undefined ? mailedLinkState(token, query.error) : shown;
  const unknown = () => (
    <LinkUnknown actions={HOME_LINK}>We delete notices that haven’t been sent after 7 days.</LinkUnknown>
  );
  const contents: Record<typeof state, () => ReactNode> = {
    question: () => query.data && <SendQuestion token={token} notice={query.data} />,
    sent: () => query.data && <SentNotice notice={query.data} />,
    expired: () => (
      <OutcomeFrame icon={<Hourglass />} title="This link has expired" actions={HOME_LINK}>
        <p>The notice wasn’t sent within 7 days. Please write it again.</p>
      </OutcomeFrame>
    ),
    unknown,
    missing: unknown,
    refused: unknown,
    loading: () => <LinkLoading what={WHAT} />,
    failed: () => (
      <LinkFailed what={WHAT} error={query.error} isTrying={query.isFetching} onRetry={query.refetch} />
    ),
  };
  return <FocusArea shown={state}>{contents[state]()}</FocusArea>;
}

function SendQuestion({ token, notice }: { token: string; notice: Notice }) {
  const [send, sending] = useSendMyNoticeMutation();
  return (
    <Column>
      <Stack data-gap="small">
        <h2>Send this notice?</h2>
        <p>
          We won’t have received it until you select the button below. We then have 48 hours to act on it.
        </p>
      </Stack>
      <Said notice={notice} />
      {sending.isError && (
        <ErrorPanel
          title="Your notice wasn’t sent"
          text={apiErrorMessage(sending.error, 'We couldn’t reach the server. Please try again.')}
        />
      )}
      <div>
        <Button
          size="large"
          pending={sending.isLoading}
          pendingLabel="Sending…"
          onClick={() => void send({ body: { token } })}
        >
          Send my notice
        </Button>
      </div>
    </Column>
  );
}

function SentNotice({ notice }: { notice: Notice }) {
  const { reference, state, outcome, dueAt, timeline } = notice;
  const next = NOTICE_NEXT_LABELS[state];
  return (
    <Column>
      <Stack data-gap="small">
        <h2>Notice {reference}</h2>
        <p>Please quote this number if you write to us about it.</p>
      </Stack>
      <Panel
        tone={state === 'closed' ? 'success' : 'note'}
        title={outcome === null ? `${next ?? ''}` : NOTICE_STEP_LABELS[outcome]}
      >
        {dueAt === null ? 'The case is closed.' : `By ${deadlineInWords(new Date(dueAt))}.`} We’ll email you
        about every step.
      </Panel>
      <Card as="section" aria-labelledby="notice-timeline">
        <Title id="notice-timeline">What happened</Title>
        <Timeline
          label="What happened"
          entries={[
            ...timeline.map(({ step, at, note }) => ({
              key: step,
              title: NOTICE_STEP_LABELS[step],
              when: ukDateTime(at),
              ...(note === null ? {} : { note }),
            })),
            ...(next === undefined || dueAt === null
              ? []
              : [{ key: 'next', title: next, when: `by ${deadlineInWords(new Date(dueAt))}`, isNext: true }]),
          ]}
        />
      </Card>
      <Said notice={notice} />
    </Column>
  );
}

function Said({ notice }: { notice: Notice }) {
  const { clubName, clubSlug, reviewText, words, shareName, shareEmail } = notice;
  return (
    <>
      <QuotedReview {...{ clubName, clubSlug }} text={reviewText} />
      <NoticeWords words={words} shared={{ name: shareName, email: shareEmail }} />
    </>
  );
}
