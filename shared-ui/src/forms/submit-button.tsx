import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
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

  return <Button ref={button} type="submit" pending={isSubmitting} onMouseDown={keepFocus} {...props} />;
}

/**
 * A field that loses the focus is checked, and its error moves what stands below: the button would be gone from under
 * the pointer before it is released, and the press lost. The field keeps the focus, and the press checks it.
 */
function keepFocus(event: MouseEvent<HTMLButtonElement>) {
  if (event.currentTarget.form?.contains(document.activeElement)) event.preventDefault();
}
