import { useUndoClubChangeMutation } from '../../api/site-admin-api';
import type { ClubChange } from '../../api/types';
import { DecisionDialog } from '../../components/decision-dialog';
import type { DecisionFrame } from '../../components/decision-dialog';
import { clubActionLabel } from '../../lib/club-labels';
import { ChangeFields } from '../../components/change-fields';

interface UndoChangeDialogProps extends DecisionFrame {
  /** The change in question, or null. */
  request: ClubChange | null;
}

/** Asks before a club's change is undone. */
export function UndoChangeDialog({ request: change, ...frame }: UndoChangeDialogProps) {
  const [undo] = useUndoClubChangeMutation();
  if (change === null) return null;
  const isMerge = change.action === 'merged' || change.action === 'absorbed';
  return (
    <DecisionDialog
      {...frame}
      title={isMerge ? 'Undo this merge?' : 'Undo this change?'}
      description={
        isMerge
          ? 'Everything that moved goes back to its club. You can only do this until the club that stayed gets new reviews, claims or managers.'
          : `${change.club.name}: ${clubActionLabel(change.action).toLowerCase()}. It goes back to what it was, unless it’s been changed again since.`
      }
      submitLabel="Undo"
      pendingLabel="Undoing…"
      messages={{ done: 'Change undone', failed: 'The change couldn’t be undone.' }}
      initialValues={{}}
      execute={() => undo({ id: change.id })}
    >
      <ChangeFields fields={change.fields} />
    </DecisionDialog>
  );
}
