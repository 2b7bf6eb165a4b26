import { css, styled } from 'styled-components';

/** What dims the page behind a modal dialog. */
export const backdropStyles = css`
  background: color-mix(in srgb, var(--color-band-deep) 65%, transparent);
`;

/** A dialog's box: a sheet from below on a phone, otherwise a card in the middle. */
export const dialogStyles = css`
  position: fixed;
  z-index: 41;
  inset: auto 0 0;
  --dialog-side: var(--space-4);
  grid-template-rows: auto minmax(0, 1fr) auto;
  width: 100%;
  max-height: min(92dvh, 60rem, 100dvh - var(--toast-room) - env(safe-area-inset-top));
  margin: auto auto 0;
  border-radius: var(--radius-l) var(--radius-l) 0 0;
  background: var(--color-surface);
  color: var(--color-ink);
  box-shadow: var(--shadow-overlay);

  @media (min-width: 40rem) {
    --dialog-side: var(--space-5);
    inset: var(--toast-room) 0 0;
    width: min(40rem, 100% - 3rem);
    height: fit-content;
    max-height: min(88dvh, 60rem, 100dvh - var(--toast-room));
    margin: auto;
    border-radius: var(--radius-l);
  }
`;

/** A dialog's title and close button. Not a `<header>`: outside a page's sections that would be the page's own landmark. */
export const DialogHead = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-4);
  padding: var(--space-4) var(--dialog-side);
  border-block-end: 1px solid var(--color-line);
`;

export const titleStyles = css`
  font-size: var(--text-xl);
`;

export const descriptionStyles = css`
  margin-block-start: var(--space-1);
  font-size: var(--text-s);
  color: var(--color-ink-soft);
`;

/** What a dialog is about; scrolls if it's higher than the window. */
export const DialogContent = styled.div`
  padding: var(--space-5) var(--dialog-side);
  overflow-y: auto;
  overscroll-behavior: contain;
`;
