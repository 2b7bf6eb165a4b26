import { apiErrorMessage, isApiError } from '@club-reviews/shared-ui/platform';

/** The Formik helpers needed here, whatever the form's values. */
interface Form<Values> {
  setErrors(errors: Partial<Record<keyof Values, string>>): void;
  setStatus(status: string | undefined): void;
  resetForm(next?: { values: Values }): void;
}

/** The form's names for fields that the api names differently. */
type FieldNames<Values> = Partial<Record<string, keyof Values & string>>;

/** A refused call, and its message. */
interface Refusal<Values> {
  error: unknown;
  /** The message above the form; see `apiErrorMessage`. */
  reason: string;
  names?: FieldNames<Values>;
}

/** What surrounds a form's call. */
interface Submission<Values, Result extends { data?: unknown }> {
  /** Called once the call has succeeded. */
  onDone?: (data: Exclude<Result['data'], undefined>, values: Values, form: Form<Values>) => void;
  /** The message for the whole form if the server gives none, or a function that words it for any error. */
  reason?: string | ((error: unknown) => string);
  /** Called with the reason before the form shows it. */
  onRefused?: (reason: string, error: unknown) => void;
  names?: (values: Values) => FieldNames<Values>;
}

/**
 * Formik's submit handler for a form that makes one call: it either calls `onDone` or shows why the server refused, with
 * everything typed still in the form. `SubmitButton` shows that it's pending, and moves the focus to the first error.
 */
export function useSubmit<Values extends object, Result extends { data?: unknown; error?: unknown }>(
  call: (values: Values) => PromiseLike<Result>,
  { onDone, reason: words, onRefused, names }: Submission<Values, Result> = {},
) {
  return async (values: Values, form: Form<Values>): Promise<void> => {
    form.setStatus(undefined);
    const { data, error } = await call(values);
    if (error === undefined) {
      onDone?.(data as Exclude<Result['data'], undefined>, values, form);
      return;
    }
    const reason = typeof words === 'function' ? words(error) : apiErrorMessage(error, words);
    onRefused?.(reason, error);
    showRefusal(form, values, { error, reason, names: names?.(values) });
  };
}

/**
 * Shows why the server refused a form: beside each field that it names, or in the form's status if it names none, or
 * one that the form doesn't have.
 */
function showRefusal<Values extends object>(
  form: Pick<Form<Values>, 'setErrors' | 'setStatus'>,
  values: Values,
  { error, reason, names = {} }: Refusal<Values>,
): void {
  const blamed = Object.entries(isApiError(error) ? error.fields : {}).map(
    ([name, message]) => [names[name] ?? name, message] as const,
  );
  const [shown, others] = [
    blamed.filter(([name]) => name in values),
    blamed.filter(([name]) => !(name in values)),
  ];
  form.setErrors(Object.fromEntries(shown) as Partial<Record<keyof Values, string>>);
  form.setStatus(shown.length === 0 || others.length > 0 ? reason : undefined);
}
