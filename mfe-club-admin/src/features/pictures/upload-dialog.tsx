import type { PhotoKind } from '@club-reviews/domain/club-photos';
import { Button, Dialog, Stack } from '@club-reviews/shared-ui';
import { FormTextField, SubmitButton, useLeaveWarning } from '@club-reviews/shared-ui/forms';
import { showToast } from '@club-reviews/shared-ui/platform';
import { Form, Formik } from 'formik';
import type { FormikHelpers } from 'formik';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import type { OwnPhoto } from '../../api/types';
import { ConsentFields } from './consent-fields';
import { PictureField } from './picture-field';
import { DESCRIPTION_HINT, descriptionLabel, NO_PICTURE, uploadSchema } from './upload-form.schema';
import type { UploadValues } from './upload-form.schema';
import { UploadList } from './upload-list';
import { useUploads } from './use-uploads';

const Note = styled.p`
  font-size: var(--text-s);
  overflow-wrap: anywhere;
`;

interface UploadDialogProps {
  clubId: number;
  kind: PhotoKind;
  /** The photo that the new one replaces. */
  replaces: OwnPhoto | null;
  /** How many more photos there's room for. */
  room: number;
  onClose: () => void;
  focusAfter: RefObject<HTMLElement | null>;
}

/**
 * Where a representative sends a logo or photos. Several can be chosen at once: while one is being sent, the next is
 * described. The dialog closes on its own once all have arrived.
 */
export function UploadDialog({ clubId, kind, replaces, room, onClose, focusAfter }: UploadDialogProps) {
  const formId = useId();
  const replaced = kind === 'photo' && replaces !== null ? replaces.id : undefined;
  const queue = useUploads({ clubId, kind, replaces: replaced });
  /** Which form is open, one after the other; null once all have been described. */
  const [form, setForm] = useState<number | null>(0);
  const [further, setFurther] = useState<File[]>([]);
  const [leftOut, setLeftOut] = useState<File[]>([]);
  const content = useRef<HTMLDivElement>(null);
  const isDone = form === null && queue.uploads.length === 0;
  // Pictures being sent, and the photo in the form, already have places.
  const roomForMore =
    kind === 'logo' || replaced !== undefined ? 0 : Math.max(0, room - queue.uploads.length - 1);
  useLeaveWarning(queue.uploads.length > 0);

  useEffect(() => {
    if (!isDone) return;
    if (queue.sentCount > 0) tellSent(kind, queue.sentCount);
    onClose();
  }, [isDone, kind, onClose, queue.sentCount]);

  // The field that had the focus is gone.
  useLayoutEffect(() => {
    if (form === 0) return;
    const field = content.current?.querySelector<HTMLElement>('[name="description"]');
    (field ?? content.current)?.focus();
  }, [form]);

  function send(
    { file, ...words }: UploadValues,
    { resetForm }: Pick<FormikHelpers<UploadValues>, 'resetForm'>,
  ) {
    if (file === null) return;
    queue.add({ ...words, file });
    const [next, ...others] = further;
    setFurther(others);
    setLeftOut([]);
    resetForm({ values: { ...NO_PICTURE, file: next ?? null } });
    setForm(next === undefined ? null : (form ?? 0) + 1);
  }

  function chooseMore(files: File[]) {
    setFurther(files.slice(0, roomForMore));
    setLeftOut(files.slice(roomForMore));
  }

  return (
    <Formik initialValues={NO_PICTURE} validationSchema={uploadSchema(kind)} onSubmit={send}>
      {({ resetForm }) => (
        <Dialog
          open
          onClose={onClose}
          focusAfter={focusAfter}
          title={toTitle(kind, replaces)}
          description="A moderator will check it before it goes on the club’s page."
          footer={
            <>
              <Button variant="secondary" onClick={onClose}>
                Cancel
              </Button>
              {form !== null && <SubmitButton form={formId}>Send</SubmitButton>}
            </>
          }
        >
          <Stack ref={content} tabIndex={-1}>
            {form !== null && (
              <Stack as={Form} key={form} id={formId} noValidate>
                <PictureField
                  label={kind === 'logo' ? 'The club’s logo' : 'A photo'}
                  onMore={roomForMore > 0 ? chooseMore : null}
                />
                {further.length > 0 && <Note>Next, you’ll describe {getNames(further)}</Note>}
                {leftOut.length > 0 && <Note role="alert">There’s no room for {getNames(leftOut)}</Note>}
                <FormTextField name="description" label={descriptionLabel(kind)} hint={DESCRIPTION_HINT} />
                {kind === 'photo' && <ConsentFields />}
              </Stack>
            )}
            <UploadList
              queue={queue}
              onChange={
                form === null
                  ? ({ id, values }) => {
                      queue.remove(id);
                      resetForm({ values: { ...values, file: null } });
                      setForm(id);
                    }
                  : null
              }
            />
          </Stack>
        </Dialog>
      )}
    </Formik>
  );
}

function toTitle(kind: PhotoKind, replaces: OwnPhoto | null): string {
  if (kind === 'logo') return replaces === null ? 'Add the club’s logo' : 'Replace the logo';
  return replaces === null ? 'Add a photo' : 'Replace this photo';
}

function getNames(files: readonly File[]): string {
  return files.map(({ name }) => name).join(', ');
}

function tellSent(kind: PhotoKind, count: number): void {
  const title = kind === 'logo' ? 'Logo sent' : count === 1 ? 'Photo sent' : `${count} photos sent`;
  const words =
    count === 1
      ? 'We’ll show it once a moderator has checked it.'
      : 'We’ll show them once a moderator has checked them.';
  showToast({ title, description: words, tone: 'success' });
}
