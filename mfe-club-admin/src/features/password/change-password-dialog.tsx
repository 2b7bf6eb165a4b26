import { Button, Dialog, Stack } from '@club-reviews/shared-ui';
import { FormError, FormTextField, showRefusal, SubmitButton } from '@club-reviews/shared-ui/forms';
import { apiErrorMessage, showToast, useDispatch } from '@club-reviews/shared-ui/platform';
import { Form, Formik } from 'formik';
import type { FormikHelpers } from 'formik';
import { useId } from 'react';
import { object, string } from 'yup';
import { useChangeClubAdminPasswordMutation } from '../../api/club-admin-api';
import { loggedIn } from '../../api/session';
import { NewPasswordFields } from './new-password-fields';
import { checkNewPassword } from './check-new-password';
import type { NewPassword } from './check-new-password';

interface ChangePasswordValues extends NewPassword {
  currentPassword: string;
}

const EMPTY: ChangePasswordValues = { currentPassword: '', newPassword: '', confirmPassword: '' };

const schema = object({ currentPassword: string().required('Please enter your current password') });

/** Changes the password. That logs the representative out everywhere else; this session continues. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const [changePassword] = useChangeClubAdminPasswordMutation();
  const dispatch = useDispatch();

  async function change(values: ChangePasswordValues, form: FormikHelpers<ChangePasswordValues>) {
    form.setStatus(undefined);
    if (!checkNewPassword(values, form)) return;
    const { currentPassword, newPassword } = values;
    const { data, error } = await changePassword({ body: { currentPassword, newPassword } });
    if (data !== undefined) {
      showToast({
        title: 'Password Updated',
        description: 'You’ve been logged out everywhere else.',
        tone: 'success',
      });
      dispatch(loggedIn());
      onClose();
      return;
    }
    const reason = apiErrorMessage(error);
    showToast({ title: 'Password Change Failed', description: reason, tone: 'error' });
    showRefusal(form, values, { error, reason });
  }

  return (
    <Formik initialValues={EMPTY} validationSchema={schema} onSubmit={change}>
      {({ isSubmitting, status }) => (
        <Dialog
          open
          onClose={() => !isSubmitting && onClose()}
          title="Change Password"
          description="This logs you out on every other device."
          footer={
            <>
              <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
                Cancel
              </Button>
              <SubmitButton form={formId} pendingLabel="Updating...">
                Update Password
              </SubmitButton>
            </>
          }
        >
          <Stack as={Form} id={formId} noValidate>
            <FormError title="Password Change Failed">{status}</FormError>
            <FormTextField
              name="currentPassword"
              type="password"
              label="Current Password"
              autoComplete="current-password"
            />
            <NewPasswordFields />
          </Stack>
        </Dialog>
      )}
    </Formik>
  );
}
