import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { fieldDescription, FieldNotes } from '../components/field/field-frame';
import { useFormField } from './use-form-field';

/** One of the possible answers. */
export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Appears below the answer once it's chosen, and is read out. */
  whenChosen?: ReactNode;
}

export interface FormRadioGroupProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  options: readonly RadioOption[];
}

const Group = styled.fieldset`
  display: grid;
  gap: var(--space-2);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  margin-block-end: var(--space-2);
  padding: 0;
  font-size: var(--text-s);
  font-weight: 640;
`;

const Option = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 var(--space-3);
  align-items: start;
  padding: 0.6rem 0.8rem;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  cursor: pointer;

  & > input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0.1rem 0 0;
    accent-color: var(--color-pitch);
    cursor: pointer;
  }
  &:hover {
    border-color: var(--color-ink);
  }
  &:has(:checked) {
    border-color: var(--color-pitch);
    background: var(--color-pitch-tint);
    color: var(--color-on-pitch-tint);
    box-shadow: inset 0 0 0 1px var(--color-pitch);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }
  &:has([aria-invalid='true']) {
    border-color: var(--color-danger);
  }
`;

const Name = styled.span`
  font-weight: 600;
  line-height: 1.4;
`;

const Hint = styled.span`
  grid-column: 2;
  font-size: var(--text-s);
  line-height: 1.4;
  color: var(--color-ink-soft);

  :checked ~ & {
    color: inherit;
  }
`;

const Live = styled.div`
  & > * {
    margin-block: var(--space-2);
  }
`;

/** A choice of one answer, each with a line on what it means, bound to the Formik field `name`. */
export function FormRadioGroup({ name, label, hint, options }: FormRadioGroupProps) {
  const id = useId();
  const { field, error, setValue } = useFormField<string>(name);
  const description = fieldDescription(id, { hint, error });
  return (
    <Group role="radiogroup" {...description} aria-labelledby={`${id}-label`}>
      <Legend id={`${id}-label`}>{label}</Legend>
      <FieldNotes id={id} hint={hint} error={error} />
      {options.map((option) => (
        <div key={option.value}>
          <Option>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={field.value === option.value}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={option.hint === undefined ? undefined : `${id}-${option.value}-hint`}
              aria-invalid={description['aria-invalid']}
              onChange={() => void setValue(option.value)}
              onBlur={field.onBlur}
            />
            <Name id={`${id}-${option.value}`}>{option.label}</Name>
            {option.hint !== undefined && <Hint id={`${id}-${option.value}-hint`}>{option.hint}</Hint>}
          </Option>
          {option.whenChosen !== undefined && (
            // Always in the page, so that screen readers announce changes to it.
            <Live role="status">{field.value === option.value && option.whenChosen}</Live>
          )}
        </div>
      ))}
    </Group>
  );
}
