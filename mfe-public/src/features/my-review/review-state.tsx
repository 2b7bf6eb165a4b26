import { Panel, TextLink, ukDate } from '@club-reviews/shared-ui';
import type { ReactNode } from 'react';
import type { MyReview } from '../../api/types';
import { clubPath } from '../../lib/club-address';
import { contactLink } from '../../lib/contact-link';

interface StateWords {
  tone: 'success' | 'note' | 'info' | 'warning';
  title: string;
  text: ReactNode;
}

function wordsFor({ state, clubName, clubSlug, waitingEdit, removalReason, erasedAt }: MyReview): StateWords {
  switch (state) {
    case 'published':
      return {
        tone: 'success',
        title: 'Your review is published',
        text: (
          <>
            Everyone can read it on the page of <TextLink to={clubPath(clubSlug)}>{clubName}</TextLink>.
            {waitingEdit !== null &&
              ' A moderator will read your changes first. Until then, everyone sees the review as it was.'}
          </>
        ),
      };
    case 'waiting':
      return {
        tone: 'note',
        title: 'Your review is waiting for a moderator',
        text: 'Nobody else can see it yet. There’s nothing more for you to do.',
      };
    case 'withdrawn':
      return {
        tone: 'info',
        title: 'You’ve withdrawn your review',
        text:
          erasedAt === null
            ? 'Nobody else can see it. You can put it back.'
            : `Nobody else can see it. You can put it back until ${ukDate(erasedAt)}, when it’s erased for good.`,
      };
    case 'removed':
      return {
        tone: 'warning',
        title: 'A moderator removed your review',
        text: (
          <>
            {removalReason !== null && <>Reason: {removalReason} </>}
            If you think that’s wrong,{' '}
            <TextLink to={contactLink({ subject: 'My review was removed' })}>write to us</TextLink>
            {erasedAt === null ? '.' : ` before ${ukDate(erasedAt)}, when it’s erased for good.`}
          </>
        ),
      };
  }
}

/** Says where an author's review is in its life. */
export function ReviewState({ managed }: { managed: MyReview }) {
  const { tone, title, text } = wordsFor(managed);
  return (
    <Panel tone={tone} title={title}>
      <p>{text}</p>
    </Panel>
  );
}
