import { SoftText } from '../text/text';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Something that happened, or that happens next. */
export interface TimelineEntry {
  key: string | number;
  title: ReactNode;
  /** When it happened, or when it's due. */
  when: ReactNode;
  isNext?: boolean;
  /** Further details. */
  note?: ReactNode;
}

const List = styled.ol`
  display: grid;
  gap: var(--space-4);
`;

/* A dot for each entry on a connecting line; past events are filled. */
const Entry = styled.li`
  position: relative;
  display: grid;
  gap: var(--space-1);
  padding-inline-start: var(--space-5);

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 0.35em;
    inset-inline-start: 0;
    width: 0.75rem;
    height: 0.75rem;
    border: 2px solid var(--color-pitch);
    border-radius: 50%;
    background: var(--color-pitch);
  }
  &[data-next]::before {
    border-color: var(--color-note);
    background: var(--color-surface);
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: calc(0.35em + 0.85rem) calc(-1 * var(--space-4) - 0.25em);
    inset-inline-start: calc(0.375rem - 1px);
    width: 2px;
    background: var(--color-line);
  }
`;

const Title = styled.p`
  font-weight: 680;
`;

const Note = styled.div`
  padding-inline-start: var(--space-3);
  border-inline-start: 3px solid var(--color-line-strong);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** What happened, in order, and what happens next. */
export function Timeline({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) {
  return (
    <List role="list" aria-label={label}>
      {entries.map(({ key, title, when, note, isNext = false }) => (
        <Entry key={key} data-next={isNext || undefined}>
          <Title>{isNext ? <>Next: {title}</> : title}</Title>
          <SoftText>{when}</SoftText>
          {note !== undefined && <Note>{note}</Note>}
        </Entry>
      ))}
    </List>
  );
}
