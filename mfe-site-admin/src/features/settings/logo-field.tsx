import { MAX_LOGO_BYTES } from '@club-reviews/domain/operator-settings';
import type { OperatorKey } from '@club-reviews/domain/operator-settings';
import { Button, Cluster } from '@club-reviews/shared-ui';
import { useField } from 'formik';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';

interface LogoFieldProps {
  name: OperatorKey;
  label: string;
  hint: string;
  isFixed: boolean;
}

const Frame = styled.div`
  display: grid;
  gap: var(--space-2);
`;

const Label = styled.label`
  font-weight: 640;
`;

const Hint = styled.p`
  font-size: var(--text-s);
  color: var(--color-ink-soft);
`;

const Problem = styled.p`
  font-size: var(--text-s);
  font-weight: 640;
  color: var(--color-danger);
`;

const Chooser = styled.input`
  max-width: 100%;
  font-size: var(--text-s);

  &::file-selector-button {
    min-height: 2.75rem;
    margin-inline-end: var(--space-3);
    padding-inline: var(--space-4);
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius-s);
    background: var(--color-surface);
    color: var(--color-ink);
    font: inherit;
    font-weight: 640;
    cursor: pointer;
  }
`;

/* The header's ground, which the picture will be on. */
const Preview = styled.img`
  width: auto;
  max-width: 12rem;
  height: 4rem;
  padding: var(--space-3);
  border-radius: var(--radius-s);
  background: var(--color-band-deep);
  object-fit: contain;
`;

function readPicture(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(file);
  });
}

/** The site's logo: a picture from this device, kept as a data URL until the form is saved. */
export function LogoField({ name, label, hint, isFixed }: LogoFieldProps) {
  const [{ value }, { error }, { setValue, setError }] = useField<string>(name);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  const choose = async () => {
    const file = input.current?.files?.[0];
    if (file === undefined) return;
    if (file.size > MAX_LOGO_BYTES) return setError(`${label} must be at most 40 kB`);
    try {
      await setValue(await readPicture(file));
    } catch {
      setError('This file can’t be read.');
    }
  };
  const remove = () => {
    if (input.current) input.current.value = '';
    void setValue('');
    input.current?.focus();
  };

  return (
    <Frame>
      <Label htmlFor={id}>{label}</Label>
      <Hint id={`${id}-hint`}>{hint}</Hint>
      {value !== '' && <Preview src={value} alt="The logo as it is now" />}
      {!isFixed && (
        <Cluster>
          <Chooser
            ref={input}
            id={id}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            aria-describedby={`${id}-hint ${id}-error`}
            aria-invalid={error !== undefined}
            onChange={() => void choose()}
          />
          {value !== '' && (
            <Button variant="secondary" onClick={remove}>
              Remove the logo
            </Button>
          )}
        </Cluster>
      )}
      <Problem id={`${id}-error`}>{error ?? ''}</Problem>
    </Frame>
  );
}
