import { useId } from 'react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyles, fieldDescription, FieldFrame } from '../components/field/field-frame';
import type { FieldTexts } from '../components/field/field-frame';
import { plural, wholeNumber } from '../formatting/numbers';
import { useFormField } from './use-form-field';

export type FormTextAreaProps = Pick<FieldTexts, 'label' | 'hint'> &
  Omit<ComponentProps<'textarea'>, 'id' | 'value' | 'name'> & {
    name: string;
    /** Counts up to this many characters, then says that there are enough. Validates nothing. */
    countTo?: number;
    /** Counts against this many characters. Unlike `maxLength`, it doesn't cut off text; the form's rules reject it. */
    countLimit?: number;
  };

const Area = styled.textarea`
  ${controlStyles}
  min-height: 8rem;
  resize: vertical;
  line-height: 1.5;
`;

const Count = styled.p`
  flex: none;
  margin-inline-start: auto;
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;
  color: var(--color-ink-soft);

  &[data-state='near'] {
    font-weight: 700;
    color: var(--color-ink);
  }
  &[data-state='over'] {
    font-weight: 700;
    color: var(--color-danger);
  }
`;

/** From this share of the limit, the count shows what is left. */
const NEAR_LIMIT = 0.95;

function countState(length: number, countLimit = Number.POSITIVE_INFINITY): 'far' | 'near' | 'over' {
  if (length > countLimit) return 'over';
  return length >= countLimit * NEAR_LIMIT ? 'near' : 'far';
}

function countText(length: number, countTo: number | undefined, countLimit: number | undefined): string {
  const state = countState(length, countLimit);
  if (countLimit !== undefined && state === 'over')
    return `${plural(length - countLimit, 'character')} too many`;
  if (countLimit !== undefined && state === 'near') return `${plural(countLimit - length, 'character')} left`;
  if (countTo !== undefined && length < countTo) return `${length} of at least ${countTo} characters`;
  if (countLimit !== undefined) return `${wholeNumber(length)} of ${wholeNumber(countLimit)} characters`;
  return `${wholeNumber(length)} characters`;
}

/** Several lines of text with a character count, bound to the Formik field `name`. */
export function FormTextArea({ name, label, hint, countTo, countLimit, ...rest }: FormTextAreaProps) {
  const id = useId();
  const { field, error } = useFormField<string>(name);
  const limit = countLimit ?? rest.maxLength;
  return (
    <FieldFrame
      {...{ label, hint, error }}
      id={id}
      required={rest.required}
      aside={
        <Count data-state={countState(field.value.length, limit)}>
          {countText(field.value.length, countTo, limit)}
        </Count>
      }
    >
      <Area id={id} {...fieldDescription(id, { hint, error })} {...field} {...rest} />
    </FieldFrame>
  );
}
