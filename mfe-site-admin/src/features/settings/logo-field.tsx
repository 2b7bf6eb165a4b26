import { MAX_LOGO_BYTES } from '@club-reviews/domain/operator-settings';
import type { OperatorKey } from '@club-reviews/domain/operator-settings';
import { Button, Cluster, fieldDescription, FieldFrame } from '@club-reviews/shared-ui';
import { useFormField } from '@club-reviews/shared-ui/forms';
import { useFormikContext } from 'formik';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';

interface LogoFieldProps {
  name: OperatorKey;
  label: string;
  hint: string;
  isFixed: boolean;
}

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
  const { registerField, unregisterField, validateForm } = useFormikContext();
  const { field, error, setValue, setTouched } = useFormField<string>(name);
  const [refused, setRefused] = useState<string>();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  // Every validation sees it, so that nothing is saved as if the picture had been taken.
  useEffect(() => {
    registerField(name, { validate: () => refused });
    void validateForm();
    return () => unregisterField(name);
  }, [name, refused, registerField, unregisterField, validateForm]);

  const take = (value: string, problem?: string) => {
    if (input.current && problem !== undefined) input.current.value = '';
    setRefused(problem);
    void setTouched(true, false);
    void setValue(value);
  };
  const choose = async () => {
    const file = input.current?.files?.[0];
    if (file === undefined) return;
    if (file.size > MAX_LOGO_BYTES) return take(field.value, `${label} must be at most 40 kB`);
    try {
      take(await readPicture(file));
    } catch {
      take(field.value, 'This file can’t be read.');
    }
  };
  const remove = () => {
    if (input.current) input.current.value = '';
    take(refused === undefined ? '' : field.value);
    input.current?.focus();
  };

  return (
    <div aria-live="polite">
      <FieldFrame id={id} label={label} hint={hint} error={error}>
        {field.value !== '' && <Preview src={field.value} alt="The logo as it is now" />}
        {!isFixed && (
          <Cluster>
            <Chooser
              ref={input}
              id={id}
              type="file"
              accept="image/png,image/jpeg,image/webp"
              {...fieldDescription(id, { hint, error })}
              onChange={() => void choose()}
            />
            {(field.value !== '' || refused !== undefined) && (
              <Button variant="secondary" onClick={remove}>
                {refused === undefined ? 'Remove the logo' : 'Leave the logo as it was'}
              </Button>
            )}
          </Cluster>
        )}
      </FieldFrame>
    </div>
  );
}
