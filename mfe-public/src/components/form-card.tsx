import { Card, Stack } from '@club-reviews/shared-ui';
import { FormError, SubmitButton } from '@club-reviews/shared-ui/forms';
import { Form, Formik } from 'formik';
import type { FormikConfig, FormikValues } from 'formik';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useIsInBrowser } from '../lib/use-is-in-browser';

type FormCardProps<Values> = Pick<
  FormikConfig<Values>,
  'initialValues' | 'validate' | 'validationSchema' | 'onSubmit'
> & {
  title: string;
  submitLabel: string;
  /** Shown above the reason if the server refuses. */
  refusalTitle: string;
  children: ReactNode;
};

/** A Formik form in a card, with the fields as its children. */
export function FormCard<Values extends FormikValues>({
  title,
  submitLabel,
  refusalTitle,
  children,
  ...form
}: FormCardProps<Values>) {
  const titleId = useId();
  const isInBrowser = useIsInBrowser();
  return (
    <Formik {...form}>
      <Card as={Form} noValidate aria-labelledby={titleId}>
        <Stack>
          <h2 id={titleId}>{title}</h2>
          {children}
          <FormError title={refusalTitle} />
          <div>
            {/* Without scripts it would submit what was typed as part of an address. */}
            <SubmitButton size="large" disabled={!isInBrowser} pendingLabel="Sending…">
              {submitLabel}
            </SubmitButton>
          </div>
          <noscript>
            <p>Sending this form needs JavaScript. Please switch it on in your browser.</p>
          </noscript>
        </Stack>
      </Card>
    </Formik>
  );
}
