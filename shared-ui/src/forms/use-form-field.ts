import { useField, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { afterPress, watchPresses } from './after-press';

/**
 * Binds a control to Formik: its value, its setters, and the error once it may be shown: after the control was left or
 * the form submitted. A control that is left by pressing something else shows its error after that press, because the
 * message moves what stands below it.
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
      // A press that submitted the form has had every field checked. To check again would drop what the answer said.
      if (submissions.current === submitCount) void setTouched(true);
    });
  const mayShow = meta.touched || submitCount > 0;
  return { field: { ...field, onBlur }, setValue, error: mayShow ? meta.error : undefined };
}
