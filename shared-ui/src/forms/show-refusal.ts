import { isApiError } from '@club-reviews/shared-ui/platform';

/** The Formik helpers needed here, whatever the form's values. */
interface Form<Values> {
  setErrors(errors: Partial<Record<keyof Values, string>>): void;
  setStatus(status: string | undefined): void;
}

/** A refused call, and its message. */
interface Refusal<Values> {
  error: unknown;
  /** The message above the form; see `apiErrorMessage`. */
  reason: string;
  /** The form's names for fields that the api names differently. */
  names?: Record<string, keyof Values & string>;
}

/**
 * Shows why the server refused a form: beside each field that it names, or in the form's status if it names none, or
 * one that the form doesn't have.
 */
export function showRefusal<Values extends object>(
  form: Form<Values>,
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
