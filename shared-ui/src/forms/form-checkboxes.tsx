import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { fieldDescription, FieldNotes } from '../components/field/field-frame';
import { useFormField } from './use-form-field';

export interface FormCheckboxesProps {
  name: string;
  label: string;
  hint?: ReactNode;
  options: readonly { value: string; label: string }[];
  disabled?: boolean;
}

const Choices = styled.fieldset`
  display: grid;
  gap: var(--space-1);
  align-content: start;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-block-end: var(--space-1);
    font-weight: 640;
  }
`;

const Choice = styled.label`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  min-height: 2.25rem;
  cursor: pointer;

  & > input {
    flex: none;
    width: 1.35rem;
    height: 1.35rem;
    margin: 0;
    accent-color: var(--color-pitch);
  }
`;

/** Any number of a few choices, bound to the Formik field `name`, whose value is a list. */
export function FormCheckboxes({ name, label, hint, options, disabled = false }: FormCheckboxesProps) {
  const id = useId();
  const { field, error, setValue } = useFormField<string[]>(name);
  const chosen = field.value;
  const { 'aria-invalid': isInvalid, ...description } = fieldDescription(id, { hint, error });
  return (
    <Choices {...description}>
      <legend>{label}</legend>
      <FieldNotes id={id} hint={hint} error={error} />
      {options.map(({ value, label: text }) => (
        <Choice key={value}>
          <input
            type="checkbox"
            name={name}
            checked={chosen.includes(value)}
            disabled={disabled}
            aria-invalid={isInvalid}
            onChange={({ target }) =>
              void setValue(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
            onBlur={field.onBlur}
          />
          {text}
        </Choice>
      ))}
    </Choices>
  );
}
