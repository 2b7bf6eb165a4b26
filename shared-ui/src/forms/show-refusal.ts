import { isApiError } from '@club-reviews/shared-ui/platform';

/** What is needed of Formik's helpers, whichever values the form has. */
interface Form<Values> {
  setErrors(errors: Partial<Record<keyof Values, string>>): void;
  setStatus(status: string | undefined): void;
}

/** A refused call, and the words for it. */
interface Refusal<Values> {
  error: unknown;
  /** What to say above the form; see `apiErrorMessage`. */
  reason: string;
  /** The form's names for fields that the api calls something else. */
  names?: Record<string, keyof Values & string>;
}

/**
 * Shows why the server refused a form: beside each field that it names, or in the form's status when it blames no
 * field, or one that the form doesn't have.
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
