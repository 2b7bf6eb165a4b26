import { ConfirmDialog } from '@club-reviews/shared-ui';
import { showToast } from '@club-reviews/shared-ui/platform';
import type { RefObject } from 'react';
import { useDeleteOwnPhotoMutation } from '../../api/club-admin-api';
import type { OwnPhoto } from '../../api/types';

interface DeletePictureDialogProps {
  clubId: number;
  photo: OwnPhoto;
  onDeleted: () => void;
  onClose: () => void;
  focusAfter: RefObject<HTMLElement | null>;
}

/** Asks before a picture is deleted. */
export function DeletePictureDialog({ clubId, photo, onDeleted, ...frame }: DeletePictureDialogProps) {
  const [deletePhoto] = useDeleteOwnPhotoMutation();
  return (
    <ConfirmDialog
      {...frame}
      title={`Delete this ${photo.kind}?`}
      confirmLabel="Delete"
      pendingLabel="Deleting…"
      isDangerous
      failure={`The ${photo.kind} wasn’t deleted`}
      execute={() => deletePhoto({ clubId, id: photo.id })}
      onDone={() => {
        showToast({ title: photo.kind === 'logo' ? 'Logo deleted' : 'Photo deleted', tone: 'success' });
        onDeleted();
      }}
    >
      <p>
        {photo.state === 'public'
          ? 'It’ll disappear from the club’s page straight away.'
          : 'It won’t be shown.'}
      </p>
    </ConfirmDialog>
  );
}
