import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/**
 * Calls `onAnswered` once after each attempt to submit the Formik form around it, when the rules or the server have
 * responded and their errors are on the page.
 * @param onAnswered called with whether the form has errors
 */
export function useAnsweredSubmission(onAnswered: (hasErrors: boolean) => void): void {
  const { submitCount, isSubmitting, isValidating, isValid } = useFormikContext();
  const answered = useRef(submitCount);
  useEffect(() => {
    if (isSubmitting || isValidating || answered.current === submitCount) return;
    answered.current = submitCount;
    onAnswered(!isValid);
    // Only the form's latest state says when; anything else in the callback's closure is up to date by then.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount, isSubmitting, isValidating, isValid]);
}
