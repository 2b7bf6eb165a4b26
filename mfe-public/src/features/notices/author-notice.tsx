import { deadlineInWords } from '@club-reviews/domain/deadline-labels';
import { Panel, Stack } from '@club-reviews/shared-ui';
import { skipToken } from '@club-reviews/shared-ui/platform';
import { useGetNoticeForAuthorQuery } from '../../api/personal-api';
import type { NoticeForAuthor } from '../../api/types';
import { Column } from '../../components/column';
import { LinkedPage } from '../../components/linked-page';
import { HOME_LINK, LinkUnknown } from '../../components/mailed-link';
import { QuotedReview, ReviewOfClub } from '../reviews/quoted-review';
import { AnswerForm } from './answer-form';
import { NoticeWords } from './notice-labels';

/** A notice as the review's author sees it, with the answer form while there's still time. */
export function AuthorNotice({ token }: { token: string | null }) {
  const query = useGetNoticeForAuthorQuery(token === null ? skipToken : { body: { token } });
  return (
    <LinkedPage
      what="notice"
      {...{ token, query }}
      shown={query.data?.state ?? ''}
      unknown={
        <LinkUnknown actions={HOME_LINK}>We delete notices 16 months after the case is closed.</LinkUnknown>
      }
    >
      {query.data && <Shown token={token ?? ''} notice={query.data} />}
    </LinkedPage>
  );
}

function Shown({ token, notice }: { token: string; notice: NoticeForAuthor }) {
  const { reference, state, clubName, clubSlug, reviewText, words } = notice;
  return (
    <Column>
      <Stack data-gap="small">
        <h2>A complaint about your review of {clubName}</h2>
        <p>Someone says your review defames them. They don’t know who you are. Notice {reference}.</p>
      </Stack>
      <State notice={notice} />
      {reviewText !== null && (
        <QuotedReview title={<ReviewOfClub {...{ clubName, clubSlug }} />} review={{ reviewText }} />
      )}
      <NoticeWords words={words} />
      {state === 'forwarded' && <AnswerForm token={token} />}
    </Column>
  );
}

function State({ notice: { state, outcome, dueAt } }: { notice: NoticeForAuthor }) {
  if (state === 'forwarded') {
    return (
      <Panel
        tone="warning"
        title={`Please answer by ${dueAt === null ? 'the deadline' : deadlineInWords(new Date(dueAt))}`}
      >
        If you don’t answer, we’ll remove your review. We can’t advise you on what to say, but a solicitor or
        Citizens Advice can.
      </Panel>
    );
  }
  if (state === 'answered') {
    return (
      <Panel tone="note" title="We have your answer">
        Your review stays on the site for now. A moderator will read your answer, and you’ll hear from us.
      </Panel>
    );
  }
  if (state === 'silent') {
    return (
      <Panel tone="note" title="The time for an answer is over">
        Your review stays on the site for now. A moderator will decide, and you’ll hear from us.
      </Panel>
    );
  }
  if (outcome === 'stands') {
    return (
      <Panel tone="success" title="Your review stays">
        We’ve told the complainant that you want it to stay.
      </Panel>
    );
  }
  return (
    <Panel tone="info" title="The case is closed">
      {outcome === 'defective' || outcome === 'stays'
        ? 'Your review stays.'
        : 'Your review isn’t on the site any more.'}
    </Panel>
  );
}
