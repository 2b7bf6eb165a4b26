import { Form, Formik } from 'formik';
import type { FormikErrors, FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { Stack } from '../../src/components/stack/stack';

interface InFormProps<Values extends FormikValues> {
  values: Values;
  /** Errors in the values. Fields show them as if the user had moved on. */
  errors?: FormikErrors<Values>;
  onSubmit?: () => Promise<void>;
  children: ReactNode;
}

/** Fields in a Formik form. */
export function InForm<Values extends FormikValues>({
  values,
  errors = {},
  onSubmit = () => Promise.resolve(),
  children,
}: InFormProps<Values>) {
  const touched = Object.fromEntries(Object.keys(errors).map((name) => [name, true]));
  return (
    <Formik<FormikValues>
      initialValues={values}
      initialErrors={errors}
      initialTouched={touched}
      validate={() => errors}
      onSubmit={onSubmit}
    >
      <Form noValidate>
        <Stack>{children}</Stack>
      </Form>
    </Formik>
  );
}

/** A response that never comes, to show the waiting state. */
export const never = () => new Promise<never>(() => {});
