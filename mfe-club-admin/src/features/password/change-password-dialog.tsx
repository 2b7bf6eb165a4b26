import { FormDialog, FormTextField, useSubmit } from '@club-reviews/shared-ui/forms';
import { showToast, useDispatch } from '@club-reviews/shared-ui/platform';
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

const FAILED = 'Password Change Failed';

const schema = object({ currentPassword: string().required('Please enter your current password') });

/** Changes the password. That logs the representative out everywhere else; this session continues. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const [changePassword] = useChangeClubAdminPasswordMutation();
  const dispatch = useDispatch();
  const change = useSubmit(
    ({ currentPassword, newPassword }: ChangePasswordValues) =>
      changePassword({ body: { currentPassword, newPassword } }),
    {
      onDone() {
        showToast({
          title: 'Password Updated',
          description: 'You’ve been logged out everywhere else.',
          tone: 'success',
        });
        dispatch(loggedIn());
        onClose();
      },
      onRefused: (reason) => showToast({ title: FAILED, description: reason, tone: 'error' }),
    },
  );

  return (
    <FormDialog
      initialValues={EMPTY}
      validationSchema={schema}
      onSubmit={async (values, form) => {
        if (checkNewPassword(values, form)) await change(values, form);
      }}
      onClose={onClose}
      title="Change Password"
      description="This logs you out on every other device."
      submitLabel="Update Password"
      pendingLabel="Updating..."
      refusalTitle={FAILED}
    >
      <FormTextField
        name="currentPassword"
        type="password"
        label="Current Password"
        autoComplete="current-password"
      />
      <NewPasswordFields />
    </FormDialog>
  );
}
