import { useField, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { afterPress, watchPresses } from './after-press';

/**
 * Binds a control to Formik: its value, its setters, and the error once it may be shown, which is after leaving the
 * control or submitting the form. If the control is left by pressing something else, its error appears after that
 * press, because the message moves what is below it.
 */
export function useFormField<Value>(name: string) {
  const [field, meta, { setValue, setTouched }] = useField<Value>(name);
  const { submitCount } = useFormikContext();
  useEffect(watchPresses, []);
  const submissions = useRef(submitCount);
  useEffect(() => {
    submissions.current = submitCount;
  }, [submitCount]);

  const onBlur = () =>
    afterPress(() => {
      // Submitting has validated every field. Validating again would drop the server's errors.
      if (!meta.touched && submissions.current === submitCount) void setTouched(true);
    });
  const mayShow = meta.touched || submitCount > 0;
  return { field: { ...field, onBlur }, setValue, setTouched, error: mayShow ? meta.error : undefined };
}
