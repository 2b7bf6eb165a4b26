import { deadlineInWords } from '@club-reviews/domain/deadline-labels';
import { NOTICE_NEXT_LABELS, NOTICE_STEP_LABELS } from '@club-reviews/domain/defamation-notices';
import { Card, Panel, Stack, Timeline, ukDateTime } from '@club-reviews/shared-ui';
import { Hourglass } from 'lucide-react';
import { styled } from 'styled-components';
import { useGetMyNoticeQuery, useSendMyNoticeMutation } from '../../api/personal-api';
import type { MyNotice as Notice } from '../../api/types';
import { Column } from '../../components/column';
import { LinkQuestion } from '../../components/link-question';
import { LinkedPage } from '../../components/linked-page';
import { HOME_LINK, LinkUnknown } from '../../components/mailed-link';
import { OutcomeFrame } from '../../components/outcome-frame';
import { QuotedReview, ReviewOfClub } from '../reviews/quoted-review';
import { NoticeWords } from './notice-labels';

const Title = styled.h3`
  font-size: var(--text-m);
`;

/** A notice as its complainant sees it: to check and send first, and to follow later. */
export function MyNotice({ token }: { token: string }) {
  const query = useGetMyNoticeQuery({ body: { token } });
  const [send, sending] = useSendMyNoticeMutation();
  const notice = query.data;
  const isAsked = notice?.state === 'unconfirmed';
  return (
    <LinkedPage
      what="notice"
      {...{ token, query }}
      shown={isAsked ? 'question' : 'sent'}
      unknown={
        <LinkUnknown actions={HOME_LINK}>We delete notices that haven’t been sent after 7 days.</LinkUnknown>
      }
      expired={
        <OutcomeFrame icon={<Hourglass />} title="This link has expired" actions={HOME_LINK}>
          <p>The notice wasn’t sent within 7 days. Please write it again.</p>
        </OutcomeFrame>
      }
    >
      {isAsked ? (
        <LinkQuestion
          title="Send this notice?"
          text="We won’t have received it until you select the button below. We then have 48 hours to act on it."
          label="Send my notice"
          pendingLabel="Sending…"
          onPress={() => void send({ body: { token } })}
          call={sending}
          failure="Your notice wasn’t sent"
        >
          <Said notice={notice} />
        </LinkQuestion>
      ) : (
        notice && <SentNotice notice={notice} />
      )}
    </LinkedPage>
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
      <QuotedReview title={<ReviewOfClub {...{ clubName, clubSlug }} />} review={{ reviewText }} />
      <NoticeWords words={words} shared={{ name: shareName, email: shareEmail }} />
    </>
  );
}
