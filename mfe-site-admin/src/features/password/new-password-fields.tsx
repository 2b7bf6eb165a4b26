import { MIN_PASSWORD_LENGTH, PASSWORD_TOO_SHORT } from '@club-reviews/domain/passwords';
import { FormTextField } from '@club-reviews/shared-ui/forms';
import { ref, string } from 'yup';

/** A new password, typed twice. */
export const EMPTY_PASSWORD = { newPassword: '', confirmPassword: '' };

/** The requirements for a new password. */
export const newPasswordRules = {
  newPassword: string().required(PASSWORD_TOO_SHORT).min(MIN_PASSWORD_LENGTH, PASSWORD_TOO_SHORT),
  confirmPassword: string().oneOf([ref('newPassword')], 'New passwords do not match'),
};

/** The fields for a new password, in a form. */
export function NewPasswordFields() {
  return (
    <>
      <FormTextField
        name="newPassword"
        type="password"
        label="New password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters. Several words are easier to remember.`}
        autoComplete="new-password"
      />
      <FormTextField
        name="confirmPassword"
        type="password"
        label="Confirm new password"
        autoComplete="new-password"
      />
    </>
  );
}
