import { useField } from 'formik';
import { styled } from 'styled-components';

export interface FormCheckboxesProps {
  name: string;
  label: string;
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
export function FormCheckboxes({ name, label, options, disabled = false }: FormCheckboxesProps) {
  const [{ value: chosen }, , { setValue }] = useField<string[]>(name);
  return (
    <Choices>
      <legend>{label}</legend>
      {options.map(({ value, label: text }) => (
        <Choice key={value}>
          <input
            type="checkbox"
            name={name}
            checked={chosen.includes(value)}
            disabled={disabled}
            onChange={({ target }) =>
              void setValue(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
          />
          {text}
        </Choice>
      ))}
    </Choices>
  );
}
