import type { PhotoKind } from '@club-reviews/domain/club-photos';
import { Button, Dialog, Stack, VisuallyHidden } from '@club-reviews/shared-ui';
import { FormError, FormTextField, showRefusal, SubmitButton } from '@club-reviews/shared-ui/forms';
import { apiErrorMessage, showToast } from '@club-reviews/shared-ui/platform';
import { Form, Formik } from 'formik';
import type { FormikHelpers } from 'formik';
import { useId } from 'react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { useAddOwnPhotoMutation } from '../../api/club-admin-api';
import type { OwnPhoto } from '../../api/types';
import { NO_ANSWER } from '../../lib/no-answer';
import { ConsentFields } from './consent-fields';
import { PictureField } from './picture-field';
import { shrinkPicture } from './shrink-picture';
import { DESCRIPTION_HINT, descriptionLabel, NO_PICTURE, uploadSchema } from './upload-form.schema';
import type { UploadValues } from './upload-form.schema';

const Progress = styled.progress`
  width: 100%;
  accent-color: var(--color-pitch);
`;

interface UploadDialogProps {
  clubId: number;
  kind: PhotoKind;
  /** The photo whose place the new one takes. */
  replaces: OwnPhoto | null;
  onClose: () => void;
  focusAfter: RefObject<HTMLElement | null>;
}

/** Where a representative sends a logo or a photo. */
export function UploadDialog({ clubId, kind, replaces, onClose, focusAfter }: UploadDialogProps) {
  const formId = useId();
  const [addPhoto] = useAddOwnPhotoMutation();

  async function send(values: UploadValues, form: FormikHelpers<UploadValues>) {
    if (values.file === null) return;
    form.setStatus(undefined);
    const { description, showsChildren, hasConsent } = values;
    const { error } = await addPhoto({
      clubId,
      kind,
      body: await shrinkPicture(values.file),
      description: description.trim() || undefined,
      ...(showsChildren === '' ? {} : { showsChildren }),
      ...(hasConsent ? { hasConsent: 'true' as const } : {}),
      ...(kind === 'photo' && replaces !== null ? { replaces: replaces.id } : {}),
    });
    if (error !== undefined)
      return showRefusal(form, values, { error, reason: apiErrorMessage(error, NO_ANSWER) });
    showToast({
      title: kind === 'logo' ? 'Logo sent' : 'Photo sent',
      description: 'It’s shown once a moderator has looked at it.',
      tone: 'success',
    });
    onClose();
  }

  return (
    <Formik initialValues={NO_PICTURE} validationSchema={uploadSchema(kind)} onSubmit={send}>
      {({ status, isSubmitting }) => (
        <Dialog
          open
          onClose={onClose}
          focusAfter={focusAfter}
          title={titleOf(kind, replaces)}
          description="A moderator looks at it before it’s on the club’s page."
          footer={
            <>
              <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
                Cancel
              </Button>
              <SubmitButton form={formId} pendingLabel="Sending…">
                Send
              </SubmitButton>
            </>
          }
        >
          <Stack as={Form} id={formId} noValidate>
            <PictureField label={kind === 'logo' ? 'The club’s logo' : 'A photo'} />
            <FormTextField name="description" label={descriptionLabel(kind)} hint={DESCRIPTION_HINT} />
            {kind === 'photo' && <ConsentFields />}
            {isSubmitting && <Progress aria-label="Sending the picture" />}
            <VisuallyHidden role="status">{isSubmitting ? 'Sending the picture…' : ''}</VisuallyHidden>
            <FormError title="The picture could not be sent">{status}</FormError>
          </Stack>
        </Dialog>
      )}
    </Formik>
  );
}

function titleOf(kind: PhotoKind, replaces: OwnPhoto | null): string {
  if (kind === 'logo') return replaces === null ? 'Add the club’s logo' : 'Replace the logo';
  return replaces === null ? 'Add a photo' : 'Replace this photo';
}
