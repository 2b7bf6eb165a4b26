import { Search } from 'lucide-react';
import { useId } from 'react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyles, fieldDescription, FieldFrame } from '../field/field-frame';
import type { FieldTexts } from '../field/field-frame';

export type SearchFieldProps = Omit<FieldTexts, 'hint'> & Omit<ComponentProps<'input'>, 'id'>;

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
export function SearchField({ label, hideLabel, error, type = 'search', ...rest }: SearchFieldProps) {
  const id = useId();
  return (
    <FieldFrame {...{ label, hideLabel, error }} id={id}>
      <Frame>
        <Search aria-hidden="true" />
        <Input id={id} type={type} {...fieldDescription(id, { error })} {...rest} />
      </Frame>
    </FieldFrame>
  );
}
