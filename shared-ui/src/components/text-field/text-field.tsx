import { useId } from 'react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyles, fieldDescription, FieldFrame } from '../field/field-frame';
import type { FieldTexts } from '../field/field-frame';

export type TextFieldProps = FieldTexts & ComponentProps<'input'>;

const Input = styled.input`
  ${controlStyles}
`;

/** A single line of text with its label, hint and error. Rest props go to the `<input>`. */
export function TextField({ label, hideLabel, hint, error, id, type = 'text', ...rest }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame {...{ label, hideLabel, hint, error }} id={fieldId} required={rest.required}>
      <Input id={fieldId} type={type} {...fieldDescription(fieldId, { hint, error })} {...rest} />
    </FieldFrame>
  );
}
