import { Form, Formik } from 'formik';
import type { FormikConfig, FormikProps, FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { Stack } from '../components/stack/stack';

type FormStackProps<Values> = Omit<FormikConfig<Values>, 'children'> & {
  children: ReactNode | ((form: FormikProps<Values>) => ReactNode);
  'data-gap'?: 'small';
};

/** A Formik form as a column of fields; a `FormError` in it says why the server refused. */
export function FormStack<Values extends FormikValues>({
  children,
  'data-gap': gap,
  ...form
}: FormStackProps<Values>) {
  return (
    <Formik {...form}>
      {(props) => (
        <Stack as={Form} noValidate data-gap={gap}>
          {typeof children === 'function' ? children(props) : children}
        </Stack>
      )}
    </Formik>
  );
}
