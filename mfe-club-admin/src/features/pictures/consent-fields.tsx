import { FormRadioGroup } from '@club-reviews/shared-ui/forms';
import { useField } from 'formik';
import { useId } from 'react';
import { styled } from 'styled-components';

const Tick = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-1) var(--space-3);
  align-items: start;

  & > input {
    width: 1.35rem;
    height: 1.35rem;
    margin: 0.1rem 0 0;
    accent-color: var(--color-pitch);
  }
  & > p {
    grid-column: 2;
    color: var(--color-danger);
    font-size: var(--text-s);
    font-weight: 640;
  }
`;

function ConsentTick() {
  const id = useId();
  const [field, { error, touched }] = useField<boolean>('hasConsent');
  const problem = touched ? error : undefined;
  return (
    <Tick>
      <input
        id={id}
        type="checkbox"
        name={field.name}
        checked={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
      />
      <label htmlFor={id}>
        The parents or carers of every child in it have agreed that the club shows it here
      </label>
      {problem !== undefined && <p id={`${id}-problem`}>{problem}</p>}
    </Tick>
  );
}

/** Asks whether a photo shows children and, if so, about their parents' consent. */
export function ConsentFields() {
  return (
    <FormRadioGroup
      name="showsChildren"
      label="Can children be recognised?"
      hint="From behind, or from far away, they usually can’t."
      options={[
        { value: 'false', label: 'No' },
        { value: 'true', label: 'Yes', whenChosen: <ConsentTick /> },
      ]}
    />
  );
}
