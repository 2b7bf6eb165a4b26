import { render, screen } from '@testing-library/react';
import { Formik } from 'formik';
import { FormError } from './form-error';

const show = (initialStatus?: string) =>
  render(
    <Formik initialValues={{}} initialStatus={initialStatus} onSubmit={() => undefined}>
      <FormError title="Error" />
    </Formik>,
  );

describe('FormError', () => {
  it('interrupts with the reason', () => {
    show('Failed to submit review.');
    expect(screen.getByRole('alert')).toHaveTextContent('ErrorFailed to submit review.');
  });

  it.each([undefined, ''])('is missing for %p', (reason) => {
    expect(show(reason).container).toBeEmptyDOMElement();
  });
});
