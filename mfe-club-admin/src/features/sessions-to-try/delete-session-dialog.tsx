import { ConfirmDialog } from '@club-reviews/shared-ui';
import { showToast } from '@club-reviews/shared-ui/platform';
import type { RefObject } from 'react';
import { useDeleteSessionToTryMutation } from '../../api/club-admin-api';
import type { SessionToTry } from '../../api/types';

/** Of a dialog about one session. */
export interface OneSessionDialogProps {
  clubId: number;
  session: SessionToTry;
  /** What the session is called. */
  name: string;
  onClose: () => void;
  /** Closes it once it’s done. */
  onDone: () => void;
  focusAfter: RefObject<HTMLElement | null>;
}

/** Asks before a session is deleted. */
export function DeleteSessionDialog({
  clubId,
  session,
  name,
  onClose,
  onDone,
  focusAfter,
}: OneSessionDialogProps) {
  const [deleteSession] = useDeleteSessionToTryMutation();
  return (
    <ConfirmDialog
      onClose={onClose}
      focusAfter={focusAfter}
      title={`Delete “${name}”?`}
      confirmLabel="Delete"
      pendingLabel="Deleting…"
      isDangerous
      failure="The session wasn’t deleted"
      execute={() => deleteSession({ clubId, id: session.id })}
      onDone={() => {
        showToast({ title: 'Session deleted', tone: 'success' });
        onDone();
      }}
    >
      <p>
        It’ll be gone from your page and from families’ calendars, with nothing to say why. If families know
        about it, call it off instead: your page will say so.
      </p>
    </ConfirmDialog>
  );
}
