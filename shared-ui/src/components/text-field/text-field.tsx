import { useId } from 'react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyles, fieldDescription, FieldFrame } from '../field/field-frame';
import type { FieldTexts } from '../field/field-frame';

export type TextFieldProps = Omit<FieldTexts, 'hideLabel'> & Omit<ComponentProps<'input'>, 'id'>;

const Input = styled.input`
  ${controlStyles}
`;

/** A single line of text with its label, hint and error. Rest props go to the `<input>`. */
export function TextField({ label, hint, error, type = 'text', ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <FieldFrame {...{ label, hint, error }} id={id} required={rest.required}>
      <Input id={id} type={type} {...fieldDescription(id, { hint, error })} {...rest} />
    </FieldFrame>
  );
}
