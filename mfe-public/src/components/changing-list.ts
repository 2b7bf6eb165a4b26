import { css, styled } from 'styled-components';

/** What a list shows stays, dimmed, until what comes next arrives. */
export const dimmedWhileBusy = css`
  transition: opacity var(--motion-calm) var(--ease);

  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;

/** Says what a list is waiting for, or how long it is. */
export const ListMessage = styled.p`
  min-height: 1.55em;
  color: var(--color-ink-soft);
  font-variant-numeric: tabular-nums;
`;
