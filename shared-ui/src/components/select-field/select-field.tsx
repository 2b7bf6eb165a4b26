import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyles, fieldDescription, FieldFrame } from '../field/field-frame';
import type { FieldTexts } from '../field/field-frame';

export interface SelectOption {
  value: string | number;
  label: string;
}

export type SelectFieldProps = FieldTexts & {
  options: readonly SelectOption[];
  /** First entry with an empty value, for when nothing is chosen yet. */
  placeholder?: string;
} & Omit<ComponentProps<'select'>, 'children' | 'id'>;

const Frame = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-end: 0.8rem;
    width: 1.15rem;
    height: 1.15rem;
    translate: 0 -50%;
    color: var(--color-ink);
    pointer-events: none;
  }
`;

const Select = styled.select`
  ${controlStyles}
  appearance: none;
  padding-inline-end: 2.4rem;
  text-overflow: ellipsis;
  cursor: pointer;
`;

/** A choice among a few, as the platform's own select. Rest props go to the `<select>`. */
export function SelectField({
  label,
  hideLabel,
  hint,
  error,
  options,
  placeholder,
  ...rest
}: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame {...{ label, hideLabel, hint, error }} id={id} required={rest.required}>
      <Frame>
        <Select id={id} {...fieldDescription(id, { hint, error })} {...rest}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
        <ChevronDown aria-hidden="true" />
      </Frame>
    </FieldFrame>
  );
}
