import { HIDE_REFUSAL_LABELS } from '@club-reviews/domain/hide-refusals';
import { Facts, Panel, Stack, TextLink } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import type { AdminNotice } from '../../../../api/types';
import { useMissingContact } from '../../../session/use-missing-contact';

const Quote = styled.blockquote`
  margin: 0;
  padding-inline-start: var(--space-4);
  border-inline-start: 4px solid var(--color-line-strong);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

interface NoticeProps {
  notice: AdminNotice;
}

/** What has to be known before a notice's next step. */
export function NoticeFacts({ notice }: NoticeProps) {
  const { state, details } = notice;
  const missing = useMissingContact();
  return (
    <>
      {details !== null && (
        <Facts>
          <dt>The author’s full name</dt>
          <dd>{details.fullName || missing}</dd>
          <dt>Postal address</dt>
          <dd>{details.postalAddress || missing}</dd>
          <dt>May the complainant have them?</dt>
          <dd>{details.mayShare ? 'Yes' : 'No'}</dd>
        </Facts>
      )}
      {state === 'received' && !notice.canReachAuthor && (
        <Panel tone="warning">
          We have no address for the author. If the notice is complete, the law asks us to remove the review.
        </Panel>
      )}
      {state === 'silent' && notice.hideRefusal !== null && (
        <Panel tone="warning">
          The author didn’t answer in time. The review wasn’t removed automatically, because{' '}
          {HIDE_REFUSAL_LABELS[notice.hideRefusal]}.
        </Panel>
      )}
      {notice.removedTwice && state === 'received' && (
        <Panel tone="note">
          The complainant says that the same statement was removed after two earlier notices. Their earlier
          notices that ended in a removal: {notice.earlierRemovals}.
        </Panel>
      )}
    </>
  );
}

/** What the complainant wrote. */
export function NoticeWords({ notice: { words, shareName, shareEmail } }: NoticeProps) {
  const missing = useMissingContact();
  return (
    <Stack as="section" aria-labelledby="notice-words">
      <h3 id="notice-words">The notice</h3>
      <Facts>
        <dt>Complainant {shareName ? '(shared with the author)' : '(not shared with the author)'}</dt>
        <dd>{words.name}</dd>
        <dt>Email address {shareEmail ? '(shared with the author)' : '(not shared with the author)'}</dt>
        <dd>{words.email ?? missing}</dd>
        <dt>The statement complained of</dt>
        <dd>{words.statement}</dd>
        <dt>Why it’s defamatory</dt>
        <dd>{words.defamatory}</dd>
        <dt>The meaning attributed to it</dt>
        <dd>{words.meaning}</dd>
        <dt>What is inaccurate, or opinion not supported by fact</dt>
        <dd>{words.inaccuracies}</dd>
      </Facts>
    </Stack>
  );
}

/** The review that a notice is about. */
export function NoticeReview({ notice: { clubName, clubSlug, reviewText, reviewTextNow } }: NoticeProps) {
  return (
    <Stack as="section" aria-labelledby="notice-review">
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
    </Stack>
  );
}
