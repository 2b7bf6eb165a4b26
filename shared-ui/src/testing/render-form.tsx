import { render } from '@testing-library/react';
import { Form, Formik } from 'formik';
import type { FormikErrors, FormikHelpers, FormikValues } from 'formik';
import type { ReactNode } from 'react';

interface TestForm<Values extends FormikValues> {
  initialValues: Values;
  /** Errors by field; none by default. */
  validate?: (values: Values) => FormikErrors<Values>;
  onSubmit?: (values: Values, form: FormikHelpers<Values>) => void | Promise<void>;
}

/** Renders fields within a Formik form. */
export function renderForm<Values extends FormikValues>(
  { initialValues, validate, onSubmit = () => undefined }: TestForm<Values>,
  fields: ReactNode,
) {
  return render(
    <Formik initialValues={initialValues} validate={validate} onSubmit={onSubmit}>
      <Form noValidate>{fields}</Form>
    </Formik>,
  );
}
