import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

export interface IconButtonProps extends ComponentProps<'button'> {
  /** The button's name, as screen readers ignore the icon. */
  label: string;
  /** For a button that switches something on and off. */
  pressed?: boolean;
}

const Square = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 1px solid transparent;
  border-radius: var(--radius-m);
  background: transparent;
  color: inherit;
  transition: background-color var(--motion-quick) var(--ease);

  & > svg {
    width: 1.3rem;
    height: 1.3rem;
  }
  &:hover {
    background: color-mix(in srgb, currentColor 10%, transparent);
  }
  &[aria-pressed='true'] {
    background: var(--color-pitch-tint);
    color: var(--color-on-pitch-tint);
  }
  &[aria-pressed='true'] > svg {
    fill: currentColor;
  }
  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.5;
  }
`;

/** A button with just an icon (its child), 44 px square. */
export function IconButton({ label, pressed, type = 'button', ...rest }: IconButtonProps) {
  return <Square type={type} aria-label={label} aria-pressed={pressed} {...rest} />;
}
