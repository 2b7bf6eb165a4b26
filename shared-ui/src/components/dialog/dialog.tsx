import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { css, styled } from 'styled-components';
import { IconButton } from '../icon-button/icon-button';
import {
  backdropStyles,
  descriptionStyles,
  DialogContent,
  DialogHead,
  dialogStyles,
  titleStyles,
} from './dialog-frame';

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

/* In place of a `LoadingDialog` that looks the same, it's there without fading in. */
const atOnceAfterLoading = css`
  :root[data-loading-dialog] &[data-starting-style] {
    opacity: 1;
    translate: none;
  }
`;

const Backdrop = styled(BaseDialog.Backdrop)`
  position: fixed;
  z-index: 40;
  inset: 0;
  ${backdropStyles}
  transition: opacity var(--motion-calm) var(--ease);

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
  ${atOnceAfterLoading}
`;

const Popup = styled(BaseDialog.Popup)`
  ${dialogStyles}
  display: grid;
  transition:
    opacity var(--motion-calm) var(--ease),
    translate var(--motion-calm) var(--ease);

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    translate: 0 1.5rem;
  }
  ${atOnceAfterLoading}
`;

const Title = styled(BaseDialog.Title)`
  ${titleStyles}

  &:focus {
    outline: none;
  }
`;

const Description = styled(BaseDialog.Description)`
  ${descriptionStyles}
`;

/* Not a `<footer>`, for the same reason that the head isn't a `<header>`. */
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

const FIELDS = ['input:not([type="hidden"])', 'select', 'textarea']
  .map((field) => `${field}:enabled`)
  .join(', ');

/**
 * The first field; of radio buttons, the chosen one. Not a combobox: Escape would clear it instead of closing the
 * dialog. None on a touch screen, whose keyboard would cover the dialog.
 */
function firstField(content: HTMLElement | null): HTMLElement | null {
  if (globalThis.matchMedia?.('(pointer: coarse)').matches) return null;
  const field = content?.querySelector<HTMLInputElement>(FIELDS) ?? null;
  if (field?.role === 'combobox') return null;
  if (field?.type !== 'radio') return field;
  return field.closest('fieldset')?.querySelector<HTMLElement>(':checked') ?? field;
}

/**
 * A modal dialog: a sheet from below on a phone, otherwise a card in the middle. Traps the focus, which starts in the
 * first field or on the title, and returns it.
 */
export function Dialog({ open, onClose, title, description, children, footer, focusAfter }: DialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const content = useRef<HTMLDivElement>(null);
  return (
    <BaseDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <BaseDialog.Portal>
        <Backdrop />
        <Popup
          initialFocus={() => firstField(content.current) ?? heading.current}
          finalFocus={() => focusAfter?.current ?? true}
        >
          <DialogHead>
            <div>
              <Title ref={heading} tabIndex={-1}>
                {title}
              </Title>
              {description !== undefined && <Description>{description}</Description>}
            </div>
            <BaseDialog.Close render={<IconButton label="Close" />}>
              <X aria-hidden="true" />
            </BaseDialog.Close>
          </DialogHead>
          <DialogContent ref={content}>{children}</DialogContent>
          {footer !== undefined && <Footer>{footer}</Footer>}
        </Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
