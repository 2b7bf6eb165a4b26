import { css, styled } from 'styled-components';

/* A label with a tip at the bottom that points to its place. */
export const pinStyles = css`
  position: absolute;
  inset-block-end: 0.5rem;
  inset-inline-start: 0;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 2.25rem;
  height: 1.75rem;
  padding-inline: 0.4rem;
  border: 2px solid var(--color-surface);
  border-radius: var(--radius-m);
  background: var(--color-pitch);
  color: var(--color-on-pitch);
  font-family: var(--font-text);
  font-size: var(--text-s);
  font-weight: 740;
  font-variant-numeric: tabular-nums;
  line-height: 1;
  white-space: nowrap;
  box-shadow: var(--shadow-lift);
  transform: translateX(-50%);
  pointer-events: auto;

  &::after {
    content: '';
    position: absolute;
    inset-block-start: 100%;
    border: 0.45rem solid transparent;
    border-block-end: 0;
    border-block-start-color: var(--color-pitch);
  }
  & > svg {
    width: 1.1rem;
    height: 1.1rem;
  }
`;

/** A pin that opens its popup. */
export const PinButton = styled.button`
  ${pinStyles}

  &:hover,
  &[data-pointed],
  &[aria-expanded='true'] {
    background: var(--color-ink);
    color: var(--color-page);
  }
  &:hover::after,
  &[data-pointed]::after,
  &[aria-expanded='true']::after {
    border-block-start-color: var(--color-ink);
  }
`;

/** A pin that only marks its place. */
export const PinMark = styled.span`
  ${pinStyles}
`;
