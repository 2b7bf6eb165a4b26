import { TextField } from '../components/text-field/text-field';
import type { TextFieldProps } from '../components/text-field/text-field';
import { useFormField } from './use-form-field';

export type FormTextFieldProps = Omit<TextFieldProps, 'error' | 'value' | 'name'> & { name: string };

/** A {@link TextField} bound to the Formik field `name`. */
export function FormTextField({ name, ...rest }: FormTextFieldProps) {
  const { field, error } = useFormField<string>(name);
  return <TextField {...field} error={error} {...rest} />;
}
