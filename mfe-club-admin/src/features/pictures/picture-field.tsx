import { MAX_PHOTO_BYTES, PHOTO_ACCEPT, PHOTO_MESSAGES } from '@club-reviews/domain/club-photos';
import { useField } from 'formik';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { styled } from 'styled-components';

const Zone = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-4);
  border: 2px dashed var(--color-line-strong);
  border-radius: var(--radius-m);

  &[data-over] {
    border-color: var(--color-pitch);
    background: var(--color-sunken);
  }
  & > label {
    font-weight: 640;
  }
  & > p {
    font-size: var(--text-s);
    color: var(--color-ink-soft);
  }
  & > p[role='alert'] {
    color: var(--color-danger);
    font-weight: 640;
  }
  & > img {
    max-width: 100%;
    width: auto;
    height: auto;
    max-height: 14rem;
    border-radius: var(--radius-s);
  }
  & > input {
    min-height: 2.75rem;
    max-width: 100%;
    font: inherit;
  }
`;

/* Nothing is dropped on a phone. */
const Drop = styled.span`
  @media (pointer: coarse) {
    display: none;
  }
`;

/** A file field for a picture, bound to the Formik field "file": chosen, photographed or dropped, and shown before it's sent. */
export function PictureField({ label }: { label: string }) {
  const id = useId();
  const [{ value: file }, { error, touched }, { setValue, setError }] = useField<File | null>('file');
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const preview = usePreview(file);
  const problem = touched || file !== null ? error : undefined;

  function choose(chosen: File | undefined) {
    void setValue(chosen ?? null);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped === undefined) return;
    if (input.current !== null) input.current.files = event.dataTransfer.files;
    choose(dropped);
  }

  useEffect(() => {
    if (file !== null && file.size > MAX_PHOTO_BYTES) setError(PHOTO_MESSAGES.tooLarge);
  }, [file, setError]);

  return (
    <Zone
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        name="file"
        type="file"
        accept={PHOTO_ACCEPT}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={`${id}-hint${problem === undefined ? '' : ` ${id}-problem`}`}
        onChange={({ target }) => choose(target.files?.[0])}
      />
      <p id={`${id}-hint`}>
        JPEG, PNG, WebP or AVIF, up to 10 MB. <Drop>You can drop it here, too.</Drop> Where and when it was
        taken isn’t kept.
      </p>
      {problem !== undefined && (
        <p id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
      {preview !== null && <img src={preview} alt="The picture that you have chosen" />}
    </Zone>
  );
}

/** An address of the chosen file for as long as it's shown. */
function usePreview(file: File | null): string | null {
  const address = useMemo(
    () => (file === null || typeof URL.createObjectURL !== 'function' ? null : URL.createObjectURL(file)),
    [file],
  );
  useEffect(() => {
    if (address === null) return;
    return () => URL.revokeObjectURL(address);
  }, [address]);
  return address;
}
