import { Badge } from '@club-reviews/shared-ui';
import { Eye, Siren, UserCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { QueueEntry } from '../../api/types';
import { describeEntry } from './kinds';

/** A line of facts about an entry. */
export const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  font-size: var(--text-s);
  color: var(--color-ink-soft);
`;

interface EntryLineProps {
  entry: QueueEntry;
  /** How the list says who is busy with it: in a word. */
  isShort?: boolean;
  children?: ReactNode;
}

/** What an entry is, whether a child may be at risk, and who is busy with it. */
export function EntryLine({ entry, isShort = false, children }: EntryLineProps) {
  const { isUrgent, assignee, lookers } = entry;
  return (
    <Line>
      {describeEntry(entry).label}
      {isUrgent && (
        <Badge tone="danger">
          <Siren aria-hidden="true" />
          Child safety
        </Badge>
      )}
      {assignee !== null && (
        <Badge tone={assignee.isMe ? 'pitch' : 'neutral'}>
          <UserCheck aria-hidden="true" />
          {assignee.isMe
            ? isShort
              ? 'Yours'
              : 'You’ve taken this on'
            : `${assignee.name}${isShort ? '' : ' has taken this on'}`}
        </Badge>
      )}
      {lookers.length > 0 && (
        <Badge>
          <Eye aria-hidden="true" />
          {isShort ? lookers[0] : `${lookers.join(', ')} ${lookers.length === 1 ? 'has' : 'have'} it open`}
        </Badge>
      )}
      {children}
    </Line>
  );
}
