import { CheckboxField } from '../components/checkbox-field/checkbox-field';
import type { CheckboxFieldProps } from '../components/checkbox-field/checkbox-field';
import { useFormField } from './use-form-field';

export type FormCheckboxProps = Pick<CheckboxFieldProps, 'label' | 'hint'> & { name: string };

/** A {@link CheckboxField} bound to the Formik field `name`. */
export function FormCheckbox({ name, ...texts }: FormCheckboxProps) {
  const { field, error } = useFormField<boolean>(name);
  const { value, ...rest } = field;
  return <CheckboxField {...rest} checked={value} error={error} {...texts} />;
}
