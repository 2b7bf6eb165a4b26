import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** A person's text, with its line breaks. */
export const ReviewText = styled.p`
  max-width: var(--measure);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Reply = styled.div`
  padding: var(--space-4);
  border-inline-start: 4px solid var(--color-pitch);
  border-radius: var(--radius-s);
  background: var(--color-sunken);

  & > :first-child {
    margin-block-end: var(--space-1);
    font-size: var(--text-m);
  }
`;

interface ClubReplyProps {
  /** The heading, at the level that suits the page. */
  title: ReactNode;
  text: string | null;
}

/** The club's reply to a review; renders nothing without one. */
export function ClubReply({ title, text }: ClubReplyProps) {
  if (text === null || text === '') return null;
  return (
    <Reply>
      {title}
      <ReviewText>{text}</ReviewText>
    </Reply>
  );
}
