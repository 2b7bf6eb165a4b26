import { Form, Formik } from 'formik';
import type { FormikErrors, FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { Stack } from '../../src/components/stack/stack';

interface InFormProps<Values extends FormikValues> {
  values: Values;
  /** What is wrong with the values. The fields show it as if they had been left. */
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

/** An answer that never comes, for what is shown meanwhile. */
export const never = () => new Promise<never>(() => {});
