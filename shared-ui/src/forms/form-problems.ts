/** An error in a form, and the control to correct it with. */
export interface FormProblem {
  /** Id of the element with the error beside its field. */
  errorId: string;
  message: string;
  control: HTMLElement;
}

/** Marks the place of a form's ErrorSummary, even while it's empty. */
export const SUMMARY_MARK = 'data-error-summary';

/** Whether a form lists its errors at its top. */
export function hasErrorSummary(form: HTMLElement | null): boolean {
  return (form?.querySelector(`[${SUMMARY_MARK}]`) ?? null) !== null;
}

/** The errors that a form shows beside its fields, in field order. */
export function formProblems(form: HTMLElement): FormProblem[] {
  const marked = form.querySelectorAll<HTMLElement>(
    '[aria-invalid="true"][aria-describedby]:not([disabled])',
  );
  return [...marked].flatMap((field) => {
    const error = describedBy(field).find(({ id }) => id.endsWith('-error'));
    const control = field instanceof HTMLFieldSetElement ? field.querySelector<HTMLElement>('input') : field;
    if (error === undefined || control === null) return [];
    return [{ errorId: error.id, message: error.textContent, control }];
  });
}

function describedBy(field: HTMLElement): HTMLElement[] {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.flatMap((id) => document.getElementById(id) ?? []);
}
