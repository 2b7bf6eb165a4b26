import { FormDialog, FormTextField, useSubmit } from '@club-reviews/shared-ui/forms';
import { showToast } from '@club-reviews/shared-ui/platform';
import { useChangeOwnPhotoMutation } from '../../api/club-admin-api';
import type { OwnPhoto } from '../../api/types';
import { DESCRIPTION_HINT, descriptionLabel, descriptionSchema } from './upload-form.schema';

interface DescribeDialogProps {
  clubId: number;
  photo: OwnPhoto;
  onClose: () => void;
}

/** Where a picture's description is changed. Like the rest of the profile, it's public without a moderator's check. */
export function DescribeDialog({ clubId, photo, onClose }: DescribeDialogProps) {
  const [changePhoto] = useChangeOwnPhotoMutation();
  const { kind, state, id, description } = photo;
  const save = useSubmit(
    (values: { description: string }) =>
      changePhoto({ clubId, id, body: { description: values.description.trim() } }),
    {
      onDone() {
        showToast({ title: 'Description saved', tone: 'success' });
        onClose();
      },
    },
  );

  return (
    <FormDialog
      initialValues={{ description }}
      validationSchema={descriptionSchema(kind)}
      onSubmit={save}
      onClose={onClose}
      title={`Describe this ${kind}`}
      description={
        state === 'public'
          ? 'Your description goes live on the club’s page straight away.'
          : 'It’ll be shown with the picture once it’s public.'
      }
      submitLabel="Save"
      pendingLabel="Saving…"
      refusalTitle="The description couldn’t be saved"
    >
      <FormTextField name="description" label={descriptionLabel(kind)} hint={DESCRIPTION_HINT} />
    </FormDialog>
  );
}
