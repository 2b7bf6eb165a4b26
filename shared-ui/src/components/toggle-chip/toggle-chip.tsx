import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { wholeNumber } from '../../formatting/numbers';

export interface ToggleChipProps extends ComponentProps<'button'> {
  pressed: boolean;
  /** How many results the choice has, as a number or in words. */
  count?: number | string | undefined;
}

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 2.5rem;
  padding: 0.35rem 0.95rem;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-round);
  background: var(--color-surface);
  color: var(--color-ink);
  font-size: var(--text-s);
  font-weight: 580;
  transition: background-color var(--motion-quick) var(--ease);

  &:hover {
    border-color: var(--color-ink);
  }
  &[aria-pressed='true'] {
    border-color: var(--color-pitch);
    background: var(--color-pitch);
    color: var(--color-on-pitch);
  }
`;

const Count = styled.span`
  font-variant-numeric: tabular-nums;
  font-weight: 500;
  color: var(--color-ink-soft);

  [aria-pressed='true'] > & {
    color: inherit;
  }
`;

/** One of several choices that filter a list; shows whether it's on. */
export function ToggleChip({ pressed, count, children, type = 'button', ...rest }: ToggleChipProps) {
  return (
    <Chip type={type} aria-pressed={pressed} {...rest}>
      {children}
      {count !== undefined && <Count>{typeof count === 'number' ? wholeNumber(count) : count}</Count>}
    </Chip>
  );
}
