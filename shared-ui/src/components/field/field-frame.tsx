import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

/** What every field shows around its control. */
export interface FieldTexts {
  label: ReactNode;
  /** Keeps the label for screen readers only, if its place says enough for everyone else. */
  hideLabel?: boolean;
  hint?: ReactNode;
  /** Links itself to the control and marks it invalid. */
  error?: string;
}

interface FieldFrameProps extends FieldTexts {
  id: string;
  required?: boolean;
  /** Beside the hint, such as a character count. */
  aside?: ReactNode;
  children: ReactNode;
}

const Frame = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-1);
  min-width: 0;
`;

const Label = styled.label`
  font-size: var(--text-s);
  font-weight: 640;
`;

const Hint = styled.p`
  font-size: var(--text-xs);
  color: var(--color-ink-soft);
`;

/* A hint with no room beside it has a separate line. */
const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-3);
`;

const ErrorText = styled.p`
  display: flex;
  gap: 0.4em;
  font-size: var(--text-s);
  font-weight: 600;
  color: var(--color-danger);
  /* It may repeat what was typed. */
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    width: 1.1em;
    height: 1.1em;
    margin-block-start: 0.2em;
  }
`;

/** The style of a control to type or choose in; 16 px text so that iOS doesn't zoom in. */
export const controlStyles = css`
  width: 100%;
  min-height: 2.875rem;
  padding: 0.55rem 0.8rem;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  color: var(--color-ink);
  font-size: max(1rem, var(--text-m));
  line-height: 1.3;

  &::placeholder {
    color: var(--color-ink-soft);
    opacity: 1;
  }
  &:hover {
    border-color: var(--color-ink);
  }
  &[aria-invalid='true'] {
    border-color: var(--color-danger);
    box-shadow: 0 0 0 1px var(--color-danger);
  }
  &:disabled {
    background: var(--color-sunken);
    cursor: not-allowed;
  }
`;

/** Ids of the hint and the error of a field, for `aria-describedby`. */
export function fieldDescription(
  id: string,
  { hint, error }: Pick<FieldTexts, 'hint' | 'error'>,
): {
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
} {
  const ids = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`];
  return {
    'aria-describedby': ids.filter((part) => part !== '').join(' ') || undefined,
    'aria-invalid': error === undefined ? undefined : true,
  };
}

/** The hint below a control and the error, linked to it by id. */
export function FieldNotes({
  id,
  hint,
  error,
  aside,
}: Pick<FieldFrameProps, 'id' | 'hint' | 'error' | 'aside'>) {
  return (
    <>
      {error !== undefined && (
        <ErrorText id={`${id}-error`}>
          <CircleAlert aria-hidden="true" />
          {error}
        </ErrorText>
      )}
      {(hint !== undefined || aside !== undefined) && (
        <Below>
          {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
          {aside}
        </Below>
      )}
    </>
  );
}

/** A control with its label above and its hint and error below. */
export function FieldFrame({ id, label, hideLabel = false, required, children, ...notes }: FieldFrameProps) {
  const text = (
    <>
      {label}
      {required === true && <span aria-hidden="true"> *</span>}
    </>
  );
  return (
    <Frame>
      {hideLabel ? (
        <VisuallyHidden as="label" id={`${id}-label`} htmlFor={id}>
          {text}
        </VisuallyHidden>
      ) : (
        <Label id={`${id}-label`} htmlFor={id}>
          {text}
        </Label>
      )}
      {children}
      <FieldNotes id={id} {...notes} />
    </Frame>
  );
}
