import { useField, useFormikContext } from 'formik';

/**
 * Binds a control to Formik: its value, its setters, and the error once it may be shown: after the field was
 * touched or the form submitted.
 */
export function useFormField<Value>(name: string) {
  const [field, meta, { setValue, setTouched }] = useField<Value>(name);
  const { submitCount } = useFormikContext();
  const mayShow = meta.touched || submitCount > 0;
  return { field, setValue, setTouched, error: mayShow ? meta.error : undefined };
}
