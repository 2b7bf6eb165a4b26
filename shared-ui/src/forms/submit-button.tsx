import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { Button } from '../components/button/button';
import type { ButtonProps } from '../components/button/button';
import { focusFirstError } from './focus-first-error';

/**
 * Submits the Formik form around it, reads `pendingLabel` meanwhile, and moves the focus to the first error when
 * the form was refused.
 */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'pending'>) {
  const button = useRef<HTMLButtonElement>(null);
  const { submitCount, isSubmitting, isValidating, isValid } = useFormikContext();
  const answered = useRef(submitCount);

  useEffect(() => {
    if (isSubmitting || isValidating || answered.current === submitCount) return;
    answered.current = submitCount;
    if (!isValid) focusFirstError(button.current?.form ?? null);
    // Disabled while the answer was on its way, the button lost the focus it had been pressed with.
    if (document.activeElement === document.body) button.current?.focus();
  }, [submitCount, isSubmitting, isValidating, isValid]);

  return <Button ref={button} type="submit" pending={isSubmitting} {...props} />;
}
