import type { NoticeDecision } from '@club-reviews/domain/defamation-notices';
import { Badge, Button, Card, Cluster, TextLink } from '@club-reviews/shared-ui';
import {
  ArrowLeft,
  Check,
  Eye,
  History,
  MessageSquarePlus,
  Siren,
  UserCheck,
  UserMinus,
  X,
} from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import type { DeskEntry } from '../../api/types';
import { useNow } from '../../lib/use-now';
import { waitingTime } from '../../lib/waiting-time';
import { Deadline } from '../notices/deadline';
import { useMay } from '../session/staff-session';
import { EntryContent } from './entry-content';
import { NoteForm, NoteList } from './entry-notes';
import { getClub, getReview, wordsFor } from './entry-labels';
import { NoticeActions } from './notice-entry';
import type { DeskCommand } from './use-desk-keys';

interface ReadingPaneProps {
  entry: DeskEntry;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The way back to the list; only given if the list isn't beside the pane. */
  back: { search: string } | null;
  /** Whether the buttons show their keys. */
  showsKeys: boolean;
  noteField: RefObject<HTMLTextAreaElement | null>;
  onCommand: (command: DeskCommand) => void;
  /** Asks about a step of a notice. */
  onNotice: (decision: NoticeDecision) => void;
}

const Pane = styled(Card)`
  scroll-margin-block-start: var(--space-4);

  @media (min-width: 64rem) {
    position: sticky;
    inset-block-start: var(--space-4);
    max-height: calc(100dvh - 2 * var(--space-4));
    overflow-y: auto;
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

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  font-size: var(--text-s);
  color: var(--color-ink-soft);
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
  onNotice,
}: ReadingPaneProps) {
  const mayDecide = useMay('moderator');
  const now = useNow();
  const { label, verdicts } = wordsFor(entry);
  const { review, report, removed, suggestion, photo, enquiry, change } = entry;
  const slug =
    (review ?? report ?? removed ?? enquiry)?.clubSlug ?? (change ?? photo ?? suggestion)?.club?.slug;
  const keyHint = (key: string): ReactNode => showsKeys && <Key aria-hidden="true">{key}</Key>;
  return (
    <Pane as="article" aria-label={`${label}: ${getClub(entry)}`}>
      {back !== null && (
        <Back to={back}>
          <ArrowLeft aria-hidden="true" />
          Everything waiting
        </Back>
      )}
      <Head>
        <Line>
          {label}
          {entry.isUrgent && (
            <Badge tone="danger">
              <Siren aria-hidden="true" />
              Child safety
            </Badge>
          )}
          {entry.assignee !== null && (
            <Badge tone={entry.assignee.isMe ? 'pitch' : 'neutral'}>
              <UserCheck aria-hidden="true" />
              {entry.assignee.isMe ? 'You’ve taken this on' : `${entry.assignee.name} has taken this on`}
            </Badge>
          )}
          {entry.lookers.length > 0 && (
            <Badge>
              <Eye aria-hidden="true" />
              {`${entry.lookers.join(', ')} ${entry.lookers.length === 1 ? 'has' : 'have'} it open`}
            </Badge>
          )}
        </Line>
        <h2 ref={heading} tabIndex={-1}>
          {slug === undefined || slug === '' ? (
            getClub(entry)
          ) : (
            <TextLink to={`/clubs/${slug}`}>{getClub(entry)}</TextLink>
          )}
        </h2>
        <Line>
          {waitingTime(entry.waitingSince, now)}
          {entry.dueAt !== null && <Deadline dueAt={entry.dueAt} />}
        </Line>
      </Head>
      <Actions>
        {mayDecide && entry.kind === 'notice' && (
          <NoticeActions id={entry.id} keyHint={keyHint} onAsk={onNotice} />
        )}
        {mayDecide && entry.kind !== 'notice' && (
          <>
            <Button size="small" onClick={() => onCommand('accept')}>
              <Check aria-hidden="true" />
              {verdicts.accept.action} {keyHint('A')}
            </Button>
            <Button size="small" variant="secondary" onClick={() => onCommand('refuse')}>
              <X aria-hidden="true" />
              {verdicts.refuse.action} {keyHint('R')}
            </Button>
          </>
        )}
        <Cluster data-gap="small">
          {getReview(entry) !== undefined && (
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
      <EntryContent entry={entry} />
      {mayDecide && (
        <Note>
          <NoteForm entry={entry} field={noteField} onLeave={() => heading.current?.focus()} />
        </Note>
      )}
    </Pane>
  );
}
