import { Search } from 'lucide-react';
import { useId } from 'react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyles, fieldDescription, FieldFrame } from '../field/field-frame';
import type { FieldTexts } from '../field/field-frame';

export type SearchFieldProps = FieldTexts & ComponentProps<'input'>;

const Frame = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: 0.85rem;
    width: 1.15rem;
    height: 1.15rem;
    translate: 0 -50%;
    color: var(--color-ink-soft);
    pointer-events: none;
  }
`;

const Input = styled.input`
  ${controlStyles}
  padding-inline-start: 2.6rem;
  text-overflow: ellipsis;
`;

/** A text field for searching; `type` is "search" by default. Rest props go to the `<input>`. */
export function SearchField({
  label,
  hideLabel,
  hint,
  error,
  id,
  type = 'search',
  ...rest
}: SearchFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame {...{ label, hideLabel, hint, error }} id={fieldId}>
      <Frame>
        <Search aria-hidden="true" />
        <Input id={fieldId} type={type} {...fieldDescription(fieldId, { hint, error })} {...rest} />
      </Frame>
    </FieldFrame>
  );
}
