import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from '@club-reviews/shared-ui/platform';
import { css, styled } from 'styled-components';

interface ButtonLook {
  /** 'primary' for the one main action, 'quiet' for actions beside others; 'risky' asks before it does harm. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'risky';
  size?: 'regular' | 'large' | 'small';
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** True while the action runs: the button ignores presses, keeps the focus, and reads `pendingLabel`. */
  pending?: boolean;
  pendingLabel?: ReactNode;
}

export type ButtonAnchorProps = ButtonLook & ComponentProps<'a'>;

export type ButtonLinkProps = ButtonLook & ComponentProps<typeof Link>;

const buttonStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: 2.75rem;
  padding: 0.5rem 1.125rem;
  border: 2px solid transparent;
  border-radius: var(--radius-m);
  font-size: var(--text-s);
  font-weight: 650;
  font-stretch: 106%;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  transition:
    background-color var(--motion-quick) var(--ease),
    border-color var(--motion-quick) var(--ease);

  & > svg {
    flex: none;
    width: 1.15em;
    height: 1.15em;
  }
  &[data-size='small'] {
    min-height: 2.25rem;
    padding: 0.3rem 0.75rem;
  }
  &[data-size='large'] {
    min-height: 3.25rem;
    padding: 0.75rem 1.5rem;
    font-size: var(--text-m);
  }
  &[data-variant='primary'] {
    background: var(--color-button, var(--color-pitch));
    color: var(--color-on-button, var(--color-on-pitch));
  }
  &[data-variant='primary']:hover {
    background: var(--color-button-hover, var(--color-pitch-hover));
  }
  &[data-variant='risky'] {
    border-color: currentColor;
    background: transparent;
    color: var(--color-danger);
  }
  &[data-variant='secondary'] {
    border-color: currentColor;
    background: transparent;
    color: var(--color-on-ground, var(--color-ink));
  }
  &[data-variant='risky']:hover,
  &[data-variant='secondary']:hover,
  &[data-variant='quiet']:hover {
    background: color-mix(in srgb, currentColor 10%, transparent);
  }
  &[data-variant='quiet'] {
    background: transparent;
    color: var(--color-link);
  }
  &[data-variant='danger'] {
    background: var(--color-danger);
    color: var(--color-on-danger);
  }
  &[data-variant='danger']:hover {
    background: var(--color-danger-hover);
  }
  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.55;
  }
`;

const ButtonElement = styled.button`
  ${buttonStyles}
`;

const AnchorElement = styled.a`
  ${buttonStyles}
`;

const LinkElement = styled(Link)`
  ${buttonStyles}
`;

/** Keeps a pending button from submitting its form too. */
const ignore = (press: MouseEvent) => press.preventDefault();

/** A button. Rest props go to the `<button>`, whose type is "button" by default. */
export function Button({
  variant = 'primary',
  size = 'regular',
  pending = false,
  pendingLabel,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <ButtonElement
      type={type}
      data-variant={variant}
      data-size={size}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? ignore : onClick}
      {...rest}
    >
      {pending && pendingLabel !== undefined ? pendingLabel : children}
    </ButtonElement>
  );
}

/** A link that looks like a button. Takes the props of the router's Link. */
export function ButtonLink({ variant = 'primary', size = 'regular', ...rest }: ButtonLinkProps) {
  return <LinkElement data-variant={variant} data-size={size} {...rest} />;
}

/** The same for addresses outside the router: other sites, emails, files. Takes the props of `<a>`. */
export function ButtonAnchor({ variant = 'primary', size = 'regular', ...rest }: ButtonAnchorProps) {
  return <AnchorElement data-variant={variant} data-size={size} {...rest} />;
}
