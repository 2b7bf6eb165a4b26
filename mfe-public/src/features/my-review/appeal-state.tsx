import { Panel, Stack, ukDate } from '@club-reviews/shared-ui';
import { useId } from 'react';
import type { Appeal } from '../../api/types';
import { Quotation } from './removal-labels';

interface StateWords {
  tone: 'info' | 'success' | 'warning';
  title: string;
  text: string;
}

function wordsFor({ outcome }: Appeal): StateWords {
  switch (outcome) {
    case null:
      return {
        tone: 'info',
        title: 'Your appeal is with our moderators',
        text: 'They’ll reply by email. We won’t erase your review before then.',
      };
    case 'restored':
      return { tone: 'success', title: 'Your appeal was granted', text: 'What the moderator said:' };
    case 'turned-down':
      return {
        tone: 'warning',
        title: 'Your appeal was turned down',
        text: 'Your review stays removed, and there’s no second appeal. What the moderator said:',
      };
  }
}

/** An author's appeal: what they said, and what the moderators say. */
export function AppealState({ appeal }: { appeal: Appeal }) {
  const titleId = useId();
  const { tone, title, text } = wordsFor(appeal);
  return (
    <Stack as="section" data-gap="small" aria-labelledby={titleId}>
      <h3 id={titleId}>Your appeal from {ukDate(appeal.createdAt)}</h3>
      <Quotation>{appeal.text}</Quotation>
      <Panel tone={tone} title={title}>
        <Stack data-gap="small">
          <p>{text}</p>
          {appeal.answer !== null && <Quotation>{appeal.answer}</Quotation>}
        </Stack>
      </Panel>
    </Stack>
  );
}
