import { useField, useFormikContext } from 'formik';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3);
  align-items: start;
  min-height: 2.75rem;
  cursor: pointer;

  & > input {
    width: 1.35rem;
    height: 1.35rem;
    margin: 0.1rem 0 0;
    accent-color: var(--color-pitch);
  }
`;

const ErrorText = styled.p`
  margin-block-start: var(--space-1);
  font-size: var(--text-s);
  font-weight: 600;
  color: var(--color-danger);
`;

/** A checkbox to confirm something, bound to the Formik field `name`. */
export function FormCheckbox({ name, children }: { name: string; children: ReactNode }) {
  const errorId = `${useId()}-error`;
  const [field, meta, { setValue }] = useField<boolean>(name);
  const { submitCount } = useFormikContext();
  const error = submitCount > 0 ? meta.error : undefined;
  return (
    <div>
      <Choice>
        <input
          type="checkbox"
          name={name}
          checked={field.value}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          onChange={({ target }) => void setValue(target.checked)}
        />
        <span>{children}</span>
      </Choice>
      {error !== undefined && <ErrorText id={errorId}>{error}</ErrorText>}
    </div>
  );
}
