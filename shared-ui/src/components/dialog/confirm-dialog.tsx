import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
import { useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../button/button';
import { Panel } from '../panel/panel';
import { Stack } from '../stack/stack';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  title: string;
  /** The consequences. */
  children: ReactNode;
  confirmLabel: string;
  pendingLabel: string;
  isDangerous?: boolean;
  /** Shown above the reason if the call fails. */
  failure: string;
  /** Makes the call. */
  execute: () => Promise<{ error?: unknown }>;
  /** Called once the call has succeeded, before the dialog closes. */
  onDone?: () => void;
  onClose: () => void;
  /** Where the focus goes when the dialog closes, if not to the button that opened it. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** Asks for confirmation before something that can't easily be undone. */
export function ConfirmDialog({ title, children, failure, execute, onDone, ...frame }: ConfirmDialogProps) {
  const [isPending, setIsPending] = useState(false);
  const [reason, setReason] = useState<string | null>(null);

  async function confirm() {
    setReason(null);
    setIsPending(true);
    const { error } = await execute();
    setIsPending(false);
    if (error === undefined) {
      onDone?.();
      frame.onClose();
    } else {
      setReason(apiErrorMessage(error, 'We couldn’t reach the server. Please try again in a moment.'));
    }
  }

  return (
    <Dialog
      open
      onClose={() => !isPending && frame.onClose()}
      title={title}
      focusAfter={frame.focusAfter}
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={frame.onClose}>
            Cancel
          </Button>
          <Button
            variant={frame.isDangerous === true ? 'danger' : 'primary'}
            pending={isPending}
            pendingLabel={frame.pendingLabel}
            onClick={() => void confirm()}
          >
            {frame.confirmLabel}
          </Button>
        </>
      }
    >
      <Stack>
        {reason !== null && (
          <Panel tone="error" title={failure} role="alert">
            {reason}
          </Panel>
        )}
        {children}
      </Stack>
    </Dialog>
  );
}
