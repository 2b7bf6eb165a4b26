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
  & > input::file-selector-button {
    min-height: 2.75rem;
    margin-inline-end: var(--space-3);
    padding: 0 var(--space-4);
    border: 2px solid currentColor;
    border-radius: var(--radius-m);
    background: transparent;
    color: inherit;
    font: inherit;
    font-weight: 640;
    cursor: pointer;
  }
`;

/* Phones have no drag and drop. */
const Drop = styled.span`
  @media (pointer: coarse) {
    display: none;
  }
`;

interface PictureFieldProps {
  label: string;
  /** Gets the other files if several are chosen; null if only one can be chosen. */
  onMore: ((files: File[]) => void) | null;
}

/** A file field for a picture, bound to the Formik field "file": chosen, photographed or dropped, with a preview. */
export function PictureField({ label, onMore }: PictureFieldProps) {
  const id = useId();
  const [{ value: file }, { error, touched }, { setValue, setError }] = useField<File | null>('file');
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const preview = usePreview(file);
  const problem = touched || file !== null ? error : undefined;

  function choose(chosen: FileList | null) {
    const [first, ...others] = chosen ?? [];
    void setValue(first ?? null);
    onMore?.(others);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const { files } = event.dataTransfer;
    if (files.length === 0) return;
    if (input.current !== null) showIn(input.current, files[0]);
    choose(files);
  }

  // The second of several files wasn't chosen in this field.
  useEffect(() => {
    const field = input.current;
    if (field !== null && file !== null && field.files?.length === 0) showIn(field, file);
  }, [file]);

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
        multiple={onMore !== null}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={`${id}-hint${problem === undefined ? '' : ` ${id}-problem`}`}
        onChange={({ target }) => choose(target.files)}
      />
      <p id={`${id}-hint`}>
        JPEG, PNG, WebP or AVIF, up to 10 MB. {onMore !== null && 'You can choose several. '}
        <Drop>You can also drop files here. </Drop>We don’t keep where or when they were taken.
      </p>
      {problem !== undefined && (
        <p id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
      {preview !== null && <img src={preview} alt="The picture you’ve chosen" />}
    </Zone>
  );
}

/** Makes a file field name a file that wasn't chosen in it. */
function showIn(field: HTMLInputElement, file: File | undefined): void {
  if (file === undefined || typeof DataTransfer !== 'function') return;
  const transfer = new DataTransfer();
  transfer.items.add(file);
  field.files = transfer.files;
}

/** An address for the chosen file, valid while it's shown. */
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
