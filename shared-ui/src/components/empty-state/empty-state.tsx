import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface EmptyStateProps {
  title: ReactNode;
  /** What the visitor can do about it. */
  hint?: ReactNode;
  /** Buttons or links. */
  children?: ReactNode;
  icon?: ReactNode;
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: var(--space-3);
  padding: var(--space-7) var(--space-5);
  border: 2px dashed var(--color-line-strong);
  border-radius: var(--radius-l);
  text-align: center;

  & > svg {
    width: 2.5rem;
    height: 2.5rem;
    color: var(--color-ink-soft);
  }
`;

const Title = styled.p`
  max-width: 100%;
  font-family: var(--font-display);
  font-stretch: var(--width-display);
  font-size: var(--text-l);
  font-weight: 720;
  line-height: 1.25;
  text-wrap: balance;
`;

const Hint = styled.p`
  max-width: min(32rem, 100%);
  color: var(--color-ink-soft);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-3);
  margin-block-start: var(--space-2);
`;

/** Shown instead of an empty list: says why it's empty and what to do. */
export function EmptyState({ title, hint, children, icon }: EmptyStateProps) {
  return (
    <Frame>
      {icon}
      <Title>{title}</Title>
      {hint !== undefined && <Hint>{hint}</Hint>}
      {children !== undefined && <Actions>{children}</Actions>}
    </Frame>
  );
}
