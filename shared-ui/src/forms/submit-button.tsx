import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { Button } from '../components/button/button';
import type { ButtonProps } from '../components/button/button';
import { formProblems, hasErrorSummary } from './form-problems';
import { useAnsweredSubmission } from './use-answered-submission';

/** A wrong field that can take the focus. */
const INVALID = '[aria-invalid="true"]:not([disabled],[type="hidden"],fieldset)';

/**
 * Submits the Formik form around it, reads `pendingLabel` meanwhile, and moves the focus to the first error if the form
 * was refused, unless the form has an ErrorSummary with entries, which gets it instead.
 */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'pending'>) {
  const button = useRef<HTMLButtonElement>(null);
  const { isSubmitting } = useFormikContext();
  useAnsweredSubmission((hasErrors) => {
    const form = button.current?.form ?? null;
    if (hasErrors && form && hasErrorSummary(form) && formProblems(form).length > 0) return;
    if (hasErrors) form?.querySelector<HTMLElement>(INVALID)?.focus();
  });
  return <Button ref={button} type="submit" pending={isSubmitting} {...props} />;
}
