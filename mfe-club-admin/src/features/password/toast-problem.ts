import { showToast } from '@club-reviews/shared-ui/platform';
import { passwordProblem } from './password-rules';
import type { NewPassword } from './password-rules';

interface Form {
  setErrors(errors: Partial<Record<keyof NewPassword, string>>): void;
}

/** Shows what is wrong with a new password, in a toast and beside its field. @returns whether it can be sent */
export function toastProblem(values: NewPassword, form: Form): boolean {
  const problem = passwordProblem(values);
  if (problem === null) return true;
  const { field, title, description } = problem;
  showToast({ title, description, tone: 'error' });
  form.setErrors({ [field]: description });
  return false;
}
