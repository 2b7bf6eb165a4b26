import { Badge, VisuallyHidden } from '@club-reviews/shared-ui';
import { Link } from '@club-reviews/shared-ui/platform';
import { MessageSquareText } from 'lucide-react';
import { styled } from 'styled-components';
import type { QueueEntry } from '../../api/types';
import { useNow } from '../../lib/use-now';
import { waitingTime } from '../../lib/waiting-time';
import { entryKey } from './entry-key';
import { EntryLine, Line } from './entry-line';
import { describeEntry, KINDS } from './kinds';

interface EntryListProps {
  entries: readonly QueueEntry[];
  /** The open entry's key. */
  open: string | null;
  /** The keys of the entries selected to be decided together. */
  marked: ReadonlySet<string>;
  /** An entry's address. */
  getAddress: (key: string) => { search: string };
  /** Null for readers, who can't select anything. */
  onMark: ((key: string) => void) | null;
}

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface);
`;

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 var(--space-2);
  padding: var(--space-2) var(--space-3);
  scroll-margin-block: var(--space-6);

  & + & {
    border-block-start: 1px solid var(--color-line);
  }
  &:has([aria-current]) {
    background: var(--color-sunken);
    box-shadow: inset 3px 0 0 var(--color-pitch);
  }
`;

/* The box is small, but its target isn't. */
const Mark = styled.label`
  position: relative;
  z-index: 1;
  display: grid;
  place-items: center;
  width: 1.75rem;
  min-height: 2.75rem;
  cursor: pointer;

  & > input {
    width: 1.1rem;
    height: 1.1rem;
    accent-color: var(--color-pitch);
  }
`;

const Open = styled(Link)`
  display: grid;
  gap: 0.15rem;
  min-width: 0;
  color: inherit;
  text-decoration: none;

  & > ${Line} {
    font-size: var(--text-xs);
  }
  /* The whole row is the link. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
  &:focus-visible::after {
    outline: 3px solid var(--color-focus);
    outline-offset: -3px;
  }
`;

const Club = styled.strong`
  overflow: hidden;
  font-weight: 680;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Excerpt = styled.span`
  overflow: hidden;
  font-size: var(--text-s);
  color: var(--color-ink-soft);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The id of an entry's row, used to focus it. */
export function rowId(key: string): string {
  return `entry-${key}`;
}

/** Whether an entry can be decided together with others. */
export function canBeMarked(entry: QueueEntry): boolean {
  return describeEntry(entry).isUnreadable !== true && KINDS[entry.kind].isSelectable === true;
}

/** The queue: a row for each entry, in the order they have to be decided. */
export function EntryList({ entries, open, marked, getAddress, onMark }: EntryListProps) {
  const now = useNow();
  return (
    <List role="list" aria-label="Waiting for a decision">
      {entries.map((entry) => {
        const key = entryKey(entry);
        const { clubName, excerpt } = describeEntry(entry);
        return (
          <Row key={key}>
            {onMark !== null && canBeMarked(entry) ? (
              <Mark>
                <input type="checkbox" checked={marked.has(key)} onChange={() => onMark(key)} />
                <VisuallyHidden>{`Select the review of ${clubName}`}</VisuallyHidden>
              </Mark>
            ) : (
              <span />
            )}
            <Open id={rowId(key)} to={getAddress(key)} aria-current={key === open ? 'true' : undefined}>
              <EntryLine entry={entry} isShort>
                {entry.notes > 0 && (
                  <Badge>
                    <MessageSquareText aria-hidden="true" />
                    {entry.notes}
                    <VisuallyHidden>{entry.notes === 1 ? ' note' : ' notes'}</VisuallyHidden>
                  </Badge>
                )}
              </EntryLine>
              <Club>{clubName}</Club>
              <Excerpt>{excerpt}</Excerpt>
              <Line>{waitingTime(entry.waitingSince, now)}</Line>
            </Open>
          </Row>
        );
      })}
    </List>
  );
}
