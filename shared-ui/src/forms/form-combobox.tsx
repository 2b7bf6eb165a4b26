import { useState } from 'react';
import { ComboboxField } from '../components/combobox-field/combobox-field';
import type { ComboboxFieldProps } from '../components/combobox-field/combobox-field';
import type { ComboboxOption } from '../components/combobox-field/use-option-search';
import { useFormField } from './use-form-field';

export interface FormComboboxProps extends Omit<
  ComboboxFieldProps,
  'error' | 'selected' | 'onSelect' | 'onBlur'
> {
  /** Formik field; its value is the chosen option's `value`. */
  name: string;
  /** The option for the field's initial value, so that its label can be shown. Must be the same object on every render. */
  initialOption?: ComboboxOption | null;
  /** The Formik field's value while nothing is chosen. */
  emptyValue?: string | number;
}

/** A {@link ComboboxField} bound to the Formik field `name`. */
export function FormCombobox({ name, initialOption = null, emptyValue = '', ...rest }: FormComboboxProps) {
  const { field, error, setValue } = useFormField<string | number>(name);
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  return (
    <ComboboxField
      name={name}
      error={error}
      selected={[chosen, initialOption].find((option) => option?.value === field.value) ?? null}
      onSelect={(option) => {
        setChosen(option);
        void setValue(option?.value ?? emptyValue);
      }}
      onBlur={field.onBlur}
      {...rest}
    />
  );
}
