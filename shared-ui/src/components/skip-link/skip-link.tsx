import { styled } from 'styled-components';

const Anchor = styled.a`
  position: absolute;
  z-index: 60;
  inset-block-start: var(--space-2);
  inset-inline-start: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-s);
  background: var(--color-surface);
  color: var(--color-ink);
  font-weight: 650;

  &:not(:focus) {
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** The page's first link, which skips the header. Becomes visible when it gets the focus. */
export function SkipLink() {
  return <Anchor href="#content">Skip to content</Anchor>;
}
