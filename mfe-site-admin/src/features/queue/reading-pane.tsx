import { Button, Card, Cluster, TextLink } from '@club-reviews/shared-ui';
import { plural } from '@club-reviews/shared-ui/formatting';
import { ArrowLeft, Check, History, MessageSquarePlus, UserCheck, UserMinus, X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import type { QueueEntry } from '../../api/types';
import { useNow } from '../../lib/use-now';
import { waitingTime } from '../../lib/waiting-time';
import { Deadline } from './kinds/notice/deadline';
import { useMay } from '../session/staff-session';
import { EntryLine, Line } from './entry-line';
import { NoteForm, NoteList } from './entry-notes';
import type { Step } from './kind';
import { describeEntry } from './kinds';
import type { QueueCommand } from './use-queue-keys';

interface ReadingPaneProps {
  entry: QueueEntry;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The way back to the list; only given if the list isn't beside the pane. */
  back: { search: string } | null;
  /** Whether the buttons show their keys. */
  showsKeys: boolean;
  noteField: RefObject<HTMLTextAreaElement | null>;
  onCommand: (command: QueueCommand) => void;
  /** How many other entries the buttons decide about, because they're selected; 0 if it's this one. */
  selected: number;
  /** Asks about a step. */
  onStep: (step: Step) => void;
}

const Pane = styled(Card)`
  scroll-margin-block-start: var(--space-4);

  @media (min-width: 64rem) {
    position: sticky;
    inset-block-start: var(--space-4);
    max-height: calc(100dvh - 2 * var(--space-4));
    overflow-y: auto;

    /* Below the line that says what's selected. */
    [data-selecting] > & {
      inset-block-start: 5rem;
      max-height: calc(100dvh - 6rem);
    }
  }
`;

const Back = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-height: 2.75rem;

  & > svg {
    width: 1rem;
    height: 1rem;
  }
`;

const Head = styled.header`
  display: grid;
  gap: var(--space-2);

  & > h2 {
    font-size: var(--text-xl);
    overflow-wrap: anywhere;
  }
  /* Where the keys leave the focus, and go on from. */
  & > h2:focus-visible {
    border-radius: var(--radius-s);
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }
`;

/* Beside a list they come before the text; on a phone they follow it. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);

  @media (max-width: 63.99rem) {
    order: 1;
  }
`;

const Note = styled.div`
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--color-line);

  @media (max-width: 63.99rem) {
    order: 2;
  }
`;

const Key = styled.kbd`
  padding: 0 0.35em;
  border: 1px solid currentColor;
  border-radius: var(--radius-s);
  font: inherit;
  font-size: var(--text-xs);
  line-height: 1.4;
  opacity: 0.85;
`;

/** The open entry: everything to decide by, and the decisions. */
export function ReadingPane({
  entry,
  heading,
  back,
  showsKeys,
  noteField,
  onCommand,
  selected,
  onStep,
}: ReadingPaneProps) {
  const mayDecide = useMay('moderator');
  const now = useNow();
  const {
    label,
    verdicts,
    clubName,
    clubSlug = '',
    review,
    content,
    steps,
    isUnreadable,
  } = describeEntry(entry);
  const keyHint = (key: string): ReactNode => showsKeys && <Key aria-hidden="true">{key}</Key>;
  return (
    <Pane as="article" aria-label={`${label}: ${clubName}`}>
      {back !== null && (
        <Back to={back}>
          <ArrowLeft aria-hidden="true" />
          Everything waiting
        </Back>
      )}
      <Head>
        <EntryLine entry={entry} />
        <h2 ref={heading} tabIndex={-1}>
          {clubSlug === '' ? clubName : <TextLink to={`/clubs/${clubSlug}`}>{clubName}</TextLink>}
        </h2>
        <Line>
          {waitingTime(entry.waitingSince, now)}
          {entry.dueAt !== null && <Deadline dueAt={entry.dueAt} />}
        </Line>
      </Head>
      <Actions>
        {mayDecide && selected === 0 && steps && (
          <steps.Buttons id={entry.id} keyHint={keyHint} onAsk={onStep} />
        )}
        {mayDecide && (selected > 0 || (steps === undefined && isUnreadable !== true)) && (
          <>
            <Button size="small" onClick={() => onCommand('accept')}>
              <Check aria-hidden="true" />
              {selected > 0 ? `Approve ${plural(selected, 'review')}` : verdicts.accept.action}
              {keyHint('A')}
            </Button>
            <Button size="small" variant="risky" onClick={() => onCommand('refuse')}>
              <X aria-hidden="true" />
              {selected > 0 ? `Remove ${plural(selected, 'review')}` : verdicts.refuse.action}
              {keyHint('R')}
            </Button>
          </>
        )}
        <Cluster data-gap="small">
          {review !== undefined && (
            <Button size="small" variant="quiet" onClick={() => onCommand('history')}>
              <History aria-hidden="true" />
              History {keyHint('H')}
            </Button>
          )}
          {mayDecide && (
            <>
              <Button size="small" variant="quiet" onClick={() => onCommand('take')}>
                {entry.assignee?.isMe === true ? (
                  <UserMinus aria-hidden="true" />
                ) : (
                  <UserCheck aria-hidden="true" />
                )}
                {entry.assignee?.isMe === true ? 'Give back' : 'Take on'} {keyHint('M')}
              </Button>
              {back === null && (
                <Button size="small" variant="quiet" onClick={() => onCommand('note')}>
                  <MessageSquarePlus aria-hidden="true" />
                  Note {keyHint('N')}
                </Button>
              )}
            </>
          )}
        </Cluster>
      </Actions>
      <NoteList entry={entry} />
      {content}
      {mayDecide && (
        <Note>
          <NoteForm entry={entry} field={noteField} onLeave={() => heading.current?.focus()} />
        </Note>
      )}
    </Pane>
  );
}
