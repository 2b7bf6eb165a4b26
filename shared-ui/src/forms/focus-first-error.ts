/**
 * Moves the focus to the first control of a form that is marked invalid.
 * @returns whether there was one
 */
export function focusFirstError(form: HTMLElement | null): boolean {
  const control = form?.querySelector<HTMLElement>(
    '[aria-invalid="true"]:not([disabled],[type="hidden"],fieldset)',
  );
  control?.focus();
  return control !== null && control !== undefined;
}
