import { Panel, Stack, TextLink, ukDate } from '@club-reviews/shared-ui';
import type { ReactNode } from 'react';
import type { MyReview } from '../../api/types';
import { clubPath } from '../../lib/club-address';
import { RemovalWords } from './removal-labels';

interface StateWords {
  tone: 'success' | 'note' | 'info' | 'warning';
  title: string;
  text: ReactNode;
}

function wordsFor(managed: MyReview): StateWords {
  const { state, clubName, clubSlug, waitingEdit, erasedAt } = managed;
  switch (state) {
    case 'published':
      return {
        tone: 'success',
        title: 'Your review is published',
        text: (
          <p>
            Everyone can read it on the page for <TextLink to={clubPath(clubSlug)}>{clubName}</TextLink>.
            {waitingEdit !== null &&
              ' A moderator will read your changes first. Until then, everyone sees the review as it was.'}
          </p>
        ),
      };
    case 'waiting':
      return {
        tone: 'note',
        title: 'Your review is waiting for a moderator',
        text: 'No one else can see it yet. There’s nothing more for you to do.',
      };
    case 'withdrawn':
      return {
        tone: 'info',
        title: 'You’ve withdrawn your review',
        text:
          erasedAt === null
            ? 'No one else can see it. You can put it back.'
            : `No one else can see it. You can put it back until ${ukDate(erasedAt)}, when it will be erased for good.`,
      };
    case 'removed':
      return {
        tone: 'warning',
        title: 'Your review was removed',
        text: <RemovalWords managed={managed} />,
      };
  }
}

/** The state of an author's review. */
export function ReviewState({ managed }: { managed: MyReview }) {
  const { tone, title, text } = wordsFor(managed);
  return (
    <Panel tone={tone} title={title}>
      {typeof text === 'string' ? <p>{text}</p> : <Stack data-gap="small">{text}</Stack>}
    </Panel>
  );
}
