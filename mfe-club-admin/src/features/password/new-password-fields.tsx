import { MIN_PASSWORD_LENGTH } from '@club-reviews/domain/passwords';
import { FormTextField } from '@club-reviews/shared-ui/forms';

/** The two fields for a new password; `advice` follows the hint about its length. */
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
