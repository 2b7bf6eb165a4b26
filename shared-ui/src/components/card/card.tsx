import { styled } from 'styled-components';

/** A chalk-white sheet with a hairline. Use `as="article"` or `as="li"`; `data-interactive` if it's a single target. */
export const Card = styled.div.attrs<{ 'data-surface'?: string }>({ 'data-surface': '' })`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  min-width: 0;
  padding: var(--space-5);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  color: var(--color-ink);
  box-shadow: var(--shadow-card);

  &[data-interactive] {
    transition:
      border-color var(--motion-quick) var(--ease),
      box-shadow var(--motion-quick) var(--ease);
  }
  &[data-interactive]:hover {
    border-color: var(--color-line-strong);
    box-shadow: var(--shadow-lift);
  }
`;
