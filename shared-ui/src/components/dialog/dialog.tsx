import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../icon-button/icon-button';

export interface DialogProps {
  open: boolean;
  /** Called when the visitor closes it: button, Escape or a press outside. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  /** Buttons, kept in view below the content. */
  footer?: ReactNode;
  /** Where the focus goes after closing, if what opened it may be gone; if unset by then, back to what opened it. */
  focusAfter?: RefObject<HTMLElement | null>;
}

const Backdrop = styled(BaseDialog.Backdrop)`
  position: fixed;
  z-index: 40;
  inset: 0;
  background: color-mix(in srgb, var(--color-band-deep) 65%, transparent);
  transition: opacity var(--motion-calm) var(--ease);

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

const Popup = styled(BaseDialog.Popup)`
  position: fixed;
  z-index: 41;
  inset: auto 0 0;
  --dialog-side: var(--space-4);
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  width: 100%;
  max-height: min(92dvh, 60rem, 100dvh - var(--toast-room) - env(safe-area-inset-top));
  margin: auto auto 0;
  border-radius: var(--radius-l) var(--radius-l) 0 0;
  background: var(--color-surface);
  color: var(--color-ink);
  box-shadow: var(--shadow-overlay);
  transition:
    opacity var(--motion-calm) var(--ease),
    translate var(--motion-calm) var(--ease);

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    translate: 0 1.5rem;
  }
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

/* Not a `<header>` or a `<footer>`: outside a page's sections those would be the page's own landmarks. */
const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-4);
  padding: var(--space-4) var(--dialog-side);
  border-block-end: 1px solid var(--color-line);
`;

const Title = styled(BaseDialog.Title)`
  font-size: var(--text-xl);
`;

const Description = styled(BaseDialog.Description)`
  margin-block-start: var(--space-1);
  font-size: var(--text-s);
  color: var(--color-ink-soft);
`;

const Content = styled.div`
  padding: var(--space-5) var(--dialog-side);
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-3);
  padding: var(--space-3) var(--dialog-side) calc(var(--space-3) + env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--color-line);

  @media (max-width: 39.99rem) {
    & > button {
      flex: 1 1 auto;
      padding-inline: var(--space-3);
    }
  }
`;

/** A modal dialog: a sheet from below on a phone, otherwise a card in the middle. Traps the focus and returns it. */
export function Dialog({ open, onClose, title, description, children, footer, focusAfter }: DialogProps) {
  return (
    <BaseDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <BaseDialog.Portal>
        <Backdrop />
        <Popup finalFocus={() => focusAfter?.current ?? true}>
          <Head>
            <div>
              <Title>{title}</Title>
              {description !== undefined && <Description>{description}</Description>}
            </div>
            <BaseDialog.Close render={<IconButton label="Close" />}>
              <X aria-hidden="true" />
            </BaseDialog.Close>
          </Head>
          <Content>{children}</Content>
          {footer !== undefined && <Footer>{footer}</Footer>}
        </Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
