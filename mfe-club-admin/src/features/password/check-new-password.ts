import { MIN_PASSWORD_LENGTH, PASSWORD_TOO_SHORT } from '@club-reviews/domain/passwords';
import { showToast } from '@club-reviews/shared-ui/platform';

/** A new password, typed twice. */
export interface NewPassword {
  newPassword: string;
  confirmPassword: string;
}

interface Form {
  setErrors(errors: Partial<NewPassword>): void;
  setStatus(status: undefined): void;
}

/** Shows what is wrong with a new password, in a toast and beside its field. @returns whether it can be sent */
export function checkNewPassword({ newPassword, confirmPassword }: NewPassword, form: Form): boolean {
  const refuse = (field: keyof NewPassword, title: string, description: string) => {
    showToast({ title, description, tone: 'error' });
    form.setStatus(undefined);
    form.setErrors({ [field]: description });
    return false;
  };
  if (newPassword !== confirmPassword)
    return refuse('confirmPassword', 'Password Mismatch', 'New passwords do not match');
  if (newPassword.length < MIN_PASSWORD_LENGTH)
    return refuse('newPassword', 'Password Too Short', PASSWORD_TOO_SHORT);
  return true;
}
