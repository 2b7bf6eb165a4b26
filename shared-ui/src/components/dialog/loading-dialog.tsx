import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../icon-button/icon-button';
import { Skeleton } from '../skeleton/skeleton';
import { Stack } from '../stack/stack';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import {
  backdropStyles,
  descriptionStyles,
  DialogContent,
  DialogHead,
  dialogStyles,
  titleStyles,
} from './dialog-frame';

interface LoadingDialogProps {
  title: ReactNode;
  description?: ReactNode;
  /** Called when the visitor closes it: button, Escape or a press outside. */
  onClose: () => void;
}

/** How long the dialog that comes may take to appear, in milliseconds. */
const HANDOVER_MS = 400;

const Sheet = styled.dialog`
  padding: 0;
  border: 0;
  ${dialogStyles}

  &[open] {
    display: grid;
  }
  &::backdrop {
    ${backdropStyles}
  }
  /* As high as a long form, which is what takes a while to load. */
  && {
    height: 60rem;
  }
`;

const Title = styled.h2`
  ${titleStyles}
`;

const Description = styled.p`
  ${descriptionStyles}
`;

/** Stands in for a dialog while its code loads. It's the browser's own, which needs no code: modal, with the focus in it. */
export function LoadingDialog({ title, description, onClose }: LoadingDialogProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const dialog = sheet.current!;
    const page = document.documentElement;
    page.dataset.loadingDialog = '';
    dialog.showModal();
    return () => {
      // Returns the focus to what opened it, where the dialog that comes will find and return it.
      dialog.close();
      setTimeout(() => delete page.dataset.loadingDialog, HANDOVER_MS);
    };
  }, []);
  return (
    <Sheet
      ref={sheet}
      aria-labelledby={titleId}
      aria-busy="true"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <DialogHead>
        <div>
          <Title id={titleId}>{title}</Title>
          {description !== undefined && <Description>{description}</Description>}
        </div>
        <IconButton label="Close" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </DialogHead>
      <DialogContent>
        <Stack data-gap="large">
          <VisuallyHidden role="status">Loading…</VisuallyHidden>
          <Skeleton shape="text" width="short" />
          <Skeleton shape="block" />
          <Skeleton shape="text" width="half" />
          <Skeleton shape="block" />
        </Stack>
      </DialogContent>
    </Sheet>
  );
}
