import { SelectField } from '../components/select-field/select-field';
import type { SelectFieldProps } from '../components/select-field/select-field';
import { useFormField } from './use-form-field';

export type FormSelectProps = Omit<SelectFieldProps, 'error' | 'value' | 'name'> & { name: string };

/** A {@link SelectField} bound to the Formik field `name`. */
export function FormSelect({ name, ...rest }: FormSelectProps) {
  const { field, error } = useFormField<string>(name);
  return <SelectField {...field} error={error} {...rest} />;
}
