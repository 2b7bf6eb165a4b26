import { MIN_PASSWORD_LENGTH } from '@club-reviews/domain/passwords';
import { FormTextField } from '@club-reviews/shared-ui/forms';

/** A new password, twice, in a form that has them; `advice` follows the hint of how long it must be. */
export function NewPasswordFields({ advice = '' }: { advice?: string }) {
  return (
    <>
      <FormTextField
        name="newPassword"
        type="password"
        label="New Password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters. ${advice}`.trim()}
        autoComplete="new-password"
      />
      <FormTextField
        name="confirmPassword"
        type="password"
        label="Confirm New Password"
        autoComplete="new-password"
      />
    </>
  );
}
