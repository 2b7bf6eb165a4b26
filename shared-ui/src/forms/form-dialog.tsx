import { Form, Formik } from 'formik';
import type { FormikConfig, FormikValues } from 'formik';
import { useId } from 'react';
import { Button } from '../components/button/button';
import { Dialog } from '../components/dialog/dialog';
import type { DialogProps } from '../components/dialog/dialog';
import { Stack } from '../components/stack/stack';
import { FormError } from './form-error';
import { SubmitButton } from './submit-button';

type FormDialogProps<Values> = Omit<DialogProps, 'open' | 'footer'> &
  Pick<FormikConfig<Values>, 'initialValues' | 'validate' | 'validationSchema' | 'onSubmit'> & {
    submitLabel: string;
    pendingLabel: string;
    isDangerous?: boolean;
    /** Shown above the reason if the server refuses. */
    refusalTitle: string;
  };

/** A Formik form in a modal dialog, with the fields as its children. It can't be closed while it's being sent. */
export function FormDialog<Values extends FormikValues>({
  submitLabel,
  pendingLabel,
  isDangerous = false,
  refusalTitle,
  onClose,
  title,
  description,
  focusAfter,
  children,
  onSubmit,
  ...form
}: FormDialogProps<Values>) {
  const formId = useId();
  return (
    // Formik takes a form for still being sent if its handler isn't asynchronous.
    <Formik {...form} onSubmit={async (values, helpers) => void (await onSubmit(values, helpers))}>
      {({ isSubmitting }) => (
        <Dialog
          open
          onClose={() => !isSubmitting && onClose()}
          {...{ title, description, focusAfter }}
          footer={
            <>
              <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
                Cancel
              </Button>
              <SubmitButton
                form={formId}
                variant={isDangerous ? 'danger' : 'primary'}
                pendingLabel={pendingLabel}
              >
                {submitLabel}
              </SubmitButton>
            </>
          }
        >
          <Stack as={Form} id={formId} noValidate>
            <FormError title={refusalTitle} />
            {children}
          </Stack>
        </Dialog>
      )}
    </Formik>
  );
}
