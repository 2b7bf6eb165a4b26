import { Button, Dialog, Panel, Stack } from '@club-reviews/shared-ui';
import { apiErrorMessage, showToast } from '@club-reviews/shared-ui/platform';
import { useState } from 'react';
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
export function DeletePictureDialog({
  clubId,
  photo,
  onDeleted,
  onClose,
  focusAfter,
}: DeletePictureDialogProps) {
  const [deletePhoto, { isLoading }] = useDeleteOwnPhotoMutation();
  const [problem, setProblem] = useState<string | null>(null);

  async function remove() {
    const { error } = await deletePhoto({ clubId, id: photo.id });
    if (error !== undefined) return setProblem(apiErrorMessage(error));
    showToast({ title: photo.kind === 'logo' ? 'Logo deleted' : 'Photo deleted', tone: 'success' });
    onDeleted();
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      focusAfter={focusAfter}
      title={`Delete this ${photo.kind}?`}
      footer={
        <>
          <Button variant="danger" disabled={isLoading} onClick={() => void remove()}>
            Delete
          </Button>
          <Button onClick={onClose}>Keep it</Button>
        </>
      }
    >
      <Stack>
        <p>
          {photo.state === 'public'
            ? 'It’ll disappear from the club’s page straight away.'
            : 'It won’t be shown.'}
        </p>
        {problem !== null && <Panel tone="error">{problem}</Panel>}
      </Stack>
    </Dialog>
  );
}
