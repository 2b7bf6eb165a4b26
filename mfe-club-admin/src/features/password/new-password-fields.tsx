import { FormTextField } from '@club-reviews/shared-ui/forms';
import { PASSWORD_MIN_CHARACTERS } from './password-rules';

/** A new password, twice, in a form that has them; `advice` follows the hint of how long it must be. */
export function NewPasswordFields({ advice = '' }: { advice?: string }) {
  return (
    <>
      <FormTextField
        name="newPassword"
        type="password"
        label="New Password"
        hint={`At least ${PASSWORD_MIN_CHARACTERS} characters. ${advice}`.trim()}
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
