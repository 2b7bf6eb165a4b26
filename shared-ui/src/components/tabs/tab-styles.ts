import { css } from 'styled-components';

/** The row of tabs, above a line; it scrolls sideways when space is tight. */
export const tabListStyles = css`
  display: flex;
  gap: var(--space-5);
  border-block-end: 2px solid var(--color-line);
  overflow-x: auto;
`;

/** One tab: its text, with a line below it while it's selected. */
export const tabStyles = css`
  flex: none;
  min-height: 2.75rem;
  padding: 0 0.15rem;
  border: solid transparent;
  border-width: 3px 0;
  background: none;
  color: var(--color-ink-soft);
  font-weight: 640;

  &:hover {
    color: var(--color-ink);
  }
  &[data-active],
  &[aria-current] {
    border-block-end-color: var(--color-pitch);
    color: var(--color-ink);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
