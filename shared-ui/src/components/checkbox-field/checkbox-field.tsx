import { useId } from 'react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { FieldNotes, fieldDescription } from '../field/field-frame';
import type { FieldTexts } from '../field/field-frame';

export type CheckboxFieldProps = Omit<FieldTexts, 'hideLabel'> & Omit<ComponentProps<'input'>, 'id' | 'type'>;

const Frame = styled.div`
  display: grid;
  min-width: 0;

  & > p,
  & > div {
    margin-inline-start: calc(1.35rem + var(--space-3));
  }
`;

/* All of it is the target. */
const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3);
  align-items: center;
  min-height: 2.75rem;
  cursor: pointer;

  & > input {
    width: 1.35rem;
    height: 1.35rem;
    margin: 0;
    accent-color: var(--color-pitch);
  }
`;

/** Something to tick, with a hint and an error below it. */
export function CheckboxField({ label, hint, error, ...input }: CheckboxFieldProps) {
  const id = useId();
  return (
    <Frame>
      <Choice>
        <input type="checkbox" {...fieldDescription(id, { hint, error })} {...input} />
        <span>{label}</span>
      </Choice>
      <FieldNotes id={id} hint={hint} error={error} />
    </Frame>
  );
}
