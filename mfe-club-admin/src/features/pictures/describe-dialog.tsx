import { Button, Dialog, Stack } from '@club-reviews/shared-ui';
import { FormError, FormTextField, showRefusal, SubmitButton } from '@club-reviews/shared-ui/forms';
import { apiErrorMessage, showToast } from '@club-reviews/shared-ui/platform';
import { Form, Formik } from 'formik';
import type { FormikHelpers } from 'formik';
import { useId } from 'react';
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
  const formId = useId();
  const [changePhoto] = useChangeOwnPhotoMutation();
  const { kind, state, id, description } = photo;

  async function save(values: { description: string }, form: FormikHelpers<{ description: string }>) {
    form.setStatus(undefined);
    const body = { description: values.description.trim() };
    const { error } = await changePhoto({ clubId, id, body });
    if (error !== undefined) return showRefusal(form, values, { error, reason: apiErrorMessage(error) });
    showToast({ title: 'Description saved', tone: 'success' });
    onClose();
  }

  return (
    <Formik initialValues={{ description }} validationSchema={descriptionSchema(kind)} onSubmit={save}>
      {({ status, isSubmitting }) => (
        <Dialog
          open
          onClose={onClose}
          title={`Describe this ${kind}`}
          description={
            state === 'public'
              ? 'Your description goes live on the club’s page straight away.'
              : 'It’ll be shown with the picture once it’s public.'
          }
          footer={
            <>
              <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
                Cancel
              </Button>
              <SubmitButton form={formId} pendingLabel="Saving…">
                Save
              </SubmitButton>
            </>
          }
        >
          <Stack as={Form} id={formId} noValidate>
            <FormTextField name="description" label={descriptionLabel(kind)} hint={DESCRIPTION_HINT} />
            <FormError title="The description couldn’t be saved">{status}</FormError>
          </Stack>
        </Dialog>
      )}
    </Formik>
  );
}
