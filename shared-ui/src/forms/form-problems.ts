/** What is wrong with a form: a field's error, and the control that puts it right. */
export interface FormProblem {
  /** Id of the element that holds the error beside its field. */
  errorId: string;
  message: string;
  control: HTMLElement;
}

/** Marks the place of a form's ErrorSummary, whether or not it has anything to say. */
export const SUMMARY_MARK = 'data-error-summary';

/** Whether a form lists its errors at its top. */
export function hasErrorSummary(form: HTMLElement | null): boolean {
  return (form?.querySelector(`[${SUMMARY_MARK}]`) ?? null) !== null;
}

/** The errors that a form shows beside its fields, in the order of the fields. */
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
