import { render, screen } from '@testing-library/react';
import { FormError } from './form-error';

describe('FormError', () => {
  it('interrupts with the reason', () => {
    render(<FormError title="Error">Failed to submit review.</FormError>);
    expect(screen.getByRole('alert')).toHaveTextContent('ErrorFailed to submit review.');
  });

  it.each([undefined, null, ''])('is missing for %p', (reason) => {
    const { container } = render(<FormError title="Error">{reason}</FormError>);
    expect(container).toBeEmptyDOMElement();
  });
});
