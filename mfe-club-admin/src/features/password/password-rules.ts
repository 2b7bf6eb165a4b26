import { MIN_PASSWORD_LENGTH, PASSWORD_TOO_SHORT } from '@club-reviews/domain/passwords';

/** A new password, typed twice. */
export interface NewPassword {
  newPassword: string;
  confirmPassword: string;
}

/** What is wrong with a new password: the field to focus, and the toast's words. */
export interface PasswordProblem {
  field: keyof NewPassword;
  title: string;
  description: string;
}

/** Checks a new password before it is sent. @returns null when it can be sent */
export function passwordProblem({ newPassword, confirmPassword }: NewPassword): PasswordProblem | null {
  if (newPassword !== confirmPassword) {
    return {
      field: 'confirmPassword',
      title: 'Password Mismatch',
      description: 'New passwords do not match',
    };
  }
  if (newPassword.length < MIN_PASSWORD_LENGTH) {
    return {
      field: 'newPassword',
      title: 'Password Too Short',
      description: PASSWORD_TOO_SHORT,
    };
  }
  return null;
}
